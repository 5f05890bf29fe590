import { describe, expect, it } from "vitest";
import { steady } from "../../../lib/games/fire-in-the-sky/players";
import { opinions } from "../../../lib/games/fire-in-the-sky/players/steady";
import type { Position } from "../../../lib/games/fire-in-the-sky/model/position";
import type { Rules, Weights } from "../../../lib/games/fire-in-the-sky/model/rules";
import { below, type Game, hash, type Ruleset, seedState, take } from "../../../lib/kernel";
import {
  botOf,
  bots,
  botsOf,
  GameFailure,
  legalCodes,
  lowestSide,
  playGames,
  playOne,
} from "../../../lib/playtest";
import { isLong, oneOfEachKind, recommended, shipped, startScenario } from "../../support/shipped";

const ID = "fire-in-the-sky";
const random = bots.random!.play;
const player = botOf(shipped(ID).game, "steady").play;

const planOf = (scenario: string, seed: number, players: [typeof random, typeof random]) => ({
  scenario: shipped(ID).scenarios[scenario]!,
  options: recommended(shipped(ID).scenarios[scenario]!),
  seed,
  bots: players,
});

/** The shipped rules with other weights for both sides. */
function weighed(change: Partial<Weights>): Ruleset<unknown, unknown> {
  const { module, rules } = shipped(ID).ruleset as Ruleset<Rules, Position>;
  const [japan, allies] = rules.steady!;
  const changed: Rules = {
    ...rules,
    steady: [
      { ...japan, ...change },
      { ...allies, ...change },
    ],
  };
  return { module, rules: changed } as unknown as Ruleset<unknown, unknown>;
}

describe("the player steady", () => {
  it.each(oneOfEachKind)("%s, %s: finds a legal option wherever random play leads", (id, scenario) => {
    const { play } = botOf(shipped(id).game, "steady");
    const most = isLong(scenario) ? 120 : 600;
    for (const seed of [1, 2]) {
      const game = startScenario(id, scenario, { seed, bulk: true });
      const words = seedState(seed);
      for (let n = 0; game.asked !== 0 && n < most; n++) {
        const side = lowestSide(game.asked);
        const codes = legalCodes(game, side);
        expect(codes).toContain(play(game, side, words));
        take(game, side, codes[below(words, codes.length)]!);
      }
    }
  });

  it("says of every option what it thinks of it, and chooses one that it thinks best of", () => {
    const game = startScenario(ID, "campaign", { seed: 4, bulk: true }) as Game<Rules, Position>;
    const words = seedState(4);
    for (let n = 0; n < 300 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const all = opinions(game, side);
      expect(all.map(({ code }) => code)).toEqual(legalCodes(game as Game, side));
      for (const { why, score } of all) {
        expect(why).toMatch(/^[A-Z].*\.$/);
        expect(score).not.toBeNaN();
      }
      const chosen = steady.play(game, side, words);
      const best = Math.max(...all.map(({ score }) => score));
      expect(all.find(({ code }) => code === chosen)!.score).toBe(best);
      take(game, side, chosen);
    }
  });

  it("plays the same game for the same seed, whatever its own generator says", () => {
    const played = [1, 1, 2].map((seed) => {
      const { game } = playOne(shipped(ID).ruleset, planOf("short-campaign", seed, [player, player]), 0);
      return hash(game);
    });
    expect(played[1]).toBe(played[0]);
    expect(played[2]).not.toBe(played[0]);
    const game = startScenario(ID, "campaign", { seed: 5 });
    const words = seedState(9);
    player(game, lowestSide(game.asked), words);
    expect(words).toEqual(seedState(9));
  });

  it("plays differently with other weights", () => {
    const plan = planOf("short-campaign", 3, [player, player]);
    const digest = (change: Partial<Weights>) => playGames(weighed(change), plan, 0, 1).digest;
    const usual = digest({});
    expect(playGames(shipped(ID).ruleset, plan, 0, 1).digest).toBe(usual);
    for (const change of [
      { escort: 3 },
      { garrison: 8 },
      { oilReserve: 0.9 },
      { chance: 0.9 },
      { hunting: 0 },
      { raiders: 100 },
      { bombardment: 5 },
      { screens: 0 },
      { raid: 5 },
      { holding: 20 },
      { foresight: 1 },
      { homeland: 10 },
    ])
      expect([change, digest(change)]).not.toEqual([change, usual]);
  });

  it("is not offered where a package has no weights, and says what is missing", () => {
    const { module, rules } = shipped(ID).ruleset as Ruleset<Rules, Position>;
    const bare = { module, rules: { ...rules, steady: undefined } } as unknown as Ruleset<unknown, unknown>;
    const play = () => playOne(bare, planOf("campaign", 1, [player, player]), 0);
    expect(play).toThrow(/players\/steady\.json/);
    expect(play).toThrow(GameFailure);
    const { game } = shipped(ID);
    expect(Object.keys(botsOf(game, bare.rules))).toEqual(["random", "search"]);
    expect(Object.keys(botsOf(game, rules))).toEqual(["random", "steady", "bold", "cautious", "search"]);
  });

  it.each([
    ["japan", [player, random]],
    ["allies", [random, player]],
  ] as const)("as %s beats random play in ten games of ten, but for one at most", (side, players) => {
    const tally = playGames(shipped(ID).ruleset, planOf("campaign", 11, [...players]), 0, 10);
    expect(tally.unfinished).toBe(0);
    expect(tally.wins[side]).toBeGreaterThanOrEqual(9);
  });
});
