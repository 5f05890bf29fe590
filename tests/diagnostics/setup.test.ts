import { describe, expect, it } from "vitest";
import { CompileError } from "../../lib/games/types";
import type { SetupProblem } from "../../lib/kernel";
import { fakeChecker, fakeFiles } from "./fake-game";

const problem = (pointer: string, more: Partial<SetupProblem> = {}): SetupProblem => ({
  code: "setup/fake",
  severity: "error",
  message: "Kure holds two ships too many.",
  rule: "3.1",
  pointer,
  ...more,
});

const reported = (options: Parameters<typeof fakeChecker>[0], files = fakeFiles()): string[] =>
  fakeChecker(options)
    .check(files)
    .diagnostics.map((each) => `${each.code} ${each.file} ${each.pointer}`);

describe("the engine's own set-up", () => {
  it("is reported at its place in the scenario", () => {
    const { diagnostics, ok } = fakeChecker({ setup: () => [problem("/ships/mogami")] }).check(fakeFiles());
    expect(diagnostics).toEqual([
      {
        severity: "error",
        code: "setup/fake",
        message: "Kure holds two ships too many.",
        hint: "Change the scenario, or the unit, base or limit that the message names.",
        rule: "3.1",
        file: "scenarios/one.json",
        pointer: "/ships/mogami",
        range: { start: { line: 4, column: 5 }, end: { line: 4, column: 13 } },
      },
    ]);
    expect(ok).toBe(false);
  });

  it("has a code of the game for problems without one", () => {
    expect(reported({ setup: () => [problem("/ships", { code: "too-many" })] })).toEqual([
      "setup/fake scenarios/one.json /ships",
    ]);
  });

  it("is asked without options and with those that the scenario recommends, and reports what is the same once", () => {
    const asked: number[] = [];
    const setup = () => {
      asked.push(1);
      return [problem("/ships"), problem("", { severity: "warning", message: "Few ships." })];
    };
    const files = fakeFiles({ "scenarios/one.json": { ships: {}, recommendedOptions: ["fog"] } });
    expect(reported({ setup }, files)).toEqual([
      "setup/fake scenarios/one.json ",
      "setup/fake scenarios/one.json /ships",
    ]);
    expect(asked.length).toBe(2);
  });

  it("is not asked of a scenario that has errors already, but of the others", () => {
    const files = fakeFiles({
      "scenarios/one.json": { ships: { mogami: { at: "kuree" } } },
      "scenarios/two.json": { ships: { mogami: { at: "kure" } } },
    });
    expect(reported({ setup: () => [problem("/ships/mogami")] }, files)).toEqual([
      "ref/dangling scenarios/one.json /ships/mogami/at",
      "setup/fake scenarios/two.json /ships/mogami",
    ]);
  });

  it("is not asked while a document that the game needs is broken", () => {
    const files = fakeFiles({ "harbours.json": { harbours: { kure: { size: 99 }, truk: { size: 1 } } } });
    expect(reported({ setup: () => [problem("/ships")] }, files)).toEqual([
      "schema/out-of-range harbours.json /harbours/kure/size",
    ]);
  });

  it("does not repeat what a rule has reported at the same place", () => {
    const check = {
      code: "rule/fake/crowded",
      rule: "3.1",
      severity: "warning" as const,
      title: "A test.",
      explain: "A test.",
      run: () => [{ document: "scenarios/one.json", pointer: "/ships/mogami", message: "Crowded." }],
    };
    const setup = () => [problem("/ships/mogami", { severity: "warning" })];
    expect(reported({ checks: [check], setup })).toEqual([
      "rule/fake/crowded scenarios/one.json /ships/mogami",
    ]);
  });

  it("reports a crash as a fault of the program", () => {
    const setup = () => {
      throw new RangeError("out of ships");
    };
    const { diagnostics } = fakeChecker({ setup }).check(fakeFiles());
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: "internal/check-crashed", file: "scenarios/one.json" });
    expect(diagnostics[0]?.message).toContain("RangeError: out of ships");
  });
});

describe("making rules of the documents", () => {
  it("is reported at the document and pointer of the refusal", () => {
    const compile = () => {
      throw new CompileError("Truk lies nowhere.", "harbours.json", "/harbours/truk", "2.9");
    };
    const { diagnostics } = fakeChecker({ compile }).check(fakeFiles());
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      code: "setup/does-not-compile",
      file: "harbours.json",
      pointer: "/harbours/truk",
      rule: "2.9",
    });
  });

  it("says nothing of a document that has an error already", () => {
    const compile = () => {
      throw new CompileError("Truk lies nowhere.", "fleet.json", "/ships/sendai");
    };
    const files = fakeFiles({ "fleet.json": { ships: { yamato: { at: "kure" }, sendai: { at: "trukk" } } } });
    expect(reported({ compile }, files)).toEqual(["ref/dangling fleet.json /ships/sendai/at"]);
  });

  it("is done once for documents that stay the same, and a scenario is set up once", () => {
    let compiled = 0;
    let set = 0;
    const checker = fakeChecker({
      compile: () => {
        compiled++;
        return {};
      },
      setup: () => {
        set++;
        return [];
      },
    });
    checker.check(fakeFiles());
    const before = { compiled, set };
    checker.check(fakeFiles({ "scenarios/two.json": { ships: {} } }));
    expect(compiled).toBe(before.compiled);
    expect(set).toBe(2 * before.set);
    checker.check(fakeFiles({ "harbours.json": { harbours: { kure: { size: 4 }, truk: { size: 2 } } } }));
    expect(compiled).toBe(before.compiled + 1);
  });
});
