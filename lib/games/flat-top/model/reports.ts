/**
 * What the owner of observed units must say, by Condition Number (7.12). Members that the number does not reach are left
 * out, so that a report can be shown to its side as it is.
 */
export type Report = {
  hex: number;
  isAir: boolean;
  condition: number;
  /** Air Formations or Task Forces (2: one may be reported as two; 3: exact). */
  units?: number;
  /** Ships or Air Factors (2: within bounds; 3: exact). */
  total?: number;
  /** Condition 2: whether there are any of each class: `shipClasses`, or armed and unarmed planes. */
  present?: boolean[];
  /** Condition 3: how many of each class, unit by unit. */
  counts?: number[][];
  /** Condition 3: Air Factors at high altitude; radar with a lower condition: that there are any. */
  high?: number | true;
  /** Condition 3: how many of them are armed, and unarmed. */
  highCounts?: number[];
  /** Condition 3: whether planes are on deck or ready there (7.14). */
  planesAboard?: boolean;
  /** Of the planes at a base: its id, and nothing else but whether there are any. */
  base?: string;
};

/** Contacts of bases are numbered beside those of counters on the map, which count from 1. */
const BASES = 1_000_000;

/** The subject of the report of planes at a base (7.14). */
export const baseContact = (base: number): number => BASES + base;
