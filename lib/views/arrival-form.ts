import { get, isObject, isWithin, joinPointer, type Json, parentPointer } from "../documents";
import { type Change, changeValues, type EditContext, type Target } from "../editing";
import type { ScheduledGroup } from "../games";
import { schemaAt, schemasIn } from "../diagnostics";
import { type CellRule, fieldText, readField, valueField } from "./grid";
import { freePlace } from "./schedule-places";
import { schemaPathOf, type ViewWorld } from "./world";

/** Where an arrival is written: as a new group of a turn, or in place of an existing one. */
export interface ArrivalPlace {
  document: string;
  turn: number;
  /** Of the group that is changed. */
  pointer?: string;
  /** Of one that is changed: the members that are asked for, where its source names them ("enters/turn"). */
  fields?: readonly string[];
  /** Of a new one: the nation in whose lane it is put. */
  nation?: string;
}

/** What is asked of an arrival, by the members that its schema has. */
export interface ArrivalForm {
  fields: { key: string; rule: CellRule; text: string }[];
}

/** A place of the schema's groups, also where none stands yet. */
function groupPointer(world: ViewWorld, { document, turn, pointer }: ArrivalPlace): string | undefined {
  const source = world.game?.views?.schedule;
  const value = world.draft.documents.get(document)?.value;
  if (value === undefined || pointer !== undefined) return pointer;
  return source && freePlace(value, source, turn, "arrival");
}

/** The pointer of a member of a group: "enters/turn" is one of a member. */
const memberAt = (pointer: string, key: string): string => joinPointer(pointer, ...key.split("/"));

export function arrivalForm(world: ViewWorld, place: ArrivalPlace): ArrivalForm | undefined {
  const { document, nation } = place;
  const pointer = groupPointer(world, place);
  const path = schemaPathOf(world, document);
  const value = world.draft.documents.get(document)?.value;
  if (pointer === undefined || path === undefined || value === undefined) return undefined;
  const node = schemaAt(world.schemas ?? schemasIn(world.draft), path, value, pointer);
  const fields = (place.fields ?? Object.keys(node?.properties ?? {})).map((key) => {
    const at = memberAt(pointer, key);
    const { rule, text } = valueField(world, document, at);
    return { key, rule, text: place.pointer === undefined && key === "nation" ? (nation ?? "") : text };
  });
  return { fields };
}

/** The edits that write an arrival as its form was filled in; `id` is for a new one. */
export function writeArrival(
  context: EditContext,
  target: Target,
  world: ViewWorld,
  place: ArrivalPlace,
  id: string,
  texts: Readonly<Record<string, string>>,
): Change {
  const { document } = place;
  const source = world.game?.views?.schedule;
  const value = context.draft.documents.get(document)?.value;
  const asked = groupPointer(world, place);
  if (place.pointer !== undefined && get(value, place.pointer) === undefined) {
    return { ok: false, reason: "The group no longer exists." };
  }
  const pointer =
    place.pointer ?? (source && value !== undefined && freePlace(value, source, place.turn, id));
  if (value === undefined || asked === undefined || typeof pointer !== "string") {
    return { ok: false, reason: "There is no schedule to add it to." };
  }
  const group: Record<string, Json> = {};
  const wanted: { pointer: string; value: Json | undefined }[] = [];
  for (const [key, text] of Object.entries(texts)) {
    const at = memberAt(asked, key);
    // What was not changed is not rewritten.
    const isSame = place.pointer !== undefined && text === fieldText(world, document, at, get(value, at));
    if (isSame) continue;
    const read = readField(world, document, at, text);
    if (!read.ok) return { ok: false, reason: read.reason };
    if (read.value !== undefined) group[key] = read.value;
    wanted.push({ pointer: memberAt(pointer, key), value: read.value });
  }
  return changeValues(
    context,
    target,
    document,
    place.pointer === undefined ? [{ pointer, value: group }] : wanted,
  );
}

/** The edits that take an arrival off the track, with what its sources say of it. */
export function removeArrival(
  context: EditContext,
  target: Target,
  { document, pointer }: ScheduledGroup,
): Change {
  const value = context.draft.documents.get(document)?.value;
  if (get(value, pointer) === undefined) return { ok: false, reason: "The group no longer exists." };
  const parent = parentPointer(pointer) ?? "";
  const others = get(value, parent);
  const isLast = isObject(others) && Object.keys(others).length === 1;
  const sources = get(value, "/sources");
  const cited = isObject(sources) ? Object.keys(sources).filter((each) => isWithin(each, pointer)) : [];
  return changeValues(context, target, document, [
    // A turn without arrivals is not written.
    { pointer: isLast ? parent : pointer, value: undefined },
    ...cited.map((each) => ({ pointer: joinPointer("/sources", each), value: undefined })),
  ]);
}
