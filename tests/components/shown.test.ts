import { describe, expect, it } from "vitest";
import { shownEarly, shownOf } from "../../components/workbench/shown";
import type { Diagnostic, Report } from "../../lib/diagnostics";

const problem = (code: string, line: number, severity: Diagnostic["severity"] = "error"): Diagnostic => ({
  severity,
  code,
  message: `${code} in line ${line}.`,
  file: "units.json",
  pointer: "",
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
});
const report = (...diagnostics: Diagnostic[]): Report => ({
  ok: false,
  diagnostics,
  counts: { error: 0, warning: 0, info: 0, suppressed: 2 },
  suppressed: [],
});

describe("the problems that are shown while the slower tiers are under way", () => {
  const rule = problem("rule/x", 3, "warning");
  const before = report(problem("schema/gone", 1), rule, problem("ref/x", 9));

  it("are those of syntax and schemas as they are now, and the others as they were, marked as such", () => {
    const { diagnostics, stale, counts, isWhole } = shownEarly(report(problem("schema/new", 5)), before);
    expect(diagnostics.map(({ code }) => code)).toEqual(["rule/x", "schema/new", "ref/x"]);
    expect([...stale].map(({ code }) => code)).toEqual(["rule/x", "ref/x"]);
    expect(counts).toEqual({ error: 2, warning: 1, info: 0, suppressed: 2 });
    expect(isWhole).toBe(false);
  });

  it("show what is found again once, as found now", () => {
    const { diagnostics, stale } = shownEarly(report({ ...rule }), before);
    expect(diagnostics.map(({ code }) => code)).toEqual(["rule/x", "ref/x"]);
    expect([...stale].map(({ code }) => code)).toEqual(["ref/x"]);
  });

  it("are none of the texts before once all is checked", () => {
    const { diagnostics, stale, isWhole } = shownOf(before);
    expect(diagnostics).toBe(before.diagnostics);
    expect(stale.size).toBe(0);
    expect(isWhole).toBe(true);
  });
});
