import { child } from "../../../documents/pointer";
import { numberOf, textOf } from "../../shared/read";
import type { CounterMarker, HeldCounter } from "../../counter-types";
import type { Documents } from "../../types";
import type { Holding, MixEntry } from "../../view-types";

import {
  hexLookUp,
  nameOfPlace,
  type SetTaskForce,
  setConstructions,
  setSupportBases,
  setTaskForces,
  type SetUnit,
  setUnits,
} from "./set-up";
import { markerFace } from "./faces";
import type { UnitSheet } from "../../shared/faces";
import { sheetsOf } from "./sheets";
import { nameOfId } from "./unit-names";

/** Who stands where in a scenario, entry by entry: Task Forces row by row (2.5.12), then what is in Forces and on land. */

const titles: Readonly<Record<SetUnit["list"], string>> = {
  ships: "Ships",
  airUnits: "Air units",
  groundUnits: "Ground units",
  bases: "Base",
  fortifications: "Fortification",
  headquarters: "Headquarters",
  submarineCommands: "Submarine Command",
};

/** Rows of a Task Force, its Core first. */
const rowTitles: Readonly<Record<string, string>> = { core: "Core", screen: "Screen" };

export function holdingsOf(documents: Documents, path: string): Holding[] {
  const scenario = documents[path];
  const sheets = sheetsOf(documents);
  const hexOf = hexLookUp(documents);
  const forces = new Map(setTaskForces(scenario).map((force) => [`${force.side} ${force.id}`, force]));
  const manned = new Set<string>();
  const found = new Map<string, Holding>();
  const lay = (
    key: string,
    at: string,
    entry: string,
    title: (place: string) => string,
    counter: HeldCounter,
  ): void => {
    const holding = found.get(key);
    if (holding) {
      holding.counters.push(counter);
      return;
    }
    const place = hexOf(at);
    found.set(key, {
      entry,
      title: title(nameOfPlace(documents, at)),
      where: place === undefined ? "out" : "map",
      ...(place !== undefined && { place }),
      counters: [counter],
    });
  };
  const carriedBy = carriers(scenario === undefined ? [] : setUnits(scenario), sheets);
  for (const unit of [...setUnits(scenario)].sort(byRow)) {
    const sheet = sheets.get(unit.type);
    if (!sheet) continue;
    const { side, list, taskForce, at, on } = unit;
    const force = taskForce === undefined ? undefined : forces.get(`${side} ${taskForce}`);
    const aboard = on === undefined ? undefined : carriedBy.get(`${side} ${on}`);
    const counter = counterOf(unit, sheet, force, aboard);
    if (force === undefined) {
      const title = aboard === undefined ? titles[list] : `${titles[list]} aboard ${aboard}`;
      lay(
        `${list} ${side} ${at} ${aboard ?? ""}`,
        at,
        unit.pointer,
        (place) => `${title}, ${place}`,
        counter,
      );
      continue;
    }
    manned.add(`${side} ${force.id}`);
    const row = rowOf(unit);
    lay(
      `${side} ${force.id} ${row}`,
      at,
      unit.pointer,
      (place) => `${force.title}, ${rowTitles[row] ?? row}, ${place}`,
      counter,
    );
  }
  for (const [key, force] of forces) {
    if (manned.has(key)) continue;
    const words = force.isDummy ? "Dummy" : "TF";
    lay(key, force.at, force.pointer, (place) => `${force.title}, ${place}`, {
      pointer: force.pointer,
      face: markerFace(`task-force-${force.side}`, force.side, force.title, words),
      count: 1,
      note: force.isDummy ? "a dummy" : "without ships",
    });
  }
  for (const { pointer, side, at } of setSupportBases(scenario))
    lay(`support ${side} ${at}`, at, pointer, (place) => `Offensive Support Base, ${place}`, {
      pointer,
      face: markerFace(`offensive-support-base-${side}`, side, "Offensive Support Base", "OSB"),
      count: 1,
    });
  for (const { pointer, side, at, stage } of setConstructions(scenario))
    lay(`construction ${at}`, at, pointer, (place) => `Construction, ${place}`, {
      pointer,
      face: markerFace("construction", side, "Construction", "Build"),
      count: 1,
      markers: [{ letters: String(stage), words: `stage ${stage}` }],
    });
  return [...found.values()];
}

const rowOf = ({ of }: SetUnit): string => textOf(child(of, "row"), "screen");

/** The Core lies before the Screen. */
function byRow(a: SetUnit, b: SetUnit): number {
  const order = (unit: SetUnit): number =>
    unit.taskForce === undefined ? 0 : rowOf(unit) === "core" ? 0 : 1;
  return order(a) - order(b);
}

/** Names of ships by side and id. */
function carriers(
  units: readonly SetUnit[],
  sheets: ReadonlyMap<string, UnitSheet>,
): ReadonlyMap<string, string> {
  return new Map(
    units.flatMap(({ list, side, id, type }) =>
      list === "ships" ? [[`${side} ${id}`, sheets.get(type)?.face.name ?? id] as const] : [],
    ),
  );
}

function counterOf(
  { pointer, list, id, of }: SetUnit,
  { face, optional }: UnitSheet,
  force: SetTaskForce | undefined,
  aboard: string | undefined,
): HeldCounter {
  const hits = numberOf(child(of, "hits"));
  const given = textOf(child(of, "name"));
  const byId = aboard === undefined ? nameOfId(id) : `${aboard} air group`;
  // A game that was saved says the name of the class where the scenario gave none.
  const airName = given === "" || given === face.name ? byId : given;
  const group =
    force === undefined
      ? aboard === undefined
        ? undefined
        : `aboard ${aboard}`
      : `${force.title}, ${rowTitles[textOf(child(of, "row"), "screen")] ?? "Screen"}`;
  const markers: CounterMarker[] = [
    ...(child(of, "broken") === true ? [{ letters: "B", words: "broken", tone: "bad" as const }] : []),
    ...(force?.isDetected === true ? [{ letters: "D", words: "detected", tone: "warn" as const }] : []),
  ];
  const submarines = numberOf(child(of, "submarines"));
  return {
    pointer,
    face:
      list === "airUnits"
        ? {
            ...face,
            name: airName,
            title: airName.includes(face.label) ? airName : `${airName} (${face.label})`,
          }
        : face,
    count: 1,
    ...(list === "airUnits" && { steps: numberOf(child(of, "steps"), 1) }),
    ...(hits > 0 && { hits: { taken: hits } }),
    ...(group !== undefined && { group }),
    ...(markers.length > 0 && { markers }),
    ...(submarines > 0 && { note: `${submarines} submarines` }),
    ...(optional !== undefined && { optional }),
  };
}

/** The counters that there are; a class of aircraft or Bases has several. */
export function mixOf(documents: Documents, path: string): MixEntry[] {
  const used = new Map<string, number>();
  for (const { counters } of holdingsOf(documents, path))
    for (const { face, count } of counters) used.set(face.type, (used.get(face.type) ?? 0) + count);
  return [...sheetsOf(documents)].flatMap(([id, { face, document, pointer, count, optional }]): MixEntry[] =>
    // The supply of most markers is not limited (2.4).
    Number.isFinite(count)
      ? [
          {
            face,
            document,
            pointer,
            left: count - (used.get(id) ?? 0),
            of: count,
            ...(optional !== undefined && { optional }),
          },
        ]
      : [],
  );
}
