import type { Diagnostic } from "../../diagnostics";

/** A scenario as it is set up: its forces, what the engine makes of it, what the rules say. */

/** Counters (or steps) of one type, by where they are. */
export interface ForceRow {
  name: string;
  onMap: number;
  /** To be placed freely when play begins. */
  free: number;
  /** On the Turn Record Track, to come back. */
  onTrack: number;
}

/** Forces of one kind with their sum. */
export interface ForceGroup {
  kind: string;
  title: string;
  rows: ForceRow[];
  total: ForceRow;
}

export interface SideForces {
  side: string;
  name: string;
  groups: ForceGroup[];
}

/** What the engine counts when the scenario starts: single facts, and figures side by side. */
export interface StartSummary {
  facts: { title: string; value: string }[];
  sides: string[];
  figures: { title: string; values: string[] }[];
}

export interface SetUp {
  scenario: string;
  title: string;
  /** The engine sets it up; else why it does not. */
  verdict: { ok: boolean; words: string };
  forces: SideForces[];
  summary?: StartSummary;
  /** What the rules say of it, worst first. */
  problems: Diagnostic[];
}
