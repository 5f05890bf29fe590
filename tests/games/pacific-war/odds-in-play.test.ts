import { describe, expect, it } from "vitest";
import { battles } from "../../../lib/games/pacific-war/odds";
import { hash } from "../../../lib/kernel";
import { type Odds, oddsOf } from "../../../lib/odds";
import type { OddsOptions } from "../../../lib/odds/odds";
import { beginStrike, carrierScene } from "./ch28-scene";
import { make, type Pacific, scene } from "./engine";
import { facing, fight } from "./ground-scenes";

function ask(game: Pacific, place?: string, options: OddsOptions = {}): Odds & { title: string } {
  const met = battles.meet(game, place);
  if (!met.ok) throw new Error(met.error[0]!.message);
  const policy = battles.policies[battles.defaultPolicy]!;
  return {
    title: met.value.title,
    ...oddsOf(met.value.game, battles.follow(met.value, [policy, policy]), options),
  };
}

const total = ({ outcomes }: Odds): number => outcomes.reduce((sum, { probability }) => sum + probability, 0);

describe("a battle that is met in play", () => {
  it("28.3: has odds in the midst of a strike, and the game goes on unchanged", () => {
    const game = carrierScene({ seed: 3 });
    beginStrike(game);
    make(game, { do: "search", at: "0832" });
    const before = hash(game);
    expect(battles.waiting(game)).toEqual([{ id: "0832", title: "0832" }]);
    const odds = ask(game);
    expect(odds).toMatchObject({ exact: true, title: "0832, Battle Cycle 1" });
    expect(total(odds)).toBeCloseTo(1, 10);
    expect(hash(game)).toBe(before);
  });

  it("29.0: waits where the Operation player chooses the next naval battle", () => {
    const game = scene("naval-battles", {}, { scenario: "engagement-02-savo-island" });
    expect(battles.waiting(game)).toEqual([{ id: "1134", title: "Guadalcanal" }]);
    expect(total(ask(game, "1134", { samples: 10 }))).toBeCloseTo(1, 10);
  });

  it("31.1: waits where ground units of both sides are, and has odds by itself", () => {
    const game = fight([], facing());
    expect(battles.waiting(game)).toEqual([{ id: "0720", title: "0720" }]);
    const odds = ask(game, "0720");
    expect(odds.exact).toBe(true);
    expect(total(odds)).toBeCloseTo(1, 10);
  });

  it("is none where nobody fights, and says which there are", () => {
    const quiet = carrierScene({ seed: 1 });
    expect(battles.waiting(quiet)).toEqual([]);
    const none = battles.meet(quiet);
    expect(none.ok ? "" : none.error[0]!.message).toBe("No battle is fought in this position.");
    const elsewhere = battles.meet(fight([], facing()), "wake");
    expect(elsewhere.ok ? "" : elsewhere.error[0]!.hint).toBe("Choose one with --place: 0720.");
  });
});
