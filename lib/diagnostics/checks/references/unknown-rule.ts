import { child, type Draft, isObject, type Json, joinPointer, kindOfPath } from "../../../documents";
import { numberIn, type Numbering, ruleAbove, rulesIn } from "../../../games/numbering";
import type { Blame } from "../../blame";
import type { Found, Place } from "../../found";
import { nearest } from "../../../nearest";
import type { ReferenceCheck } from "../../references/check";
import { quote } from "../../words";

/** A place that cites a rule: a member that is the number, or a text that speaks of it. */
interface Citation {
  pointer: string;
  rule: string;
  inText: boolean;
}

/** Texts that name no rules: the rules of an edition have a version. */
const silent = new Set(["$schema", "edition"]);

// A value never changes, and neither does what it cites.
const known = new WeakMap<object, readonly Citation[]>();

function citationsOf(document: string, value: Json): readonly Citation[] {
  if (typeof value !== "object" || value === null) return [];
  let found = known.get(value);
  if (!found) {
    const list: Citation[] = [];
    if (document === "numbering.json") collectNumbers(child(value, "rules"), "/rules", list);
    else collect(value, "", "", list);
    found = list;
    known.set(value, found);
  }
  return found;
}

function collect(value: Json, pointer: string, key: string, list: Citation[]): void {
  if (typeof value === "string") {
    // An optional rule that a unit or a group names is looked up among the options by the rules of the game.
    if (key === "rule") {
      list.push({ pointer, rule: value, inText: false });
    } else if (!silent.has(key)) {
      for (const rule of rulesIn(value)) list.push({ pointer, rule, inText: true });
    }
  } else if (Array.isArray(value)) {
    value.forEach((each, i) => collect(each, joinPointer(pointer, String(i)), "", list));
  } else if (value !== null && typeof value === "object") {
    for (const [member, each] of Object.entries(value)) {
      collect(each, joinPointer(pointer, member), member, list);
    }
  }
}

/** The numbers that the module's rules have in this edition; those that the module cites are not its own. */
function collectNumbers(rules: Json | undefined, pointer: string, list: Citation[]): void {
  if (!isObject(rules)) return;
  for (const [cited, rule] of Object.entries(rules)) {
    if (typeof rule === "string") list.push({ pointer: joinPointer(pointer, cited), rule, inText: false });
  }
}

/** What a rulebook says of its rules: titles by number; undefined where there is none that can be read. */
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

function tell(rulebook: Rulebook, place: Place, { rule, inText }: Citation): Found {
  const meant = meantBy(rulebook, rule);
  return {
    code: unknownRule.code,
    severity: unknownRule.severity,
    place,
    message:
      `This rulebook has no rule ${rule}` +
      (meant === undefined ? "." : `: did you mean ${meant} ${quote(String(rulebook.titles[meant]))}?`),
    hint: "Correct the number, or add the rule to rulebook.json.",
    ...(meant !== undefined &&
      !inText && {
        fixes: [{ title: `Change it to ${meant}`, changes: [{ do: "set", place, value: meant }] }],
      }),
  };
}

export const unknownRule: ReferenceCheck = {
  code: "ref/unknown-rule",
  severity: "warning",
  title: "A rule is cited that the rulebook does not have.",
  explain:
    "`rulebook.json` lists the rules of this edition by their numbers. A source, an optional rule, a modifier, an erratum or a note that cites another number leads its reader nowhere: it is misprinted, or it is the number of another edition.",
  mend: "Correct the number. A rule of your own can be added to rulebook.json, in a layer too.",
  example: 'This rulebook has no rule 18.2.5: did you mean 16.2.5 "I Want it All!"?',
  run({ documents, blame, reports }) {
    const titles = titlesOf(documents["rulebook.json"]);
    if (!titles || blame.covers("rulebook.json", "/rules")) return [];
    const rulebook = { titles, numbering: numberingIn(documents["numbering.json"]) };
    return Object.entries(documents).flatMap(([document, value]) =>
      !reports(document)
        ? []
        : citationsOf(document, value)
            .filter(({ rule, pointer }) => !Object.hasOwn(titles, rule) && !blame.covers(document, pointer))
            .map((citation) =>
              tell(rulebook, { document, pointer: citation.pointer, part: "value" }, citation),
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
      .map((citation) => tell(rulebook, { file, pointer: citation.pointer, part: "value" }, citation));
  });
}
