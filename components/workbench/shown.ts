import { type Diagnostic, fingerprintOf, inOrder, type Report, tierOf } from "../../lib/diagnostics";

/** The problems that the page shows. */
export interface ShownProblems {
  diagnostics: readonly Diagnostic[];
  counts: Report["counts"];
  /** Problems of the previous texts, whose tiers have yet to check the present texts. */
  stale: ReadonlySet<Diagnostic>;
  /** All tiers have checked the present texts. */
  isWhole: boolean;
}

/** After a whole check. */
export const shownOf = ({ diagnostics, counts }: Report): ShownProblems => ({
  diagnostics,
  counts,
  stale: new Set(),
  isWhole: true,
});

/** Whether a problem belongs to the tiers that are reported first. */
export const isEarly = ({ code }: Diagnostic): boolean =>
  tierOf(code) === "syntax" || tierOf(code) === "schema";

/** While the slower tiers run: the findings of the fast tiers, and the previous findings of the others. */
export function shownEarly(early: Report, before: Report): ShownProblems {
  const known = new Set(early.diagnostics.map(fingerprintOf));
  const stale = new Set(
    before.diagnostics.filter((each) => !isEarly(each) && !known.has(fingerprintOf(each))),
  );
  const diagnostics = inOrder([...early.diagnostics, ...stale]);
  const count = (wanted: Diagnostic["severity"]): number =>
    diagnostics.filter(({ severity }) => severity === wanted).length;
  return {
    diagnostics,
    counts: {
      error: count("error"),
      warning: count("warning"),
      info: count("info"),
      suppressed: before.counts.suppressed,
    },
    stale,
    isWhole: false,
  };
}
