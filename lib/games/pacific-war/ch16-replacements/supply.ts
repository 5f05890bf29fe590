import { lookUp } from "../../shared/result-table";
import { isWithoutReplacements } from "../model/countries";
import type { PacificTable } from "../model/position";
import { ALLIED, type AirClass, JAPANESE, sideIds } from "../model/rules";
import { monthNumber } from "../model/months";
import { handOf, isStrategic, warOf } from "../model/war";

/** 16.3, 16.4: air steps on the Replacement Record Sheet of a side that may be used now. */

export interface Lot {
  nation: string;
  level: number;
  /** The class that they are given for; -1 for steps of any type (16.3.2). */
  kind: number;
  steps: number;
}

export const isLike = (a: AirClass, b: AirClass): boolean =>
  a.nation === b.nation &&
  a.engine === b.engine &&
  a.isCarrierCapable === b.isCarrierCapable &&
  a.isNightFighter === b.isNightFighter &&
  a.isKamikaze === b.isKamikaze;

/** 16.4, 16.6: months that steps have trained, more for the better aircraft of the Allies; and their Status Level. */
const monthsTrained = (t: PacificTable, received: number): number =>
  received - monthNumber(t, t.position.month);

function levelAfter(t: PacificTable, side: number, months: number): number {
  const { technologyFrom, technologyMonths } = t.rules.parameters.replacements;
  const more = side === ALLIED && t.position.month >= technologyFrom ? technologyMonths : 0;
  return Number(lookUp(t.rules.charts["training"]!, months + more, "level")?.text ?? 0);
}

/** Steps in training that may be used, those with the most training first (16.4.D). */
function trained(
  t: PacificTable,
  side: number,
): { nation: string; level: number; steps: number; n: number }[] {
  const { leastTraining } = t.rules.parameters.replacements;
  return handOf(t, side)
    .airTraining.map(({ nation, month, steps }, n) => ({ nation, months: monthsTrained(t, month), steps, n }))
    .filter(({ months, steps }) => months >= leastTraining && steps > 0)
    .toSorted((a, b) => b.months - a.months)
    .map(({ nation, months, steps, n }) => ({ nation, level: levelAfter(t, side, months), steps, n }));
}

/** Of each nation those that come next, and those whose class is given. */
export function lotsOf(t: PacificTable, side: number): Lot[] {
  const next = new Map<string, Lot>();
  for (const { nation, level, steps } of trained(t, side)) {
    const lot = next.get(nation);
    if (!lot) next.set(nation, { nation, level, kind: -1, steps });
    else if (lot.level === level) lot.steps += steps;
  }
  const given = Object.entries(handOf(t, side).airReplacements).flatMap(([id, steps]): Lot[] => {
    const kind = t.rules.airClassOf[id]!;
    const { nation, level } = t.rules.airClasses[kind]!;
    return steps > 0 ? [{ nation, level, kind, steps }] : [];
  });
  return [...next.values(), ...given];
}

/** Steps of a lot are used: those with the most training first. */
export function useSteps(t: PacificTable, side: number, { nation, kind }: Lot, steps: number): void {
  const hand = handOf(t, side);
  if (kind >= 0) {
    const { id } = t.rules.airClasses[kind]!;
    return t.set(hand.airReplacements, id, hand.airReplacements[id]! - steps);
  }
  let left = steps;
  for (const { n, nation: of } of trained(t, side)) {
    if (of !== nation || left === 0) continue;
    const entry = hand.airTraining[n]!;
    const used = Math.min(left, entry.steps);
    left -= used;
    t.set(entry, "steps", entry.steps - used);
  }
}

/** 19.4.B: Kamikaze steps that Japan may create in a phase; 0 while the Allied initiative is too low. */
export function kamikazeSteps(t: PacificTable): number {
  const { kamikazeLevel, kamikazeSteps: perLevel } = t.rules.parameters.initiative;
  const level = -warOf(t).initiative;
  return isStrategic(t) && level >= kamikazeLevel ? level * perLevel : 0;
}

/** Steps in training, among the classes that steps are given for. */
export const IN_TRAINING = -1;

/** 16.5: L0 steps that instructors can make L1: for each its class, or `IN_TRAINING`. They may be of two classes. */
export type Lesson = readonly number[];

