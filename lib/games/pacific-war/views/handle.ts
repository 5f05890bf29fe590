import { parsePointer } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { documentOf, membersOf, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Handled, Handling } from "../../view-types";
import { isSaved } from "../../shared/saved-position";
import { nameOfPlace, placeIn, setTaskForces, setUnits, taskForceName } from "./set-up";
import { sheetsOf } from "./sheets";
import { nameOfId } from "./unit-names";

/** Changes of a set-up by hand: a unit goes to another place, comes or goes, or loses a step (1.2). */

type Value = { pointer: string; value: Json | undefined };

const refused = (reason: string, rule?: string): Handled => ({
  ok: false,
  reason,
  ...(rule !== undefined && { rule }),
});

const listOfKind: Readonly<Record<string, string>> = {
  ships: "ships",
  "air-units": "airUnits",
  "ground-units": "groundUnits",
  headquarters: "headquarters",
};

export function handle(documents: Documents, path: string, change: Handling): Handled {
  if (isSaved(documents[path])) return refused("A game saved in play is changed in its text.");
  if (change.do === "add") return add(documents, path, change.type, hexIn(change.to));
  const unit = new Unit(documents, path, change.from);
  if (change.do === "remove")
    return { ok: true, label: `Remove ${unit.name}`, values: [{ pointer: unit.pointer, value: undefined }] };
  if (change.do === "move") return move(documents, path, unit, hexIn(change.to));
  return hit(unit, change.do === "reduce" ? 1 : -1);
}

/** An entry of the map is "/places/<hex>". */
const hexIn = (entry: string): string => parsePointer(entry)[1] ?? "";

/** What a pointer of the set-up leads to. */
class Unit {
  readonly side: string;
  readonly list: string;
  readonly id: string;
  readonly pointer: string;
  readonly of: Readonly<Record<string, Json>>;
  readonly name: string;

  constructor(
    readonly documents: Documents,
    path: string,
    from: string,
  ) {
    const [, side = "", list = "", id = ""] = parsePointer(from);
    this.side = side;
    this.list = list;
    this.id = id;
    this.pointer = `/sides/${side}/${list}/${id}`;
    this.of = membersOf(membersOf(membersOf(membersOf(membersOf(documents[path]).sides)[side])[list])[id]);
    const own = list === "groundUnits" ? textOf(this.of.unit, id) : id;
    this.name =
      list === "taskForces"
        ? taskForceName(id)
        : textOf(this.of.name, sheetsOf(documents).get(own)?.face.name ?? nameOfId(id));
  }
}

/** Steps of aircraft, hits of all others. */
function hit({ documents, list, id, pointer, of, name }: Unit, by: 1 | -1): Handled {
  const sheets = sheetsOf(documents);
  if (list === "airUnits") {
    const steps = numberOf(of.steps, 1) - by;
    const most = numberOf(
      membersOf(documentOf(documents, "aircraft.json", "aircraft")[textOf(of.class)]).steps,
      6,
    );
    if (steps < 1) return refused(`${name} has one step only.`, "2.2.2");
    if (steps > most) return refused(`${name} has at most ${most} steps.`, "2.2.2");
    return {
      ok: true,
      label: by > 0 ? `Reduce ${name}` : `Restore ${name}`,
      values: [{ pointer: `${pointer}/steps`, value: steps }],
    };
  }
  const capacity = sheets
    .get(list === "groundUnits" ? textOf(of.unit, id) : id)
    ?.face.ratings.find(({ name: each }) => each === "Steps" || each.startsWith("Hit Capacity"))?.value;
  const most = Number((capacity ?? "").replace("c", ""));
  const hits = numberOf(of.hits) + by;
  if (!Number.isFinite(most) || most === 0) return refused(`${name} begins without hits.`, "3.0");
  if (hits < 0) return refused(`${name} has no hit.`, "3.0");
  if (hits >= most) return refused(`${name} is lost with ${most} hits.`, "3.0");
  return {
    ok: true,
    label: by > 0 ? `Reduce ${name}` : `Restore ${name}`,
    values: [{ pointer: `${pointer}/hits`, value: hits === 0 ? undefined : hits }],
  };
}

/** What is in a hex, and why a list cannot be there. */
function unfit(documents: Documents, list: string, hex: string, name: string): Handled | undefined {
  const terrain = textOf(membersOf(documentOf(documents, "map.json", "hexes")[hex]).terrain);
  const row = membersOf(documentOf(documents, "tables/terrain-effects.json", "terrains")[terrain]);
  if (terrain === "") return refused(`There is no hex ${hex} on the map.`, "2.5.1");
  if (list === "ships" || list === "taskForces")
    return row.water === "none" ? refused(`${hex} is all land: ${name} cannot be there.`, "2.5") : undefined;
  return row.land === "none" ? refused(`${hex} is all water: ${name} cannot be there.`, "2.5") : undefined;
}

