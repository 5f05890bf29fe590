import { describe, expect, it } from "vitest";
import { steady } from "../../../lib/games/fire-in-the-sky/players";
import { opinions } from "../../../lib/games/fire-in-the-sky/players/steady";
import { Outlook } from "../../../lib/games/fire-in-the-sky/players/outlook";
import { stakeIn } from "../../../lib/games/fire-in-the-sky/players/garrisons";
import { poolOf, send, stakeOf } from "../../../lib/games/fire-in-the-sky/players/pool";
import { Routes, routesOf } from "../../../lib/games/fire-in-the-sky/players/routes";
import type { Position } from "../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../lib/games/fire-in-the-sky/model/rules";
import { below, fork, type Game, seedState, take } from "../../../lib/kernel";
import { legalCodes, lowestSide } from "../../../lib/playtest";
import { startScenario } from "../../support/shipped";

/** Games in which one choice in so many is made at random, so that the board comes to stand as steady would not have it. */
const ASTRAY = 8;
/** A copy thinks about every second choice. */
const COMPARED = 2;

/** What steady finds out is kept from choice to choice: units, ways, worth, stakes. A copy of the game has none of it. */
describe("what steady keeps", () => {
  it.each([3, 4])("says of every option what a copy that has kept nothing says (game %i)", (seed) => {
    const game = startScenario("fire-in-the-sky", "campaign", { seed, bulk: true }) as Game<Rules, Position>;
    const words = seedState(seed);
    let compared = 0;
    for (let n = 0; n < 2000 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const chosen = steady.play(game, side, words);
      if (n % COMPARED === 0) {
        expect(opinions(game, side)).toEqual(opinions(fork(game, { bulk: true }), side));
        compared++;
      }
      const codes = legalCodes(game as Game, side);
      take(game, side, below(words, ASTRAY) === 0 ? codes[below(words, codes.length)]! : chosen);
    }
    expect(compared).toBeGreaterThan(200);
  });

  it("has the ways over sea that a search from here finds, whatever zones were there before", () => {
    const game = startScenario("fire-in-the-sky", "campaign", { seed: 5, bulk: true }) as Game<
      Rules,
      Position
    >;
    const words = seedState(5);
    let compared = 0;
    for (let n = 0; n < 1500 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      take(game, side, steady.play(game, side, words));
      if (n % 50 !== 0) continue;
      const { table } = game;
      for (const p of table.rules.shipsOfSide[side]!) {
        const from = table.position.at[p]!;
        const { nation, movement } = table.rules.pieces[p]!;
        if (table.rules.places[from]!.nodes.length === 0) continue;
        const [kept, found] = [routesOf(table, side), new Routes(table, side)];
        expect(kept.reachFrom(from, nation, movement)).toEqual(found.reachFrom(from, nation, movement));
        expect(kept.waysFrom(from, nation, 2, movement)).toEqual(found.waysFrom(from, nation, 2, movement));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it("has the stake of every land unit as it is once others have been sent away", () => {
    const game = startScenario("fire-in-the-sky", "campaign", { seed: 6, bulk: true }) as Game<
      Rules,
      Position
    >;
    const words = seedState(6);
    let changed = 0;
    for (let n = 0; n < 1000 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      take(game, side, steady.play(game, side, words));
      if (n % 50 !== 0) continue;
      const outlook = new Outlook(game.table, side);
      const pool = poolOf(outlook);
      for (const gone of pool.soldiers) {
        const before = pool.soldiers.map((soldier) => stakeOf(outlook, pool, soldier));
        send(pool, gone, undefined);
        pool.soldiers.forEach((soldier, i) => {
          const { pinned, from, holds } = soldier;
          const stake = stakeOf(outlook, pool, soldier);
          expect(stake).toBe(pinned ? Infinity : stakeIn(outlook, from, pool.standing[from]!, holds));
          if (stake !== before[i]) changed++;
        });
      }
    }
    expect(changed).toBeGreaterThan(50);
  });
});
