import { type Choice, choose } from "../../../../lib/kernel";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { expect } from "vitest";
import { type Play, Scene, type SceneOptions } from "../helpers";
import { points } from "../chapters/table-top";

/**
 * A refused choice gives its reason in the rulebook's terms, under the number that the edition in play gives the rule:
 * what was wrong, why, and what could be chosen.
 */

export type Row = readonly [
  what: string,
  scene: (rules: Rules) => Play,
  choice: Choice,
  rules: readonly [string, string],
  text: RegExp,
];

export function refusalOf(play: Play, choice: Choice): { rule?: string; message: string } {
  const before = JSON.stringify(play.game.state);
  const result = choose(play.game, play.decision.side, choice);
  if (result.ok) throw new Error(`The choice is legal: ${JSON.stringify(choice)}.`);
  expect(JSON.stringify(play.game.state)).toBe(before);
  expect(result.error.code).toBe("illegal");
  expect(result.error.nearest.length).toBeGreaterThan(0);
  return { rule: result.error.rule, message: result.error.message };
}

/** A position to be made on the map of either edition, and the step that is played from it. */
export const on =
  (options: SceneOptions, step: string, make: (scene: Scene) => void, ...choices: Choice[]) =>
  (rules: Rules): Play => {
    const scene = new Scene({ ...options, rules });
    make(scene);
    return scene.play(step, []).choose(...choices);
  };

export const japan = { phasing: "japan" } as const;
export const allies = { phasing: "allies" } as const;

/** Nothing but the units named is on the map, and there are points for anything. */
export const rich = (make: (scene: Scene) => void) => (scene: Scene) => {
  points(scene, { oil: 30, japan: 30, us: 30, britain: 30 });
  make(scene);
};
