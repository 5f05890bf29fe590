import { peekChart, readChart, type Result } from "../../shared/result-table";
import { counted } from "../../../words";
import type { PacificTable } from "./position";
import { BELOW_ZERO, type Strength } from "./rules";

/** Rolling on the Air/Naval Combat Results Table (28.11, 29.2.1). Low dice are good. */

export interface Volley {
  /** Key of the kind of attack in tables/combat-lines.json. */
  attack: string;
  /** Current strength, hits and bonus included. */
  strength: Strength;
  /** Added to the die (25.2). */
  modifier?: number;
  side: number;
  /** What the die is rolled for, in words. */
  name: string;
}

export interface Shot {
  /** Hits, those of a critical hit included. */
  hits: number;
  /** The target makes a Troop Quality check (31.4). */
  troopCheck: boolean;
  /** The face that was rolled; -1 without a roll. */
  face: number;
}

const NOTHING: Shot = { hits: 0, troopCheck: false, face: -1 };

/** One attack. A printed x attacks nothing (3.4). */
export function fire(t: PacificTable, { attack, strength, modifier = 0, side, name }: Volley): Shot {
  if (strength === null) return NOTHING;
  const { rules } = t;
  const { first } = rules.parameters.strength;
  const kind = rules.attacks[attack]!;
  const isWeak = strength <= BELOW_ZERO;
  const resultWith = (face: number, read: typeof readChart): Result | undefined => {
    const [die, column] = isWeak ? [first, BELOW_ZERO] : [face + modifier, strength];
    const found = read(t, "air-naval-column", die, column);
    return read(t, "air-naval-results", kind.line, numberOf(found));
  };
  const isCritical = (face: number): boolean =>
    kind.critical && !isWeak && face === rules.parameters.navalCombat.critical;
  const comesTo = (face: number): string => {
    const isLearned = kind.bonus && face === rules.parameters.replacements.experience;
    const result = isWeak ? face === first : resultWith(face, peekChart)?.text;
    return [result, isCritical(face), isLearned].join();
  };
  const face = rollDie(t, name, side, attack, comesTo);
  // 3.4: a strength below zero needs a 0, and then a second die.
  if (isWeak && (face !== first || !passesSecondDie(t, name, side))) return { ...NOTHING, face };
  const result = resultWith(face, readChart);
  return {
    hits: hitsOf(result) + (isCritical(face) ? criticalHits(t, name, side) : 0),
    troopCheck: result?.parts.includes("TQ") === true,
    face,
  };
}

function passesSecondDie(t: PacificTable, name: string, side: number): boolean {
  const { second } = t.rules.parameters.strength;
  const isLow = (face: number): boolean => face <= second;
  return isLow(rollDie(t, `${name}: second die`, side, "second die", (face) => String(isLow(face))));
}

/** 29.2.1: a natural 0 adds the hits of the Critical Hit Table, "even if it missed". */
function criticalHits(t: PacificTable, name: string, side: number): number {
  const hitsWith = (face: number, read: typeof readChart): number =>
    numberOf(read(t, "critical-hits", face, "hits"));
  const comesTo = (each: number): number => hitsWith(each, peekChart);
  const face = rollDie(t, `${name}: critical hit`, side, "critical hit", comesTo);
  const hits = hitsWith(face, readChart);
  t.say("29.2.1", () => `A critical hit: ${counted(hits, "extra hit")}.`);
  return hits;
}

/**
 * A die of ten faces from 0 (2.5.6). `key` says what it is for without names of units; `comesTo` which faces are alike when
 * all ways of chance are followed.
 */
export function rollDie(
  t: PacificTable,
  name: string,
  side: number,
  key = name,
  comesTo?: (face: number) => number | string,
): number {
  const { faces } = t.rules.parameters.die;
  const [face] = t.roll({ name, key, side, dice: 1, sides: faces, low: 0, ...(comesTo && { comesTo }) });
  return face!;
}

const numberOf = (result: Result | undefined): number =>
  typeof result?.parts[0] === "number" ? result.parts[0] : 0;

const hitsOf = (result: Result | undefined): number =>
  (result?.parts ?? []).reduce<number>((sum, part) => (typeof part === "number" ? sum + part : sum), 0);
