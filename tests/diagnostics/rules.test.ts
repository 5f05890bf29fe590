import { describe, expect, it } from "vitest";
import type { Finding, RuleCheck } from "../../lib/games/types";
import { type Json, get } from "../../lib/documents";
import { fakeChecker, fakeFiles } from "./fake-game";

const rule = (code: string, run: RuleCheck["run"], more: Partial<RuleCheck> = {}): RuleCheck => ({
  code: `rule/fake/${code}`,
  rule: "4.2",
  severity: "error",
  title: "A test.",
  explain: "A test.",
  run,
  ...more,
});

const finding = (document: string, pointer: string, more: Partial<Finding> = {}): Finding => ({
  document,
  pointer,
  message: `Something about ${pointer}.`,
  ...more,
});

const codesIn = (options: Parameters<typeof fakeChecker>[0], files = fakeFiles()): string[] =>
  fakeChecker(options)
    .check(files)
    .diagnostics.map((each) => each.code);

describe("rules over documents", () => {
  it("places a finding in the file and line, with the check's rule and severity", () => {
    const small = rule("size", () => [finding("harbours.json", "/harbours/truk/size")], {
      severity: "warning",
    });
    const { diagnostics, ok } = fakeChecker({ checks: [small] }).check(fakeFiles());
    expect(diagnostics).toEqual([
      {
        severity: "warning",
        code: "rule/fake/size",
        rule: "4.2",
        message: "Something about /harbours/truk/size.",
        file: "harbours.json",
        pointer: "/harbours/truk/size",
        range: { start: { line: 7, column: 15 }, end: { line: 7, column: 16 } },
      },
    ]);
    expect(ok).toBe(true);
  });

  it("takes a narrower rule, another severity, related places and fixes from the finding", () => {
    const check = rule("size", () => [
      finding("harbours.json", "/harbours/truk/size", {
        rule: "4.2.1",
        severity: "info",
        hint: "Look again.",
        related: [{ document: "fleet.json", pointer: "/ships/sendai", message: "This one is there." }],
        fixes: [
          { title: "Make it 3", document: "harbours.json", pointer: "/harbours/truk/size", value: 3 },
          { title: "Send it away", document: "fleet.json", pointer: "/ships/sendai" },
        ],
      }),
    ]);
    const files = fakeFiles();
    const [diagnostic] = fakeChecker({ checks: [check] }).check(files).diagnostics;
    expect(diagnostic).toMatchObject({ rule: "4.2.1", severity: "info", hint: "Look again." });
    expect(diagnostic?.related).toEqual([
      {
        message: "This one is there.",
        file: "fleet.json",
        pointer: "/ships/sendai",
        range: { start: { line: 7, column: 5 }, end: { line: 7, column: 13 } },
      },
    ]);
    expect(diagnostic?.fixes?.map((fix) => fix.title)).toEqual(["Make it 3", "Send it away"]);
    expect(diagnostic?.fixes?.[0]?.edits).toEqual([
      { file: "harbours.json", offset: files["harbours.json"]!.lastIndexOf("2"), length: 1, text: "3" },
    ]);
  });

  it("reports a check that crashes, and lets the others go on", () => {
    const crash = rule("crash", (documents) => {
      get(documents["harbours.json"], "");
      throw new TypeError("no such thing");
    });
    const fine = rule("fine", () => [finding("harbours.json", "/harbours")]);
    const { diagnostics } = fakeChecker({ checks: [crash, fine] }).check(fakeFiles());
    expect(diagnostics.map((each) => each.code)).toEqual(["internal/check-crashed", "rule/fake/fine"]);
    expect(diagnostics[0]).toMatchObject({ file: "harbours.json" });
    expect(diagnostics[0]?.message).toBe("The check rule/fake/crash stopped: TypeError: no such thing");
  });

  it("says nothing of a crash on documents that have errors: it follows from them", () => {
    const crash = rule("crash", (documents) => {
      const at = get(documents["fleet.json"], "/ships/yamato/at");
      if (at !== "kure") throw new TypeError("no such harbour");
      return [];
    });
    const files = fakeFiles({ "fleet.json": { ships: { yamato: { at: "kuree" }, sendai: { at: "truk" } } } });
    expect(codesIn({ checks: [crash] }, files)).toEqual(["ref/dangling"]);
  });

  it("withholds a document with a schema error from the checks that ask for it, and from no others", () => {
    const harbours = rule("harbours", (documents) => [
      finding("fleet.json", `/ships${documents["harbours.json"] ? "" : "/none"}`),
    ]);
    const fleet = rule("fleet", (documents) =>
      documents["fleet.json"] ? [finding("fleet.json", "/ships/sendai")] : [],
    );
    const files = fakeFiles({ "harbours.json": { harbours: { kure: { size: "5" }, truk: { size: 2 } } } });
    expect(codesIn({ checks: [harbours, fleet] }, files)).toEqual(["rule/fake/fleet", "schema/wrong-type"]);
  });

  it.each<[string, RuleCheck["run"]]>([
    ["reads it", (documents) => [finding("fleet.json", `/${typeof documents["harbours.json"]}`)]],
    [
      "asks whether it is there",
      (documents) => ("harbours.json" in documents ? [finding("fleet.json", "")] : []),
    ],
    [
      "reads an absent one that the game needs",
      (documents) => [finding("fleet.json", `/${typeof documents["harbours.json"]}`)],
    ],
  ])("withholds a document that cannot be read from a check that %s", (_, run) => {
    const broken = codesIn({ checks: [rule("r", run)] }, fakeFiles({ "harbours.json": "{" }));
    expect(broken.filter((code) => code.startsWith("rule/"))).toEqual([]);
    const absent = codesIn({ checks: [rule("r", run)] }, fakeFiles({ "harbours.json": undefined }));
    expect(absent.filter((code) => code.startsWith("rule/"))).toEqual([]);
  });

  it("leaves broken documents out when a check goes over all of them", () => {
    const seen: string[][] = [];
    const list = rule("list", (documents) => {
      seen.push(Object.entries(documents).map(([path, value]) => `${path} ${typeof value}`));
      return [];
    });
    codesIn({ checks: [list] }, fakeFiles({ "scenarios/one.json": { ships: 3 } }));
    expect(seen).toEqual([["fleet.json object", "harbours.json object"]]);
  });

  it("reports nothing inside a subtree that an earlier tier found broken", () => {
    const check = rule("at", () => [
      finding("fleet.json", "/ships/yamato/at"),
      finding("fleet.json", "/ships/sendai/at"),
    ]);
    const files = fakeFiles({ "fleet.json": { ships: { yamato: { at: "tokio" }, sendai: { at: "truk" } } } });
    const { diagnostics } = fakeChecker({ checks: [check] }).check(files);
    expect(diagnostics.map((each) => `${each.code} ${each.pointer}`)).toEqual([
      "ref/dangling /ships/yamato/at",
      "rule/fake/at /ships/sendai/at",
    ]);
  });
});

