import { fireInTheSkyModule } from "../../../../lib/games/fire-in-the-sky/module";
import { quarters, whole } from "../../../../lib/games/fire-in-the-sky/model/points";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Choice, type Json, pending, start } from "../../../../lib/kernel";
import { type Start } from "../../../../lib/kernel/game";
import { Play, Scene, type SceneOptions, shippedRules } from "../helpers";

/** What the tests of the phases need beside the scenes of the combat tests. */

export interface Points {
  oil?: number;
  merchantmen?: number;
  vp?: number;
  japan?: number;
  us?: number;
  britain?: number;
}

/** Set tracks; nations are their Transport Points. */
export function points(scene: Scene, { oil, merchantmen, vp, ...transport }: Points): void {
  const { position, rules } = scene;
  if (oil !== undefined) position.oil = quarters(oil);
  if (merchantmen !== undefined) position.merchantmen = quarters(merchantmen);
  if (vp !== undefined) position.vp = vp;
  rules.nations.forEach(({ id }, n) => {
    const value = transport[id as keyof typeof transport];
    if (value !== undefined) position.transport[n] = quarters(value);
  });
}

/** Transport Points that a nation has left. */
export const transportOf = (play: Play, nation: string): number =>
  whole(play.position.transport[play.rules.nations.findIndex(({ id }) => id === nation)]!);

export const oilOf = (play: Play): number => whole(play.position.oil);

/** The options that have all of these members; none when nobody is asked. */
export function offered(play: Play, like: Choice): Choice[] {
  return (pending(play.game)[0]?.options ?? []).filter((option) =>
    Object.entries(like).every(([member, value]) => option[member] === value),
  );
}

/** Values of one member over all options that have it, in order, each once. */
export function values(play: Play, member: string): Json[] {
  return [...new Set(offered(play, {}).flatMap((option) => option[member] ?? []))];
}

/** The rules with other lists of steps. */
export const withSequence = (lists: Record<string, string[]>, rules = shippedRules()): Rules => ({
  ...rules,
  sequence: { ...rules.sequence, ...lists },
});

type Changed = Start & { scenario?: { [member: string]: Json } };

/** The Short Campaign, with members of its document replaced. */
export const campaign = (changed: Changed = {}, rules = shippedRules()): Play =>
  begin("short-campaign", changed, rules);

/** The Campaign Game, from Turn 1. */
export const fromTurnOne = (changed: Changed = {}, rules = shippedRules()): Play =>
  begin("campaign", changed, rules);

/** A scenario of these rules, by its id. */
export function begin(id: string, { scenario = {}, ...options }: Changed, rules: Rules): Play {
  const printed = rules.scenarios[id] as { [member: string]: Json };
  const started = start({ module: fireInTheSkyModule, rules }, { ...printed, ...scenario }, options);
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join("\n"));
  return new Play(started.value);
}

/** Choose "done" until a decision of this step waits (for this side, when it is named). */
export function passTo(play: Play, step: string, side?: string): Play {
  for (let i = 0; i < 2000; i++) {
    const { decision } = play;
    if (decision.step === step && (side === undefined || decision.side === side)) return play;
    const done = decision.options.find((option) => option.do === "done");
    play.choose(done ?? decision.options[0]!);
  }
  throw new Error(`“${step}” does not come up.`);
}

/** Counters of a type that stand at a place. */
export function countAt(play: Play, type: string, at: string): number {
  const { rules, position } = play;
  return rules.piecesOfType[rules.typeOf[type]!]!.filter((p) => position.at[p] === rules.placeOf[at]).length;
}

/** Air steps of a nation at a place. */
export function stepsAt(play: Play, nation: string, at: string): number {
  const { rules, position } = play;
  const n = rules.nations.findIndex(({ id }) => id === nation);
  return rules.pieces.reduce(
    (sum, { kind, nation: owner }, p) =>
      sum + (kind === "air" && owner === n && position.at[p] === rules.placeOf[at] ? position.steps[p]! : 0),
    0,
  );
}

// ---- Operational Movement --------------------------------------------------------------------------

/** Points for any move that a test makes. */
export function rich(options: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "japan", ...options });
  points(scene, { oil: 30, japan: 30, us: 30, britain: 30 });
  return scene;
}

/** The Operational Movement Phase. */
export const move = (scene: Scene): Play => scene.play("operational-movement", []);

/** Form a Task Force of these types from a base and leave it before the choice where it sails. */
export function form(scene: Scene, from: string, ...types: string[]): Play {
  const play = move(scene).choose({ form: from });
  for (const type of types) play.choose(offered(play, { type })[0]!);
  return play.choose({ do: "sail" });
}

/** How far a destination is for that Task Force; undefined when it is out of reach. */
export const distance = (play: Play, to: string): number | undefined =>
  offered(play, { to })[0]?.distance as number | undefined;
