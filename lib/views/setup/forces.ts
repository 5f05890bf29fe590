import { child, isObject, type Json } from "../../documents";
import type { Documents, ForceKind, HeldCounter, Holding } from "../../games";
import type { ForceGroup, ForceRow, SideForces } from "./types";

/** Where a count goes; what is out of play counts nowhere. */
const columns = { map: "onMap", free: "free", track: "onTrack" } as const;

/** The forces of a scenario: of each side what the game counts together (`MapViews.forces`). */
export function forcesOf(
  kinds: readonly ForceKind[],
  documents: Documents,
  holdings: readonly Holding[],
): SideForces[] {
  const game = documents["game.json"];
  const sides = child(game, "sides");
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]));
  const found = new Map<string, Map<ForceKind, Map<string, ForceRow>>>();
  for (const side of isObject(sides) ? Object.keys(sides) : []) found.set(side, new Map());
  for (const { where, counters } of holdings) {
    if (where === "out") continue;
    for (const counter of counters) {
      // Without its optional rule it is not set up.
      if (counter.optional !== undefined) continue;
      const { side } = counter.face;
      const kind = kindOf.get(counter.face.kind);
      if (kind === undefined) continue;
      const ofSide = entry(found, side, () => new Map<ForceKind, Map<string, ForceRow>>());
      const rows = entry(ofSide, kind, () => new Map<string, ForceRow>());
      const name = rowName(game, kind, counter);
      const row = entry(rows, name, () => emptyRow(name));
      row[columns[where]] += amountOf(kind, counter);
    }
  }
  return [...found].map(([side, ofSide]) => ({
    side,
    name: nameIn(sides, side),
    groups: kinds.flatMap((kind) => groupOf(kind, ofSide.get(kind))),
  }));
}

/** What a counter adds to the sum of its kind. */
export const amountOf = ({ steps }: ForceKind, counter: HeldCounter): number =>
  (steps === true ? counter.steps : undefined) ?? counter.count;

function groupOf(kind: ForceKind, rows: ReadonlyMap<string, ForceRow> | undefined): ForceGroup[] {
  if (!rows) return [];
  const { id, title } = kind;
  const total = emptyRow(title);
  for (const row of rows.values()) {
    total.onMap += row.onMap;
    total.free += row.free;
    total.onTrack += row.onTrack;
  }
  return [{ kind: id, title, rows: [...rows.values()].sort(byWeight), total }];
}

/** The larger number first; of equals by name. */
const byWeight = (a: ForceRow, b: ForceRow): number =>
  countOf(b) - countOf(a) || a.name.localeCompare(b.name, "en");

export const countOf = ({ onMap, free, onTrack }: ForceRow): number => onMap + free + onTrack;

const emptyRow = (name: string): ForceRow => ({ name, onMap: 0, free: 0, onTrack: 0 });

function rowName(game: Json | undefined, { by }: ForceKind, { face }: HeldCounter): string {
  if (by === "label") return face.several ?? face.label;
  return by === "nation" ? nameIn(child(game, "nations"), face.nation) : face.name;
}

function nameIn(things: Json | undefined, id: string): string {
  const name = child(child(things, id), "name");
  return typeof name === "string" ? name : id;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
