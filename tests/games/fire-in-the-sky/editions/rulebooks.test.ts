import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { check } from "../../../../lib/diagnostics";
import { get, isObject, type Json } from "../../../../lib/documents";
import { schemas } from "../../../../lib/documents/generated/schemas";
import { numberIn, numberingOf, ruleAbove, rulesIn } from "../../../../lib/games/numbering";
import { shipped } from "../../../support/shipped";
import { exceptions } from "./rulebook-exceptions";

/** The rules of the two rulebooks, the numbering that leads from one to the other, and who cites them. */

const [first, later] = ["fire-in-the-sky", "fire-in-the-sky-2e"].map((id) => {
  const { documents } = shipped(id).draft;
  return Object.fromEntries([...documents].map(([path, { base }]) => [path, base.value ?? null]));
}) as [Record<string, Json>, Record<string, Json>];
const rulesOf = (documents: Record<string, Json>): Record<string, string> =>
  get(documents["rulebook.json"] ?? null, "/rules") as Record<string, string>;
const numbering = numberingOf(later);

/** A rule with its passage, to the rule alone. */
const ruleOf = (cited: string): string => cited.split(",")[0]!;

/** Rules of the later edition alone, which the module plays and calls by their numbers there. */
const onlyLater = ["16.2.6"];

describe("the numbering of the later edition", () => {
  it("has every rule of the first, and leads to rules that its rulebook has", () => {
    const mapped = Object.keys(numbering.rules).map(ruleOf);
    expect(new Set(mapped)).toEqual(new Set([...Object.keys(rulesOf(first)), ...onlyLater]));
    expect(Object.values(numbering.rules).filter((rule) => rulesOf(later)[rule] === undefined)).toEqual([]);
  });

  it("leads to each rule of the later edition but those that have no counterpart", () => {
    const reached = new Set(Object.values(numbering.rules));
    expect(Object.keys(rulesOf(later)).filter((rule) => !reached.has(rule))).toEqual([
      "3.0", // a heading over 3.1 to 3.5
      "3.3", // a heading
      "3.3.5", // of the markers in 2.1.2.1, which goes to 3.5
      "3.3.6",
      "3.3.7",
      "3.3.8",
      "3.3.10", // repeated in 4.3.1
      "3.3.11", // said in passing in 4.1 and 4.2
      "3.4", // a heading
      "3.4.1", // of the board in 2.3, which goes to the Combat Phase
      "4.0", // a heading
      "4.3.1", // a part of 16.0, which goes to 4.3
      "11.2.2.1", // what 12.3.2 says first; it goes to the whole step
      "13.0", // 8.0 has both Deployment Phases
    ]);
  });

  it.each([
    ["15.1", "14.0", "the End Phase, not Malaya"],
    ["15.2", "14.0", "the End Phase, not Base Expansion"],
    ["15.3", "14.0", "the End Phase, not Resource Hex Fueling"],
    ["2.2.4", "3.2.6", "Entry Hexes"],
    ["2.2.1.2", "3.2.2", "Impassable Hexsides"],
    ["2.2.1.2, Malaya Peninsula Special Case", "15.1", "Malaya"],
    ["2.1.1.2, Air Zone of Control", "3.3.2", "Air Zone of Control"],
    ["9.2.2", "8.3", "Air Units"],
    ["10.2", "9.0", "the Reaction Phase"],
    ["17.1", "15.0", "Special Rules, which have none for Turn 1"],
    ["16.2.6", "16.2.6", "a rule of the later edition alone"],
  ])("gives %s the number %s: %s", (cited, number) => {
    expect(numberIn(numbering, cited)).toBe(number);
  });
});

