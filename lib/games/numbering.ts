import type { NumberingDocument } from "../documents/generated/types";
import type { Documents } from "./types";

/** What an edition's rulebook calls the rules and steps of the module that plays it. */
export type Numbering = Pick<NumberingDocument, "rules" | "titles">;

const AS_WRITTEN: Numbering = { rules: {}, titles: {} };

/** The numbering of a game; that of the rulebook from which its module was written where it brings none. */
export const numberingOf = (documents: Documents): Numbering =>
  (documents["numbering.json"] as NumberingDocument | undefined) ?? AS_WRITTEN;

/** The number of a rule in an edition: its own, or that of the nearest rule above it which has one. */
export function numberIn({ rules }: Numbering, rule: string): string {
  for (let number = rule; number !== ""; number = number.slice(0, Math.max(0, number.lastIndexOf(".")))) {
    if (Object.hasOwn(rules, number)) return rules[number]!;
  }
  return rule;
}

/** Where a text speaks of rules: "(12.3.2, 13.1)", "rule 8.2", "Rules 8.2 and 9.3". */
const mention =
  /\(\d+\.\d[\d.]*(?:, \d+\.\d[\d.]*)*\)|\b[Rr]ules? \d+\.\d[\d.]*(?:(?:, | and | or )\d+\.\d[\d.]*)*/g;

/** A text that speaks of rules by the module's numbers, with those of an edition. */
export const renumbered = (numbering: Numbering, text: string): string =>
  text.replace(mention, (found) => found.replace(/\d+(?:\.\d+)+/g, (rule) => numberIn(numbering, rule)));

/** What a view shows, with the rule numbers of an edition wherever a member is called `rule`. */
export function citing<T>(numbering: Numbering, shown: T): T {
  if (Object.keys(numbering.rules).length === 0) return shown;
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]): [string, unknown] => [
        key,
        key === "rule" && typeof each === "string" ? numberIn(numbering, each) : walk(each),
      ]),
    );
  };
  return walk(shown) as T;
}
