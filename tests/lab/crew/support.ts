import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Json } from "../../../lib/documents";
import { makePlan, variantOf } from "../../../lib/lab/make-plan";
import type { GameKey, Plan } from "../../../lib/lab/plan";
import { recordText } from "../../../lib/lab/record/text";
import type { GameLine, GameRecord } from "../../../lib/lab/record/types";
import type { Decided } from "../../../lib/lab/store";
import { countedLines } from "../../../lib/lab/store";
import { gameSeed } from "../../../lib/playtest";
import { packageRoot } from "../../../lib/workspace";
import { shipped } from "../../support/shipped";

const GAME = "fire-in-the-sky";
const SCENARIO = "scenarios/short-campaign.json";

/** A plan of short games: the Short Campaign as it is and with another turn to begin with, cut off soon. */
export function shortPlan(more: Partial<Plan> = {}): Plan {
  const { game: definition, draft } = shipped(GAME);
  const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
  const scenario = documents[SCENARIO] as { start: object };
  const later = { ...scenario, start: { ...scenario.start, turn: 3 } } as Json;
  const source = { definition, scenario: SCENARIO, options: [], layers: [] };
  return makePlan({
    engine: "0.1.0",
    purpose: "compare",
    variants: [
      variantOf({ ...source, documents, title: "as it is" }),
      variantOf({ ...source, documents: { ...documents, [SCENARIO]: later }, title: "a turn later" }),
    ],
    players: ["random", "random"],
    seed: 7,
    games: 12,
    cap: 40,
    ...more,
  });
}

/** What a run comes to: its lines in order, as text. */
export const textOf = (lines: Iterable<GameLine>, decided?: Decided): string =>
  countedLines(shortPlan(), lines, decided)
    .map((line) => recordText(line))
    .join("\n");

/** A record for those who play nothing. */
export const recordOf = ({ variant, game }: GameKey, { seed }: Pick<Plan, "seed">): GameRecord => ({
  variant,
  game,
  seed: gameSeed(seed, game),
  ended: "over",
  winner: game % 3 === variant ? "japan" : "allies",
  rule: "16.0",
  score: { victoryPoints: game },
  turns: [2, 4],
  decisions: 10 + game,
  hash: "0123456789abcdef",
  tracks: {},
  taken: [],
  lost: {},
  spent: {},
  asked: {},
  rules: {},
});

/** The code of a thread, bundled as the command line bundles it. */
export async function threadCode(): Promise<URL> {
  const file = pathToFileURL(join(packageRoot(), "lib/build/bundle.mjs")).href;
  const { bundle } = (await import(file)) as {
    bundle(name: string, entries: Record<string, string>): Promise<string>;
  };
  const folder = await bundle("lab-thread", { thread: "lib/cli/crew/thread.ts" });
  return pathToFileURL(join(folder, "thread.mjs"));
}
