import { describe, expect, it } from "vitest";
import type { Position } from "../../../lib/games/fire-in-the-sky/model/position";
import { JAPAN, type Rules } from "../../../lib/games/fire-in-the-sky/model/rules";
import { fork, type Game, hash, type Json, seedState, take, view } from "../../../lib/kernel";
import { copyJson } from "../../../lib/kernel/game";
import { type Bot, legalCodes, lowestSide, playerOf } from "../../../lib/playtest";
import { isLong, oneOfEachKind, shipped, startScenario } from "../../support/shipped";
import { must } from "../../kernel/tiny/support";
import { changedBehindMarkers, hiddenMoments, type Play } from "../players/hidden-moments";

const ID = "fire-in-the-sky";

const botFor = (id: string, spec: string): Bot => must(playerOf(shipped(id).game, spec));

/** Play so many decisions with these players; each choice must be legal, and leave alone what is not its own. */
function play(game: Game, players: readonly Bot[], seeds: readonly number[], decisions: number): Game {
  const words = seeds.map(seedState);
  for (let n = 0; n < decisions && game.asked !== 0; n++) {
    const side = lowestSide(game.asked);
    const before = n % 50 === 0 ? JSON.stringify(game.state) : undefined;
    const code = players[side]!(game, side, words[side]!);
    expect(legalCodes(game, side)).toContain(code);
    if (before !== undefined) expect(JSON.stringify(game.state)).toBe(before);
    take(game, side, code);
  }
  return game;
}

const fresh = (seed: number): Game => startScenario(ID, "campaign", { seed, bulk: true });

describe("the player search in Fire in the Sky", () => {
  it.each(oneOfEachKind)(
    "%s, %s: chooses what is legal, and plays on without touching the game",
    (id, name) => {
      const search = botFor(id, "search:6");
      play(
        startScenario(id, name, { seed: 2, bulk: true }),
        [search, search],
        [1, 2],
        isLong(name) ? 40 : 200,
      );
    },
    // A plan of a large scenario may take some seconds on a slow machine.
    120_000,
  );

  it("plays the same game for the same seed and budget", () => {
    const steady = botFor(ID, "steady");
    const played = (spec: string, seed: number): string =>
      hash(play(fresh(4), [botFor(ID, spec), steady], [seed, 1], 300));
    const usual = played("search:8", 5);
    expect(played("search:8", 5)).toBe(usual);
    // The same player may play several games at once, and one after the other.
    const search = botFor(ID, "search:8");
    const [one, other] = [fresh(4), fresh(9)];
    const words = [5, 1, 6, 1].map(seedState);
    for (let n = 0; n < 300; n++) {
      [one, other].forEach((game, i) => {
        const side = lowestSide(game.asked);
        take(game, side, (side === JAPAN ? search : steady)(game, side, words[2 * i + side]!));
      });
    }
    expect(hash(one)).toBe(usual);
  });

  it("does not play as steady does", () => {
    const steady = botFor(ID, "steady");
    const played = (bot: Bot): string => hash(play(fresh(4), [bot, steady], [5, 1], 400));
    expect(played(botFor(ID, "search:16"))).not.toBe(played(steady));
  });

  it("thinks nothing of the dice to come", () => {
    const game = fresh(3);
    const other = fork(game, { bulk: true });
    other.state.chance = { kind: "seeded", state: seedState(77) };
    const search = botFor(ID, "search:6");
    for (let n = 0; n < 40; n++) {
      const side = lowestSide(game.asked);
      const choices = [game, other].map((each) => search(each, side, seedState(n)));
      expect(choices[1]).toBe(choices[0]);
      take(game, side, choices[0]!);
      take(other, side, choices[0]!);
    }
  });
});

describe("what Japan imagines under the markers", () => {
  const { imagine, module } = shipped(ID).game;
  const imagined = (game: Play, seed: number): Play => {
    const copy = fork(game, { bulk: true });
    imagine!(copy as Game, JAPAN, seedState(seed));
    return copy;
  };
  const place = ({ state }: Play): Json => copyJson(state.position as unknown as Json);

  it("is the same whoever sails under them, and chosen alike", () => {
    const search = botFor(ID, "search:6");
    const pairs = hiddenMoments().flatMap((game) => {
      const other = changedBehindMarkers(game);
      return other ? [{ game, other }] : [];
    });
    expect(pairs.length).toBeGreaterThan(5);
    for (const [i, { game, other }] of pairs.entries()) {
      expect(place(imagined(other, i))).toEqual(place(imagined(game, i)));
      expect(search(other as Game, JAPAN, seedState(i))).toBe(search(game as Game, JAPAN, seedState(i)));
    }
  });

  it("looks to Japan just as what is there, breaks nothing, and is not always the same", () => {
    let different = 0;
    for (const game of hiddenMoments().filter((_, i) => i % 5 === 0)) {
      const copies = [1, 2, 3].map((seed) => imagined(game, seed));
      for (const copy of copies) {
        expect(view(copy as Game, "japan")).toEqual(view(game as Game, "japan"));
        expect(module.invariants(copy.table as Game<unknown, unknown>["table"])).toEqual([]);
      }
      if (new Set(copies.map((copy) => JSON.stringify(place(copy)))).size > 1) different++;
    }
    expect(different).toBeGreaterThan(0);
  });

  it("is nothing to the Allies, to whom nothing is hidden", () => {
    const [game] = hiddenMoments();
    const copy = fork(game!, { bulk: true }) as Game<Rules, Position>;
    imagine!(copy as Game, 1 - JAPAN, seedState(1));
    expect(place(copy)).toEqual(place(game!));
  });
});
