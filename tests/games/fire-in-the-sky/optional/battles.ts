import type { BattleBoardData } from "../../../../lib/games/fire-in-the-sky/ch12-combat";
import { type Play, Scene, type SceneOptions } from "../helpers";

/** What the tests of the optional rules of combat share. */

export const board = (play: Play): BattleBoardData =>
  play.game.state.frames.find(({ step }) => step === "battle-board")!.data as BattleBoardData;

export const ones = (n: number): number[] => new Array<number>(n).fill(1);

/**
 * Ships of both sides in an open sea hex, without aircraft. The first two dice give Air Superiority to the
 * Allies, so Japan commits, declares and names first; then both sides commit everything.
 */
export function meeting(
  japan: string[][],
  allies: string[],
  dice: number[],
  options: string[],
  more: SceneOptions = {},
  prepare: (scene: Scene, forces: number[]) => void = () => {},
) {
  const scene = new Scene({ turn: 6, options, ...more });
  const ours = japan.map((types) => scene.units("1405", ...types));
  const theirs = scene.units("1405", ...allies);
  const forces = ours.map((units) => scene.force("japan", "1405", ...units));
  scene.force("allies", "1405", ...theirs);
  prepare(scene, forces);
  const play = scene.play("battles", [1, 6, ...dice]);
  commitAll(play, "japan");
  commitAll(play, "allies");
  return { play, ours: ours.flat(), theirs };
}

function commitAll(play: Play, side: "japan" | "allies"): void {
  const all = play.decision.options.some(({ commit }) => commit === "all");
  play.by(side, { commit: all ? "all" : "ship" });
}

/** Nobody withdraws. */
export const stay = (play: Play): Play => play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
