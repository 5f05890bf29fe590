import type { HeldCounter } from "../../lib/games";
import { hexsideId, type Point } from "../../lib/hex";
import type { MapChange, MapPlace, MapView } from "../../lib/views/map";
import { counterWords } from "../../lib/views/counters";
import type { MenuItem } from "../menu/menu";
import { sideAt } from "./geometry";

interface Wanted {
  view: MapView;
  place: MapPlace;
  /** Where it was asked for, in the model: of the sides of the hex only the nearest is offered. By keys all are. */
  point?: Point | undefined;
  act(change: MapChange): void;
  onAddUnits(): void;
  onNewSite(): void;
}

/** All that can be done at a place of the map. */
export function placeMenu({ view, place, point, act, onAddUnits, onNewSite }: Wanted): MenuItem[] {
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
  const other = place.terrain === "land" ? "sea" : "land";
  items.push({
    id: "terrain",
    label: `Make ${hex} ${other}`,
    keys: "T",
    run: () => act({ do: "terrain", hex, terrain: other }),
  });
  for (const beside of sidesOf(view, place, point)) items.push(...sideItems(view, hex, beside, act));
  return items;
}

/** One of them: "CA Heavy cruisers". */
const wordsOf = (counter: HeldCounter): string => counterWords(counter.face, { ...counter, count: 1 });

/** The hexes with which it shares the sides that are offered. */
function sidesOf({ places }: MapView, place: MapPlace, point: Point | undefined): MapPlace[] {
  if (!point) return places.filter(({ id, hex }) => hex !== undefined && place.links.includes(id));
  const nearest = sideAt(places, point)?.find(({ id }) => id !== place.id);
  return nearest ? [nearest] : [];
}

function sideItems(view: MapView, hex: string, beside: MapPlace, act: Wanted["act"]): MenuItem[] {
  const id = hexsideId(hex, beside.hex!);
  const isClosed = view.borders.some((border) => border.id === id);
  const isJoined = view.ways.some((way) => way.kind === "land" && way.id === id);
  const both = { a: hex, b: beside.hex! };
  return [
    {
      id: `hexside ${id}`,
      label: isClosed
        ? `Open the hexside to ${beside.name} to ships`
        : `Close the hexside to ${beside.name} to ships`,
      run: () => act({ do: "hexside", ...both }),
    },
    {
      id: `way ${id}`,
      label: isJoined ? `Remove the land link to ${beside.name}` : `Add a land link to ${beside.name}`,
      run: () => act({ do: "land-way", ...both }),
    },
  ];
}
