import { noteEdited } from "./descent";
import { writtenAlike } from "./equal";
import { membersIn } from "./extent";
import { countMembers, glance } from "./guard";
import { keepOutline, splicedOutline } from "./outline";
import type { Outline, Splice } from "./outline";
import { indexOf, keepIndex, outlineFor } from "./positions";
import { maxDepth, maxLength, maxMembers } from "./syntax-codes";
import { stretchThatDiffers } from "./stretch";
import type { Stretch } from "./stretch";
import { movedEntries, TextIndex } from "./text-index";
import type { Entry, MemberTable } from "./text-index";
import type { Json, JsonObject, ParsedDocument } from "./types";

/** A text that was parsed again, and how many more members its objects and lists have than before. */
export interface Reparsed {
  doc: ParsedDocument;
  grown: number;
}

/** Where more characters than this are to be read, the whole text is. */
const longestRun = 2 * maxMembers;

/**
 * Reads a text that differs in one stretch from another that was read before and had nothing wrong. Only the members
 * that the stretch touches are read, between their neighbours; a list of members can stand wherever another one stood, so
 * the whole is JSON where they are. All other values are the very ones of before. Undefined: the whole text is to be
 * read, because something may be wrong with it, or with the one before.
 */
export function reparse(path: string, text: string, before: ParsedDocument): Reparsed | undefined {
  if (before.value === undefined || before.problems.length > 0) return undefined;
  if (text.length > maxLength || before.path !== path) return undefined;
  const stretch = stretchThatDiffers(before.text, text);
  if (!stretch) return undefined;
  const index = indexOf(before);
  const way = wayTo(stretch, index.root(), (entry) => index.table(entry));
  const inner = way.at(-1);
  if (!inner) return undefined;
  const run = runOf(inner.table, stretch);
  const delta = text.length - before.text.length;
  if (run.to + delta - run.from > longestRun) return undefined;
  const piece = readRun(text.slice(run.from, run.to + delta), inner.table.isArray);
  if (!piece || way.length - 1 + depthOf(piece.value) > maxDepth) return undefined;
  const splice: Splice = { from: run.from, to: run.to, delta, shift: run.from - 1 };
  const table = withRun(
    inner.table,
    run,
    splice,
    movedEntries(piece.entries, { from: 0, delta: splice.shift }),
  );
  if (!table || table.entries.length > maxMembers) return undefined;
  const old = way.slice(1).reduce((holder, { entry }) => memberOf(holder, entry.key), before.value);
  const value = valueOf(old, inner.table, table, run, piece.value);
  const outline = splicedOutline(outlineFor(before)!, splice, piece.outline);
  const doc: ParsedDocument = { path, text, value: inPlace(before.value, way, value), problems: [] };
  keepOutline(doc, outline);
  keepIndex(doc, index.spliced(text, outline.brackets, splice, table));
  return { doc, grown: membersIn(piece.value) - membersOfRun(old, inner.table, run) };
}

/** Members read by themselves, between brackets of their own; undefined where something may be wrong with them. */
function readRun(
  members: string,
  isArray: boolean,
): { value: Json; outline: Outline; entries: readonly Entry[] } | undefined {
  const text = isArray ? `[${members}]` : `{${members}}`;
  const { tooDeepAt, suspicious, members: written, outline } = glance(text);
  if (tooDeepAt >= 0 || suspicious) return undefined;
  const value = tryParse(text);
  if (value === undefined || countMembers(value) !== written) return undefined;
  const index = new TextIndex(text, outline.brackets);
  return { value, outline, entries: index.table(index.root())!.entries };
}

/** Members of a table, by their places: those that a stretch touches and a neighbour on each side, and where they stand. */
interface Run {
  first: number;
  /** The place behind the last one. */
  end: number;
  /** Offsets in the text before. */
  from: number;
  to: number;
}

interface Enclosing {
  entry: Entry;
  table: MemberTable;
}

/** The objects and lists between whose brackets the stretch stands, the outermost first. */
function wayTo(
  stretch: Stretch,
  root: Entry,
  tableOf: (entry: Entry) => MemberTable | undefined,
): Enclosing[] {
  const way: Enclosing[] = [];
  for (let entry: Entry | undefined = root; entry;) {
    const table: MemberTable | undefined =
      stretch.from > entry.start && stretch.to < entry.end ? tableOf(entry) : undefined;
    if (!table) break;
    way.push({ entry, table });
    entry = table.entries[firstFrom(table.entries, stretch.from)];
  }
  return way;
}