describe("checks are repeated only when what they read has changed", () => {
  const counted = (run: RuleCheck["run"]): { check: RuleCheck; runs: () => number } => {
    let runs = 0;
    const check = rule("counted", (documents) => {
      runs++;
      return run(documents);
    });
    return { check, runs: () => runs };
  };
  const guns = (n: number): Json => ({ ships: { yamato: { at: "kure", guns: n }, sendai: { at: "truk" } } });

  it("not for an edit of a document that it did not read", () => {
    const { check, runs } = counted((documents) =>
      documents["harbours.json"] ? [finding("harbours.json", "/harbours/truk")] : [],
    );
    const checker = fakeChecker({ checks: [check] });
    const first = checker.check(fakeFiles());
    const second = checker.check(fakeFiles({ "fleet.json": guns(1) }));
    expect(runs()).toBe(1);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });

  it("again for an edit of one that it read, and for one that it found absent", () => {
    const { check, runs } = counted((documents) =>
      (documents["extra.json"] ?? documents["fleet.json"]) ? [] : [],
    );
    const checker = fakeChecker({ checks: [check] });
    checker.check(fakeFiles());
    checker.check(fakeFiles({ "fleet.json": guns(1) }));
    expect(runs()).toBe(2);
    checker.check(fakeFiles({ "fleet.json": guns(1), "extra.json": {} }));
    expect(runs()).toBe(3);
  });

  it("again when a document appears and it went over all of them", () => {
    const { check, runs } = counted((documents) =>
      Object.keys(documents).length > 99 ? [finding("", "")] : [],
    );
    const checker = fakeChecker({ checks: [check] });
    checker.check(fakeFiles());
    checker.check(fakeFiles({ "fleet.json": guns(1) }));
    expect(runs()).toBe(1);
    checker.check(fakeFiles({ "scenarios/two.json": { ships: {} } }));
    expect(runs()).toBe(2);
  });

  it("again when a document that was withheld is mended", () => {
    const { check, runs } = counted((documents) =>
      documents["harbours.json"] ? [finding("harbours.json", "/harbours/truk")] : [],
    );
    const checker = fakeChecker({ checks: [check] });
    expect(
      checker.check(fakeFiles({ "harbours.json": "{" })).diagnostics.map((each) => each.code),
    ).not.toContain(check.code);
    expect(checker.check(fakeFiles()).diagnostics.map((each) => each.code)).toContain(check.code);
    expect(runs()).toBe(2);
  });
});
