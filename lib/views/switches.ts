import { child, get, isObject, isScenarioPath, joinPointer, type Json } from "../documents";
import { HOUSE_RULE } from "../games/numbering";
import { type CellRule, valueField } from "./grid";
import { filledText, valuesOfText } from "./texts";
import { documentTitle, type Origin, originLookUp, type ViewWorld } from "./world";

/** A value that belongs to an optional rule, wherever it stands. */
export interface OptionNumber extends Origin {
  document: string;
  pointer: string;
  /** "Kamikaze, first turn". */
  what: string;
  rule: CellRule;
  text: string;
}

export interface OptionSwitch {
  id: string;
  title: string;
  rule: string | undefined;
  /** With the values that the text takes from the data. */
  summary: string | undefined;
  favours: string | undefined;
  /** The rulebook advises it. */
  isAdvised: boolean;
  /** On when the scenario is begun as it stands. */
  isOn: boolean;
  /** Options that it requires and that are off, and options that it conflicts with and that are on. */
  lacks: string[];
  bars: string[];
  /** What its text says, in the order of the text; then what else cites its rule. */
  numbers: OptionNumber[];
}

/** The optional rules, with what a scenario turns on of them. */
export interface OptionSwitches {
  scenario: string | undefined;
  scenarios: { path: string; title: string }[];
  options: OptionSwitch[];
}

const DOCUMENT = "options.json";
/** Of a scenario: the optional rules that are on when it is begun as it stands. */
export const ON = "/recommendedOptions";

const ids = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
const words = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** `wanted`: the scenario whose switches are shown; the first one where it is left out or gone. */
export function optionSwitches(world: ViewWorld, wanted?: string): OptionSwitches | undefined {
  const { documents } = world.draft;
  const options = child(documents.get(DOCUMENT)?.value, "options");
  if (!isObject(options)) return undefined;
  const scenarios = [...documents.values()]
    .filter(({ path }) => isScenarioPath(path))
    .map(({ path, value }) => ({ path, title: documentTitle(path, value) }));
  const scenario = scenarios.find(({ path }) => path === wanted)?.path ?? scenarios[0]?.path;
  const on = new Set(ids(get(documents.get(scenario ?? "")?.value, ON)));
  const titleOf = (id: string): string => words(child(child(options, id), "title")) ?? id;
  const numbers = numbersByRule(world);
  return {
    scenario,
    scenarios,
    options: Object.entries(options).map(([id, option]) => {
      const rule = words(child(option, "rule")) ?? HOUSE_RULE;
      const isOn = on.has(id);
      const summary = words(child(option, "summary"));
      return {
        id,
        title: titleOf(id),
        rule,
        summary: summary === undefined ? undefined : filledText(world, summary),
        favours: words(child(option, "favours")),
        isAdvised: child(option, "recommended") === true,
        isOn,
        lacks: isOn
          ? ids(child(option, "requires"))
              .filter((each) => !on.has(each))
              .map(titleOf)
          : [],
        bars: isOn
          ? ids(child(option, "conflicts"))
              .filter((each) => on.has(each))
              .map(titleOf)
          : [],
        numbers: withDocuments(
          world,
          withoutTwins([
            ...valuesOfText(world, summary ?? "").map((place) => numberAt(world, place)),
            ...(rule === HOUSE_RULE ? [] : (numbers.get(rule) ?? [])),
          ]),
        ),
      };
    }),
  };
}

/** What a scenario's list becomes when one rule is turned, in the order in which the rules are listed. */
export const switched = ({ options }: OptionSwitches, id: string, on: boolean): string[] =>
  options.filter((each) => (each.id === id ? on : each.isOn)).map((each) => each.id);

function withoutTwins(numbers: readonly OptionNumber[]): OptionNumber[] {
  const places = new Map<string, OptionNumber>();
  for (const number of numbers) {
    const place = `${number.document} ${number.pointer}`;
    if (!places.has(place)) places.set(place, number);
  }
  return [...places.values()];
}

/** Values that documents of one kind call alike have the title of their document before them. */
function withDocuments(world: ViewWorld, numbers: readonly OptionNumber[]): OptionNumber[] {
  const seen = new Map<string, number>();
  for (const { what } of numbers) seen.set(what, (seen.get(what) ?? 0) + 1);
  return numbers.map((number) => {
    if (seen.get(number.what) === 1) return number;
    const { document } = number;
    const title = documentTitle(document, world.draft.documents.get(document)?.value ?? null);
    return { ...number, what: `${title}: ${number.what}` };
  });
}

function numberAt(
  world: ViewWorld,
  { document, pointer }: { document: string; pointer: string },
): OptionNumber {
  const { what, rule, text } = valueField(world, document, pointer);
  return { document, pointer, what, rule, text, ...originLookUp(world, document)(pointer) };
}

/** Numbers and flags by the rule that their sources cite. Set-ups are no numbers of a rule. */
function numbersByRule(world: ViewWorld): Map<string, OptionNumber[]> {
  const found = new Map<string, OptionNumber[]>();
  for (const [document, { value }] of world.draft.documents) {
    if (isScenarioPath(document) || document === DOCUMENT) continue;
    const sources = child(value, "sources");
    if (!isObject(sources)) continue;
    for (const [pointer, source] of Object.entries(sources)) {
      const rule = words(child(source, "rule"));
      // The source of a whole document says nothing of a single rule.
      if (rule === undefined || pointer === "") continue;
      const numbers = leavesUnder(value, sources, pointer).map((at) =>
        numberAt(world, { document, pointer: at }),
      );
      if (numbers.length > 0) found.set(rule, [...(found.get(rule) ?? []), ...numbers]);
    }
  }
  return found;
}

/** The numbers and flags under a place, without those that have a source of their own. */
function leavesUnder(document: Json, sources: Json, from: string): string[] {
  const walk = (pointer: string, value: Json | undefined): string[] => {
    if (pointer !== from && child(sources, pointer) !== undefined) return [];
    if (typeof value === "number" || typeof value === "boolean") return [pointer];
    if (!isObject(value)) return [];
    // A number in the option's condition is not a number of the rule: it says when the number counts.
    return Object.entries(value).flatMap(([key, part]) =>
      key === "when" ? [] : walk(joinPointer(pointer, key), part),
    );
  };
  return walk(from, get(document, from));
}
