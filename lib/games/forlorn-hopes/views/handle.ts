import { child, parsePointer } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { documentOf, membersOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Handled, Handling } from "../../view-types";
import type { UnitSheet } from "../../shared/faces";
import { isSaved } from "../../shared/saved-position";
import { sheetsOf } from "./faces";
import { basesAtPlace, nameOfPlace, type UnitList } from "./set-up";

/** Changes of a set-up by hand: a unit goes to another hex or airbase, comes, goes, or begins reduced (17.0). */

type Value = { pointer: string; value: Json | undefined };

const refused = (reason: string, rule?: string): Handled => ({
  ok: false,
  reason,
  ...(rule !== undefined && { rule }),
});

const listOfKind: Readonly<Record<string, UnitList>> = {
  "air-units": "airUnits",
  ships: "ships",
  "ground-units": "groundUnits",
};

export function handle(documents: Documents, path: string, change: Handling): Handled {
  if (isSaved(documents[path])) return refused("A game saved in play is changed in its text.");
  if (change.do === "add") return add(documents, path, change.type, placeIn(change.to));
  const [, side = "", list = "", id = ""] = parsePointer(change.from);
  const at = `/sides/${side}/${list}/${id}`;
  const sheet = sheetsOf(documents).get(id);
  const name = sheet?.face.name ?? (list === "supply" ? "supply unit" : nameOfPlace(documents, id));
  if (change.do === "remove")
    return { ok: true, label: `Remove ${name}`, values: [{ pointer: at, value: undefined }] };
  if (change.do === "move") return move(documents, path, { side, list, at, name }, placeIn(change.to));
  if (list !== "airUnits") return refused("Ships and ground units begin undamaged.", "17.0");
  const isReduced = change.do === "reduce";
  if (isReduced && sheet?.face.reducedRatings === undefined)
    return refused(`${name} has one step only.`, "2.2.2");
  return {
    ok: true,
    label: `${isReduced ? "Reduce" : "Restore"} ${name}`,
    values: [{ pointer: `${at}/reduced`, value: isReduced ? true : undefined }],
  };
}

/** An entry of the map is "/places/<id>". */
const placeIn = (entry: string): string => parsePointer(entry)[1] ?? "";

interface Moved {
  side: string;
  list: string;
  at: string;
  name: string;
}

function move(documents: Documents, path: string, { side, list, at, name }: Moved, place: string): Handled {
  const to = targetOf(documents, path, { side, list, name }, place);
  if ("reason" in to) return refused(to.reason, to.rule);
  // An airbase off the map is where its box is; one afloat is named with its ship.
  const values: Value[] = [
    { pointer: `${at}/at`, value: to.at },
    { pointer: `${at}/on`, value: undefined },
    // A zone is where its owner may place it instead: it belongs to the old place.
    { pointer: `${at}/zone`, value: undefined },
  ];
  const was = membersOf(pointed(documents[path], at));
  return {
    ok: true,
    label: `Move ${name} to ${nameOfPlace(documents, to.at)}`,
    values: values.filter(({ pointer, value }) => value !== undefined || was[pointer.split("/").at(-1)!]),
  };
}

const pointed = (document: Json | undefined, pointer: string): Json | undefined =>
  parsePointer(pointer).reduce<Json | undefined>((value, key) => membersOf(value)[key], document);

/** Where a unit of this list begins when it is put into a hex or a box. */
function targetOf(
  documents: Documents,
  path: string,
  { side, list, name }: Omit<Moved, "at">,
  place: string,
): { at: string } | { reason: string; rule?: string } {
  const hex = documentOf(documents, "map.json", "hexes")[place];
  const box = documentOf(documents, "map.json", "boxes")[place];
  if (hex === undefined && box === undefined)
    return {
      reason: `${place} is on the Tactical Battle Board: battles alone are fought there.`,
      rule: "9.7",
    };
  if (list === "airUnits") {
    if (place === "air-fleet-11-unavailable") return { at: place };
    const [base] = basesAtPlace(documents, path, side, place);
    return base === undefined
      ? {
          reason: `${nameOfPlace(documents, place)} has no airbase of this side, and ${name} begins at one.`,
          rule: "6.1",
        }
      : { at: base };
  }
  if (box !== undefined) return { at: place };
  const terrain = textOf(child(hex, "terrain"));
  const effects = documentOf(documents, "tables/terrain-effects.json", "terrains");
  const kind = textOf(child(effects[terrain], "kind"));
  if (kind === "none") return { reason: `${place} is out of play.`, rule: "2.1.1" };
  if (list === "ships" && kind === "land")
    return { reason: `${place} has no coast: ${name} cannot be there.`, rule: "10.3" };
  if (list !== "ships" && kind === "sea")
    return { reason: `${place} is sea: ${name} cannot be there.`, rule: "2.1.1" };
  return { at: place };
}

function add(documents: Documents, path: string, type: string, place: string): Handled {
  const sheet: UnitSheet | undefined = sheetsOf(documents).get(type);
  if (!sheet) return refused(`There is no counter “${type}”.`);
  const { kind, side, name } = sheet.face;
  const sides = child(documents[path], "sides");
  const list = listOfKind[kind] ?? (type.startsWith("supply-") ? "supply" : undefined);
  if (list === undefined) return refused("Markers come into play by the rules.", "2.2");
  const to = targetOf(documents, path, { side, list, name }, place);
  if ("reason" in to) return refused(to.reason, to.rule);
  const label = `Add ${name} at ${nameOfPlace(documents, to.at)}`;
  if (list === "supply") {
    const own = membersOf(child(child(sides, side), "supply"));
    let n = Object.keys(own).length + 1;
    while (Object.hasOwn(own, `supply-${n}`)) n++;
    return {
      ok: true,
      label,
      values: [{ pointer: `/sides/${side}/supply/supply-${n}`, value: { at: to.at, level: 1 } }],
    };
  }
  const value: Json = list === "airUnits" ? { at: to.at, box: "ready" } : { at: to.at };
  return { ok: true, label, values: [{ pointer: `/sides/${side}/${list}/${type}`, value }] };
}