function move(documents: Documents, path: string, unit: Unit, hex: string): Handled {
  const { list, pointer, of, name } = unit;
  const at = placeIn(documents, hex);
  const label = `Move ${name} to ${nameOfPlace(documents, at)}`;
  const why = unfit(documents, list, hex, name);
  if (why) {
    // On a ship there they are afloat.
    if (list !== "airUnits" && list !== "groundUnits") return why;
    return refused(`${nameOfPlace(documents, at)} is all water. Units go aboard a ship in its text.`, "2.5");
  }
  if (list === "bases" || list === "constructions")
    return refused(`${name} is where it is built: remove it, and add one elsewhere.`, "2.3.1");
  if (list === "ships" && of.taskForce !== undefined) return sail(documents, path, unit, hex, label);
  const values: Value[] = [
    { pointer: `${pointer}/at`, value: at },
    ...(of.on === undefined ? [] : [{ pointer: `${pointer}/on`, value: undefined }]),
  ];
  return { ok: true, label, values };
}

/** 2.5.12: a ship of a Task Force joins that of its side in the hex; a whole one goes by its last ship; else a new one forms. */
function sail(
  documents: Documents,
  path: string,
  { side, id, pointer, of }: Unit,
  hex: string,
  label: string,
): Handled {
  const scenario = documents[path];
  const forces = setTaskForces(scenario).filter((force) => force.side === side);
  const hexOf = (at: string): string =>
    textOf(membersOf(documentOf(documents, "map.json", "places")[at]).hex, at);
  const there = forces.find((force) => hexOf(force.at) === hex && force.id !== of.taskForce);
  const at = placeIn(documents, hex);
  if (there) return { ok: true, label, values: [{ pointer: `${pointer}/taskForce`, value: there.id }] };
  const isAlone = !setUnits(scenario).some(
    (other) => other.side === side && other.taskForce === of.taskForce && other.id !== id,
  );
  if (isAlone)
    return {
      ok: true,
      label,
      values: [{ pointer: `/sides/${side}/taskForces/${textOf(of.taskForce)}/at`, value: at }],
    };
  let n = 1;
  while (forces.some((force) => force.id === `tf-${n}`)) n++;
  return {
    ok: true,
    label,
    values: [
      { pointer: `/sides/${side}/taskForces/tf-${n}`, value: { at } },
      { pointer: `${pointer}/taskForce`, value: `tf-${n}` },
    ],
  };
}

function add(documents: Documents, path: string, type: string, hex: string): Handled {
  const sheet = sheetsOf(documents).get(type);
  if (!sheet) return refused(`There is no counter “${type}”.`);
  const { kind, side, name } = sheet.face;
  const at = placeIn(documents, hex);
  const under = `/sides/${side}`;
  const label = `Add ${name} at ${nameOfPlace(documents, at)}`;
  const own = membersOf(membersOf(membersOf(documents[path]).sides)[side]);
  if (kind === "bases" && sheet.document === "bases.json" && sheet.pointer.startsWith("/bases/")) {
    const why = unfit(documents, "bases", hex, name);
    if (why) return why;
    if (Object.hasOwn(membersOf(own.bases), at)) return refused("There is a Base already.", "2.3.1");
    return { ok: true, label, values: [{ pointer: `${under}/bases/${at}`, value: { unit: type } }] };
  }
  const list = listOfKind[kind];
  if (list === undefined) return refused(`${name} is placed in the text of the scenario.`, "2.4");
  const why = unfit(documents, list, hex, name);
  if (why) return why;
  const taken = membersOf(own[list]);
  if (list !== "airUnits") {
    if (Object.hasOwn(taken, type)) return refused(`${name} is in the set-up already.`, "2.2");
    return { ok: true, label, values: [{ pointer: `${under}/${list}/${type}`, value: { at } }] };
  }
  const base = `${at}-${type.replace(/^[a-z]+-/, "")}`;
  let id = base;
  for (let n = 2; Object.hasOwn(taken, id); n++) id = `${base}-${n}`;
  const steps = numberOf(membersOf(documentOf(documents, "aircraft.json", "aircraft")[type]).steps, 1);
  return {
    ok: true,
    label,
    values: [{ pointer: `${under}/airUnits/${id}`, value: { class: type, steps, at } }],
  };
}
