import { get, isObject, type Json, joinPointer, type TextEdit } from "../../documents";
import { type Change, changeValues, type Desk } from "../../editing";
import type { Handling } from "../../games";
import { hexDistanceOf } from "./near";
import type { ViewWorld } from "../world";
import { sightOf } from "./world";

/** What a person does to the map or to a set-up by hand. */
export type MapChange =
  | Handling
  | { do: "set"; document: string; pointer: string; value: Json | undefined; title: string; place: string }
  | { do: "terrain"; hex: string; terrain: "sea" | "land" }
  /** Cut the hexside between two hexes for ships, or open it again. */
  | { do: "hexside"; a: string; b: string }
  /** Join two hexes by land, or part them. */
  | { do: "land-way"; a: string; b: string };

/** The edits of a change with the words for undo, or why there are none. */
export type Changed =
  { ok: true; label: string; edits: TextEdit[]; file: string } | { ok: false; reason: string; rule?: string };

/** Where edits go: the workspace's own files, and the layer of its own that takes what is not. */
export interface Hands {
  own: readonly string[];
  layer?: string;
  files: Readonly<Record<string, string>>;
}

export function mapChange(world: ViewWorld, hands: Hands, scenario: string, change: MapChange): Changed {
  const sight = sightOf(world, scenario);
  if (!sight) return { ok: false, reason: "This game has no map." };
  const write = (label: string, document: string, values: Parameters<typeof changeValues>[3]): Changed =>
    written(world, hands, label, document, values);
  const map = sight.documents["map.json"];
  switch (change.do) {
    case "set":
      return write(`Change ${change.title} of ${change.place}`, change.document, [
        { pointer: change.pointer, value: change.value },
      ]);
    case "terrain": {
      const pointer = `${joinPointer("/hexes", change.hex)}/terrain`;
      return write(`Make ${change.hex} ${change.terrain}`, "map.json", [{ pointer, value: change.terrain }]);
    }
    case "hexside":
    case "land-way":
      return link(write, map, change);
    default: {
      const handled = sight.views.handle(sight.documents, scenario, change);
      return handled.ok ? write(handled.label, scenario, handled.values) : handled;
    }
  }
}

function link(
  write: (label: string, document: string, values: Parameters<typeof changeValues>[3]) => Changed,
  map: Json | undefined,
  { do: what, a, b }: Extract<MapChange, { do: "hexside" | "land-way" }>,
): Changed {
  if (hexDistanceOf(map, a, b) !== 1) return { ok: false, reason: `${a} and ${b} are no neighbours.` };
  const id = [a, b].sort().join("-");
  const member = what === "hexside" ? "hexsides" : "connections";
  const pointer = joinPointer(`/${member}`, id);
  const isThere = get(map, pointer) !== undefined;
  const made: Json = what === "hexside" ? { impassable: true } : { kind: "land" };
  const label =
    what === "hexside"
      ? `${isThere ? "Open" : "Cut"} the hexside ${id}`
      : `${isThere ? "Part" : "Join"} ${a} and ${b} by land`;
  return write(label, "map.json", [{ pointer, value: isThere ? undefined : made }]);
}

function written(
  { draft }: ViewWorld,
  { own, layer, files }: Hands,
  label: string,
  document: string,
  values: Parameters<typeof changeValues>[3],
): Changed {
  const desk: Desk = { draft, files, own: new Set(own) };
  const to = layer ?? ownLayerOf(desk);
  const change: Change = changeValues(desk, to === undefined ? "base" : { layer: to }, document, values);
  if (!change.ok) return { ok: false, reason: change.reason };
  return { ok: true, label, edits: change.edits, file: change.file };
}

/** The first layer of the workspace's own that is on. */
function ownLayerOf({ draft, own }: Desk): string | undefined {
  const manifest = (id: string): boolean =>
    own.has(`layers/${id}/layer.json`) && isObject(draft.files.get(`layers/${id}/layer.json`)?.value);
  return draft.layers.find(({ id, on }) => on && manifest(id))?.id;
}
