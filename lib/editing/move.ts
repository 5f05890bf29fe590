import {
  child,
  deepEqual,
  EditError,
  get,
  inFile,
  isObject,
  type Json,
  type JsonObject,
  parsePointer,
  setValue,
  type TextEdit,
} from "../documents";
import { blockerOf, whyNotLayer } from "./change";
import {
  type Change,
  changing,
  type Desk,
  fileNow,
  type Level,
  type Levels,
  levelsOf,
  mergedOf,
  type Place,
  refuse,
  withPatch,
} from "./desk";
import { touches, withMember, withoutMember } from "./patch";
import { patchFor, writePatch } from "./write-patch";

/** What an errata layer says of a mended mistake; what is left out is made from the values. */
export interface Erratum {
  /** Its key among the errata of the layer. */
  id?: string;
  component: "rule" | "counter" | "map" | "chart" | "scenario" | "player-aid";
  place?: string;
  kind: "correction" | "clarification" | "addition";
  impact: "none" | "minor" | "major";
  was?: string;
  is?: string;
  source: string;
  note?: string;
  /** Number of the rule that gives the value, for the document's sources. */
  rule?: string;
}

/**
 * The edits that move what a layer says of a value into another layer, so that the merged value stays as it is:
 * "make this a variant", or with a record for an errata layer "make this an erratum".
 */
export function moveToLayer(desk: Desk, place: Place, layer: string, erratum?: Erratum): Change {
  return changing(() => {
    const { document, pointer } = place;
    const segments = parsePointer(pointer);
    const levels = levelsOf(desk, document);
    const value = get(mergedOf(levels), pointer);
    const from = levels.layers.findLastIndex(({ patch }) => touches(patch, segments));
    const to = levels.layers.findIndex((level) => level.layer === layer);
    const [source, target] = [levels.layers[from], levels.layers[to]];
    if (source === undefined)
      return refuse(`No layer changes this value; it stands so in ${document} itself.`);
    const no = whyNotLayer(desk, source.layer, source) ?? whyNotLayer(desk, layer, target);
    if (no !== undefined || target === undefined) return refuse(no ?? `There is no layer “${layer}”.`);
    if (from === to && erratum === undefined) return { ok: true, edits: [], file: target.file };
    const isErrata = kindOf(desk, layer) === "errata";
    if (isErrata && erratum === undefined) {
      return refuse("An errata layer says of every change what it was, what it is, and who says so.");
    }
    // Left out of the one first, so that the other is asked for what is then still missing.
    const without = from === to ? levels : withPatch(levels, from, patchOf(levels, from, segments));
    const sourced = withSource(without, from, to, pointer, isErrata ? erratum : undefined);
    const patch = patchFor(mergedOf(sourced, to), sourced.layers[to]?.patch, [{ segments, value }]);
    const moved = from === to ? sourced : withPatch(sourced, to, patch);
    if (!deepEqual(unsourced(mergedOf(moved)), unsourced(mergedOf(levels)))) {
      const blocker = blockerOf(levels.layers.slice(to + 1), [{ segments, value }]);
      return refuse(`The layer “${layer}” cannot take this over without changing more.`, blocker);
    }
    const edits = [...new Set([from, to])].flatMap((at) => {
      const level = levels.layers[at];
      return level === undefined ? [] : writePatch(desk, level, document, moved.layers[at]?.patch ?? {});
    });
    const was = get(levels.value, pointer);
    const record = erratum === undefined ? [] : recordOf(desk, layer, place, erratum, was, value);
    return { ok: true, edits: [...edits, ...record], file: target.file };
  });
}

const kindOf = (desk: Desk, layer: string): Json | undefined =>
  child(fileNow(desk, `layers/${layer}/layer.json`)?.value, "kind");

/** The patch of a layer without its say at a place. */
function patchOf(levels: Levels, at: number, segments: readonly string[]): JsonObject {
  const below = mergedOf(levels, at);
  const value = segments.reduce<Json | undefined>(child, below);
  return patchFor(below, levels.layers[at]?.patch, [{ segments, value }]);
}

/** What the documents say of a value's source moves with it, or becomes what the erratum says. */
function withSource(
  levels: Levels,
  from: number,
  to: number,
  pointer: string,
  erratum: Erratum | undefined,
): Levels {
  const known = child(child(levels.layers[from]?.patch, "sources"), pointer);
  const { rule, note } = erratum ?? {};
  const own =
    erratum === undefined
      ? known
      : { ...(rule !== undefined && { rule }), status: "errata", ...(note !== undefined && { note }) };
  if (own === undefined || !isObject(child(levels.value, "sources"))) return levels;
  const cleared =
    known === undefined || from === to
      ? levels
      : withPatch(levels, from, withoutSource(levels.layers[from], pointer));
  const patch = cleared.layers[to]?.patch ?? {};
  const sources = child(patch, "sources");
  const marked = withMember(isObject(sources) ? sources : {}, pointer, own);
  return withPatch(cleared, to, withMember(patch, "sources", marked));
}

function withoutSource(level: Level | undefined, pointer: string): JsonObject {
  const patch = level?.patch ?? {};
  const sources = child(patch, "sources");
  if (!isObject(sources)) return patch;
  const left = withoutMember(sources, pointer);
  return Object.keys(left).length === 0
    ? withoutMember(patch, "sources")
    : withMember(patch, "sources", left);
}

const unsourced = (value: Json): Json => (isObject(value) ? withoutMember(value, "sources") : value);

/** The edits that write the erratum into the layer's own file. Throws EditError. */
function recordOf(
  desk: Desk,
  layer: string,
  { document, pointer }: Place,
  erratum: Erratum,
  was: Json | undefined,
  is: Json | undefined,
): TextEdit[] {
  const file = `layers/${layer}/layer.json`;
  const text = fileNow(desk, file);
  if (text?.value === undefined) throw new EditError(`The text of ${file} has to be mended first.`);
  const errata = child(text.value, "errata");
  const id = erratum.id ?? freeId(errata, pointer);
  if (child(errata, id) !== undefined) throw new EditError(`There is an erratum “${id}” already.`);
  const { component, kind, impact, source, note } = erratum;
  const record: Json = {
    component,
    place:
      erratum.place ??
      `${document}${pointer === "" ? "" : `, ${parsePointer(pointer).join(", ")}`}`.slice(0, 400),
    kind,
    impact,
    was: erratum.was ?? inWords(was),
    is: erratum.is ?? inWords(is),
    source,
    ...(note !== undefined && { note }),
    document,
    pointer,
  };
  const whole = withMember(isObject(text.value) ? text.value : {}, "errata", {
    ...(isObject(errata) ? errata : {}),
    [id]: record,
  });
  return inFile(file, setValue(text, "", whole));
}

/** A key of its own for an erratum: the last names on the way to the value. */
function freeId(errata: Json | undefined, pointer: string): string {
  const words = parsePointer(pointer)
    .slice(-2)
    .map((each) => each.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase());
  const plain = words
    .join("-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 70);
  const id = plain === "" ? "erratum" : plain;
  let free = id;
  for (let i = 2; child(errata, free) !== undefined; i++) free = `${id}-${i}`;
  return free;
}

const longest = 2000;

function inWords(value: Json | undefined): string {
  if (value === undefined) return "Nothing.";
  const text = typeof value === "string" && value !== "" ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
