import { joinPointer, parsePointer } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { entriesOf, listOf, membersOf, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Handled, Handling } from "../../view-types";
import { sheetsOf } from "./faces";
import { nameOfField, placesOfHexes } from "./holdings";

/** Changes of a set-up by hand: a Task Force goes to another hex, planes go to another ship or base (4.1, 4.2). */

type Value = { pointer: string; value: Json | undefined };

const refused = (reason: string, rule?: string): Handled => ({
  ok: false,
  reason,
  ...(rule !== undefined && { rule }),
});

class Hand {
  constructor(
    readonly documents: Documents,
    readonly path: string,
  ) {}

  at(pointer: string): Json | undefined {
    return parsePointer(pointer).reduce<Json | undefined>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : membersOf(value)[key]),
      this.documents[this.path],
    );
  }

  /** The hex of a place of the map: places with a base are called by it. */
  hexOf(place: string): string | undefined {
    for (const [hex, id] of placesOfHexes(this.documents)) if (id === place) return hex;
    const hexes = membersOf(membersOf(this.documents["map.json"]).hexes);
    return Object.hasOwn(hexes, place) ? place : undefined;
  }

  nameOf(place: string): string {
    return nameOfField(this.documents, sheetsOf(this.documents), place);
  }

  /** Ships and bases of a side that can hold planes and are at a place, in the order of the set-up. */
  fieldsAt(side: string, place: string): string[] {
    const ships = membersOf(membersOf(this.documents["ships.json"]).ships);
    const bases = membersOf(membersOf(this.documents["bases.json"]).bases);
    const hex = this.hexOf(place);
    const own =
      textOf(membersOf(this.at("/bases"))[place]) === side && Object.hasOwn(bases, place) ? [place] : [];
    const carriers = entriesOf(this.at(`/sides/${side}/taskForces`)).flatMap(([, force]) => {
      const { hex: at, ships: list } = membersOf(force);
      return hex !== undefined && at === hex ? listOf(list).map((id) => textOf(id)) : [];
    });
    return [...own, ...carriers.filter((id) => membersOf(ships[id]).planes !== undefined)];
  }
}

export function handle(documents: Documents, path: string, change: Handling): Handled {
  const hand = new Hand(documents, path);
  if (hand.at("/position") !== undefined) return refused("A game saved in play is changed in its text.");
  if (!("count" in change)) return refused("Ships and planes begin undamaged.", "4.1");
  if (change.do === "add") return add(hand, change.type, placeIn(change.to), change.count);
  const [, side = "", section, key = "", list = "", item = ""] = parsePointer(change.from);
  if (section === "planes") {
    const to = change.do === "move" ? placeIn(change.to) : undefined;
    return movePlanes(hand, { side, field: key, box: list, i: Number(item) }, to, change.count);
  }
  if (change.do === "move") return moveForce(hand, side, key, placeIn(change.to));
  return removeShip(hand, joinPointer("", "sides", side, "taskForces", key), list, item, change.count);
}

/** An entry of the map is "/places/<id>". */
const placeIn = (entry: string): string => parsePointer(entry)[1] ?? "";

function moveForce(hand: Hand, side: string, number: string, place: string): Handled {
  const hex = hand.hexOf(place);
  if (hex === undefined)
    return refused(`Ships are in a hex of the map, and ${hand.nameOf(place)} is none.`, "4.1");
  const terrain = membersOf(membersOf(membersOf(hand.documents["map.json"]).hexes)[hex]).terrain;
  if (terrain === "all-land") return refused(`${hex} is land: no ship enters.`, "12.5");
  const values: Value[] = [{ pointer: `/sides/${side}/taskForces/${number}/hex`, value: hex }];
  return { ok: true, label: `Move Task Force ${number} to ${hex}`, values };
}

interface PlanesAt {
  side: string;
  field: string;
  box: string;
  i: number;
}

