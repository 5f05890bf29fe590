import { child, get, isObject, type Json, joinPointer, parsePointer } from "../documents";
import { citationsOf, type Diagnostic } from "../diagnostics";
import { numberIn, numberingOf, ruleAbove } from "../games/numbering";
import { errataOfRule, type RuleErratum } from "./rule-errata";
import { placeWords } from "./changes/place-words";
import { documentsOf, documentTitle, schemaLookUp, type ViewWorld } from "./world";

export interface RuleName {
  rule: string;
  title: string;
}

/** A value that cites a rule, or a text that speaks of it. */
export interface RuleUse {
  document: string;
  pointer: string;
  /** "Manila, units, Army (Blue)". */
  what: string;
  /** What its source says. */
  note?: string;
}

/** A rule of the list, with everything of the game that stands on it. */
export interface RuleUses extends RuleName {
  /** Whether the rulebook lists it; its uses are those of this number either way. */
  isListed: boolean;
  above: RuleName[];
  below: RuleName[];
  previous: RuleName | undefined;
  next: RuleName | undefined;
  /** The values, by documents. */
  documents: { document: string; title: string; uses: RuleUse[] }[];
  /** How many uses there are; only some are listed where there are very many. */
  total: number;
  options: { id: string; title: string; document: string; pointer: string }[];
  /** What errata of all layers say of it. */
  errata: RuleErratum[];
  /** What is checked because of the rule, and how many problems of it there are now. */
  checks: { code: string; title: string; problems: number }[];
}

/** Whether a citation means the rule in question. */
type IsMeant = (cited: string) => boolean;

/** Nobody reads more of them; the search finds the others. */
const MOST_USES = 200;

/** They list rules, and use none. */
const lists = new Set(["rulebook.json", "numbering.json"]);

/** The titles of the rules by number, in the order of the rulebook. */
export function ruleTitles({ draft }: Pick<ViewWorld, "draft">): Record<string, string> {
  const rules = child(draft.documents.get("rulebook.json")?.value, "rules");
  if (!isObject(rules)) return {};
  return Object.fromEntries(
    Object.entries(rules).flatMap(([rule, title]) => (typeof title === "string" ? [[rule, title]] : [])),
  );
}

/** The rule of the list that a citation means: itself, that of which it names a passage, or the rule above it. */
export function listedRule(titles: Readonly<Record<string, string>>, cited: string): string | undefined {
  for (let rule: string | undefined = cited.trim(); rule !== undefined; rule = ruleAbove(rule)) {
    if (Object.hasOwn(titles, rule)) return rule;
  }
  return undefined;
}

/** Where a rule is used. `cited`: as a chip or a problem names it. */
export function ruleUses(
  world: ViewWorld,
  diagnostics: readonly Pick<Diagnostic, "code" | "rule">[],
  cited: string,
): RuleUses {
  const titles = ruleTitles(world);
  const meant = (number: string): string => listedRule(titles, number) ?? number;
  const rule = meant(cited);
  const isMeant = (number: string): boolean => meant(number) === rule;
  const rules = Object.keys(titles);
  const at = rules.indexOf(rule);
  const named = (each: string | undefined): RuleName | undefined =>
    each === undefined ? undefined : { rule: each, title: titles[each]! };
  const { documents, total } = usesInData(world, isMeant);
  return {
    rule,
    title: titles[rule] ?? "",
    isListed: at >= 0,
    above: rulesAbove(titles, rule).map((each) => named(each)!),
    below: rules.filter((each) => each !== rule && ruleAbove(each) === rule).map((each) => named(each)!),
    previous: at < 0 ? undefined : named(rules[at - 1]),
    next: at < 0 ? undefined : named(rules[at + 1]),
    documents,
    total,
    options: optionsOf(world, isMeant),
    errata: errataOfRule(world, isMeant),
    checks: checksOf(world, diagnostics, isMeant),
  };
}

function rulesAbove(titles: Readonly<Record<string, string>>, rule: string): string[] {
  const above: string[] = [];
  for (let each = ruleAbove(rule); each !== undefined; each = ruleAbove(each)) {
    if (Object.hasOwn(titles, each)) above.unshift(each);
  }
  return above;
}

function usesInData(world: ViewWorld, isMeant: IsMeant): Pick<RuleUses, "documents" | "total"> {
  const found: RuleUses["documents"] = [];
  let total = 0;
  for (const [document, { value }] of world.draft.documents) {
    if (lists.has(document)) continue;
    const pointers = new Set(
      citationsOf(document, value)
        .filter(({ rule }) => isMeant(rule))
        .map(({ pointer }) => subjectOf(pointer)),
    );
    if (pointers.size === 0) continue;
    const room = Math.max(0, MOST_USES - total);
    total += pointers.size;
    if (room === 0) continue;
    const schema = schemaLookUp(world, document);
    found.push({
      document,
      title: documentTitle(document, value),
      uses: [...pointers].slice(0, room).map((pointer): RuleUse => {
        const note = get(value, joinPointer("/sources", pointer, "note"));
        return {
          document,
          pointer,
          what: pointer === "" ? "All of it" : placeWords(world, schema, document, value, pointer),
          ...(typeof note === "string" && { note }),
        };
      }),
    });
  }
  return { documents: found, total };
}

/** What a citation is about: the value that a source describes, or the thing whose member `rule` it is. */
function subjectOf(pointer: string): string {
  const [first, subject, member] = parsePointer(pointer);
  if (first === "sources" && subject !== undefined && member !== undefined) return subject;
  return pointer.endsWith("/rule") ? pointer.slice(0, -"/rule".length) : pointer;
}

function optionsOf({ draft }: ViewWorld, isMeant: IsMeant): RuleUses["options"] {
  const document = "options.json";
  const options = child(draft.documents.get(document)?.value, "options");
  if (!isObject(options)) return [];
  return Object.entries(options).flatMap(([id, option]) =>
    isMeant(text(child(option, "rule")) ?? "")
      ? [{ id, title: text(child(option, "title")) ?? id, document, pointer: joinPointer("/options", id) }]
      : [],
  );
}

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

function checksOf(
  world: ViewWorld,
  diagnostics: readonly Pick<Diagnostic, "code" | "rule">[],
  isMeant: IsMeant,
): RuleUses["checks"] {
  const numbering = numberingOf(documentsOf(world));
  const counts = new Map<string, number>();
  for (const each of diagnostics) {
    if (each.rule !== undefined && isMeant(each.rule))
      counts.set(each.code, (counts.get(each.code) ?? 0) + 1);
  }
  const checks = (world.game?.checks ?? []).filter((check) => isMeant(numberIn(numbering, check.rule)));
  const codes = new Map(checks.map(({ code, title }) => [code, title]));
  // A problem may cite another rule than its check, and checks of all games cite the rule of the value.
  for (const code of counts.keys()) {
    if (!codes.has(code))
      codes.set(code, world.game?.checks.find((check) => check.code === code)?.title ?? code);
  }
  return [...codes].map(([code, title]) => ({ code, title, problems: counts.get(code) ?? 0 }));
}
