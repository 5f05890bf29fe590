import type { HeldCounter, LineKind } from "../../lib/games";
import { hexsideId, type Point } from "../../lib/hex";
import { lineNoun, type LineList, type MapChange, type MapPlace, type MapView } from "../../lib/views/map";
import { counterWords } from "../../lib/views/counters";
import { withinSentence } from "../../lib/words";
import type { MenuItem } from "../menu/menu";
import { sideAt } from "./geometry";
import { nextTerrain } from "./tools";

interface PlaceMenuOptions {
  view: MapView;
  place: MapPlace;
  /**
   * Where the menu was opened, in the model: only the nearest side of the hex is offered. By keyboard all sides
   * are.
   */
  point?: Point | undefined;
  act(change: MapChange): void;
  onAddUnits(): void;
  onNewSite(): void;
}

/** All actions that are possible at a place of the map. */
export function placeMenu({ view, place, point, act, onAddUnits, onNewSite }: PlaceMenuOptions): MenuItem[] {
  const { site, hex } = place;
  const counters = place.stacks.flatMap((stack) => stack.counters);
  const items: MenuItem[] = [
    { id: "add", label: "Add units …", keys: "A", run: onAddUnits },
    ...counters.map((counter, i) => ({
      id: `remove ${counter.pointer}`,
      label: `Remove ${wordsOf(counter)}`,
      ...(i === 0 && { keys: "Delete" }),
      run: () => act({ do: "remove", from: counter.pointer, count: 1 }),
    })),
  ];
  if (hex === undefined) return items;
  if (site) {
    const { document, pointer, name } = site;
    items.push({
      id: "remove-site",
      label: `Remove ${name} itself`,
      run: () => act({ do: "remove-site", document, pointer, name }),
    });
  } else if (view.newSite) {
    items.push({ id: "new-site", label: `${view.newSite.title} …`, keys: "B", run: onNewSite });
  }
  const next = nextTerrain(view, place);
  for (const { id, title } of view.legend.terrains) {
    if (id === place.terrain) continue;
    items.push({
      id: `terrain ${id}`,
      label: `Make ${hex} ${withinSentence(title)}`,
      ...(id === next && { keys: "T" }),
      run: () => act({ do: "terrain", hex, terrain: id }),
    });
  }
  for (const beside of sidesOf(view, place, point)) items.push(...sideItems(view, hex, beside, act));
  return items;
}

/** One of them: "CA Heavy cruisers". */
const wordsOf = (counter: HeldCounter): string => counterWords(counter.face, { ...counter, count: 1 });

/** The neighbours across the sides that are offered. */
function sidesOf({ places }: MapView, place: MapPlace, point: Point | undefined): MapPlace[] {
  if (!point) return places.filter(({ id, hex }) => hex !== undefined && place.links.includes(id));
  const nearest = sideAt(places, point)?.find(({ id }) => id !== place.id);
  return nearest ? [nearest] : [];
}

function sideItems(view: MapView, hex: string, beside: MapPlace, act: PlaceMenuOptions["act"]): MenuItem[] {
  const id = hexsideId(hex, beside.hex!);
  return lists.flatMap((of) =>
    view.legend[of].map((kind): MenuItem => {
      const lines = of === "hexsides" ? view.borders : view.ways;
      const isThere = lines.some((line) => line.id === id && line.kind === kind.id);
      return {
        id: `${of} ${kind.id} ${id}`,
        label: lineWords(kind, isThere, beside.name),
        run: () => act({ do: "line", of, kind: kind.id, a: hex, b: beside.hex! }),
      };
    }),
  );
}

const lists: readonly LineList[] = ["hexsides", "connections"];

/** "Add a land link to Rangoon", with the legend's name where it has one. */
function lineWords(kind: LineKind, isThere: boolean, place: string): string {
  const words = isThere ? kind.remove : kind.add;
  return words?.replace("{place}", place) ?? `${isThere ? "Remove" : "Add"} ${lineNoun(kind)} to ${place}`;
}
