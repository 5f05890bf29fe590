import { expect, it } from "vitest";
import { check } from "../../lib/diagnostics";
import type { FileMap } from "../../lib/documents";
import { optionSwitches } from "../../lib/views";
import { editContextOver } from "../editing/edit-context";
import { shipped } from "../support/shipped";

const { game, files } = shipped("fire-in-the-sky");

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- the test writes what a designer writes. */
type Free = any;

function changed(changes: Readonly<Record<string, (document: Free) => void>>): FileMap {
  const texts = Object.entries(changes).map(([path, change]): [string, string] => {
    const document: Free = JSON.parse(files[path]!);
    change(document);
    return [path, JSON.stringify(document, null, 2)];
  });
  return { ...files, ...Object.fromEntries(texts) };
}

const findings = (of: FileMap): string[] =>
  check(of, game)
    .diagnostics.filter(({ severity }) => severity !== "info")
    .map(({ code, pointer, message }) => `${code} ${pointer}: ${message}`);

const house = (title: string, more: object = {}) => ({
  title,
  summary: "A rule of our own.",
  favours: "neither",
  recommended: false,
  ...more,
});
const when = (id: string) => ({
  when: {
    is: "all",
    of: [
      { is: "option", id },
      { is: "roller", side: "japan" },
    ],
  },
  add: 1,
  rule: "house rule",
});
const ours = changed({
  "options.json": ({ options }) => {
    options["better-bombs"] = house("Better bombs", { rule: "house rule" });
    options["late-destroyers"] = house("Late destroyers");
  },
  "tables/combat.json": ({ types }) => {
    types["air-strike"].modifiers["better-bombs"] = when("better-bombs");
  },
  // Without a number a unit is marked with the id.
  "units.json": ({ naval }) => {
    naval["u-cv-ranger"].optional = "late-destroyers";
  },
});

it("options, modifiers and marks of one's own need no rule number", () => {
  const known = new Set(findings(files));
  expect(findings(ours).filter((each) => !known.has(each))).toEqual([]);
  const { options } = optionSwitches({ draft: editContextOver(ours, []).draft, game })!;
  const shown = options.filter(({ id }) => id === "better-bombs" || id === "late-destroyers");
  expect(shown.map(({ title, rule }) => `${title}: ${rule}`)).toEqual([
    "Better bombs: house rule",
    "Late destroyers: house rule",
  ]);
  // Two house rules have no number in common, and so no values.
  expect(shown.flatMap(({ numbers }) => numbers)).toEqual([]);
});

it("a number that the rulebook does not have says so, and what may be written instead", () => {
  const rule = (text: string): FileMap =>
    changed({ "options.json": ({ options }) => (options.ranger.rule = text) });
  const of = (text: string) =>
    check(rule(text), game).diagnostics.filter(({ pointer }) => pointer === "/options/ranger/rule");
  expect(of("99.1").map(({ code, hint }) => `${code} ${hint}`)).toContain(
    'ref/unknown-rule Correct the number, or add the rule to rulebook.json. A rule of your own can be called "house rule" instead.',
  );
  expect(of("our own")[0]!.message).toContain(
    'a rule number, as in "12.3.2", or "house rule" for one of your own',
  );
});
