import { fingerprint } from "../kernel";
import type { Diagnostic } from "./types";

/** Problems that were known at some time, written to a file; later checks report only what is new. */
export interface Baseline {
  version: 1;
  problems: { fingerprint: string; code: string; file: string; pointer: string }[];
}

/**
 * Identifies a problem independently of its line: moved text makes no problem new, but a changed value (which the
 * message shows) does.
 */
export function fingerprintOf({ code, file, pointer, message }: Diagnostic): string {
  return fingerprint([code, file, pointer, message].join("\n"));
}

/** The baseline of a report, suppressed problems left out: those have their own reasons. */
export function makeBaseline(report: { diagnostics: readonly Diagnostic[] }): Baseline {
  const problems = report.diagnostics.map((each) => ({
    fingerprint: fingerprintOf(each),
    code: each.code,
    file: each.file,
    pointer: each.pointer,
  }));
  return { version: 1, problems };
}

/** The problems that the baseline does not know. */
export function newSince(baseline: Baseline, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(baseline.problems.map((each) => each.fingerprint));
  return diagnostics.filter((each) => !known.has(fingerprintOf(each)));
}
