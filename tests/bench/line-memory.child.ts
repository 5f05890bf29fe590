import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { assemble } from "../../lib/documents";
import type { Fed } from "../../lib/book";
import { Sitting } from "../../lib/play";
import { openGame } from "../../lib/workspace";
import { GAME, SCENARIO } from "./support";

/** The heap that a table holds with a game that bots have played to its end, all of it there to go back to. */
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heap = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const draft = assemble(openGame(GAME).files, {});
const news: Fed = {
  game: GAME,
  documents: Object.fromEntries(
    [...draft.documents].map(([path, { value }]) => [path, JSON.stringify(value)]),
  ),
  playtests: {},
  layers: [],
  errors: [],
};
const sitting = new Sitting();
sitting.hear(news);

function play(seed: number): void {
  const opening = { scenario: SCENARIO, options: [], dice: { kind: "seeded" as const, seed } };
  sitting.obey({ do: "begin", opening, seats: {}, hidden: false });
  sitting.obey({ do: "bot", span: "game" });
  while (sitting.work(1000, () => performance.now()));
}

play(1); // What the program keeps for itself once it has run is not the game's.
sitting.obey({ do: "leave" });
const before = heap();
play(2);
process.stdout.write(JSON.stringify({ bytes: heap() - before, choices: sitting.session!.at }));
