import { assemble } from "../../lib/documents";
import type { DocumentUpdate } from "../../lib/book";
import { Sitting } from "../../lib/play";
import { openGame } from "../../lib/workspace";
import { heapHeld } from "./heap";
import { GAME, medianOf, SCENARIO } from "./support";

/** The heap that a table holds with a game that bots have played to its end, all of it there to go back to. */
const draft = assemble(openGame(GAME).files, {});
const news: DocumentUpdate = {
  game: GAME,
  documents: Object.fromEntries(
    [...draft.documents].map(([path, { value }]) => [path, JSON.stringify(value)]),
  ),
  playtests: {},
  layers: [],
  errors: [],
};
const sitting = new Sitting();
sitting.onUpdate(news);
const choices: number[] = [];

function play(seed: number): void {
  const opening = { scenario: SCENARIO, options: [], dice: { kind: "seeded" as const, seed } };
  sitting.obey({ do: "begin", opening, seats: {}, hidden: false });
  sitting.obey({ do: "bot", span: "game" });
  while (sitting.work(1000, () => performance.now()));
  choices.push(sitting.session!.at);
}

const bytes = heapHeld(
  (i) => play(i + 1),
  () => sitting.obey({ do: "leave" }),
);
process.stdout.write(JSON.stringify({ bytes, choices: medianOf(choices) }));
