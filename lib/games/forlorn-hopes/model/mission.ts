import type { ForlornTable } from "./position";

/** What a player may do when it is his turn in the Air/Naval Operations Phase (8.0). */
export interface Mission {
  /** As an option names it: "air", "naval", "stage". */
  readonly id: string;
  readonly rule: string;
  /** Whether the side could perform one now: exact, since it decides whether the phase ends (8.4). */
  isPossible(t: ForlornTable, side: number): boolean;
  /** The step that plays it from its first choice to its end; called with `{ side }`. It leaves when all is over. */
  readonly step: string;
}
