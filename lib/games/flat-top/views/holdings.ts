import { child, joinPointer } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { CounterFace, HeldCounter } from "../../counter-types";
import { sideIds } from "../model/rules";
import { entriesOf, listOf, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Holding, MixEntry } from "../../view-types";
import { sheetsOf, shipFace, type UnitSheet } from "./faces";

/** Who stands where in a scenario: its Task Forces, and the planes of each ship and base (4.1, 8.6). */

type Sheets = ReadonlyMap<string, UnitSheet>;

export const boxNames = {
  ready: "Ready",
  readying: "Readying",
  dispersed: "Dispersed",
  landed: "Just Landed",
} as const;

/** The place of the map for each hex that has one of its own: that of a base. */
export function placesOfHexes(documents: Documents): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const [id, base] of entriesOf(child(documents["bases.json"], "bases"))) {
    const hex = child(base, "hex");
    if (typeof hex === "string") places.set(hex, id);
  }
  return places;
}

export function holdingsOf(documents: Documents, path: string): Holding[] {
  const scenario = documents[path];
  const sheets = sheetsOf(documents);
  const places = placesOfHexes(documents);
  const hexOfShip = new Map<string, string>();
  const found: Holding[] = [];
  for (const side of sideIds) {
    const of = child(child(scenario, "sides"), side);
    for (const [number, force] of entriesOf(child(of, "taskForces"))) {
      const entry = joinPointer("", "sides", side, "taskForces", number);
      const hex = textOf(child(force, "hex"));
      for (const ship of listOf(child(force, "ships"))) hexOfShip.set(textOf(ship), hex);
      for (const [id] of entriesOf(child(force, "others"))) hexOfShip.set(id, hex);
      found.push(forceHolding(force, { entry, number, hex, side, sheets, places }));
    }
    for (const [field, boxes] of entriesOf(child(of, "planes"))) {
      const entry = joinPointer("", "sides", side, "planes", field);
      const hex = hexOfShip.get(field) ?? hexOfShip.get(field.replace(/-\d+$/, ""));
      const place = hex === undefined ? field : (places.get(hex) ?? hex);
      const name = nameOfField(documents, sheets, field);
      found.push({
        entry,
        title: `Planes, ${name}`,
        where: "map",
        ...(place !== "" && { place }),
        counters: planesIn(boxes, { entry, name, sheets }),
      });
    }
  }
  return found;
}

export const nameOfField = (documents: Documents, sheets: Sheets, id: string): string =>
  sheets.get(id)?.face.name ?? textOf(child(child(child(documents["bases.json"], "bases"), id), "name"), id);

interface ForceContext {
  entry: string;
  number: string;
  hex: string;
  side: string;
  sheets: Sheets;
  places: ReadonlyMap<string, string>;
}

function forceHolding(force: Json, { entry, number, hex, side, sheets, places }: ForceContext): Holding {
  const enters = child(force, "enters");
  const turn = enters === undefined ? undefined : numberOf(child(enters, "turn"));
  const title = `Task Force ${number}`;
  const group = child(force, "anchored") === true ? `${title}, anchored` : title;
  const counter = (id: string, pointer: string, count: number): HeldCounter => ({
    pointer: entry + pointer,
    face: sheets.get(id)?.face ?? shipFace({ id, name: id, side, type: "?" }),
    count,
    group,
  });
  const named = listOf(child(force, "ships")).flatMap((id, i) =>
    typeof id === "string" ? [counter(id, `/ships/${i}`, 1)] : [],
  );
  const others = entriesOf(child(force, "others")).map(([id, count]) =>
    counter(id, `/others/${id}`, numberOf(count)),
  );
  return {
    entry,
    title:
      turn === undefined ? title : `${title}, enters on turn ${turn} at ${textOf(child(enters, "hex"), "?")}`,
    where: hex === "" ? "track" : "map",
    ...(hex !== "" && { place: places.get(hex) ?? hex }),
    counters: [...named, ...others],
  };
}

interface PlaneContext {
  entry: string;
  name: string;
  sheets: Sheets;
}

const loads: Readonly<Record<string, string>> = { gp: "GP", ap: "AP", torpedo: "torpedoes" };

function planesIn(boxes: Json, { entry, name, sheets }: PlaneContext): HeldCounter[] {
  return entriesOf(boxes).flatMap(([box, groups]) =>
    listOf(groups).flatMap((group, i): HeldCounter[] => {
      const face: CounterFace | undefined = sheets.get(textOf(child(group, "plane")))?.face;
      if (!face) return [];
      const isDispersed = child(group, "dispersed") === true;
      const load = loads[textOf(child(group, "ordnance"))];
      const where = isDispersed ? boxNames.dispersed : boxNames[box as keyof typeof boxNames];
      return [
        {
          pointer: joinPointer(entry, box, String(i), "count"),
          face,
          count: numberOf(child(group, "count")),
          group: `${name}: ${where}`,
          ...(load !== undefined && { note: `with ${load}` }),
        },
      ];
    }),
  );
}

/** Ships by their number of counters, planes by the order of battle of the scenario (4.2). */
export function mixOf(documents: Documents, path: string): MixEntry[] {
  const used = new Map<string, number>();
  for (const { counters } of holdingsOf(documents, path))
    for (const { face, count } of counters) used.set(face.type, (used.get(face.type) ?? 0) + count);
  const ordered = new Map<string, number>();
  for (const side of sideIds) {
    const order = child(child(child(documents[path], "sides"), side), "orderOfBattle");
    const add = (planes: Json | undefined): void => {
      for (const [id, n] of entriesOf(planes)) ordered.set(id, (ordered.get(id) ?? 0) + numberOf(n));
    };
    add(child(order, "seaBased"));
    for (const group of listOf(child(order, "landBased"))) add(child(group, "planes"));
  }
  return [...sheetsOf(documents)].flatMap(([id, { face, document, pointer, count }]) => {
    const of = count ?? ordered.get(id);
    return of === undefined ? [] : [{ face, document, pointer, left: of - (used.get(id) ?? 0), of }];
  });
}
