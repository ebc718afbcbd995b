// Compresses files by brotli, as a host does: reads lines of JSON [source, target] from stdin.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const QUALITY = 11; // of files that never change: once and for all

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const [source, target] = JSON.parse(line);
  const content = readFileSync(source);
  const packed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, packed);
}
