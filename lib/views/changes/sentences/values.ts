import type { Difference } from "../../../compare";
import {
  isBattlePath,
  isChartPath,
  isObject,
  isScenarioPath,
  type Json,
  parentPointer,
  parsePointer,
} from "../../../documents";
import { capital } from "../../../words";
import { documentTitle } from "../../world";
import { inOneLine, overrideAt, type PathPart, placeParts, placeWords, within } from "../place-words";
import { lower } from "../value-words";
import { isPlainList, listWords } from "./lists";
import type { Alike, Said, State, Describer, DocumentVersions } from "./types";
import { unitWords, valueText } from "./words";

/** Longer texts are not quoted in full. */
const LONG = 48;
/** More like changes than this are counted together. */
const MOST = 4;

/** One sentence for each value that no other describer covers. */
export const describeValues: Describer = (versions, differences) =>
  differences.map((difference): Said => ({ ...sayValue(versions, difference), about: [difference] }));

function sayValue(versions: DocumentVersions, difference: Difference): Pick<Said, "sentence" | "alike"> {
  const { path, before, after } = versions;
  const { pointer, kind } = difference;
  const here = kind === "removed" ? before : after;
  if (pointer === "") return { sentence: wholeDocument(versions, kind) };
  if (overrideAt(path, pointer)) return { sentence: overridden(versions, here, difference) };
  const { head, tail, thing } = named(path, here, pointer);
  const value = kind === "removed" ? difference.from : difference.to;
  const isThing = isObject(value) && nounOf(here, path, pointer) !== undefined;
  if (isThing || (tail.length === 0 && isObject(value)))
    return { sentence: wholeThing(here, path, pointer, kind, thing) };
  const what = tail.map(within).join(", ");
  const said =
    difference.kind === "changed"
      ? changed(versions, difference, head, what)
      : cameOrWent(here, difference, head, what);
  return { sentence: said, alike: alikeOf(versions, here, difference, thing, what) };
}

/** What a value is of, and what of it: "Truk" and "Air Capacity", "Victory" and "draw at". */
function named(
  path: string,
  state: State,
  pointer: string,
): { head: string; tail: PathPart[]; thing: string } {
  const value = state.document?.value;
  const parts = numbered(placeParts(state.world, state.schema, path, value, pointer));
  const first = parts.findIndex(({ isName }) => isName);
  const isTable = path.startsWith("tables/") || isChartPath(path);
  // One of many documents of its kind, without things that have names, goes by its title.
  const isOneOfMany = path.includes("/") && first < 0;
  if (isScenarioPath(path) || isBattlePath(path) || isTable || isOneOfMany) {
    const shown = isChartPath(path) ? parts.filter(({ words }) => words !== "Results") : parts;
    const tail = shown[0]?.words === "Tracks" ? shown.slice(1) : shown;
    return { head: documentTitle(path, value), tail, thing: parts[first]?.words ?? "" };
  }
  const upTo = Math.max(0, first) + 1;
  const head = inOneLine(parts.slice(0, upTo));
  return { head, tail: parts.slice(upTo), thing: head };
}

/** "Turns, 4" is turn 4, "Hexes, 0305" is hex 0305. */
function numbered(parts: readonly PathPart[]): PathPart[] {
  const [list, key, ...rest] = parts;
  if (list === undefined || key === undefined || list.isName || !/^\d+$/.test(key.words)) return [...parts];
  return [{ words: `${singular(list.words)} ${key.words}`, isName: false }, ...rest];
}

const singular = (words: string): string => words.replace(/(x)es$/, "$1").replace(/s$/, "");

function wholeDocument({ path, before, after }: DocumentVersions, kind: Difference["kind"]): string {
  const title = documentTitle(path, (after.document ?? before.document)?.value);
  const noun = nounOfDocument(path);
  if (kind === "added") return `New ${noun}: ${title}`;
  return kind === "removed" ? `The ${noun} “${title}” is gone` : `${title}: changed ${noun}`;
}

