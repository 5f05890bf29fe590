import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { below, type Event, type Game, hash, pending, seedState, standing, take } from "../../lib/kernel";
import { everyScenario, isLong, startScenario } from "../support/shipped";

/**
 * One whole game of every scenario as readable text, of a long one its beginning. `npm run golden` writes them anew; what changed in
 * play is then read as a difference. Each kind of decision and of event is written out so often; of what comes after
 * that, the hashes alone say whether it is still the same.
 */
const SEED = 1941;
const MOST_DECISIONS = 20_000;
const OF_A_LONG_GAME = 500;
const WRITTEN = 20;

const fileOf = (id: string, scenario: string) => join(import.meta.dirname, `${id}-${scenario}.txt`);

const diceOf = ({ dice = [] }: Event): string =>
  dice.map(({ name, faces }) => ` [${name}: ${faces.join(" ")}]`).join("");

function story(game: Game, most: number): string {
  const random = seedState(SEED);
  const lines = [`seed ${SEED}`, ""];
  let eventCount = 0;
  let decisions = 0;
  let skipped = 0;
  const count = new Map<string, number>();
  const isToldOften = (kind: string): boolean => {
    const times = (count.get(kind) ?? 0) + 1;
    count.set(kind, times);
    return times > WRITTEN;
  };
  const closeGap = (): void => {
    if (skipped > 0) lines.push(`... ${skipped} more`);
    skipped = 0;
  };
  while (game.asked !== 0 && decisions < most) {
    const decision = pending(game)[0]!;
    const side = game.ruleset.module.sides.indexOf(decision.side);
    const codes = game.table.codes(side);
    const pick = below(random, codes.length);
    const { step, rule } = decision;
    const option = JSON.stringify(decision.options[pick]);
    take(game, side, codes[pick]!);
    decisions++;
    const events = game.table.events.slice(eventCount);
    eventCount = game.table.events.length;
    const kinds = [`${decision.side} ${step}`, ...events.map((event) => `${event.step} ${event.rule}`)];
    // Every kind is counted, not only up to the first that is new.
    if (kinds.map(isToldOften).every(Boolean)) skipped++;
    else {
      closeGap();
      lines.push(`${decision.side} ${step} (${rule}), ${codes.length} options: ${option}`);
      for (const event of events) lines.push(`  ${event.rule} ${event.text}${diceOf(event)}`);
    }
    if (decisions % 100 === 0) {
      closeGap();
      lines.push(`  = ${hash(game)} after ${decisions} decisions`);
    }
  }
  closeGap();
  lines.push("", standing(game).text, `hash ${hash(game)} after ${decisions} decisions`, "");
  return lines.join("\n");
}

describe("golden playthroughs", () => {
  it.each(everyScenario)("%s, %s has one", (id, scenario) => {
    expect(existsSync(fileOf(id, scenario)), "run “npm run golden” and review the text").toBe(true);
  });

  it.each(everyScenario)("%s, %s plays as written", async (id, scenario) => {
    const most = isLong(scenario) ? OF_A_LONG_GAME : MOST_DECISIONS;
    const played = story(startScenario(id, scenario, { seed: SEED }), most);
    await expect(played).toMatchFileSnapshot(fileOf(id, scenario));
  });
});