function movePlanes(
  hand: Hand,
  { side, field, box, i }: PlanesAt,
  to: string | undefined,
  count: number,
): Handled {
  const from = `/sides/${side}/planes/${field}/${box}`;
  const groups = [...listOf(hand.at(from))];
  const group = membersOf(groups[i]);
  const left = numberOf(group.count) - count;
  const name = sheetsOf(hand.documents).get(textOf(group.plane))?.face.name ?? textOf(group.plane);
  const values: Value[] =
    left > 0
      ? [{ pointer: `${from}/${i}/count`, value: left }]
      : [{ pointer: from, value: groups.length > 1 ? groups.filter((_, n) => n !== i) : undefined }];
  if (to === undefined)
    return { ok: true, label: `Remove ${count} ${name} from ${hand.nameOf(field)}`, values };
  const [target] = hand.fieldsAt(side, to).filter((each) => each !== field);
  if (target === undefined)
    return refused(`No other ship or base of this side at ${hand.nameOf(to)} holds planes.`, "8.1");
  values.push(...placed(hand, side, target, box, { ...group, count }));
  return { ok: true, label: `Move ${count} ${name} to ${hand.nameOf(target)}`, values };
}

/** Planes in a box of a ship or base: with those of their kind that are there. */
function placed(
  hand: Hand,
  side: string,
  field: string,
  box: string,
  group: { [key: string]: Json },
): Value[] {
  const base = `/sides/${side}/planes`;
  if (hand.at(`${base}/${field}`) === undefined)
    return [{ pointer: `${base}/${field}`, value: { [box]: [group] } }];
  const there = [...listOf(hand.at(`${base}/${field}/${box}`))];
  const like = ({ count: _, ...rest }: Readonly<Record<string, Json>>): string =>
    JSON.stringify(Object.entries(rest).sort());
  const same = there.findIndex((each) => like(membersOf(each)) === like(group));
  if (same < 0) return [{ pointer: `${base}/${field}/${box}`, value: [...there, group] }];
  const count = numberOf(membersOf(there[same]).count) + numberOf(group.count);
  return [{ pointer: `${base}/${field}/${box}/${same}/count`, value: count }];
}

function add(hand: Hand, type: string, place: string, count: number): Handled {
  const sheet = sheetsOf(hand.documents).get(type);
  if (!sheet) return refused(`There is no counter “${type}”.`);
  const { face, kind } = sheet;
  if (kind === "planes") {
    const [field] = hand.fieldsAt(face.side, place);
    if (field === undefined)
      return refused(`No ship or base of this side at ${hand.nameOf(place)} holds planes.`, "8.1");
    const values = placed(hand, face.side, field, "ready", { plane: type, count });
    return { ok: true, label: `Add ${count} ${face.name} to ${hand.nameOf(field)}`, values };
  }
  const hex = hand.hexOf(place);
  const forces = entriesOf(hand.at(`/sides/${face.side}/taskForces`));
  const there = forces.find(([, force]) => hex !== undefined && membersOf(force).hex === hex);
  if (!there)
    return refused(`No Task Force of this side is at ${hand.nameOf(place)}. Move one there first.`, "4.1");
  const [number, force] = there;
  const entry = `/sides/${face.side}/taskForces/${number}`;
  const { ships, others } = membersOf(force);
  const value: Value =
    membersOf(membersOf(membersOf(hand.documents["ships.json"]).ships)[type]).count === undefined
      ? { pointer: `${entry}/ships`, value: [...listOf(ships), type] }
      : {
          pointer: `${entry}/others`,
          value: { ...membersOf(others), [type]: numberOf(membersOf(others)[type]) + count },
        };
  return { ok: true, label: `Add ${face.title ?? face.name} to Task Force ${number}`, values: [value] };
}

function removeShip(hand: Hand, entry: string, list: string, item: string, count: number): Handled {
  if (list === "others") {
    const others = membersOf(hand.at(`${entry}/others`));
    const left = numberOf(others[item]) - count;
    const { [item]: _gone, ...rest } = others;
    const value = left > 0 ? { ...rest, [item]: left } : rest;
    return {
      ok: true,
      label: `Remove ${count} ${hand.nameOf(item)}`,
      values: [{ pointer: `${entry}/others`, value: Object.keys(value).length > 0 ? value : undefined }],
    };
  }
  const ships = listOf(hand.at(`${entry}/ships`));
  const id = textOf(ships[Number(item)]);
  return {
    ok: true,
    label: `Remove ${hand.nameOf(id)}`,
    values: [{ pointer: `${entry}/ships`, value: ships.filter((_, i) => i !== Number(item)) }],
  };
}
