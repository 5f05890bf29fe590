import { type Result, readTable } from "../../shared/result-table";
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
  const { first, second } = rules.parameters.strength;
  const kind = rules.attacks[attack]!;
  const face = rollDie(t, name, side, attack);
  let column: number;
  if (strength <= BELOW_ZERO) {
    // 3.4: a strength below zero needs a 0, and then a second die.
    if (face !== first || rollDie(t, `${name}: second die`, side, "second die") > second)
      return { ...NOTHING, face };
    column = numberOf(readChart(t, "air-naval-column", first, BELOW_ZERO));
  } else column = numberOf(readChart(t, "air-naval-column", face + modifier, strength));
  const result = readChart(t, "air-naval-results", kind.line, column);
  const isCritical = kind.critical && strength > BELOW_ZERO && face === rules.parameters.navalCombat.critical;
  return {
    hits: hitsOf(result) + (isCritical ? criticalHits(t, name, side) : 0),
    troopCheck: result?.parts.includes("TQ") === true,
    face,
  };
}

/** 29.2.1: a natural 0 adds the hits of the Critical Hit Table, "even if it missed". */
function criticalHits(t: PacificTable, name: string, side: number): number {
  const face = rollDie(t, `${name}: critical hit`, side, "critical hit");
  const hits = numberOf(readChart(t, "critical-hits", face, "hits"));
  t.say("29.2.1", () => `A critical hit: ${counted(hits, "extra hit")}.`);
  return hits;
}

/** A die of ten faces from 0 (2.5.6). `key` says what it is for without names of units. */
export function rollDie(t: PacificTable, name: string, side: number, key = name): number {
  const { faces } = t.rules.parameters.die;
  const [face] = t.roll({ name, key, side, dice: 1, sides: faces, low: 0 });
  return face!;
}

/** A cell of a chart, which the diary names with the roll. */
export const readChart = (
  t: PacificTable,
  chart: string,
  row: number | string,
  column: number | string,
): Result | undefined => readTable(t, `charts/${chart}.json`, t.rules.charts[chart]!, row, column);

const numberOf = (result: Result | undefined): number =>
  typeof result?.parts[0] === "number" ? result.parts[0] : 0;

const hitsOf = (result: Result | undefined): number =>
  (result?.parts ?? []).reduce<number>((sum, part) => (typeof part === "number" ? sum + part : sum), 0);
