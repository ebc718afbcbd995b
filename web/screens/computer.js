// Lets the computer take its turn at a table; any other change of the match stops it.

import { think } from "../play/thinking.js";

/** @param {import("./table.js").Table} table */
export async function letComputerPlay(table) {
  const { app, change, talk } = table;
  const seat = /** @type {number} */ (table.state?.turn);
  const stopped = () => table.closed || table.change !== change;
  try {
    const choice = await think({
      core: app.core,
      panel: table.panel,
      level: table.kinds[seat],
      text: talk.ui("bot.thinking", { name: app.words.names[seat] }),
      skip: talk.ui("bot.skip"),
      onskip: () => (table.hurry = true),
      hurried: () => table.hurry,
      stopped,
      after: table.animation,
    });
    if (choice) await table.ask({ do: "play", picks: choice });
  } catch (error) {
    if (!stopped()) table.fail(error);
  }
}
