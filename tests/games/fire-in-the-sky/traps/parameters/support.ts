import { battlePlaces } from "../../../../../lib/games/fire-in-the-sky/ch12-combat";
import { limitOf } from "../../../../../lib/games/fire-in-the-sky/board/occupation";
import { sinkShip } from "../../../../../lib/games/fire-in-the-sky/model/pieces";
import type { Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { adjustVictoryPoints } from "../../../../../lib/games/fire-in-the-sky/ch16-victory";
import { type Docs } from "../../checks/support";
import { type Play, Scene, type SceneOptions, type SideId } from "../../helpers";
import { offered, oilOf, points, transportOf, values } from "../../chapters/table-top";
import { ones, playOut } from "../changed";

/** Small scenes in which a parameter can be seen at work. */

export const p = (d: Docs) => d.parameters;

export const scene = (rules: Rules, options: SceneOptions = {}): Scene => {
  const made = new Scene({ rules, turn: 6, ...options });
  points(made, { oil: 30, japan: 30, us: 30, britain: 30 });
  return made;
};

const maxOf = (play: Play, member: string): number => Math.max(...(values(play, member) as number[]));

/** A Task Force of these types, formed at a base, before it sails. */
export function formed(made: Scene, from: string, types: string[], step = "operational-movement"): Play {
  const play = made.play(step, []).choose({ form: from });
  for (const type of types) play.choose(offered(play, { type })[0]!);
  return play.choose({ do: "sail" });
}

/** How far ships of a type get from a base. */
export function farthest(
  rules: Rules,
  type: string,
  from: string,
  prepare: (s: Scene) => void = () => {},
): number {
  const made = scene(rules);
  prepare(made);
  made.unit(type, from);
  return maxOf(formed(made, from, [type]), "distance");
}

/** The oil that a destroyer unit pays for a voyage from Kure. */
export function oilTo(rules: Rules, to: string): number {
  const made = scene(rules);
  made.unit("j-dd", "kure");
  return 30 - oilOf(formed(made, "kure", ["j-dd"]).choose({ to }));
}

/** Escorts with one die against three Submarine Points. */
export function escorts(rules: Rules, face: number): number {
  const made = scene(rules);
  made.unit("j-dd", "convoy-escort");
  made.submarines("allies", 3);
  return made.play("merchant-asw", [face]).choose({ dice: 1 }).position.submarine[1]! / 4;
}

/** Two dice of submarines, both of which hit; what is left of points, pool and Transport Points. */
export function raid(rules: Rules): number[] {
  const made = scene(rules);
  made.submarines("allies", 4);
  const play = made.play("submarine-warfare", [6, 6]).choose({ submarines: 2 });
  return [play.position.submarine[1]! / 4, play.merchantmen, transportOf(play, "japan")];
}

export const mostOil = (rules: Rules): number => {
  const made = scene(rules);
  points(made, { merchantmen: 5 });
  made.control("japan", "brunei");
  return maxOf(made.play("oil-transport", []), "oil");
};

/** Air Points of Japan in an air battle over Rabaul. */
export function airPoints(rules: Rules, prepare: (s: Scene) => void): number {
  const made = scene(rules);
  made.air("us", "rabaul", 5);
  prepare(made);
  return made.play("battles", ones(40)).diceOf("Air-to-air")[0]!;
}

/** Where a unit is, or the turn on which it comes back. */
export const whereabouts = (play: Play, p: number): string | number => play.onTrack(p) ?? play.at(p);

export const placeOf = (made: Scene, p: number): string | number =>
  made.position.due[p] || made.rules.places[made.position.at[p]!]!.id;

export function sunk(rules: Rules, type: string): string | number {
  const made = scene(rules);
  const p = made.unit(type, "rabaul");
  sinkShip(made.t, p);
  return placeOf(made, p);
}

/** A ship at sea of that type comes home. */
export function homecoming(rules: Rules, side: SideId, type: string, lost: string[] = []): string | number {
  const made = scene(rules);
  made.control(side === "japan" ? "allies" : "japan", ...lost);
  const p = made.unit(type, "1405");
  made.force(side, "1405", p);
  return whereabouts(playOut(made.play("ships-return", [])), p);
}

/** Dice of anti-aircraft fire against a Japanese strike. */
export function guns(
  rules: Rules,
  options: SceneOptions,
  prepare: (s: Scene) => void,
  choice: object,
): number {
  const made = scene(rules, options);
  prepare(made);
  made.force("japan", "manila", "j-cv-hiryu-soryu");
  const play = made.play("battles", ones(30)).by("japan", choice as { points: number });
  return play.diceOf("Anti-aircraft")[0] ?? 0;
}

export const winnerAt = (rules: Rules, vp: number): string | null | undefined => {
  const made = scene(rules);
  adjustVictoryPoints(made.t, vp, "16.0", () => "");
  return made.t.state.outcome?.winner;
};

/** The whole war without a single step in its turns. */
export const war = (rules: Rules, vp = 0): Play => {
  const made = new Scene({ rules: { ...rules, sequence: { ...rules.sequence, turn: [] } }, turn: 14 });
  made.position.vp = vp;
  return made.play("game", []);
};

/** Victory Points after the start of a turn on which Japan has taken nothing. */
export const late = (rules: Rules, turn: number): number => {
  const made = scene(rules, { turn });
  made.position.vp = 9;
  return made.play("late-conquest", []).position.vp;
};

/** British ships of Turn 14 offered on a turn after an entry into a base on Turn 6. */
export function fleetOffered(rules: Rules, base: string, turn: number): boolean {
  const made = scene(rules);
  const army = made.unit("j-land-4", base === "rangoon" ? "bangkok" : "rangoon");
  made.control("japan", "rangoon", "bangkok", base);
  points(made, { japan: 30 });
  const play = made.play("first-deployment", []).choose({ unit: "j-land-4-1" });
  play.choose(offered(play, { to: base })[0]!);
  if (play.at(army) !== base) throw new Error(`The army is not at ${base}.`);
  const next = scene(rules, { turn, phasing: "allies" });
  next.position.indiaEntered = play.position.indiaEntered;
  const arrivals = next.play("arrivals", []);
  return !arrivals.over && offered(arrivals, { fleet: "arrives" }).length > 0;
}

export function reacts(rules: Rules, type: string, from: string, to: string): boolean {
  const made = scene(rules, { phasing: "japan" });
  made.unit(type, from);
  made.force("japan", to, "j-dd");
  return battlePlaces(made.t).length === 0 && !made.play("reaction", []).over;
}

/** Three Submarine Points against a single Task Force: how often it can be attacked, and what is left. */
export function hunted(rules: Rules): { attacks: number; left: number } {
  const made = scene(rules);
  made.submarines("allies", 3);
  made.force("japan", "rabaul", "j-ca", "j-dd");
  const play = made.play("submarine-attacks", ones(9)).by("allies", { attack: "task-force-0" });
  const { attacks } = play.position.taskForces[0]!;
  const again = !play.over && offered(play, { attack: "task-force-0" }).length > 0;
  return { attacks: again ? 2 : Math.max(1, attacks), left: play.position.submarine[1]! / 4 };
}

/** A submarine hits a lone Japanese battleship. */
export function torpedo(rules: Rules, dice: number[]): Play {
  const made = scene(rules);
  made.submarines("allies", 1);
  made.force("japan", "rabaul", "j-bb-mutsu-nagato");
  return made.play("submarine-attacks", dice).by("allies", { attack: "task-force-0" });
}

export function capacity(rules: Rules, base: string): number {
  const made = scene(rules);
  return limitOf(made.t, made.place(base), "air");
}
