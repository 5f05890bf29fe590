import { type Json, joinPointer, type TextEdit } from "../../documents";
import { changeValues, type EditContext, type Target } from "../../editing";
import type { BoardSource, Handling } from "../../games";
import { hexsideId } from "../../hex";
import { withinSentence } from "../../words";
import { boardOf, legendOf, type LineList, lineNoun } from "./boards";
import { lineValues } from "./line-values";
import { hexDistanceOf } from "./near";
import type { ViewWorld } from "../world";
import { sightOf } from "./world";

/** What a person does to the map or to a set-up by hand. */
export type MapChange =
  | Handling
  | { do: "set"; document: string; pointer: string; value: Json | undefined; title: string; place: string }
  | { do: "new-site"; hex: string; answers: Readonly<Record<string, string>> }
  | { do: "remove-site"; document: string; pointer: string; name: string }
  | { do: "terrain"; hex: string; terrain: string }
  /** Put a hexside or a connection of the legend between two hexes, or take it away again. */
  | { do: "line"; of: LineList; kind: string; a: string; b: string };

/** The edits of a change with the words for undo, or why there are none. */
export type Changed =
  { ok: true; label: string; edits: TextEdit[]; file: string } | { ok: false; reason: string; rule?: string };

type Write = (label: string, document: string, values: Parameters<typeof changeValues>[3]) => Changed;

/** `target`: where edits of what is not the workspace's own are written. `board`: id, the first one without it. */
export function mapChange(
  context: EditContext,
  target: Target,
  world: ViewWorld,
  scenario: string,
  change: MapChange,
  board?: string,
): Changed {
  const sight = sightOf(world, scenario);
  if (!sight) return { ok: false, reason: "This game has no map." };
  const write: Write = (label, document, values) => {
    const changed = changeValues(context, target, document, values);
    return changed.ok ? { label, ...changed } : { ok: false, reason: changed.reason };
  };
  const source = boardOf(sight.views, board);
  const map = sight.documents[source.path];
  switch (change.do) {
    case "set":
      return write(`Change ${change.title} of ${change.place}`, change.document, [
        { pointer: change.pointer, value: change.value },
      ]);
    case "new-site": {
      const made = sight.views.newSite?.make(sight.documents, change.hex, change.answers, source.id);
      if (!made) return { ok: false, reason: "Places cannot be added in this game." };
      if (!made.ok) return made;
      return write(made.label, made.document, [{ pointer: made.pointer, value: made.value }]);
    }
    case "remove-site":
      return write(`Remove ${change.name}`, change.document, [{ pointer: change.pointer, value: undefined }]);
    case "terrain": {
      const pointer = `${joinPointer("/hexes", change.hex)}/terrain`;
      const kind = legendOf(map, source).terrains.find(({ id }) => id === change.terrain);
      if (!kind) return { ok: false, reason: `This board has no terrain “${change.terrain}”.` };
      return write(`Make ${change.hex} ${withinSentence(kind.title)}`, source.path, [
        { pointer, value: change.terrain },
      ]);
    }
    case "line":
      return changeLine(write, map, source, change);
    default: {
      const handled = sight.views.handle(sight.documents, scenario, change);
      return handled.ok ? write(handled.label, scenario, handled.values) : handled;
    }
  }
}

function changeLine(
  write: Write,
  map: Json | undefined,
  board: BoardSource,
  { of, kind: id, a, b }: Extract<MapChange, { do: "line" }>,
): Changed {
  if (hexDistanceOf(map, a, b) !== 1) return { ok: false, reason: `${a} and ${b} are not adjacent.` };
  const kind = legendOf(map, board)[of].find((each) => each.id === id);
  if (!kind) return { ok: false, reason: `This board has no ${of} “${id}”.` };
  const pair = hexsideId(a, b);
  const { isThere, values } = lineValues(map, of, kind, pair);
  return write(`${isThere ? "Remove" : "Add"} ${lineNoun(kind)} ${pair}`, board.path, values);
}
