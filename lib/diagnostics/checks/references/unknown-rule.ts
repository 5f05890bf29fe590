import { child, type Draft, isObject, type Json, kindOfPath } from "../../../documents";
import { HOUSE_RULE, numberIn, type Numbering, ruleAbove } from "../../../games/numbering";
import type { Blame } from "../../blame";
import type { Found, ProblemPlace } from "../../found";
import { nearest } from "../../../nearest";
import type { ReferenceCheck } from "../../references/check";
import { type Citation, citationsOf, straysOf } from "../../references/citations";
import { quote } from "../../words";

/** A rulebook's list of rules: titles by number; undefined if there is none that can be read. */
function titlesOf(rulebook: Json | undefined): Readonly<Record<string, Json>> | undefined {
  const rules = child(rulebook, "rules");
  return isObject(rules) ? rules : undefined;
}

/** The numbering as it stands, perhaps broken: it only serves to guess. */
function numberingIn(value: Json | undefined): Numbering {
  const rules = child(value, "rules");
  return { rules: isObject(rules) ? (rules as Numbering["rules"]) : {}, titles: {} };
}

interface Rulebook {
  titles: Readonly<Record<string, Json>>;
  numbering: Numbering;
}

/** The rule that was meant: what another edition's number is here, else the rule above, else one much like it. */
function meantBy({ titles, numbering }: Rulebook, rule: string): string | undefined {
  const here = numberIn(numbering, rule);
  if (here !== rule && Object.hasOwn(titles, here)) return here;
  for (let above = ruleAbove(rule); above !== undefined; above = ruleAbove(above)) {
    if (Object.hasOwn(titles, above)) return above;
  }
  return nearest(rule, Object.keys(titles));
}

function report(rulebook: Rulebook, place: ProblemPlace, { rule, inText }: Citation): Found {
  const meant = meantBy(rulebook, rule);
  return {
    code: unknownRule.code,
    severity: unknownRule.severity,
    place,
    message:
      `This rulebook has no rule ${rule}` +
      (meant === undefined ? "." : `: did you mean ${meant} ${quote(String(rulebook.titles[meant]))}?`),
    hint: `Correct the number, or add the rule to rulebook.json. A rule of your own can be called "${HOUSE_RULE}" instead.`,
    ...(meant !== undefined &&
      !inText && {
        fixes: [{ title: `Change it to ${meant}`, changes: [{ do: "set", place, value: meant }] }],
      }),
  };
}

export const unknownRule: ReferenceCheck = {
  code: "ref/unknown-rule",
  severity: "warning",
  title: "A cited rule does not exist in the rulebook.",
  explain:
    "`rulebook.json` lists the rules of this edition by their numbers. A source, an optional rule, a modifier, an erratum or a note that cites another number misleads its reader: it is a misprint, or a number of another edition.",
  mend: 'Correct the number. A rule of your own can be added to rulebook.json, in a layer too, or be cited as "house rule".',
  example: 'This rulebook has no rule 18.2.5: did you mean 16.2.5 "I Want it All!"?',
  run({ documents, blame, reports }) {
    const titles = titlesOf(documents["rulebook.json"]);
    if (!titles || blame.covers("rulebook.json", "/rules")) return [];
    const rulebook = { titles, numbering: numberingIn(documents["numbering.json"]) };
    return Object.entries(documents).flatMap(([document, value]) =>
      !reports(document)
        ? []
        : straysOf(document, value, titles)
            .filter(({ pointer }) => !blame.covers(document, pointer))
            .map((citation) =>
              report(rulebook, { document, pointer: citation.pointer, part: "value" }, citation),
            ),
    );
  },
};

/** The same of the files that no layer changes: manifests of layers with their errata, and playtests. */
export function unknownRulesBesideDocuments({ documents, files }: Draft, blame: Blame): Found[] {
  const titles = titlesOf(documents.get("rulebook.json")?.value);
  if (!titles || blame.covers("rulebook.json", "/rules")) return [];
  const numbering = numberingIn(documents.get("numbering.json")?.value);
  return [...files].flatMap(([file, { value }]) => {
    const kind = kindOfPath(file);
    if (value === undefined || (kind.kind !== "manifest" && kind.kind !== "playtest")) return [];
    // A layer may cite the rules that it adds, on or off.
    const own = kind.kind === "manifest" ? files.get(`layers/${kind.layer}/rulebook.json`)?.value : undefined;
    const rulebook = { titles: { ...titles, ...titlesOf(own) }, numbering };
    return citationsOf(file, value)
      .filter(({ rule }) => !Object.hasOwn(rulebook.titles, rule))
      .map((citation) => report(rulebook, { file, pointer: citation.pointer, part: "value" }, citation));
  });
}
