import type { FireInTheSkyCondition } from "../../../../documents/generated/types";
import type { Finding, RuleCheck } from "../../../types";
import { takeAway } from "../../../shared/checks/fixes";
import { modifiersOf } from "./idle-modifiers";

/** 2.3, 13.1: no modifier of a roll is there twice. */
export const sameModifiers: RuleCheck = {
  code: "rule/fire-in-the-sky/same-modifiers",
  rule: "2.3",
  severity: "warning",
  title: "Two modifiers apply to the same situation.",
  explain:
    "All modifiers whose conditions are met are added up. Two modifiers of one roll with the same condition, or with conditions that differ only in overlapping turns, apply together. " +
    "Most often one of them was copied, or the turns of one are wrong. " +
    "Remove one of them or separate their turns; if they should add up, accept the warning with a reason.",
  run(documents) {
    const all = modifiersOf(documents).map((each) => ({ ...each, ...readCondition(each.modifier.when) }));
    return all.flatMap((one, i): Finding[] => {
      const other = all
        .slice(0, i)
        .find(
          (each) =>
            each.document === one.document &&
            each.type === one.type &&
            each.rest === one.rest &&
            (each.turns === undefined) === (one.turns === undefined) &&
            overlap(each.turns, one.turns) !== undefined &&
            sumsOf(each.modifier).some((sum) => sumsOf(one.modifier).includes(sum)),
        );
      if (!other) return [];
      const both = overlap(one.turns, other.turns)!;
      const alike = sameTurns(one.turns, other.turns);
      return [
        {
          document: one.document,
          pointer: alike ? one.pointer : `${one.pointer}/when`,
          rule: one.modifier.rule,
          message: alike
            ? `“${one.id}” has the same condition as “${other.id}”, so both apply together.`
            : `“${one.id}” and “${other.id}” both apply ${turnWords(both)}.`,
          hint: alike
            ? "Remove one of them, or combine their numbers."
            : "Separate their turns, or let one of them add only the difference from the other.",
          related: [{ document: other.document, pointer: other.pointer, message: `“${other.id}” is here.` }],
          ...(alike && takeAway(documents, `Remove “${one.id}”`, one.document, one.pointer)),
        },
      ];
    });
  },
};

interface Turns {
  from: number;
  to: number;
}

/** A condition cut in two: the turns in which it can hold, and all else that it asks, in one order. */
function readCondition(when: FireInTheSkyCondition): { turns: Turns | undefined; rest: string } {
  const parts = partsOf(when);
  const rest = new Set<string>();
  let turns: Turns | undefined;
  for (const part of parts) {
    if (part.is === "turn-between") {
      const { from = -Infinity, to = Infinity } = part;
      turns = overlap(turns, { from, to }) ?? { from, to };
    } else rest.add(printed(part));
  }
  return { turns, rest: [...rest].sort().join() };
}

const partsOf = (when: FireInTheSkyCondition): FireInTheSkyCondition[] =>
  when.is === "all" ? when.of.flatMap(partsOf) : [when];

/** The text of a condition, whatever the order of its members and of what stands in its lists. */
function printed(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printed).sort().join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${key}:${printed(each)}`)
    .sort()
    .join()}}`;
}

/** The turns that both have; undefined for none. No turns at all are all of them. */
function overlap(a: Turns | undefined, b: Turns | undefined): Turns | undefined {
  const from = Math.max(a?.from ?? -Infinity, b?.from ?? -Infinity);
  const to = Math.min(a?.to ?? Infinity, b?.to ?? Infinity);
  return from <= to ? { from, to } : undefined;
}

const sameTurns = (a: Turns | undefined, b: Turns | undefined): boolean =>
  a?.from === b?.from && a?.to === b?.to;

function turnWords({ from, to }: Turns): string {
  if (from === to) return `on Turn ${from}`;
  if (to === Infinity) return `from Turn ${from} on`;
  return from === -Infinity ? `until Turn ${to}` : `on Turns ${from} to ${to}`;
}

/** What a modifier adds up: a number, or so much for each of something. */
const sumsOf = (modifier: ReturnType<typeof modifiersOf>[number]["modifier"]): string[] =>
  (["add", "perExtraHit", "perEarlierCheck", "perFirepower"] as const).filter(
    (sum) => modifier[sum] !== undefined,
  );
