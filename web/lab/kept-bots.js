// The bots that this device keeps: their code, their names, and what undo would take back.

/** @typedef {import("../wire.js").Bot} Bot */
/** @typedef {Bot & { id: string, changed: number }} KeptBot */

const BOT = "frontier/bot/";
const HISTORY = "frontier/bot-history/";
const MOST_HISTORY = 200_000; // letters of what undo knows; a longer past is let go

export class KeptBots {
  /**
   * @param {Pick<typeof import("../core/storage.js"), "keysAfter" | "read" | "remove" | "write" | "writeText">} storage
   * @param {(game: string) => boolean} isKnown
   */
  constructor(storage, isKnown) {
    this.storage = storage;
    this.isKnown = isKnown;
  }

  /** @returns {KeptBot[]} the last changed first */
  all() {
    return this.storage
      .keysAfter(BOT)
      .map((id) => this.find(id))
      .filter((bot) => bot !== null)
      .sort((a, b) => b.changed - a.changed);
  }

  /**
   * @param {string} id
   * @returns {KeptBot | null} nothing where there is none, or none that can be read
   */
  find(id) {
    const kept = this.storage.read(BOT + id);
    const isBot =
      typeof kept?.game === "string" &&
      typeof kept.name === "string" &&
      typeof kept.code === "string" &&
      this.isKnown(kept.game);
    if (!isBot) return null;
    const { game, name, code } = kept;
    return { id, game, name, code, changed: Number(kept.changed) || 0 };
  }

  /** @param {Bot} bot @returns {KeptBot} */
  add(bot) {
    const id = Date.now().toString(36) + Math.floor(Math.random() * 1296).toString(36);
    const kept = { ...bot, id, changed: Date.now() };
    this.keep(kept);
    return kept;
  }

  /** @param {KeptBot} bot */
  keep({ id, game, name, code }) {
    this.storage.write(BOT + id, { game, name, code, changed: Date.now() });
  }

  /** @param {string} id */
  remove(id) {
    this.storage.remove(BOT + id);
    this.storage.remove(HISTORY + id);
  }

  /** @param {string} id @returns {any} */
  history(id) {
    return this.storage.read(HISTORY + id);
  }

  /**
   * @param {string} id
   * @param {unknown} history
   */
  keepHistory(id, history) {
    const text = JSON.stringify(history);
    if (text.length <= MOST_HISTORY) this.storage.writeText(HISTORY + id, text);
  }
}
