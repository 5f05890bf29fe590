import { get, type Json, joinPointer, type TextEdit } from "../../documents";
import { changeValues, type Desk, type Target } from "../../editing";
import type { Handling } from "../../games";
import { hexsideId } from "../../hex";
import { hexDistanceOf } from "./near";
import type { ViewWorld } from "../world";
import { sightOf } from "./world";

/** What a person does to the map or to a set-up by hand. */
export type MapChange =
  | Handling
  | { do: "set"; document: string; pointer: string; value: Json | undefined; title: string; place: string }
  | { do: "new-site"; hex: string; answers: Readonly<Record<string, string>> }
  | { do: "remove-site"; document: string; pointer: string; name: string }
  | { do: "terrain"; hex: string; terrain: "sea" | "land" }
  /** Cut the hexside between two hexes for ships, or open it again. */
  | { do: "hexside"; a: string; b: string }
  /** Join two hexes by land, or part them. */
  | { do: "land-way"; a: string; b: string };

/** The edits of a change with the words for undo, or why there are none. */
export type Changed =
  { ok: true; label: string; edits: TextEdit[]; file: string } | { ok: false; reason: string; rule?: string };

type Write = (label: string, document: string, values: Parameters<typeof changeValues>[3]) => Changed;

/** `target`: where edits of what is not the workspace's own are written. */
export function mapChange(
  desk: Desk,
  target: Target,
  world: ViewWorld,
  scenario: string,
  change: MapChange,
): Changed {
  const sight = sightOf(world, scenario);
  if (!sight) return { ok: false, reason: "This game has no map." };
  const write: Write = (label, document, values) => {
    const changed = changeValues(desk, target, document, values);
    return changed.ok ? { label, ...changed } : { ok: false, reason: changed.reason };
  };
  const map = sight.documents["map.json"];
  switch (change.do) {
    case "set":
      return write(`Change ${change.title} of ${change.place}`, change.document, [
        { pointer: change.pointer, value: change.value },
      ]);
    case "new-site": {
      const made = sight.views.newSite?.make(sight.documents, change.hex, change.answers);
      if (!made) return { ok: false, reason: "Places cannot be added in this game." };
      if (!made.ok) return made;
      return write(made.label, made.document, [{ pointer: made.pointer, value: made.value }]);
    }
    case "remove-site":
      return write(`Remove ${change.name}`, change.document, [{ pointer: change.pointer, value: undefined }]);
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
  write: Write,
  map: Json | undefined,
  { do: what, a, b }: Extract<MapChange, { do: "hexside" | "land-way" }>,
): Changed {
  if (hexDistanceOf(map, a, b) !== 1) return { ok: false, reason: `${a} and ${b} are not adjacent.` };
  const id = hexsideId(a, b);
  const member = what === "hexside" ? "hexsides" : "connections";
  const pointer = joinPointer(`/${member}`, id);
  const isThere = get(map, pointer) !== undefined;
  const made: Json = what === "hexside" ? { impassable: true } : { kind: "land" };
  const label =
    what === "hexside"
      ? `${isThere ? "Open" : "Cut"} the hexside ${id}`
      : `${isThere ? "Unlink" : "Link"} ${a} and ${b} by land`;
  return write(label, "map.json", [{ pointer, value: isThere ? undefined : made }]);
}
