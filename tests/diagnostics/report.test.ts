import { describe, expect, it } from "vitest";
import { check, type Diagnostic, fingerprintOf, makeBaseline } from "../../lib/diagnostics";
import { newSince } from "../../lib/diagnostics/baseline";
import { inOrder, limitPerFile } from "../../lib/diagnostics/limit";
import { matches, suppressionsOf } from "../../lib/diagnostics/suppress";
import { fakeChecker, fakeFiles } from "./fake-game";

const diagnostic = (more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: "warning",
  code: "rule/fake/size",
  message: "Truk is small.",
  file: "harbours.json",
  pointer: "/harbours/truk/size",
  range: { start: { line: 7, column: 15 }, end: { line: 7, column: 16 } },
  ...more,
});

const small = {
  code: "rule/fake/small",
  rule: "4.2",
  severity: "error" as const,
  title: "A test.",
  explain: "A test.",
  run: () => [
    { document: "harbours.json", pointer: "/harbours/truk/size", message: "Truk is small." },
    { document: "fleet.json", pointer: "/ships/sendai", message: "Sendai is small." },
  ],
};
const workspace = (suppress: object[]): string =>
  JSON.stringify(
    { $schema: "x/common/workspace.schema.json", title: "Mine", game: "fake", layers: [], suppress },
    null,
    2,
  );
const reason = "The chart of the second printing has it so.";

describe("accepted problems", () => {
  const run = (suppress: object[], extra: Record<string, string> = {}) =>
    fakeChecker({ checks: [small] }).check(fakeFiles({ "sandtable.json": workspace(suppress), ...extra }));

  it("are counted and kept with their reasons", () => {
    const report = run([{ code: small.code, file: "harbours.json", reason }]);
    expect(report.diagnostics.map((each) => each.file)).toEqual(["fleet.json"]);
    expect(report.counts).toEqual({ error: 1, warning: 0, info: 0, suppressed: 1 });
    expect(report.suppressed).toHaveLength(1);
    expect(report.suppressed[0]).toMatchObject({ reason, diagnostic: { message: "Truk is small." } });
  });

  it("leave the report good when nothing else is wrong", () => {
    const report = run([{ code: small.code, reason }]);
    expect(report).toMatchObject({ ok: true, diagnostics: [], counts: { suppressed: 2 } });
  });

  it("that nothing matches are reported, but not while something cannot be read or resolved", () => {
    const unused = [
      { code: small.code, reason },
      { code: "rule/fake/gone", reason },
    ];
    expect(run(unused).diagnostics).toMatchObject([
      {
        code: "workspace/unused-suppression",
        file: "sandtable.json",
        pointer: "/suppress/1",
        range: { start: { line: 11 } },
      },
    ]);
    expect(run(unused, { "fleet.json": "{" }).diagnostics.map((each) => each.code)).toEqual([
      "syntax/unclosed",
    ]);
  });

  it("hide echoes all the same, and stop nothing", () => {
    const setup = () => [
      { code: "setup/fake", severity: "error" as const, message: "Too full.", pointer: "/ships" },
    ];
    const check = {
      ...small,
      run: () => [{ document: "scenarios/one.json", pointer: "/ships", message: "Full." }],
    };
    const files = fakeFiles({ "sandtable.json": workspace([{ code: small.code, reason }]) });
    expect(fakeChecker({ checks: [check], setup }).check(files).diagnostics).toEqual([]);
  });

  it.each<[string, object, Partial<Diagnostic>, boolean]>([
    ["the code alone", {}, {}, true],
    ["another code", { code: "rule/fake/other" }, {}, false],
    ["the file", { file: "harbours.json" }, {}, true],
    ["another file", { file: "fleet.json" }, {}, false],
    ["a place above", { pointer: "/harbours/truk" }, {}, true],
    ["a place that only begins alike", { pointer: "/harbours/tru" }, {}, false],
    ["a reason too short to say anything", { reason: "because" }, {}, false],
    ["blanks for a reason", { reason: "              " }, {}, false],
  ])("match by %s", (_, entry, more, expected) => {
    expect(matches({ code: "rule/fake/size", reason, ...entry }, diagnostic(more))).toBe(expected);
  });

  it("can be no problems of syntax, schema or the program itself", () => {
    for (const code of ["syntax/empty", "schema/wrong-type", "internal/check-crashed"]) {
      expect(matches({ code, reason }, diagnostic({ code }))).toBe(false);
    }
  });

  it("are read as far as they are well formed", () => {
    expect(suppressionsOf(undefined)).toEqual([]);
    expect(suppressionsOf({ suppress: 3 })).toEqual([]);
    expect(suppressionsOf({ suppress: [null, { code: "rule/x", reason, file: 4 }] })).toEqual([
      { code: "", file: undefined, pointer: undefined, reason: "" },
      { code: "rule/x", file: undefined, pointer: undefined, reason },
    ]);
  });
});

