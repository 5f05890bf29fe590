import { describe, expect, it } from "vitest";
import { botOf, bots, playGames } from "../../../lib/playtest";
import { rulesetOf, shipped } from "../../support/shipped";

/** The scenario for a first game: three turns, even between equals, and won by whoever thinks. */
describe.each(["fire-in-the-sky", "fire-in-the-sky-2e"])("the training scenario of %s", (id) => {
  const random = bots.random!.play;
  const steady = botOf(shipped(id).game, "steady").play;
  const played = (players: [typeof random, typeof random], games: number) =>
    playGames(
      rulesetOf(id, "training"),
      { scenario: shipped(id).scenarios["training"]!, options: [], seed: 7, bots: players },
      0,
      games,
    );

  it("is designed in every value, and none is called printed", () => {
    const { sources } = shipped(id).scenarios["training"] as { sources: Record<string, { status: string }> };
    expect(new Set(Object.values(sources).map(({ status }) => status))).toEqual(new Set(["designed"]));
  });

  it("is won by either of two steady players, never drawn, in a few decisions", () => {
    const { wins, draws, unfinished, decisions } = played([steady, steady], 30);
    expect([draws, unfinished]).toEqual([0, 0]);
    expect(wins["japan"]).toBeGreaterThanOrEqual(9);
    expect(wins["allies"]).toBeGreaterThanOrEqual(9);
    expect(decisions.total / 30).toBeLessThan(230);
  });

  it("is lost by random play against a steady player, whichever side it has", () => {
    expect(played([steady, random], 6).wins["japan"]).toBe(6);
    expect(played([random, steady], 6).wins["allies"]).toBe(6);
  });
});
