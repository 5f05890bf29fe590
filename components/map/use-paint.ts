import { useState } from "react";
import type { ValueRef } from "../../lib/editing";
import { hexsideId, type Point } from "../../lib/hex";
import type { MapChange, MapPlace, MapView } from "../../lib/views/map";
import { sideAt } from "./geometry";
import { lineOf, nextTerrain, type Tool } from "./tools";

interface PaintOptions {
  view: MapView;
  act(change: MapChange): void;
  say(words: string): void;
  /** Selects the value that was painted. */
  look(place: ValueRef): void;
}

/** Painting with the active tool: terrain on a hex, or a line between two hexes. */
export function usePaint({ view, act, say, look }: PaintOptions) {
  const [tool, setTool] = useState<Tool>("hand");
  const [terrain, setTerrain] = useState<string>();
  const [firstId, setFirstId] = useState<string>();
  const first = view.places.find(({ id }) => id === firstId);
  const document = view.board.path;
  const line = lineOf(tool);

  const link = (a: MapPlace, b: MapPlace): void => {
    if (!line || a.hex === undefined || b.hex === undefined) return;
    act({ do: "line", ...line, a: a.hex, b: b.hex });
    const [first] = [a.hex, b.hex].sort();
    const isMask = line.of === "hexsides" && view.board.marks === "sides";
    look({
      document,
      pointer: isMask ? `/hexes/${first}/sides` : `/${line.of}/${hexsideId(a.hex, b.hex)}`,
    });
  };

  /** The hexside nearest to a point of the model; by keyboard the one hex, then the other. */
  const paint = (place: MapPlace | undefined, point?: Point): void => {
    if (tool === "hand" || !place) return;
    if (place.hex === undefined)
      return say(`${place.name} is a box: only hexes and their hexsides can be painted.`);
    if (tool === "terrain") {
      const next = terrain ?? nextTerrain(view, place);
      if (next !== undefined) act({ do: "terrain", hex: place.hex, terrain: next });
      return look({ document, pointer: `/hexes/${place.hex}/terrain` });
    }
    if (point) {
      const side = sideAt(view.places, point);
      return side ? link(...side) : say("There is no hex on the other side.");
    }
    if (!first || first.id === place.id) {
      setFirstId(place.id);
      return say(`From ${place.name}: go to an adjacent hex and press Enter. Escape cancels.`);
    }
    link(first, place);
    setFirstId(undefined);
  };

  /** Goes back one step; false if nothing was begun. */
  const back = (): boolean => {
    if (first) setFirstId(undefined);
    else if (tool !== "hand") setTool("hand");
    else return false;
    return true;
  };

  const choose = (next: Tool): void => {
    setTool(next);
    setFirstId(undefined);
  };

  return { tool, choose, terrain, chooseTerrain: setTerrain, first, paint, back };
}