describe("problems of the later edition", () => {
  const problemsWith = (path: string, was: string, is: string) => {
    const { game, files } = shipped("fire-in-the-sky-2e");
    expect(files[path]).toContain(was);
    const report = check({ ...files, [path]: files[path]!.replace(was, is) }, game);
    return report.diagnostics.filter(({ severity }) => severity !== "info");
  };

  it("name what is meant by a number of the first", () => {
    expect(
      problemsWith("options.json", '"rule": "16.2.5"', '"rule": "18.2.5"').map(({ code, message }) => [
        code,
        message,
      ]),
    ).toContainEqual([
      "ref/unknown-rule",
      'This rulebook has no rule 18.2.5: did you mean 16.2.5 "I Want it All!"?',
    ]);
  });

  it("cite the number that a document bears as it stands", () => {
    const was = /"no-destroyers": \{[^}]*\},\s*"add": 1/.exec(
      shipped("fire-in-the-sky-2e").files["tables/combat.json"]!,
    )![0];
    const found = problemsWith("tables/combat.json", was, was.replace(/1$/, "0"));
    expect(found.map(({ code, rule }) => [code, rule])).toEqual([
      ["rule/fire-in-the-sky/idle-modifiers", "11.1.3"],
    ]);
  });
});

describe("every cited rule is in the rulebook of the first edition", () => {
  const known = new Set([...Object.keys(rulesOf(first)), ...onlyLater]);
  const strangers = (cited: readonly string[]): string[] => cited.filter((rule) => !known.has(ruleOf(rule)));

  it("in the rules module: steps, checks, reasons, comments", () => {
    const folder = join(import.meta.dirname, "../../../../lib/games/fire-in-the-sky");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const cited = files.flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const alone = [...text.matchAll(/"(\d+\.\d+(?:\.\d+)*(?:, [A-Z][A-Za-z ]+)?)"/g)].map(
        ([, rule]) => rule!,
      );
      return [...alone, ...rulesIn(text)];
    });
    expect(cited.length).toBeGreaterThan(800);
    expect(strangers(cited)).toEqual([]);
  });

  it("in the texts of the schemas", () => {
    const own = Object.entries(schemas).filter(([path]) => /^(common|fire-in-the-sky)\//.test(path));
    const cited = rulesIn(JSON.stringify(own));
    expect(cited.length).toBeGreaterThan(200);
    expect(strangers(cited)).toEqual([]);
  });
});

interface Cited {
  rule?: string;
  status: string;
}

describe("sources of the first edition, through the numbering", () => {
  /** Documents that both editions have, and the one scenario of the later that was made of one of the first. */
  const pairs = [...Object.keys(first).filter((path) => path in later), "scenarios/short-campaign.json"].map(
    (path) => [path, path.replace("short-campaign", "java-sea")] as const,
  );
  const sourcesOf = (document: Json | undefined): Record<string, Cited> => {
    const sources = get(document ?? null, "/sources");
    return isObject(sources) ? (sources as unknown as Record<string, Cited>) : {};
  };
  /** The same rule, or one below it: the later rulebook may divide it. */
  const isWithin = (rule: string | undefined, outer: string | undefined): boolean => {
    for (let at = rule; at !== undefined; at = ruleAbove(at)) if (at === outer) return true;
    return rule === outer;
  };
  const differences = pairs.flatMap(([path, laterPath]) => {
    const [was, is] = [sourcesOf(first[path]), sourcesOf(later[laterPath])];
    return Object.keys(was).flatMap((pointer) => {
      const source = is[pointer];
      // What this rulebook does not print need cite no rule of it.
      if (source === undefined || (source.rule === undefined && source.status !== "printed")) return [];
      const { rule } = was[pointer]!;
      const mapped = rule === undefined ? undefined : numberIn(numbering, rule);
      return isWithin(source.rule, mapped) ? [] : [`${laterPath} ${pointer}: ${source.rule ?? "no rule"}`];
    });
  });

  it("are those of the later edition, but for exceptions with a reason", () => {
    const listed = exceptions.flatMap(({ places }) => places);
    expect(differences.filter((each) => !listed.includes(each))).toEqual([]);
    expect(listed.filter((each) => !differences.includes(each))).toEqual([]);
    expect(exceptions.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });
});
