import { join } from "node:path";
import { expect, it } from "vitest";
import { openPlan } from "../../lib/lab/play";
import { recordText } from "../../lib/lab/record/text";
import { planOf, shippedVariant } from "../lab/support";

/** What is kept of a game that was played in bulk, one line a game. `npm run golden` writes them anew. */
const played: [id: string, scenario: string][] = [
  ["fire-in-the-sky", "short-campaign"],
  ["fire-in-the-sky-2e", "java-sea"],
];

it.each(played)("the record of a game of %s, %s is as written", async (id, scenario) => {
  const play = openPlan(planOf([shippedVariant(id, scenario)], { seed: 1941 }));
  const file = join(import.meta.dirname, `${id}-${scenario}-record.jsonl`);
  await expect(`${recordText(play({ variant: 0, game: 0 }))}\n`).toMatchFileSnapshot(file);
});
