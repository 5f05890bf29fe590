import fc from "../../../support/fast-check";
import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { damageShip, onMap, pieceAt } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { printState } from "../../../../lib/games/fire-in-the-sky/io/print";
import type { Position } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { below, type Game, hash, pending, resume, seedState, take, undo, view } from "../../../../lib/kernel";
import { Scene, shippedRules } from "../helpers";
import { campaign } from "../chapters/table-top";

/** Random play with the optional rules of the Reinforcement Phase on. */

const options = ["ranger", "elite-pilots", "divine-wind", "optional-ships", "accidents"];
/** An accident in every other phase, and short training, so that all of it comes up. */
const rules: Rules = {
  ...shippedRules(),
  parameters: {
    ...shippedRules().parameters,
    accidents: { ...shippedRules().parameters.accidents, dice: 1, dieSides: 2, result: 1 },
    pilotTraining: { lastAutomaticTurn: 4, turns: 2 },
  },
};

function holds(game: Game<Rules, Position>): void {
  expect(fireInTheSkyModule.invariants(game.table)).toEqual([]);
  for (const { options: each } of pending(game)) {
    expect(each.length).toBeGreaterThan(0);
    expect(new Set(each.map((option) => JSON.stringify(option))).size).toBe(each.length);
  }
}

/** Steps that asked somebody. */
const met = new Set<string>();

/** Choices at random to the end of what is being played; how many. */
function playOn(game: Game<Rules, Position>, seed: number, most: number, firstToo: boolean): number {
  const random = seedState(seed);
  let made = 0;
  while (game.asked !== 0 && made < most) {
    met.add(game.table.top().step);
    const side = 31 - Math.clz32(game.asked);
    const codes = game.table.codes(side);
    const n = firstToo && below(random, 2) ? 0 : below(random, codes.length);
    take(game, side, codes[n]!);
    made++;
    holds(game);
  }
  return made;
}

describe("random play with the optional rules of the Reinforcement Phase", () => {
  it("reinforcement phases of both sides through the war keep the invariants and read back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const scene = new Scene({ turn: 2, options, rules });
        const random = seedState(seed);
        // The fleet and the aircraft of the Short Campaign.
        const start = campaign({ seed, options }, rules);
        Object.assign(scene.position, structuredClone(start.position));
        const waiting: number[] = [];
        scene.position.at.forEach((at, p) => {
          if (at === scene.rules.limbo.arriving) waiting.push(p);
        });
        for (const p of waiting) scene.position.at[p] = scene.place(below(random, 2) ? "kure" : "yokosuka");
        let { position } = scene;
        for (let turn = 3; turn <= 16; turn++) {
          for (const phasing of ["japan", "allies"] as const) {
            const next = new Scene({ turn, phasing, options, rules });
            const phase = next.position.phasing;
            Object.assign(next.position, structuredClone(position), { turn, phasing: phase });
            next.position.kamikaze = turn >= 8;
            // Now and then a side has lost a battle: all of its carriers are under repair.
            if (below(random, 3) === 0) {
              rules.piecesOfSide[phase]!.filter(
                (p) => pieceAt(next.t, p).carrier && onMap(next.t, p),
              ).forEach((p) => damageShip(next.t, p, 1));
            }
            const seeded: [number, number, number, number] = [seed, turn, phase + 1, 7];
            const { game } = next.play(["reinforcement", "replacements-removal"], { seed: seeded });
            holds(game);
            playOn(game, seed + turn, 400, true);
            expect(game.asked).toBe(0);
            position = game.state.position;
            if (game.state.outcome) return;
            const again = resume(
              { module: fireInTheSkyModule, rules },
              JSON.parse(JSON.stringify(view(game))),
            );
            if (!again.ok) expect.fail(JSON.stringify(again.error));
            expect(printState(again.value.table)).toEqual(printState(game.table));
          }
        }
      }),
      { numRuns: 12, seed: 1943 },
    );
    expect([...met]).toEqual(
      expect.arrayContaining(["arrivals", "naval-aviation", "accidents", "ranger", "kamikaze-losses"]),
    );
  });

  it("the Short Campaign keeps the invariants and can be undone to the start", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const { game } = campaign({ seed, options: ["oomph-in-your-hits", ...options] }, rules);
        const first = hash(game);
        const made = playOn(game, seed + 7, 250, true);
        for (let i = 0; i < made; i++) expect(undo(game)).toBe(true);
        expect(undo(game)).toBe(false);
        expect(hash(game)).toBe(first);
      }),
      { numRuns: 3, seed: 1944 },
    );
  });
});
