import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { below, type Game, hash, pending, seedState, standing, take } from "../../lib/kernel";
import { everyScenario, startScenario } from "../support/shipped";

/**
 * One whole game of every scenario as readable text. `npm run golden` writes them anew; what changed in
 * play is then read as a difference.
 */
const SEED = 1941;
const MOST_DECISIONS = 20_000;

const fileOf = (id: string, scenario: string) => join(import.meta.dirname, `${id}-${scenario}.txt`);

function story(game: Game): string {
  const random = seedState(SEED);
  const lines = [`seed ${SEED}`, ""];
  let eventCount = 0;
  let decisions = 0;
  while (game.asked !== 0 && decisions < MOST_DECISIONS) {
    const decision = pending(game)[0]!;
    const side = game.ruleset.module.sides.indexOf(decision.side);
    const codes = game.table.codes(side);
    const pick = below(random, codes.length);
    lines.push(
      `${decision.side} ${decision.step} (${decision.rule}), ${codes.length} options: ${JSON.stringify(decision.options[pick])}`,
    );
    take(game, side, codes[pick]!);
    decisions++;
    for (const event of game.table.events.slice(eventCount)) {
      const dice = (event.dice ?? []).map(({ name, faces }) => ` [${name}: ${faces.join(" ")}]`).join("");
      lines.push(`  ${event.rule} ${event.text}${dice}`);
    }
    eventCount = game.table.events.length;
    if (decisions % 100 === 0) lines.push(`  = ${hash(game)} after ${decisions} decisions`);
  }
  lines.push("", standing(game).text, `hash ${hash(game)} after ${decisions} decisions`, "");
  return lines.join("\n");
}

describe("golden playthroughs", () => {
  it.each(everyScenario)("%s, %s has one", (id, scenario) => {
    expect(existsSync(fileOf(id, scenario)), "run “npm run golden” and review the text").toBe(true);
  });

  it.each(everyScenario)("%s, %s plays as written", async (id, scenario) => {
    await expect(story(startScenario(id, scenario, { seed: SEED }))).toMatchFileSnapshot(fileOf(id, scenario));
  });
});
