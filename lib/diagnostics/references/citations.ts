import { child, fewChanged, isObject, type Json, type JsonObject, joinPointer, kept } from "../../documents";
import { HOUSE_RULE, rulesIn } from "../../games/numbering";

/** A place that cites a rule: a member that is the number, or a text that speaks of it. */
export interface Citation {
  pointer: string;
  rule: string;
  inText: boolean;
}

/** Texts that name no rules: the rules of an edition have a version. */
const silent = new Set(["$schema", "edition"]);

// A value never changes, and neither does what it cites: of an edited document only what was edited is read again.
const known = new WeakMap<object, readonly Citation[]>();
const none: readonly Citation[] = [];

export function citationsOf(document: string, value: Json): readonly Citation[] {
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

type Titles = Readonly<Record<string, Json>>;

/** The citations of a document of rules that there are not. */
export const straysOf = (document: string, value: Json, titles: Titles): readonly Citation[] =>
  typeof value === "object" && value !== null ? straysIn(value, document, titles) : none;

const straysIn = kept((value: Json[] | JsonObject, document: string, titles: Titles): readonly Citation[] => {
  const isStray = ({ rule }: Citation): boolean => !Object.hasOwn(titles, rule);
  if (document === "numbering.json" || !isObject(value)) return citationsOf(document, value).filter(isStray);
  return Object.entries(value).flatMap(([member, each]) => {
    if (typeof each === "string") return citationsInText(member, each, member).filter(isStray);
    if (typeof each !== "object" || each === null) return [];
    return strays(citing(document, member)(each), titles).map((stray) => below(member, stray));
  });
});

const below = (key: string, { pointer, ...rest }: Citation): Citation => ({
  pointer: joinPointer("", key) + pointer,
  ...rest,
});

type Citing = ReadonlyMap<string, readonly Citation[]>;

/** Of a member of a document: the citations by the keys of its own members, of those that have some. */
const readers = new Map<string, (holder: Json[] | JsonObject) => Citing>();

function citing(document: string, member: string): (holder: Json[] | JsonObject) => Citing {
  const place = `${document}\n${member}`;
  let reader = readers.get(place);
  if (!reader) {
    reader = kept(
      (holder: Json[] | JsonObject): Citing =>
        new Map(Object.keys(holder).flatMap((key) => listed(key, citationsUnder(holder, key)))),
      citingAfter,
    );
    readers.set(place, reader);
  }
  return reader;
}

const listed = (key: string, list: readonly Citation[]): [string, readonly Citation[]][] =>
  list.length === 0 ? [] : [[key, list]];

/** The same after an edit of a few members; undefined where they cite in other places than before. */
function citingAfter(
  before: Citing,
  old: Json[] | JsonObject,
  holder: Json[] | JsonObject,
): Citing | undefined {
  const changed = fewChanged(old, holder);
  const others = changed?.map((key): [string, readonly Citation[]] => [key, citationsUnder(holder, key)]);
  if (!others?.every(([key, list]) => list.length > 0 === before.has(key))) return undefined;
  const now = others.filter(([, list]) => list.length > 0);
  if (now.length === 0) return before;
  const all = new Map(before);
  for (const [key, list] of now) all.set(key, list);
  return all;
}

/** Pointers are those from the member on. */
function citationsUnder(holder: Json[] | JsonObject, key: string): readonly Citation[] {
  const each = (holder as JsonObject)[key];
  if (typeof each === "string") {
    return citationsInText(Array.isArray(holder) ? "" : key, each, key).map((found) => ({
      ...found,
      pointer: "",
    }));
  }
  return typeof each === "object" && each !== null ? citationsIn(each) : none;
}

/** Those of rules that there are not. */
const strays = kept((cited: Citing, titles: Titles): readonly Citation[] =>
  [...cited].flatMap(([key, list]) =>
    list.filter(({ rule }) => !Object.hasOwn(titles, rule)).map((stray) => below(key, stray)),
  ),
);

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
