import { isSaved } from "../../shared/saved-position";
import { child } from "../../../documents/pointer";
import { listOf, textOf } from "../../shared/read";
import type { HeldCounter } from "../../counter-types";
import type { Documents } from "../../types";
import type { Holding, MixEntry } from "../../view-types";
import { sideIds } from "../model/rules";
import { markerFace, sheetsOf } from "./faces";
import { locator, nameOfPlace, type SetUnit, setMobileAirbases, setSupply, setUnits } from "./set-up";

/** Who stands where in a scenario, entry by entry (17.0). */

const boxTitles: Readonly<Record<string, string>> = { ready: "Ready", flown: "Flown", regroup: "Regroup" };

const titles = { ships: "Ships", airUnits: "Air units", groundUnits: "Ground units" } as const;

/** Both sides' units by the hex or box in which they are, and those that are nowhere. */
export function holdingsOf(documents: Documents, path: string): Holding[] {
  const scenario = documents[path];
  const sheets = sheetsOf(documents);
  const locate = locator(documents, path);
  const aces = new Set(
    sideIds.flatMap((side) =>
      listOf(child(child(child(scenario, "sides"), side), "aces")).map((ace) => textOf(child(ace, "unit"))),
    ),
  );
  const found = new Map<string, Holding>();
  const lay = (key: string, make: () => Omit<Holding, "counters">, counter: HeldCounter): void => {
    const holding = found.get(key);
    if (holding) holding.counters.push(counter);
    else found.set(key, { ...make(), counters: [counter] });
  };
  for (const unit of setUnits(scenario)) {
    const sheet = sheets.get(unit.id);
    if (!sheet) continue;
    const place = locate(unit.at);
    const isOut = place === undefined;
    const name = nameOfPlace(documents, unit.at);
    const title = `${titles[unit.list]}, ${isOut ? (outNames[unit.at] ?? name) : name}`;
    const hasAce = !isSaved(scenario) && aces.has(unit.id);
    lay(
      `${unit.list} ${sheet.face.side} ${unit.at}`,
      () => ({
        entry: unit.pointer,
        title,
        where: isOut ? "out" : "map",
        ...(place !== undefined && { place }),
      }),
      { ...conditionOf(unit, name, hasAce), face: sheet.face, ...optionalOf(sheet.optional) },
    );
  }
  for (const { pointer, side, at, level } of setSupply(scenario)) {
    const place = locate(at);
    lay(
      `supply ${side} ${at}`,
      () => ({
        entry: pointer,
        title: `Supply, ${nameOfPlace(documents, at)}`,
        where: place === undefined ? "out" : "map",
        ...(place !== undefined && { place }),
      }),
      {
        pointer,
        face:
          sheets.get(`supply-${side}`)?.face ?? markerFace(`supply-${side}`, side, "Supply unit", "Supply 1"),
        count: 1,
        ...(level > 1 && { markers: [{ letters: `×${level}`, words: `level ${level}` }] }),
      },
    );
  }
  for (const { id, pointer, side, at, isOperational } of setMobileAirbases(scenario)) {
    const place = locate(at);
    lay(
      `mobile ${id}`,
      () => ({
        entry: pointer,
        title: `${nameOfPlace(documents, id)}`,
        where: place === undefined ? "out" : "map",
        ...(place !== undefined && { place }),
      }),
      {
        pointer,
        face: markerFace(`mobile-airbase-${side}`, side, "Mobile airbase", "Base"),
        count: 1,
        note: isOperational ? "operational" : "under construction",
      },
    );
  }
  return [...found.values()];
}

const outNames: Readonly<Record<string, string>> = {
  lost: "lost",
  unavailable: "11th Air Fleet, not available",
};

function conditionOf(
  { pointer, list, of }: SetUnit,
  name: string,
  hasAce: boolean,
): Omit<HeldCounter, "face"> {
  const flags = listOf(child(of, "flags"));
  const is = (flag: string): boolean => child(of, flag) === true || flags.includes(flag);
  const box = boxTitles[textOf(child(of, "box"))];
  const markers = [
    ...(is("disrupted") ? [{ letters: "D", words: "disrupted", tone: "bad" as const }] : []),
    ...(hasAce || is("ace") ? [{ letters: "A", words: "ace", tone: "good" as const }] : []),
  ];
  return {
    pointer,
    count: 1,
    ...(list === "airUnits" && box !== undefined && { group: `${name}: ${box}` }),
    ...((is("reduced") || is("crippled")) && { reduced: true }),
    ...(is("oos") && { unsupplied: true }),
    ...(markers.length > 0 && { markers }),
  };
}

const optionalOf = (option: string | undefined): { optional?: string } =>
  option === undefined ? {} : { optional: option };

/** Each unit is one counter; markers are those of the counter sheet. */
export function mixOf(documents: Documents, path: string): MixEntry[] {
  const used = new Map<string, number>();
  for (const { counters } of holdingsOf(documents, path))
    for (const { face, count } of counters) used.set(face.type, (used.get(face.type) ?? 0) + count);
  return [...sheetsOf(documents)].map(([id, { face, document, pointer, count, optional }]) => ({
    face,
    document,
    pointer,
    left: count - (used.get(id) ?? 0),
    of: count,
    ...optionalOf(optional),
  }));
}
