import type { Documents } from "../../../../../lib/games/types";
import type { CounterFace } from "../../../../../lib/games/counter-types";
import type { Handled, Handling, Holding, MapViews } from "../../../../../lib/games/view-types";
import type { Json } from "../../../../../lib/kernel";
import { boardOf, boardPaths, type Counts, scenarioOf, unitsOf } from "../documents";
import type { Printed } from "../print";
import type { Rules } from "../rules";
import { facesOf } from "./faces";

/** The boards, who stands on them, and how a set-up is changed by hand. */

function holdingsOf(documents: Documents, path: string): Holding[] {
  const faces = facesOf(documents);
  const { setup = {}, position } = scenarioOf(documents, path);
  if (position !== undefined) return savedHoldings(position as unknown as Printed, faces);
  return Object.entries(setup).map(([place, counts]) => ({
    entry: `/setup/${place}`,
    title: boxName(documents, place) ?? place,
    where: "map",
    place,
    counters: Object.entries(counts).flatMap(([type, count]) => {
      const face = faces.get(type);
      return face ? [{ pointer: `/setup/${place}/${type}`, face, count }] : [];
    }),
  }));
}

function savedHoldings({ units }: Printed, faces: ReadonlyMap<string, CounterFace>): Holding[] {
  return Object.entries(units).flatMap(([id, { at }]): Holding[] => {
    const face = faces.get(id.replace(/-\d+$/, ""));
    if (!face) return [];
    const entry = `/position/units/${id}`;
    const counters = [{ pointer: entry, face, count: 1 }];
    return [
      at === "sunk"
        ? { entry, title: "Sunk", where: "out", counters }
        : { entry, title: at, where: "map", place: at, counters },
    ];
  });
}

const boxName = (documents: Documents, place: string): string | undefined =>
  boardOf(documents, "map").boxes?.[place]?.name;

const boardOfPlace = (documents: Documents, place: string): "map" | "sky" =>
  Object.hasOwn(boardOf(documents, "sky").hexes ?? {}, place) ? "sky" : "map";

function mixOf(documents: Documents, path: string): ReturnType<MapViews["mix"]> {
  const used = new Map<string, number>();
  for (const { counters } of holdingsOf(documents, path))
    for (const { face, count } of counters) used.set(face.type, (used.get(face.type) ?? 0) + count);
  const units = unitsOf(documents);
  return [...facesOf(documents)].map(([id, face]) => {
    const of = units[id]!.count;
    return { face, document: "units.json", pointer: `/units/${id}`, left: of - (used.get(id) ?? 0), of };
  });
}

/** A change by hand: counters move, come and go. */
function handle(documents: Documents, path: string, change: Handling): Handled {
  if (!("count" in change)) return { ok: false, reason: "Units start with all of their steps.", rule: "7.0" };
  const { setup = {}, position } = scenarioOf(documents, path);
  if (position !== undefined) return { ok: false, reason: "A game saved in play is changed in its text." };
  const next: Record<string, Record<string, number>> = structuredClone(setup) as never;
  const from = change.do === "add" ? undefined : change.from.split("/").slice(-2);
  const type = change.do === "add" ? change.type : from![1]!;
  const { name, board } = unitsOf(documents)[type] ?? { name: type, board: "map" };
  const add = (where: string, more: number): void => {
    const counts = (next[where] ??= {});
    counts[type] = (counts[type] ?? 0) + more;
    if (counts[type] <= 0) delete counts[type];
    if (Object.keys(counts).length === 0) delete next[where];
  };
  if (from) add(from[0]!, -change.count);
  if (change.do === "remove")
    return changed(`Remove ${change.count} × ${name} from ${from![0]!}`, setup, next);
  const to = change.to.split("/").at(-1)!;
  if (boardOfPlace(documents, to) !== board)
    return { ok: false, reason: `${name} is of the other board.`, rule: "7.0" };
  add(to, change.count);
  const verb = change.do === "add" ? "Add" : "Move";
  return changed(`${verb} ${change.count} × ${name} to ${to}`, setup, next);
}

const changed = (
  label: string,
  before: Readonly<Record<string, Counts>>,
  after: Readonly<Record<string, Counts>>,
): Handled => ({
  ok: true,
  label,
  values: [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((place) => JSON.stringify(before[place]) !== JSON.stringify(after[place]))
    .map((place) => ({ pointer: `/setup/${place}`, value: after[place] as Json | undefined })),
});

export const map: MapViews<Rules> = {
  forces: [
    { id: "ships", title: "Ships", noun: "ship", by: "label" },
    { id: "aircraft", title: "Aircraft", noun: "aircraft", many: "aircraft", by: "nation" },
  ],
  boards: [
    { id: "map", path: boardPaths.map, title: "Strait" },
    { id: "sky", path: boardPaths.sky, title: "Sky" },
  ],
  overlays: [{ id: "below", title: "Seen from the sky", from: true, boards: ["sky"] }],
  sites: () => [],
  holdings: holdingsOf,
  mix: mixOf,
  entryOf: (place) => `/setup/${place}`,
  overlay({ places, placeOf }, _scenario, id, from, board) {
    const over = places[placeOf[from ?? ""] ?? -1]?.over ?? [];
    const names = over.map((place) => places[place]!.name).join(", ");
    const marks = from === undefined ? [] : [{ place: from, tone: "good" as const, title: names }];
    const note = names === "" ? `Choose a hex of the ${board}.` : `Aircraft see ${names}.`;
    return { id, title: "Seen from the sky", rule: "4.0", key: [], marks, lines: [], note };
  },
  handle,
};
