import type { ForlornTable } from "../model/position";
import { stageMission } from "../ch09-air-missions/stage";

/**
 * 8.0 What a player may do when it is his turn in the Air/Naval Operations Phase. A chapter that brings a mission adds it here,
 * and its steps in module.ts; the loop knows nothing else of it. A chapter that is not there offers nothing.
 */
export interface Mission {
  /** As an option names it: "air", "naval", "stage". */
  readonly id: string;
  readonly rule: string;
  /** Whether the side could perform one now: complete, since it decides whether the phase ends (8.4). */
  isPossible(t: ForlornTable, side: number): boolean;
  /** The step that plays it from its first choice to its end; called with `{ side }`. It leaves when all is over. */
  readonly step: string;
}

export const missions: readonly Mission[] = [stageMission];

/**
 * Steps of sequence.json that belong to chapters that are not written yet: 9 (air missions but for the stage), 10 and 11.
 * Who writes one takes its steps off this list.
 */
export const chaptersToCome: ReadonlySet<string> = new Set([
  "initiative-movement",
  "initiative-combat",
  "other-movement",
  "other-combat",
]);