describe("a baseline", () => {
  it("knows a problem by code, file, pointer and message, on whatever line it stands", () => {
    const moved = diagnostic({ range: { start: { line: 99, column: 1 }, end: { line: 99, column: 2 } } });
    expect(fingerprintOf(moved)).toBe(fingerprintOf(diagnostic()));
    for (const more of [
      { code: "rule/x" },
      { file: "x.json" },
      { pointer: "/x" },
      { message: "Truk is smaller." },
    ]) {
      expect(fingerprintOf(diagnostic(more))).not.toBe(fingerprintOf(diagnostic()));
    }
  });

  it("leaves only what is new, and the report is good without", () => {
    const checker = fakeChecker({ checks: [small] });
    const baseline = makeBaseline(checker.check(fakeFiles()));
    expect(baseline.problems).toHaveLength(2);
    expect(JSON.parse(JSON.stringify(baseline))).toEqual(baseline);
    expect(checker.check(fakeFiles(), { baseline })).toMatchObject({ ok: true, diagnostics: [] });
    const files = fakeFiles({ "fleet.json": { ships: { yamato: { at: "kur" }, sendai: { at: "truk" } } } });
    const report = checker.check(files, { baseline });
    expect(report.ok).toBe(false);
    expect(report.diagnostics.map((each) => each.code)).toEqual(["ref/dangling"]);
    expect(newSince(baseline, checker.check(fakeFiles()).diagnostics)).toEqual([]);
  });
});

describe("many problems", () => {
  const list = (n: number, more: Partial<Diagnostic> = {}): Diagnostic[] =>
    Array.from({ length: n }, (_, i) => diagnostic({ pointer: `/${i}`, ...more }));

  it("are bounded file by file, errors first, and what is left out is counted", () => {
    const all = [...list(5), ...list(2, { severity: "error" }), ...list(1, { file: "fleet.json" })];
    const kept = limitPerFile(all, 3);
    expect(kept.filter((each) => each.severity === "error")).toHaveLength(2);
    expect(kept.filter((each) => each.file === "fleet.json")).toHaveLength(1);
    expect(kept.find((each) => each.code === "workspace/too-many")).toMatchObject({
      severity: "info",
      file: "harbours.json",
      message: "4 more problems of this file are not shown.",
    });
    expect(limitPerFile(all, 7)).toEqual(all);
  });

  it("come in the order of files and places, whatever order they were found in", () => {
    const at = (line: number, column: number, code = "rule/a"): Diagnostic =>
      diagnostic({ code, range: { start: { line, column }, end: { line, column } } });
    const sorted = [at(1, 2), at(1, 9), at(2, 1), at(2, 1, "rule/b"), { ...at(1, 1), file: "z.json" }];
    expect(inOrder([...sorted].reverse())).toEqual(sorted);
  });

  it("of a table pasted wrong take no long time", () => {
    const rows = Object.fromEntries(
      Array.from({ length: 3000 }, (_, i) => [`row-${i}`, { size: "x", sise: 1 }]),
    );
    const files = fakeFiles({ "harbours.json": { harbours: rows } });
    const checker = fakeChecker();
    const began = performance.now();
    const report = checker.check(files);
    // A fuse, not a measure: copying the errors for each row took minutes.
    expect(performance.now() - began).toBeLessThan(30_000);
    const inHarbours = report.diagnostics.filter((each) => each.file === "harbours.json");
    expect(inHarbours.map(({ code }) => code)).toEqual(["schema/wrong-type", "schema/unknown-key"]);
    // Not all of them have been looked at.
    expect(inHarbours[0]!.message).toMatch(/\. At least \d+ more places have the same problem\.$/);
  });
});

describe("without a game", () => {
  it("texts, common schemas and layers are read", () => {
    const files = fakeFiles({ "sandtable.json": workspace([]), "broken.json": "{" });
    expect(check(files).diagnostics.map((each) => `${each.code} ${each.file}`)).toEqual([
      "syntax/unclosed broken.json",
      "workspace/unknown-game sandtable.json",
    ]);
  });
});
