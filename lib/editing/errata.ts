import {
  child,
  EditError,
  inFile,
  isObject,
  isPointer,
  isWithin,
  type Json,
  type JsonObject,
  parsePointer,
  setValue,
  type TextEdit,
} from "../documents";
import { type EditContext, fileNow, type ValueRef } from "./edit-context";
import { touches, withMember, withoutMember } from "./patch";

/** What an errata layer records of a corrected error; what is left out is made from the values. */
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
  /** The version of the errata in which it first appears. */
  since?: string;
  /** Number of the rule that gives the value, for the document's sources. */
  rule?: string;
}

/** The manifest of a layer, with edits that give it another list of errata. Throws EditError. */
export function errataIn(context: EditContext, layer: string) {
  const file = `layers/${layer}/layer.json`;
  const text = fileNow(context, file);
  if (!isObject(text?.value)) throw new EditError(`The text of ${file} must be fixed first.`);
  const { value } = text;
  const errata = child(value, "errata");
  return {
    errata: isObject(errata) ? errata : {},
    write(list: JsonObject): TextEdit[] {
      const isEmpty = Object.keys(list).length === 0;
      const whole = isEmpty ? withoutMember(value, "errata") : withMember(value, "errata", list);
      return inFile(file, setValue(text, "", whole));
    },
  };
}

/** The edits that write an erratum into the layer's own file, or over the one that it `replaces`. Throws EditError. */
export function recordOf(
  context: EditContext,
  layer: string,
  place: ValueRef,
  erratum: Erratum,
  was: Json | undefined,
  is: Json | undefined,
  replaces?: string,
): TextEdit[] {
  const { document, pointer } = place;
  const { errata, write } = errataIn(context, layer);
  const id = replaces ?? erratum.id ?? freeId(errata, pointer);
  if (replaces === undefined && child(errata, id) !== undefined)
    throw new EditError(`The erratum “${id}” already exists.`);
  const words = {
    place:
      erratum.place ??
      `${document}${pointer === "" ? "" : `, ${parsePointer(pointer).join(", ")}`}`.slice(0, 400),
    was: erratum.was ?? inWords(was),
    is: erratum.is ?? inWords(is),
  };
  return write({ ...errata, [id]: { ...wordsOf(erratum, words), document, pointer } });
}

/** The edits that write what an erratum says over a record that names no value. Throws EditError. */
export function rewordRecord(context: EditContext, layer: string, id: string, erratum: Erratum): TextEdit[] {
  const { errata, write } = errataIn(context, layer);
  const { place, was, is } = erratum;
  if (place === undefined || was === undefined || is === undefined) {
    throw new EditError("An erratum without a value needs a place, what it was and what it is, in words.");
  }
  return write({ ...errata, [id]: wordsOf(erratum, { place, was, is }) });
}

function wordsOf(erratum: Erratum, { place, was, is }: Record<"place" | "was" | "is", string>): JsonObject {
  const { component, kind, impact, source, note, since } = erratum;
  return {
    component,
    place,
    kind,
    impact,
    was,
    is,
    source,
    ...(note !== undefined && { note }),
    ...(since !== undefined && { since }),
  };
}

/**
 * The edits that remove a layer's records of values at or within a place that its patch no longer changes; none if
 * there is no such record.
 */
export function strikeRecords(
  context: EditContext,
  layer: string,
  { document, pointer }: ValueRef,
  patch: JsonObject | undefined,
): TextEdit[] {
  const { errata, write } = errataIn(context, layer);
  const isLost = (record: Json): boolean => {
    const at = child(record, "pointer");
    if (child(record, "document") !== document || typeof at !== "string") return false;
    return isWithin(at, pointer) && !touches(patch, parsePointer(at));
  };
  const lost = Object.keys(errata).filter((id) => isLost(errata[id]!));
  return lost.length === 0 ? [] : write(lost.reduce((left, id) => withoutMember(left, id), errata));
}

/** Where a recorded erratum says that its value stands; undefined where it names none. */
export function placeOfRecord(record: Json | undefined): ValueRef | undefined {
  const [document, pointer] = [child(record, "document"), child(record, "pointer")];
  if (typeof document !== "string" || typeof pointer !== "string" || !isPointer(pointer)) return undefined;
  return { document, pointer };
}

const components: readonly [pattern: RegExp, component: Erratum["component"]][] = [
  [/^(map|bases)\.json$/, "map"],
  [/^units\.json$/, "counter"],
  [/^(tables|schedules)\//, "chart"],
  [/^scenarios\//, "scenario"],
];

/** The part of the printed game to which a document most likely belongs. */
export const componentOf = (document: string): Erratum["component"] =>
  components.find(([pattern]) => pattern.test(document))?.[1] ?? "rule";

/** A key of its own for an erratum: the last names on the way to the value. */
function freeId(errata: JsonObject, pointer: string): string {
  const words = parsePointer(pointer)
    .slice(-2)
    .map((each) => each.replace(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase());
  const plain = words
    .join("-")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 70);
  return unusedId(errata, plain === "" ? "erratum" : plain);
}

/** An id, or the same with a number where there is an erratum of that id. */
export function unusedId(errata: JsonObject, id: string): string {
  let free = id;
  for (let i = 2; child(errata, free) !== undefined; i++) free = `${id}-${i}`;
  return free;
}

const longest = 2000;

/** The record of a value for which nobody has written one. */
export function inWords(value: Json | undefined): string {
  if (value === undefined) return "Nothing.";
  const text = typeof value === "string" && value !== "" ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