export function lessonsOf(t: PacificTable): Lesson[] {
  const { instructors } = t.rules.parameters.replacements;
  const raw = trained(t, JAPANESE).reduce((sum, { level, steps }) => (level === 0 ? sum + steps : sum), 0);
  const given = Object.entries(handOf(t, JAPANESE).airReplacements).flatMap(([id, steps]) => {
    const kind = t.rules.airClassOf[id]!;
    const of = t.rules.airClasses[kind]!;
    const canRise = of.level === 0 && !of.isKamikaze && risen(t, kind) >= 0;
    return canRise && steps > 0 ? [{ kind, steps }] : [];
  });
  const lessons = choicesOf([...(raw > 0 ? [{ kind: IN_TRAINING, steps: raw }] : []), ...given], instructors);
  // Those of one class come first.
  return lessons.toSorted((a, b) => new Set(a).size - new Set(b).size);
}

/** All ways to take so many steps of these. */
function choicesOf(sources: readonly { kind: number; steps: number }[], count: number): number[][] {
  if (count === 0) return [[]];
  const [first, ...rest] = sources;
  if (first === undefined) return [];
  const found: number[][] = [];
  for (let taken = Math.min(first.steps, count); taken >= 0; taken--)
    for (const others of choicesOf(rest, count - taken))
      found.push([...Array.from({ length: taken }, () => first.kind), ...others]);
  return found;
}

/** The class of the next Status Level; -1 for none. */
const risen = ({ rules }: PacificTable, kind: number): number => {
  const of = rules.airClasses[kind]!;
  return rules.airClasses.findIndex((other) => isLike(other, of) && other.level === of.level + 1);
};

/** The steps of a lesson become L1 steps. */
export function teach(t: PacificTable, lesson: Lesson): void {
  for (const kind of lesson) if (kind !== IN_TRAINING) raise(t, kind);
  const raw = lesson.filter((kind) => kind === IN_TRAINING).length;
  if (raw > 0) teachTrained(t, raw);
}

/** One step that is given by class. */
function raise(t: PacificTable, kind: number): void {
  const { id } = t.rules.airClasses[kind]!;
  t.set(handOf(t, JAPANESE).airReplacements, id, handOf(t, JAPANESE).airReplacements[id]! - 1);
  addOfClass(t, JAPANESE, t.rules.airClasses[risen(t, kind)]!.id, 1);
}

/** The best-trained L0 steps count as trained for as long as L1 takes. */
function teachTrained(t: PacificTable, steps: number): void {
  const hand = handOf(t, JAPANESE);
  const { rows, cells } = t.rules.charts["training"]!;
  const row = cells.findIndex((line) => line[0]?.text === "1");
  const month = monthNumber(t, t.position.month) + rows[row]!.from!;
  let left = steps;
  for (const { n, level } of trained(t, JAPANESE)) {
    const entry = hand.airTraining[n]!;
    if (level !== 0 || left === 0) continue;
    const taught = Math.min(left, entry.steps);
    left -= taught;
    t.set(entry, "steps", entry.steps - taught);
  }
  t.push(hand.airTraining, { nation: "japan", month, steps });
}

/** The steps of the month come to the sheets (16.0). */
export function receiveSteps(
  t: PacificTable,
  replacementsOf: (side: number) => {
    ground?: Readonly<Record<string, number>>;
    air?: Readonly<Record<string, number>>;
    airClasses?: Readonly<Record<string, number>>;
  },
): void {
  const month = monthNumber(t, t.position.month);
  for (const side of sideIds.keys()) {
    const { ground = {}, air = {}, airClasses = {} } = replacementsOf(side);
    const hand = handOf(t, side);
    // 33.5, 33.6: nothing comes for countries that have surrendered.
    const isLost = (nation: string | undefined): boolean => isWithoutReplacements(t, nation ?? "");
    for (const [nation, steps] of Object.entries(ground).filter(([nation]) => !isLost(nation)))
      t.set(hand.groundReplacements, nation, (hand.groundReplacements[nation] ?? 0) + steps);
    for (const [nation, steps] of Object.entries(air))
      if (steps > 0 && !isLost(nation)) t.push(hand.airTraining, { nation: nation as Nation, month, steps });
    for (const [id, steps] of Object.entries(airClasses))
      if (!isLost(t.rules.airClasses[t.rules.airClassOf[id]!]?.nation)) addOfClass(t, side, id, steps);
  }
  // 28.15: steps that submarines have saved.
  const { rescued } = t.position;
  for (const kind of rescued) addOfClass(t, t.rules.airClasses[kind]!.side, t.rules.airClasses[kind]!.id, 1);
  while (rescued.length > 0) t.removeAt(rescued, rescued.length - 1);
}

type Nation = ReturnType<typeof handOf>["airTraining"][number]["nation"];

export function addOfClass(t: PacificTable, side: number, id: string, steps: number): void {
  const { airReplacements } = handOf(t, side);
  t.set(airReplacements, id, (airReplacements[id] ?? 0) + steps);
}
