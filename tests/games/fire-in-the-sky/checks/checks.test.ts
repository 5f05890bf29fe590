import { describe, expect, it } from "vitest";
import { get, type Json } from "../../../../lib/documents";
import { checks } from "../../../../lib/games/fire-in-the-sky/checks";
import { optionalUnits } from "../../../../lib/games/fire-in-the-sky/checks/options/optional-units";
import type { Documents, Finding, RuleCheck } from "../../../../lib/games/types";
import { cases } from "./cases";
import { asPrinted, broken, later, mended, refused, shipped } from "./support";

const label = (check: RuleCheck) => check.code.replace("rule/fire-in-the-sky/", "");
const at = ({ document, pointer, message }: Finding) => `${document}#${pointer}: ${message}`;

/** A sentence or more, in the words of the project. */
function expectWords(text: string): void {
  expect(text).toMatch(/^[A-Z“0-9].*[.]$/s);
  expect(text).not.toMatch(/undefined|NaN|\[object|null|!|  |Infinity/);
}

describe("every check", () => {
  it("has a code of its own, a rule number and texts for the list of codes", () => {
    const codes = checks.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const check of checks) {
      expect(check.code).toMatch(/^rule\/fire-in-the-sky\/[a-z]+(-[a-z]+)*$/);
      expect(check.rule).toMatch(/^\d+(\.\d+)+(, [A-Z][A-Za-z ]+)?$/);
      expectWords(check.title);
      expectWords(check.explain);
      // What it means, why it matters, how to fix it.
      expect(check.explain.split(". ").length).toBeGreaterThanOrEqual(3);
    }
  });

  it("is shown to find something", () => {
    const tested = new Set(cases.map(({ check }) => check.code));
    expect(checks.filter(({ code }) => !tested.has(code)).map(label)).toEqual([]);
  });

  it.each([
    ["with its errata", shipped],
    ["as printed", asPrinted],
    ["in its later edition", later],
  ])("finds nothing wrong in the shipped game %s", (_name, documents) => {
    const wrong = checks.flatMap((check) =>
      check.run(documents).filter(({ severity }) => (severity ?? check.severity) !== "info"),
    );
    // The training scenario stands on its own overrides, with which it is checked (tests/spine/shipped-data.test.ts).
    const others = wrong.filter(({ document }) => document !== "scenarios/training.json");
    expect(others.map(at)).toEqual([]);
  });
});

describe("the later edition", () => {
  it("knows its optional rules by its own numbers, not by those of 2005", () => {
    const units = structuredClone(later["units.json"]) as { naval: Record<string, { optional?: string }> };
    units.naval["u-cb-alaska-guam"]!.optional = "18.2.5";
    const documents = { ...later, "units.json": units as unknown as Json };
    expect(optionalUnits.run(documents).map(at)).toEqual([
      "units.json#/naval/u-cb-alaska-guam/optional: CB (Alaska, Guam) belongs to “18.2.5”, which is not an optional rule: it never takes part.",
    ]);
  });
});

describe.each(checks.map((check) => [label(check), check] as const))("%s", (_label, check) => {
  it.each(cases.filter((each) => each.check === check))("finds $name", (each) => {
    const documents = broken(each.change);
    const findings = check.run(documents);
    const finding = findings.find(
      ({ document, pointer, message }) =>
        document === each.document && pointer === each.pointer && each.says.test(message),
    );
    if (!finding) expect.fail(`Found instead: ${findings.map(at).join("\n") || "nothing"}`);
    expect(findings.map(at)).toHaveLength(each.findings ?? 1);
    expect(finding.severity ?? check.severity).toBe(each.severity ?? check.severity);
    if (each.rule !== undefined) expect(finding.citedRule ?? finding.rule).toBe(each.rule);
    if (each.fix) expect(finding.fixes).toBeDefined();
    expect(refused(documents)).toEqual([]);
    for (const one of findings) expectSound(check, documents, one);
  });
});

const placesFound = (documents: Documents): string[] =>
  checks.flatMap((check) =>
    check.run(documents).map(({ document, pointer }) => `${label(check)} ${document}#${pointer}`),
  );

/** What holds for every finding: words, places that exist, and fixes that work. */
function expectSound(check: RuleCheck, documents: Documents, finding: Finding): void {
  expectWords(finding.message);
  expectWords(finding.hint ?? "");
  expect(get(documents[finding.document], finding.pointer), at(finding)).toBeDefined();
  for (const { document, pointer, message } of finding.related ?? []) {
    expect(get(documents[document], pointer), `${document}#${pointer}`).toBeDefined();
    expect(message.length).toBeGreaterThan(1);
  }
  const before = finding.fixes ? placesFound(documents) : [];
  for (const fix of finding.fixes ?? []) {
    expect(fix.title).toMatch(/^[A-Z]/);
    const after = mended(documents, fix);
    expect(refused(after), fix.title).toEqual([]);
    expect(check.run(after).map(at), fix.title).not.toContain(at(finding));
    // A fix does not make room for other problems.
    expect(
      placesFound(after).filter((place) => !before.includes(place)),
      fix.title,
    ).toEqual([]);
  }
}

describe("documents with parts missing", () => {
  const members = Object.entries(shipped).flatMap(([path, document]) =>
    Object.keys(document as object).map((member) => [path, member] as const),
  );

  it.each(members)("%s without %s", (path, member) => {
    const document = { ...(shipped[path] as Record<string, never>) };
    delete document[member];
    for (const check of checks) check.run({ ...shipped, [path]: document });
    expect(member in document).toBe(false);
  });

  it.each(Object.keys(shipped))("without %s", (path) => {
    const documents = { ...shipped };
    delete documents[path];
    for (const check of checks) expect(Array.isArray(check.run(documents))).toBe(true);
  });

  it("without any document", () => {
    expect(checks.flatMap((check) => check.run({}))).toEqual([]);
  });
});
