import { createChecker } from "../../lib/diagnostics";
import { games } from "../../lib/games";
import { openGame } from "../../lib/workspace";
import { EVERY_COUNTER, everyCounter } from "./every-counter";
import { editRows, writeSpreadsheets } from "./one-game";
import { type Row, timed } from "./support";

const GAME = "pacific-war";

/** Pacific War with every counter on its map: what an edit costs, and all its tables as spreadsheets. */
export default async function pacificWarScale(): Promise<Row[]> {
  const { text, counters } = everyCounter();
  const more = { [EVERY_COUNTER]: text };
  const files = { ...openGame(GAME).files, ...more };
  const checker = createChecker(games[GAME]!);
  checker.check(files);
  return [
    { name: "counters of the set-up", value: counters, unit: "counters" },
    ...(await editRows(GAME, EVERY_COUNTER, /(?<="steps": )[1-5]/g, more)),
    ...(await timed({ "all tables as CSV": () => writeSpreadsheets(GAME, checker, files) }, "ms")),
  ];
}
