import type { NumberingDocument } from "../documents/generated/types";
import type { Documents } from "./document-types";

/** What an edition's rulebook calls the rules and steps of the module that plays it. */
export type Numbering = Pick<NumberingDocument, "rules" | "titles">;

/** Replaces the number of a rule that no rulebook has: a designer's own. */
export const HOUSE_RULE = "house rule";

const AS_WRITTEN: Numbering = { rules: {}, titles: {} };

/** The numbering of a game; that of the rulebook from which its module was written where it brings none. */
export function numberingOf(documents: Documents): Numbering {
  const found = documents["numbering.json"] as Partial<NumberingDocument> | null | undefined;
  // As it is being edited it may lack a part; the checks go on, and one of them reports that.
  return {
    ...AS_WRITTEN,
    ...(found?.rules && { rules: found.rules }),
    ...(found?.titles && { titles: found.titles }),
  };
}

/**
 * The number of a rule in an edition: its own, or that of the nearest rule above it which has one. A citation may
 * name a passage, "2.1.1.2, Air Zone of Control", where another rulebook gives a part of the rule its own number.
 */
export function numberIn({ rules }: Numbering, rule: string): string {
  for (let number: string | undefined = rule; number !== undefined; number = ruleAbove(number)) {
    if (Object.hasOwn(rules, number)) return rules[number]!;
  }
  return rule;
}

/** The rule of which a passage or a rule is a part: that of 12.3.2 is 12.3, and then 12.0; undefined for a chapter. */
export function ruleAbove(rule: string): string | undefined {
  const passage = rule.indexOf(",");
  if (passage >= 0) return rule.slice(0, passage);
  const parts = rule.split(".");
  if (parts.length > 2) return parts.slice(0, -1).join(".");
  return parts.length === 2 && parts[1] !== "0" ? `${parts[0]}.0` : undefined;
}

const number = String.raw`\d+\.\d+(?:\.\d+)*`;
const passage = String.raw`(?:, [A-Z][a-z]+(?: [A-Za-z]+)*)?`;
const oneRule = new RegExp(`(${number})(${passage})`, "g");

/** Where a text speaks of rules: "(12.3.2, 13.1)", "rule 8.2", "Rules 8.2 and 9.3", "rule 2.1.1.2, Air Zone of Control". */
const mention = new RegExp(
  String.raw`\(${number}(?:, ${number})*\)|\b[Rr]ules? ${number}(?:(?:, | and | or )${number})*${passage}`,
  "g",
);

/** The rules that a text speaks of, by their numbers. */
export const rulesIn = (text: string): string[] =>
  [...text.matchAll(mention)].flatMap(([found]) => found.match(new RegExp(number, "g")) ?? []);

/** A text that speaks of rules by the module's numbers, with those of an edition. */
export const renumbered = (numbering: Numbering, text: string): string =>
  text.replace(mention, (found) =>
    found.replace(oneRule, (cited: string, rule: string, part: string) =>
      Object.hasOwn(numbering.rules, cited) ? numbering.rules[cited]! : numberIn(numbering, rule) + part,
    ),
  );

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
