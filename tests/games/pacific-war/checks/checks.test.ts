/** Each check of a set-up reports a wrong datum, with its place and in words, and says nothing of a right one. */
import { describe, expect, it } from "vitest";
import { applyMergePatch, type Json } from "../../../../lib/documents";
import { checks } from "../../../../lib/games/pacific-war/checks";
import type { Documents, Finding } from "../../../../lib/games/types";
import { documents as texts } from "../documents";
import { type Case, cases as others } from "./cases";
import { monthCases } from "./month-cases";

const training = "scenarios/training.json";
const all = texts as unknown as Documents;
const isOther = (path: string, kept: string) => path.startsWith("scenarios/") && path !== kept;

/** The documents with a change, other scenarios than the one in question left out. */
function world({ document = training, scenario = training }: Case, patch: Json): Documents {
  const kept = document.startsWith("scenarios/") ? document : scenario;
  const own = Object.fromEntries(Object.entries(all).filter(([path]) => !isOther(path, kept)));
  return { ...own, [document]: applyMergePatch(own[document]!, patch) };
}

const found = (name: string, documents: Documents): Finding[] =>
  checks.find(({ code }) => code === `rule/pacific-war/${name}`)!.run(documents);

const cases = [...others, ...monthCases];

describe.each(cases)("$check", (of) => {
  const { check, wrong, right, pointer, says } = of;

  it("reports what is wrong, where, and what to do", () => {
    const findings = found(check, world(of, wrong));
    expect(findings.map((each) => [each.pointer, each.message])).toEqual([
      [pointer, expect.stringContaining(says)],
    ]);
    expect(findings[0]!.hint).toMatch(/\.$/);
  });

  it("says nothing of a right one", () => {
    expect(found(check, world(of, right))).toEqual([]);
  });
});

it("every check of its own has a case", () => {
  const shared = /\/(hex-numbers|scenario-id|recommended-options|option-numbers|result-table-\w+)$/;
  const own = checks.map(({ code }) => code).filter((code) => !shared.test(code));
  expect(own.map((code) => code.slice("rule/pacific-war/".length)).sort()).toEqual(
    [...new Set(cases.map(({ check }) => check))].sort(),
  );
});

it("the shipped data have nothing to report", () => {
  expect(checks.flatMap((check) => check.run(all).map((each) => ({ code: check.code, ...each })))).toEqual(
    [],
  );
});
