import {
  type Draft,
  type DraftLayer,
  get,
  isPointer,
  isObject,
  type Json,
  type JsonObject,
  mergeLayers,
} from "../../documents";
import { placeOfRecord } from "../../editing";
import { placeWords } from "../../views/changes/place-words";
import { valueWords } from "../../views/changes/value-words";
import { schemaLookUp, unitOf, type ViewWorld } from "../../views/world";
import { layerTitle, textOr } from "../facts";
import type { ExportSource } from "../types";
import { withUnit } from "../units";
import { isAfter } from "./versions";

/** The value in the data that an erratum is about, in words. */
export interface MendedValue {
  /** "Japanese escorts, cost of a die". */
  what: string;
  /** Absent where the data are the same with the erratum and without. */
  from?: string;
  to: string;
}

/** What entries are made of. */
export type EntrySource = Pick<ExportSource, "draft" | "definition" | "own">;

/** One entry of the sheet. */
export interface SheetEntry {
  id: string;
  layer: string;
  layerTitle: string;
  component: string;
  place: string;
  kind: string;
  impact: string;
  was: string;
  is: string;
  source: string;
  note: string | undefined;
  /** The version in which it first appears. */
  since: string | undefined;
  isNew: boolean;
  value: MendedValue | undefined;
  /** Where that value stands. */
  target: { document: string; pointer: string } | undefined;
  /** Its layer is on. */
  isOn: boolean;
}

/** The entries about one component. */
export interface SheetSection {
  component: string;
  title: string;
  entries: SheetEntry[];
}

/** Components in the order in which people look through their game. */
const components: Readonly<Record<string, string>> = {
  rule: "Rules",
  chart: "Charts and tables",
  scenario: "Scenarios and set-ups",
  map: "Map",
  counter: "Counters",
  "player-aid": "Player aids",
};

/**
 * The errata of all errata layers that are on, by component, within one by place. `since`: entries of a later version
 * than this are new. `withOff`: those of layers that are off as well.
 */
export function sheetSections(source: EntrySource, since?: string, withOff = false): SheetSection[] {
  const entries = source.draft.layers
    .filter(({ on, manifest }) => (on || withOff) && manifest?.["kind"] === "errata")
    .flatMap((layer) => entriesOf(source, layer, since));
  const known = Object.keys(components);
  const rest = [...new Set(entries.map(({ component }) => component))]
    .filter((one) => !known.includes(one))
    .sort();
  return [...known, ...rest].flatMap((component) => {
    const own = entries.filter((entry) => entry.component === component).sort(byPlace);
    return own.length === 0 ? [] : [{ component, title: components[component] ?? component, entries: own }];
  });
}

function entriesOf(source: EntrySource, layer: DraftLayer, since: string | undefined): SheetEntry[] {
  const errata = layer.manifest?.["errata"];
  if (!isObject(errata)) return [];
  return Object.entries(errata).flatMap(([id, record]) => {
    if (!isObject(record)) return [];
    const text = (member: string): string | undefined => textOr(record[member]);
    const version = text("since");
    return [
      {
        id,
        layer: layer.id,
        layerTitle: layerTitle(layer),
        component: text("component") ?? "rule",
        place: text("place") ?? "",
        kind: text("kind") ?? "",
        impact: text("impact") ?? "",
        was: text("was") ?? "",
        is: text("is") ?? "",
        source: text("source") ?? "",
        note: text("note"),
        since: version,
        isNew: since !== undefined && version !== undefined && isAfter(version, since),
        value: layer.on ? mendedValue(source, layer.id, record) : undefined,
        target: placeOfRecord(record),
        isOn: layer.on,
      },
    ];
  });
}

/** The value just before the layer, and with it. Changes by later layers are not errata of this one. */
function mendedValue(source: EntrySource, layer: string, record: JsonObject): MendedValue | undefined {
  const path = textOr(record["document"]);
  const pointer = textOr(record["pointer"]);
  const document = path === undefined ? undefined : source.draft.documents.get(path);
  const base = document?.base.value;
  if (path === undefined || pointer === undefined || document === undefined || base === undefined)
    return undefined;
  const { patches } = document;
  const first = patches.findIndex((patch) => patch.layer === layer);
  const last = patches.findLastIndex((patch) => patch.layer === layer);
  const at = (count: number): Json => mergeLayers({ file: path, value: base }, patches.slice(0, count)).value;
  const before = worldWith(source, path, first < 0 ? document.value : at(first));
  const after = worldWith(source, path, first < 0 ? document.value : at(last + 1));
  const from = valueAt(before, path, pointer);
  const to = valueAt(after, path, pointer);
  if (from === undefined && to === undefined) return undefined;
  const { world, value } = to === undefined ? before : after;
  const schema = schemaLookUp(world, path);
  const what = placeWords(world, schema, path, value, pointer);
  return {
    what,
    ...(from !== to && { from: from ?? NOTHING }),
    to: to === undefined ? NOTHING : withUnit(to, unitOf(schema(pointer)?.description), what),
  };
}

const NOTHING = "nothing";

interface DocumentThen {
  world: ViewWorld;
  value: Json;
}

/** The world with another state of one document. */
function worldWith({ draft, definition, own }: EntrySource, path: string, value: Json): DocumentThen {
  const document = draft.documents.get(path)!;
  const then: Draft = { ...draft, documents: new Map(draft.documents).set(path, { ...document, value }) };
  return { world: { draft: then, game: definition, own }, value };
}

/** Undefined where nothing stands; that an erratum points nowhere is for the checks to report. */
function valueAt({ world, value }: DocumentThen, path: string, pointer: string): string | undefined {
  const found = isPointer(pointer) ? get(value, pointer) : undefined;
  return found === undefined ? undefined : valueWords(world, schemaLookUp(world, path), path, pointer, found);
}

function byPlace(a: SheetEntry, b: SheetEntry): number {
  return natural(a.place, b.place) || natural(a.layer, b.layer) || natural(a.id, b.id);
}

/** "Rule 9.2" before "Rule 12.1", in every language of the machine. */
function natural(a: string, b: string): number {
  const parts = (text: string): string[] => text.toLowerCase().match(/\d+|\D+/g) ?? [];
  const [left, right] = [parts(a), parts(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [one, other] = [left[i]!, right[i]!];
    const difference = Number(one) - Number(other);
    if (!Number.isNaN(difference) && difference !== 0) return difference;
    if (one !== other) return one < other ? -1 : 1;
  }
  return left.length - right.length;
}