function runOf({ entries, open, close }: MemberTable, { from, to }: Stretch): Run {
  const touched = firstFrom(entries, from);
  let behind = touched;
  while (behind < entries.length && entries[behind]!.keyStart <= to) behind++;
  return {
    first: Math.max(0, touched - 1),
    end: Math.min(entries.length, behind + 1),
    from: entries[touched - 1]?.keyStart ?? open + 1,
    to: entries[behind]?.end ?? close,
  };
}

/** The place of the first entry that ends at the offset or behind it. */
function firstFrom(entries: readonly Entry[], offset: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.end < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The members of a table with others in place of a run of them; undefined where a key would stand twice. */
function withRun(
  table: MemberTable,
  { first, end }: Run,
  splice: Splice,
  entries: readonly Entry[],
): MemberTable | undefined {
  const { isArray, byKey } = table;
  const isElsewhere = ({ key }: Entry): boolean => {
    const at = byKey.get(key);
    return at !== undefined && (at < first || at >= end);
  };
  if (entries.some(isElsewhere)) return undefined;
  const all = [
    ...table.entries.slice(0, first),
    ...entries,
    ...movedEntries(table.entries.slice(end), splice),
  ];
  const isSame =
    entries.length === end - first && entries.every(({ key }, i) => key === table.entries[first + i]!.key);
  return {
    isArray,
    open: table.open,
    close: table.close + splice.delta,
    entries: isArray
      ? all.map((entry, i) => (entry.key === String(i) ? entry : { ...entry, key: String(i) }))
      : all,
    byKey: isSame || isArray ? byKey : new Map(all.map(({ key }, i) => [key, i])),
  };
}

/** The object or list with the members read in place of those of the run; the same object when they say the same. */
function valueOf(old: Json, before: MemberTable, after: MemberTable, { first, end }: Run, read: Json): Json {
  if (Array.isArray(old) && Array.isArray(read)) {
    const isSame = read.length === end - first;
    const items = isSame ? read.map((item, i) => kept(item, old[first + i]!)) : read;
    if (isSame && items.every((item, i) => item === old[first + i])) return old;
    return [...old.slice(0, first), ...items, ...old.slice(end)];
  }
  const was = old as JsonObject;
  const members = Object.entries(read as JsonObject).map(([key, value]): [string, Json] => [
    key,
    Object.hasOwn(was, key) ? kept(value, was[key]!) : value,
  ]);
  if (before.byKey === after.byKey) {
    const changed = members.filter(([key, value]) => was[key] !== value);
    if (changed.length === 0) return old;
    return edited(was, Object.fromEntries(changed));
  }
  const now: JsonObject = Object.fromEntries(members);
  const value: JsonObject = {};
  for (const { key } of after.entries) value[key] = (Object.hasOwn(now, key) ? now : was)[key]!;
  return value;
}

/** How many members the values of a run have, with themselves. */
const membersOfRun = (holder: Json, { entries }: MemberTable, { first, end }: Run): number =>
  entries.slice(first, end).reduce((sum, { key }) => sum + 1 + membersIn(memberOf(holder, key)), 0);

const kept = (read: Json, known: Json): Json => (writtenAlike(read, known) ? known : read);

const memberOf = (holder: Json, key: string): Json => (holder as JsonObject)[key]!;

/** The document with another value in the innermost of the objects and lists on a way. */
function inPlace(root: Json, [, next, ...way]: readonly Enclosing[], value: Json): Json {
  if (!next) return value;
  const { key } = next.entry;
  const old = memberOf(root, key);
  const below = inPlace(old, [next, ...way], value);
  if (below === old) return root;
  if (!Array.isArray(root)) return edited(root as JsonObject, { [key]: below });
  const list = root.map((item, i) => (String(i) === key ? below : item));
  noteEdited(list, root, [key]);
  return list;
}

/** An object with other values under some of its keys. */
function edited(object: JsonObject, changes: JsonObject): JsonObject {
  const now = { ...object, ...changes };
  noteEdited(now, object, Object.keys(changes));
  return now;
}

/** The depth of nested objects and lists. */
function depthOf(value: Json): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function tryParse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // The whole text is read then, which says what is wrong with it.
    return undefined;
  }
}