function nounOfDocument(path: string): string {
  if (isScenarioPath(path)) return "scenario";
  if (isBattlePath(path)) return "battle";
  return path.startsWith("tables/") ? "table" : "document";
}

function wholeThing(
  state: State,
  path: string,
  pointer: string,
  kind: Difference["kind"],
  thing: string,
): string {
  const noun = nounOf(state, path, pointer)?.one;
  const of = noun === undefined ? "" : ` ${noun}`;
  return kind === "added"
    ? `New${of}: ${thing}`
    : `${thing}${noun === undefined ? "" : ` (${noun})`} is gone`;
}

/** What people call the things among which one stands. */
function nounOf({ world }: State, path: string, pointer: string): { one: string; many: string } | undefined {
  const list = parentPointer(pointer);
  const noun = world.game?.targets.find(({ places }) =>
    places.some((place) => place.document === path && place.pointer === list),
  )?.noun;
  return noun === undefined ? undefined : { one: noun, many: /x$/.test(noun) ? `${noun}es` : `${noun}s` };
}

function overridden(
  { path }: DocumentVersions,
  state: State,
  { pointer, kind, from, to }: Difference,
): string {
  const title = documentTitle(path, state.document?.value);
  const what = lower(placeWords(state.world, state.schema, path, state.document?.value, pointer));
  const is = kind === "removed" ? "no longer" : valueText(state, pointer, to);
  return `${title}, ${what}: ${is}${kind === "changed" ? `, was ${valueText(state, pointer, from)}` : ""}`;
}

function changed(
  { before, after }: DocumentVersions,
  { pointer, from, to }: Difference,
  head: string,
  what: string,
): string {
  const place = what === "" ? head : `${head}, ${what}`;
  if (isPlainList(from) && isPlainList(to)) {
    const say =
      (state: State) =>
      (value: Json): string =>
        valueText(state, `${pointer}/0`, value);
    return `${place}: ${listWords(from, to, { before: say(before), after: say(after) })}`;
  }
  const texts = [from, to].map((value) => (typeof value === "string" ? value.length : 0));
  if (Math.max(...texts) > LONG) return `${place}: text changed`;
  const is = valueText(after, pointer, to);
  const was = valueText(before, pointer, from);
  // "Submarine Points, Blue" is followed by a colon, "Victory: draw at" by the figure.
  if (typeof to === "number" && typeof from === "number" && what !== "" && !/, [A-Z]/.test(what))
    return `${head}: ${what} ${is}${unitWords(after, pointer, what, to)}, was ${was}`;
  // Cut short they may look the same.
  return is === was ? `${place}: text changed` : `${place}: ${is}, was ${was}`;
}

function cameOrWent(
  state: State,
  { pointer, kind, from, to }: Difference,
  head: string,
  what: string,
): string {
  const value = kind === "added" ? to : from;
  const words = `${valueText(state, pointer, value)}${typeof value === "number" ? unitWords(state, pointer, what, value) : ""}`;
  const place = what === "" ? head : `${head}, ${what}`;
  return kind === "added" ? `${place}: ${words}, new` : `${place}: removed, was ${words}`;
}

/** The same member of other things in the same list, changed in the same way. */
function alikeOf(
  { path }: DocumentVersions,
  state: State,
  { pointer, kind, from, to }: Difference,
  thing: string,
  what: string,
): Alike | undefined {
  const segments = parsePointer(pointer);
  const [list, , ...member] = segments;
  if (list === undefined || member.length === 0 || what === "") return undefined;
  const noun = nounOf(state, path, `/${list}/x`);
  if (noun === undefined || thing === "") return undefined;
  return {
    key: [path, kind, ...member].join(" "),
    called: [`${capital(what)} of`, noun.many],
    most: MOST,
    ...(typeof from === "number" && typeof to === "number" && { from, to }),
  };
}
