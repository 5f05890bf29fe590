import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { CounterFace, Rating, RatingPlace } from "../../counter-types";
import { markerFaceIn } from "../../shared/faces";
import { entriesOf, type Members, membersOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import { liveryOf } from "./liveries";

/** Counters as they are printed (4.1, 8.9). The rulebook shows no values on them; ours stand where charts have them. */

const rating = (name: string, value: number | undefined, at: RatingPlace, chief = false): Rating[] =>
  value === undefined ? [] : [{ name, value: String(value), at, ...(chief && { chief }) }];

/** What the print of a ship says. */
export interface ShipPrint {
  id: string;
  name: string;
  side: string;
  type: string;
  gunnery?: number | undefined;
  torpedo?: number | undefined;
  antiAircraft?: number | undefined;
  movement?: number | undefined;
  damage?: number | undefined;
}

export function shipFace(print: ShipPrint): CounterFace {
  const { id, name, side, type } = print;
  return {
    type: id,
    kind: "ships",
    name,
    label: type,
    title: name.startsWith(type) ? name : `${type} ${name}`,
    side,
    nation: side,
    livery: liveryOf(side),
    picture: { kind: "ship", class: type },
    ratings: [
      ...rating("Gunnery Factor", print.gunnery, "bottom-left", true),
      ...rating("Damage Factor", print.damage, "bottom", true),
      ...rating("Movement Factor", print.movement, "bottom-right", true),
      ...rating("Anti-Aircraft Factor", print.antiAircraft, "left"),
      ...rating("Torpedo Factor", print.torpedo, "right"),
    ],
  };
}

/** What the print of planes says. */
export interface PlanePrint {
  id: string;
  name: string;
  notation: string;
  side: string;
  movement?: number | undefined;
  range?: number | undefined;
}

export const planeFace = ({ id, name, notation, side, movement, range }: PlanePrint): CounterFace => ({
  type: id,
  kind: "planes",
  name,
  label: notation,
  title: name,
  short: notation.slice(0, 1),
  side,
  nation: side,
  livery: liveryOf(side),
  picture: { kind: "air" },
  ratings: [
    ...rating("Movement Factor", movement, "bottom-left", true),
    ...rating("Range Factor", range, "bottom-right", true),
  ],
});

/** A plain marker of a side. */
export const markerFace = markerFaceIn(liveryOf);

/** A record of ships.json or planes.json with its counter. */
export interface UnitSheet {
  kind: "ships" | "planes";
  document: string;
  pointer: string;
  face: CounterFace;
  /** Counters of it; undefined for planes, which the order of battle of a scenario counts. */
  count: number | undefined;
}

/** Every type of counters, by its id: the same faces until ships or planes change. */
export function sheetsOf(documents: Documents): ReadonlyMap<string, UnitSheet> {
  return sheetsIn(membersOf(documents["ships.json"]), documents["planes.json"] ?? null);
}

const sheetsIn = kept((ships: Members, planes: Json): ReadonlyMap<string, UnitSheet> => {
  const sheets = new Map<string, UnitSheet>();
  for (const [id, ship] of entriesOf(ships.ships)) {
    const number = numberIn(ship);
    const face = shipFace({
      id,
      name: textOf(child(ship, "name"), id),
      side: textOf(child(ship, "side")),
      type: textOf(child(ship, "type"), "?"),
      gunnery: number("gunnery"),
      torpedo: number("torpedo"),
      antiAircraft: number("antiAircraft"),
      movement: number("movement"),
      damage: number("damage"),
    });
    sheets.set(id, {
      kind: "ships",
      document: "ships.json",
      pointer: `/ships/${id}`,
      face,
      count: number("count") ?? 1,
    });
  }
  for (const [id, plane] of entriesOf(child(planes, "planes"))) {
    const number = numberIn(plane);
    const face = planeFace({
      id,
      name: textOf(child(plane, "name"), id),
      notation: textOf(child(plane, "notation"), "?"),
      side: textOf(child(plane, "side")),
      movement: number("movement"),
      range: number("range"),
    });
    sheets.set(id, {
      kind: "planes",
      document: "planes.json",
      pointer: `/planes/${id}`,
      face,
      count: undefined,
    });
  }
  return sheets;
});

const numberIn =
  (of: Json) =>
  (key: string): number | undefined => {
    const value = child(of, key);
    return typeof value === "number" ? value : undefined;
  };
