import { child, isObject, type Json } from "../../documents";
import type { Documents, HeldCounter, Holding } from "../../games";
import type { ForceGroup, ForceRow, SideForces } from "./types";

const titles = { ships: "Ships", air: "Air steps", land: "Land units", other: "Others" } as const;
type Kind = keyof typeof titles;

const kindOf = { ship: "ships", air: "air", land: "land", marker: "other" } as const;

/** Where a count goes; what is out of play counts nowhere. */
const columns = { map: "onMap", free: "free", track: "onTrack" } as const;

/** The forces of a scenario: of each side ships by class, air steps by nation, land units by kind. */
export function forcesOf(documents: Documents, holdings: readonly Holding[]): SideForces[] {
  const game = documents["game.json"];
  const sides = child(game, "sides");
  const found = new Map<string, Map<Kind, Map<string, ForceRow>>>();
  for (const side of isObject(sides) ? Object.keys(sides) : []) found.set(side, new Map());
  for (const { where, counters } of holdings) {
    if (where === "out") continue;
    for (const counter of counters) {
      // Without its optional rule it is not set up.
      if (counter.optional !== undefined) continue;
      const { side } = counter.face;
      const kind = kindOf[counter.face.picture.kind];
      const kinds = entry(found, side, () => new Map<Kind, Map<string, ForceRow>>());
      const rows = entry(kinds, kind, () => new Map<string, ForceRow>());
      const name = rowName(game, counter);
      const row = entry(rows, name, () => emptyRow(name));
      row[columns[where]] += counter.steps ?? counter.count;
    }
  }
  return [...found].map(([side, kinds]) => ({
    side,
    name: nameIn(sides, side),
    groups: (Object.keys(titles) as Kind[]).flatMap((kind) => groupOf(kind, kinds.get(kind))),
  }));
}

function groupOf(kind: Kind, rows: ReadonlyMap<string, ForceRow> | undefined): ForceGroup[] {
  if (!rows) return [];
  const title = titles[kind];
  const total = emptyRow(title);
  for (const row of rows.values()) {
    total.onMap += row.onMap;
    total.free += row.free;
    total.onTrack += row.onTrack;
  }
  return [{ kind, title, rows: [...rows.values()].sort(byWeight), total }];
}

/** The larger number first; of equals by name. */
const byWeight = (a: ForceRow, b: ForceRow): number =>
  countOf(b) - countOf(a) || a.name.localeCompare(b.name, "en");

export const countOf = ({ onMap, free, onTrack }: ForceRow): number => onMap + free + onTrack;

const emptyRow = (name: string): ForceRow => ({ name, onMap: 0, free: 0, onTrack: 0 });

function rowName(game: Json | undefined, { face }: HeldCounter): string {
  switch (face.picture.kind) {
    case "ship":
      return face.picture.class;
    case "air":
      return nameIn(child(game, "nations"), face.nation);
    default:
      return face.name;
  }
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
