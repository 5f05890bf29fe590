import { useMemo, useRef, useState } from "react";
import type { Point } from "../../lib/hex";
import type { ValueRef } from "../../lib/editing";
import { type Box, busyPart, type MapPlace, type MapView } from "../../lib/views/map";
import { useAnswer, useTable } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { placeWords } from "./place-words";
import { useCamera } from "./use-camera";

const isIn = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

const fromCorner = ({ x, y, width, height }: Box, corner: Point): Box => ({
  x: x - corner.x,
  y: y - corner.y,
  width,
  height,
});

/**
 * A visible map: its camera, the chosen place, the overlay. The desk makes the overlay of a set-up; in play whoever shows the
 * map asks the table for it.
 */
export function useChart(view: MapView, say: (words: string) => void, laidBy: "desk" | "table" = "desk") {
  const table = useTable();
  const window = useRef<HTMLDivElement>(null);
  const [areaId, setAreaId] = useState("");
  const area = view.areas.find(({ id }) => id === areaId);
  const part = useMemo(() => busyPart(view), [view]);
  const { step, zoomBy, zoomAbout, show, ...camera } = useCamera(window, view.bounds, {
    part,
    area: area && fromCorner(area.box, view.bounds),
  });
  const [selectedId, setSelectedId] = useState<string>();
  const [overlayId, setOverlayId] = useState("");
  const byId = useMemo(() => new Map(view.places.map((place) => [place.id, place])), [view]);
  const asked = laidBy === "desk" ? overlayId : "";
  const { value: laid } = useAnswer("mapOverlay", view.scenario, view.board.id, asked, selectedId ?? "");
  const overlay = overlayId !== "" && laid?.id === overlayId ? laid : undefined;

  const look = ({ document, pointer }: ValueRef): void => lookAt(table, document, pointer);
  const select = (place: MapPlace | undefined): void => {
    setSelectedId(place?.id);
    if (!place) return;
    look(place.site ?? place);
    say(placeWords(view, place, overlay));
  };

  const selected = selectedId === undefined ? undefined : byId.get(selectedId);
  const inBoard = ({ centre }: MapPlace): Point => ({
    x: centre.x - view.bounds.x,
    y: centre.y - view.bounds.y,
  });

  return {
    window,
    ...camera,
    zoomBy,
    /** Without a pointer, the chosen place stays where it is. */
    zoom: (larger: boolean): void => zoomAbout(larger ? step : 1 / step, selected && inBoard(selected)),
    /** For keyboard users, it scrolls into view; outside of the area that is shown alone the whole board is shown again. */
    showPlace(place: MapPlace): void {
      if (area && !isIn(area.box, place.centre)) setAreaId("");
      show(inBoard(place));
    },
    selected,
    select,
    /** Without scrolling. */
    setSelectedId,
    look,
    overlay,
    overlayId,
    setOverlayId,
    /** The part of the board that is shown alone. */
    area,
    setAreaId,
  };
}
