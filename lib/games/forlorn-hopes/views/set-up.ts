import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { documentOf, entriesOf, listOf, membersOf, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import { sideIds } from "../model/rules";

/** A set-up as it stands in a scenario, perhaps broken: who begins where, and where airbases are. */

export type UnitList = "ships" | "airUnits" | "groundUnits";
const unitLists: readonly UnitList[] = ["airUnits", "ships", "groundUnits"];

/** A unit of the set-up, or of a saved position. */
export interface SetUnit {
  id: string;
  list: UnitList;
  /** In the scenario. */
  pointer: string;
  /** A hex, a box, an airbase or a ship; "lost" and "unavailable" in a saved position. */
  at: string;
  of: Json;
}

export function setUnits(scenario: Json | undefined): SetUnit[] {
  const position = child(scenario, "position");
  const found: SetUnit[] = [];
  const add = (list: UnitList, under: string, units: Json | undefined): void => {
    for (const [id, of] of entriesOf(units))
      found.push({
        id,
        list,
        pointer: `${under}/${list}/${id}`,
        at: textOf(child(of, "on"), textOf(child(of, "at"))),
        of,
      });
  };
  for (const list of unitLists) {
    if (position !== undefined) add(list, "/position", child(position, list));
    else
      for (const side of sideIds)
        add(list, `/sides/${side}`, child(child(child(scenario, "sides"), side), list));
  }
  return found;
}

/** Supply units: each side's by id in a set-up, one list in a saved position. */
export function setSupply(
  scenario: Json | undefined,
): { pointer: string; side: string; at: string; level: number }[] {
  const position = child(scenario, "position");
  if (position !== undefined)
    return listOf(child(position, "supply")).map((of, i) => ({
      pointer: `/position/supply/${i}`,
      side: textOf(child(of, "side")),
      at: textOf(child(of, "at")),
      level: numberOf(child(of, "level"), 1),
    }));
  return sideIds.flatMap((side) =>
    entriesOf(child(child(child(scenario, "sides"), side), "supply")).map(([id, of]) => ({
      pointer: `/sides/${side}/supply/${id}`,
      side,
      at: textOf(child(of, "at")),
      level: numberOf(child(of, "level"), 1),
    })),
  );
}

/** Mobile airbases on the map. */
export function setMobileAirbases(
  scenario: Json | undefined,
): { id: string; pointer: string; side: string; at: string; isOperational: boolean }[] {
  const position = child(scenario, "position");
  if (position !== undefined)
    return entriesOf(child(position, "airbases")).flatMap(([id, of]) => {
      const at = child(of, "at");
      const side = sideIds.find((each) => id.includes(each)) ?? "";
      return typeof at === "string"
        ? [
            {
              id,
              pointer: `/position/airbases/${id}`,
              side,
              at,
              isOperational: textOf(child(of, "state")) !== "under-construction",
            },
          ]
        : [];
    });
  return sideIds.flatMap((side) =>
    entriesOf(child(child(child(scenario, "sides"), side), "mobileAirbases")).map(([id, of]) => ({
      id,
      pointer: `/sides/${side}/mobileAirbases/${id}`,
      side,
      at: textOf(child(of, "at")),
      isOperational: textOf(child(of, "state")) === "operational",
    })),
  );
}

/** Where the things of a scenario lie on the map: the hex or box of an airbase, a ship or a place. */
export function locator(documents: Documents, path: string): (at: string) => string | undefined {
  const scenario = documents[path];
  const places = documentOf(documents, "map.json", "places");
  const boxes = documentOf(documents, "map.json", "boxes");
  const hexes = documentOf(documents, "map.json", "hexes");
  const bases = documentOf(documents, "bases.json", "airbases");
  const ships = new Map(
    setUnits(scenario)
      .filter(({ list }) => list === "ships")
      .map(({ id, at }) => [id, at]),
  );
  const mobile = new Map(setMobileAirbases(scenario).map(({ id, at }) => [id, at]));
  const locate = (at: string): string | undefined => {
    if (Object.hasOwn(hexes, at) || Object.hasOwn(boxes, at)) return at;
    const afloat = ships.get(at);
    if (afloat !== undefined && afloat !== at) return locate(afloat);
    const there = mobile.get(at);
    if (there !== undefined) return locate(there);
    const base = membersOf(bases[at]);
    if (typeof base.box === "string") return base.box;
    if (typeof base.place === "string") return textOf(child(places[base.place], "hex")) || undefined;
    return undefined;
  };
  return locate;
}

/** The airbases of a side at a hex or box, in the order of the display. */
export function basesAtPlace(documents: Documents, path: string, side: string, place: string): string[] {
  const locate = locator(documents, path);
  return Object.entries(documentOf(documents, "bases.json", "airbases")).flatMap(([id, base]) =>
    listOf(child(base, "users")).includes(side) && locate(id) === place ? [id] : [],
  );
}

/** "Soerabaja", "Indochina", "hex 1707". */
export function nameOfPlace(documents: Documents, at: string): string {
  const base = documentOf(documents, "bases.json", "airbases")[at];
  const box = documentOf(documents, "map.json", "boxes")[at];
  const place = Object.values(documentOf(documents, "map.json", "places")).find(
    (each) => child(each, "hex") === at,
  );
  return textOf(child(base ?? box ?? place, "name"), /^\d+$/.test(at) ? `hex ${at}` : at);
}
