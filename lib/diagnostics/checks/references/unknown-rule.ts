import {
  child,
  type Draft,
  isObject,
  type Json,
  type JsonObject,
  joinPointer,
  kindOfPath,
} from "../../../documents";
import { HOUSE_RULE, numberIn, type Numbering, ruleAbove, rulesIn } from "../../../games/numbering";
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

// A value never changes, and neither does what it cites: of an edited document only what was edited is read again.
const known = new WeakMap<object, readonly Citation[]>();
const none: readonly Citation[] = [];

function citationsOf(document: string, value: Json): readonly Citation[] {
  if (typeof value !== "object" || value === null) return none;
  return document === "numbering.json" ? numbersIn(child(value, "rules"), "/rules") : citationsIn(value);
}

/** Pointers are those from the value on. */
function citationsIn(value: Json[] | JsonObject): readonly Citation[] {
  const before = known.get(value);
  if (before) return before;
  const list: Citation[] = [];
  for (const key of Object.keys(value)) {
    const each = (value as JsonObject)[key];
    if (typeof each === "string") list.push(...citationsInText(Array.isArray(value) ? "" : key, each, key));
    else if (typeof each === "object" && each !== null) {
      for (const below of citationsIn(each)) {
        list.push({ ...below, pointer: joinPointer("", key) + below.pointer });
      }
    }
  }
  const found = list.length === 0 ? none : list;
  known.set(value, found);
  return found;
}

function citationsInText(member: string, text: string, key: string): readonly Citation[] {
  // An optional rule that a unit or a group names is looked up among the options by the rules of the game.
  // A rule of one's own has no number that could be wrong.
  if (member === "rule" && text === HOUSE_RULE) return [];
  if (member === "rule") return [{ pointer: joinPointer("", key), rule: text, inText: false }];
  if (silent.has(member)) return none;
  return rulesIn(text).map((rule) => ({ pointer: joinPointer("", key), rule, inText: true }));
}

/** The numbers that the module's rules have in this edition; those that the module cites are not its own. */
function numbersIn(rules: Json | undefined, pointer: string): readonly Citation[] {
  if (!isObject(rules)) return none;
  return Object.entries(rules).flatMap(([cited, rule]) =>
    typeof rule === "string" ? [{ pointer: joinPointer(pointer, cited), rule, inText: false }] : [],
  );
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
