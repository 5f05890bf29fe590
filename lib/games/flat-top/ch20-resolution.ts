import { lookUp } from "../shared/result-table";
import { weatherOf, CLEAR } from "./board/sky";
import { isNight } from "./model/clock";
import type { FlatTopTable } from "./model/position";
import type { Rules } from "./model/rules";

/** 20 Combat Resolution: Basic Hit Table, modifiers, Combat Results Table, a die. */

/** What an attack is, for the modifiers that count (20.2). */
export interface Circumstances {
  /** "air-to-air", "gunnery": as in tables/combat-modifiers.json. */
  combat: string;
  hex: number;
  /** The name of the attacking planes, for modifiers of some planes alone. */
  plane?: number;
  /** Conditions that hold beside night and cloud: "target-anchored". */
  conditions?: readonly string[];
}

/** An attack with its modified Basic Hit Table. */
export interface Attack {
  /** Column of the Combat Results Table. */
  bht: number;
  /** Names of the modifiers that count. */
  modifiers: string[];
}

/** 20.2: all modifiers that apply are added; the result stays within the columns of the table. */
export function modified(
  t: FlatTopTable,
  bht: number,
  { combat, hex, plane, conditions = [] }: Circumstances,
): Attack {
  const { modifiers, parameters } = t.rules;
  const holds = new Set(conditions);
  if (isNight(t.rules, t.position.turn)) holds.add("night");
  if (weatherOf(t, hex) !== CLEAR) holds.add("cloud");
  let sum = bht;
  const names: string[] = [];
  for (const { id, combat: of, when, add, planes, rule } of modifiers) {
    if (of !== combat || !holds.has(when) || (planes && (plane === undefined || !planes.has(plane))))
      continue;
    sum += add;
    names.push(`${id.replaceAll("-", " ")} ${add > 0 ? "+" : "−"}${Math.abs(add)}`);
    t.acted(rule);
  }
  const { lowest, highest } = parameters.combat;
  return { bht: Math.min(highest, Math.max(lowest, sum)), modifiers: names };
}

/** 20.3: the Result Number of so many factors; undefined for an asterisk. */
export function resultNumber({ charts }: Rules, bht: number, factors: number): number | undefined {
  const result = lookUp(charts["combat-results"], bht, factors)?.parts[0];
  return typeof result === "number" ? result : undefined;
}

/** What a die makes of a Result Number (20.4). */
export type CombatDie = Pick<Rules["parameters"]["combat"], "die" | "asteriskFace" | "asteriskHits">;

/** Hits of a roll with this Result Number: never fewer than none. */
export function hitsOf(
  { parameters }: { parameters: { combat: CombatDie } },
  result: number | undefined,
  face: number,
): number {
  const { die, asteriskFace, asteriskHits } = parameters.combat;
  if (result === undefined) return face >= asteriskFace ? asteriskHits : 0;
  return Math.max(0, result + (die[String(face) as keyof typeof die] ?? 0));
}

/**
 * Rolls an attack of so many factors; without factors there is no attack and no roll. `most`: hits beyond which more make
 * no difference, so that odds need not follow them one by one.
 */
export function resolve(
  t: FlatTopTable,
  name: string,
  key: string,
  side: number,
  factors: number,
  { bht, modifiers }: Attack,
  most = Infinity,
): number {
  if (factors <= 0) return 0;
  const result = resultNumber(t.rules, bht, factors);
  const [face] = t.roll({
    name,
    key,
    side,
    dice: 1,
    sides: 6,
    comesTo: (each) => Math.min(most, hitsOf(t.rules, result, each)),
    modifiers: () => modifiers,
  });
  return hitsOf(t.rules, result, face!);
}
