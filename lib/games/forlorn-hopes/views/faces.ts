import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { CounterFace, Rating, RatingPlace } from "../../counter-types";
import { markerFaceIn, type UnitSheet } from "../../shared/faces";
import { entriesOf, membersOf, type Members, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import { liveryOf, liveryOfSide } from "./liveries";

/** Counters as they are printed (2.2): ratings at the places of the diagrams, and those of the reduced or crippled side. */

const rating = (
  name: string,
  value: string | number | null | undefined,
  at: RatingPlace,
  chief = false,
): Rating[] =>
  value === undefined || value === null ? [] : [{ name, value: String(value), at, ...(chief && { chief }) }];

/** One side of an aircraft; null where it has no such factor. */
interface AirSide {
  attackFactor: number | null;
  defenseFactor: number | null;
  bombFactor: number | null;
  tma: number | null;
}

export interface AircraftPrint {
  name: string;
  type: string;
  strategicRange: number;
  full: AirSide;
  reduced?: AirSide | undefined;
  strafing?: number | undefined;
  defensiveOnly?: boolean | undefined;
}

/** What a letter of type means, of one and of several (2.2.2). */
const aircraftTypes: Readonly<Record<string, { one: string; several: string }>> = {
  F: { one: "fighter", several: "Fighters" },
  B: { one: "bomber", several: "Bombers" },
  P: { one: "precision bomber", several: "Precision bombers" },
  D: { one: "dive bomber", several: "Dive bombers" },
  T: { one: "torpedo bomber", several: "Torpedo bombers" },
  RB: { one: "patrol bomber", several: "Patrol bombers" },
  R: { one: "reconnaissance", several: "Reconnaissance units" },
  C: { one: "transport", several: "Transport aircraft" },
};

const sorted = (several: string | undefined) => several !== undefined && { several };

const airRatings = (
  { attackFactor, defenseFactor, bombFactor, tma }: AirSide,
  { strategicRange, strafing, defensiveOnly }: AircraftPrint,
): Rating[] => [
  // The counter says by its colour that it is for defensive fire alone; here the name does.
  ...rating(
    defensiveOnly === true ? "Attack Factor, defensive fire only" : "Attack Factor",
    attackFactor,
    "bottom-left",
    true,
  ),
  ...rating("Defense Factor", defenseFactor, "bottom", true),
  ...rating("Tactical Movement Allowance", tma, "bottom-right", true),
  ...(bombFactor === null && strafing !== undefined && strafing > 0
    ? rating("Strafing", `S${strafing}`, "left")
    : rating("Bomb Factor", bombFactor, "left")),
  ...rating("Strategic Range", strategicRange, "right"),
];

/** `name` is that of the unit: "A6M Zero 3"; its number sets it apart from others of the kind. */
export function airFace(
  {
    id,
    name,
    side,
    nation,
    force,
  }: { id: string; name: string; side: string; nation: string; force: string },
  aircraft: AircraftPrint,
): CounterFace {
  const model = aircraft.name.split(" ")[0]!;
  return {
    type: id,
    kind: "air-units",
    name,
    label: aircraft.type,
    letters: aircraft.type,
    title: `${name} (${aircraftTypes[aircraft.type]?.one ?? aircraft.type})`,
    ...sorted(aircraftTypes[aircraft.type]?.several),
    short: model.replace("-", "").slice(0, 4),
    side,
    nation,
    livery: liveryOf(nation, force),
    picture: { kind: "air" },
    ratings: airRatings(aircraft.full, aircraft),
    ...(aircraft.reduced && { reducedRatings: airRatings(aircraft.reduced, aircraft) }),
  };
}

interface ShipSide {
  attackFactor: number;
  defenseFactor: number;
  antiAircraft: number;
  speed: string;
  cargo: number;
}

export interface ShipPrint extends ShipSide {
  name: string;
  class: string;
  nation: string;
  crippled?: ShipSide | undefined;
}

const shipRatings = ({ attackFactor, defenseFactor, antiAircraft, speed, cargo }: ShipSide): Rating[] => [
  ...rating("Attack Factor", attackFactor, "bottom-left", true),
  ...rating("Defense Factor", defenseFactor, "bottom", true),
  ...rating("Speed", speed, "bottom-right", true),
  ...rating("Anti-Aircraft Factor", antiAircraft, "left"),
  ...rating("Cargo", cargo > 0 ? cargo : undefined, "right"),
];

/** What naval units of a class are called (2.2.4). */
const shipClasses: Readonly<Record<string, string>> = {
  BB: "Battleships",
  BC: "Battle cruisers",
  CA: "Heavy cruisers",
  CL: "Light cruisers",
  CV: "Aircraft carriers",
  CVS: "Seaplane carriers",
  DD: "Destroyers",
  MTB: "Motor torpedo boats",
  T: "Transports",
  SS: "Submarines",
};

export const shipFace = (id: string, side: string, print: ShipPrint): CounterFace => ({
  type: id,
  kind: "ships",
  name: print.name,
  label: print.class,
  title: `${print.class} ${print.name}`,
  ...sorted(shipClasses[print.class]),
  side,
  nation: print.nation,
  livery: liveryOf(print.nation),
  picture: { kind: "ship", class: print.class },
  ratings: shipRatings(print),
  ...(print.crippled && { reducedRatings: shipRatings(print.crippled) }),
});

export interface GroundPrint {
  name: string;
  type: string;
  nation: string;
  size?: string | undefined;
  combatFactor: number;
  reduced?: number | undefined;
  defendOnly?: boolean | undefined;
}

/** What ground units of a type are called, on the counter and in totals (2.2.3). */
const groundTypes: Readonly<Record<string, { label: string; several: string }>> = {
  infantry: { label: "Inf", several: "Infantry" },
  "motorized-infantry": { label: "Mot", several: "Motorized infantry" },
  artillery: { label: "Art", several: "Artillery" },
  armor: { label: "Arm", several: "Tanks" },
  paratroop: { label: "Para", several: "Paratroops" },
};

const branches = {
  infantry: undefined,
  "motorized-infantry": "motorized",
  artillery: "artillery",
  armor: "armor",
  paratroop: "airborne",
} as const;

/** Brackets stand round the factor of a unit that only defends (2.2.3). */
const groundRatings = (factor: number, isDefendOnly: boolean): Rating[] =>
  rating("Combat Factor", isDefendOnly ? `(${factor})` : factor, "bottom", true);

export function groundFace(id: string, side: string, print: GroundPrint): CounterFace {
  const { name, type, nation, size = "", combatFactor, reduced, defendOnly = false } = print;
  const branch = branches[type as keyof typeof branches];
  return {
    type: id,
    kind: "ground-units",
    name,
    label: groundTypes[type]?.label ?? type,
    ...sorted(groundTypes[type]?.several),
    letters: "",
    side,
    nation,
    livery: liveryOf(nation),
    picture: { kind: "land", size, ...(branch !== undefined && { branch }) },
    ratings: groundRatings(combatFactor, defendOnly),
    ...(reduced !== undefined && { reducedRatings: groundRatings(reduced, defendOnly) }),
  };
}

/** A plain marker; of nobody without a side. */
export const markerFace = markerFaceIn(liveryOfSide);

/** Every counter by its id: the same faces until a counter document changes. */
export const sheetsOf = (documents: Documents): ReadonlyMap<string, UnitSheet> =>
  sheetsIn(
    membersOf(documents["air-units.json"]),
    documents["aircraft.json"] ?? null,
    documents["ships.json"] ?? null,
    documents["ground-units.json"] ?? null,
    documents["markers.json"] ?? null,
    membersOf(child(documents["game.json"], "nations")),
  );

const sheetsIn = kept(
  (air: Members, aircraft: Json, ships: Json, ground: Json, markers: Json, nations: Members) => {
    const sheets = new Map<string, UnitSheet>();
    const sideOf = (nation: string): string => textOf(child(nations[nation], "side"));
    const add = (document: string, member: string, id: string, face: CounterFace, of: Json): void => {
      const count = child(of, "count");
      const option = textOf(child(of, "option"));
      sheets.set(id, {
        document,
        pointer: `/${member}/${id}`,
        face,
        count: typeof count === "number" ? count : 1,
        optional: option === "" ? undefined : option,
      });
    };
    const types = membersOf(child(aircraft, "aircraft"));
    for (const [id, unit] of entriesOf(air.airUnits)) {
      const of = types[textOf(child(unit, "aircraft"))];
      // Anybody may be typing there.
      if (of === undefined || child(child(of, "full"), "tma") === undefined) continue;
      const nation = textOf(child(unit, "nation"));
      const print = { id, name: textOf(child(unit, "name"), id), side: sideOf(nation), nation };
      const force = textOf(child(unit, "force"));
      add(
        "air-units.json",
        "airUnits",
        id,
        airFace({ ...print, force }, of as unknown as AircraftPrint),
        unit,
      );
    }
    for (const [id, ship] of entriesOf(child(ships, "ships"))) {
      const print = { name: id, class: "?", nation: "", ...membersOf(ship) } as unknown as ShipPrint;
      add("ships.json", "ships", id, shipFace(id, sideOf(print.nation), print), ship);
    }
    for (const [id, unit] of entriesOf(child(ground, "groundUnits"))) {
      const print = { name: id, type: "?", nation: "", ...membersOf(unit) } as unknown as GroundPrint;
      add("ground-units.json", "groundUnits", id, groundFace(id, sideOf(print.nation), print), unit);
    }
    for (const [id, marker] of entriesOf(child(markers, "markers"))) {
      const side = textOf(child(marker, "side"), "none");
      const front = textOf(child(marker, "front"), id);
      add(
        "markers.json",
        "markers",
        id,
        markerFace(id, side, textOf(child(marker, "name"), id), front),
        marker,
      );
    }
    return sheets;
  },
);
