import { isSaved } from "../../shared/saved-position";
import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { documentOf, entriesOf, listOf, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import { sideIds } from "../model/rules";

/** A set-up as it stands in a scenario, perhaps broken: who begins where. */

/** Lists of a side that hold counters by id; bases are kept by their places. */
const lists = [
  "ships",
  "airUnits",
  "groundUnits",
  "bases",
  "fortifications",
  "headquarters",
  "submarineCommands",
] as const;
type UnitList = (typeof lists)[number];

const ownOf = (scenario: Json | undefined, side: string): Json | undefined =>
  child(child(scenario, "sides"), side);

/** What a side begins with; of a saved game what it has. */
export const sideOf = (scenario: Json | undefined, side: string): Json | undefined =>
  isSaved(scenario) ? savedSide(child(scenario, "position"), side) : ownOf(scenario, side);

export interface SetTaskForce {
  id: string;
  pointer: string;
  side: string;
  at: string;
  title: string;
  isDetected: boolean;
  isDummy: boolean;
}

export function setTaskForces(scenario: Json | undefined): SetTaskForce[] {
  return sideIds.flatMap((side) =>
    entriesOf(child(sideOf(scenario, side), "taskForces")).map(([id, of]) => ({
      id,
      pointer: `/sides/${side}/taskForces/${id}`,
      side,
      at: textOf(child(of, "at")),
      title: textOf(child(of, "name"), taskForceName(id)),
      isDetected: child(of, "detected") === true,
      isDummy: child(of, "dummy") === true,
    })),
  );
}

export const taskForceName = (id: string): string => `Task Force ${id.replace(/^tf-/, "")}`;

/** A unit of the set-up. */
export interface SetUnit {
  /** Its key, and that of its counter. */
  id: string;
  type: string;
  list: UnitList;
  side: string;
  /** In the scenario. */
  pointer: string;
  /** The place, hex or Task Force in which it is. */
  at: string;
  /** The ship that carries it. */
  on: string | undefined;
  taskForce: string | undefined;
  of: Json;
}

export function setUnits(scenario: Json | undefined): SetUnit[] {
  return sideIds.flatMap((side) => {
    const own = sideOf(scenario, side);
    const forces = child(own, "taskForces");
    const units = lists.flatMap((list) =>
      entriesOf(child(own, list)).map(([id, of]): SetUnit => {
        const taskForce = child(of, "taskForce");
        const on = child(of, "on");
        const given = textOf(child(of, "at"), list === "bases" ? id : "");
        return {
          id,
          type: typeOf(list, id, of),
          list,
          side,
          pointer: `/sides/${side}/${list}/${id}`,
          at: typeof taskForce === "string" ? textOf(child(child(forces, taskForce), "at")) : given,
          on: typeof on === "string" ? on : undefined,
          taskForce: typeof taskForce === "string" ? taskForce : undefined,
          of,
        };
      }),
    );
    const shipAt = new Map(units.flatMap(({ list, id, at }) => (list === "ships" ? [[id, at]] : [])));
    return units.map((unit) => ({
      ...unit,
      at: unit.at === "" && unit.on !== undefined ? (shipAt.get(unit.on) ?? "") : unit.at,
    }));
  });
}

/** The id of its counter: of its class for aircraft, and of one that goes by another name. */
function typeOf(list: UnitList, id: string, of: Json): string {
  if (list === "airUnits") return textOf(child(of, "class"));
  return list === "groundUnits" || list === "bases" ? textOf(child(of, "unit"), id) : id;
}

/** Offensive Support Bases (11.3). */
export const setSupportBases = (
  scenario: Json | undefined,
): { pointer: string; side: string; at: string }[] =>
  sideIds.flatMap((side) =>
    listOf(child(sideOf(scenario, side), "offensiveSupportBases")).map((at, i) => ({
      pointer: `/sides/${side}/offensiveSupportBases/${i}`,
      side,
      at: textOf(at),
    })),
  );

/** Bases that are being built (17.0). */
export const setConstructions = (
  scenario: Json | undefined,
): { pointer: string; side: string; at: string; stage: number }[] =>
  sideIds.flatMap((side) =>
    entriesOf(child(sideOf(scenario, side), "constructions")).map(([at, of]) => ({
      pointer: `/sides/${side}/constructions/${at}`,
      side,
      at,
      stage: numberOf(child(of, "stage"), 1),
    })),
  );

/** Counters of a saved position as a set-up has them, by side: its lists hold both, and say of their counters whose they are. */
const savedSide = (position: Json | undefined, side: string): Json => {
  const own = (list: string, idOf: (of: Json) => string): Json =>
    Object.fromEntries(
      listOf(child(position, list)).flatMap((of) =>
        sideOfSaved(of) === side ? [[idOf(of), asSetUp(of)]] : [],
      ),
    );
  const byId = (list: string): Json =>
    Object.fromEntries(
      entriesOf(child(position, list)).flatMap(([id, of]) =>
        sideOfId(id) === side ? [[id, asSetUp(of)]] : [],
      ),
    );
  const id = (of: Json): string => textOf(child(of, "id"));
  return {
    taskForces: own("taskForces", id),
    ships: byId("ships"),
    airUnits: own("airUnits", id),
    groundUnits: own("groundUnits", id),
    bases: own("bases", (of) => textOf(child(of, "hex"))),
    headquarters: byId("headquarters"),
    submarineCommands: byId("submarines"),
  };
};

/** Counters of Japan have ids of their own (2.2). */
const sideOfId = (id: string): string => (/^(?:j|japan)-/.test(id) ? "japanese" : "allied");

const sideOfSaved = (of: Json): string => textOf(child(of, "side"), sideOfId(textOf(child(of, "kind"))));

/** Members of a saved counter by the names that a set-up has for them. */
function asSetUp(of: Json): Json {
  if (typeof of === "string") return { at: of };
  const ship = child(of, "ship");
  const steps = child(of, "steps");
  const kind = child(of, "kind");
  return {
    ...(of as Record<string, Json>),
    ...(typeof child(of, "hex") === "string" && { at: child(of, "hex")! }),
    ...(typeof ship === "string" && { on: ship }),
    ...(kind !== undefined && (steps === undefined ? { unit: kind } : { class: kind })),
    ...(typeof child(of, "waiting") === "number" && { submarines: child(of, "waiting")! }),
  };
}

/** The hex of a place or of a hex that is named by its number; undefined for neither. */
export function hexLookUp(documents: Documents): (at: string) => string | undefined {
  const places = documentOf(documents, "map.json", "places");
  const hexes = documentOf(documents, "map.json", "hexes");
  return (at) => {
    if (Object.hasOwn(places, at)) return textOf(child(places[at], "hex")) || undefined;
    return Object.hasOwn(hexes, at) ? at : undefined;
  };
}

/** Ids of places by their hexes; the first one of a hex counts. */
const placesByHex = kept((places: Readonly<Record<string, Json>>): ReadonlyMap<string, string> => {
  const byHex = new Map<string, string>();
  for (const [id, place] of Object.entries(places)) {
    const hex = textOf(child(place, "hex"));
    if (!byHex.has(hex)) byHex.set(hex, id);
  }
  return byHex;
});

/** The place in a hex, as scenarios call it; the number of the hex without one. */
export const placeIn = (documents: Documents, hex: string): string =>
  placesByHex(documentOf(documents, "map.json", "places")).get(hex) ?? hex;

/** "Truk", "hex 0835". */
export function nameOfPlace(documents: Documents, at: string): string {
  const place = documentOf(documents, "map.json", "places")[placeIn(documents, at)];
  return textOf(child(place ?? documentOf(documents, "map.json", "places")[at], "name"), `hex ${at}`);
}
