import { below } from "../../../kernel";
import { aloft } from "../model/aloft";
import { isNight } from "../model/clock";
import { aboard, capacityOf, fieldsOf, handles, hexOfField } from "../model/decks";
import { emptyDeck, emptyFormation } from "../model/empty";
import { join } from "../model/flights";
import { add } from "../model/groups";
import { type Deck, type Flight, formationAt, type Marker } from "../model/position";
import { baseContact, type Report } from "../model/reports";
import { OFF_MAP, ordnances, UNARMED } from "../model/rules";
import { type Imagining, oneOf, reportOn, unitsBehind, unseenOf, weighed } from "./imagined";
import { distance } from "../board/distance";

/** The planes of the enemy as a side may imagine them: as many of each kind as he has left, drawn anew over decks and the air. */

/** How common armed and unarmed planes are in an Air Formation of which nothing was said. */
const weights = [2, 1];

/** The most Air Factors that are put in one place at a time. */
const LUMP = 4;

class Planes {
  /** By kind: Air Factors that are still to be given a place. */
  readonly left: number[];
  /** Numbers of Air Formations that are free. */
  readonly numbers: number[];
  /** Ships and bases of the enemy whose boxes are drawn. */
  readonly fields: number[];

  constructor(
    readonly at: Imagining,
    kept: ReadonlySet<number>,
  ) {
    const { t, enemy, formations } = at;
    const { position, rules } = t;
    this.left = rules.kinds.map(() => 0);
    this.fields = fieldsOf(t)[enemy]!.filter((field) => !kept.has(field));
    for (const field of this.fields)
      for (const box of ["ready", "readying", "dispersed", "landed"] as const)
        for (const { kind, count } of position.decks[field]![box]) this.left[kind]! += count;
    this.numbers = [];
    for (let number = 1; number <= rules.parameters.airFormations.counters; number++) {
      const n = formationAt(rules, enemy, number);
      if (formations.has(n)) continue;
      this.numbers.push(number);
      for (const { kind, count } of position.formations[n]!.flights) this.left[kind]! += count;
    }
  }

  get count(): number {
    return this.left.reduce((sum, n) => sum + n, 0);
  }

  homes = (kind: number): number[] => this.fields.filter((field) => handles(this.at.t, field, kind));

  carries(kind: number): number[] {
    const { carries } = this.at.t.rules.planes[this.at.t.rules.kinds[kind]!.plane]!;
    return ordnances.flatMap((_, load) => (load !== UNARMED && carries[load] ? [load] : []));
  }

  /** Air Factors, at most so many, of one kind; undefined when none are left. */
  take(isArmed: boolean, most: number): Pick<Flight, "kind" | "count" | "ordnance"> | undefined {
    const { random } = this.at;
    const fitting = this.left.map((n, kind) => (isArmed && this.carries(kind).length === 0 ? 0 : n));
    const found = weighed(fitting, random);
    const kind = found < 0 ? weighed(this.left, random) : found;
    if (kind < 0 || most < 1) return undefined;
    const count = Math.min(most, this.left[kind]!, LUMP);
    this.left[kind]! -= count;
    const loads = this.carries(kind);
    return { kind, count, ordnance: isArmed && loads.length > 0 ? oneOf(loads, random) : UNARMED };
  }

  /** An Air Formation in a hex, its planes with fuel to come home. */
  form(
    groups: readonly Pick<Flight, "kind" | "count" | "ordnance" | "high">[],
    hex: number,
    marker: number,
  ): void {
    const { t, enemy, random } = this.at;
    const { rules, position } = t;
    const number = this.numbers.shift()!;
    const n = formationAt(rules, enemy, number);
    const origin = this.originOf(groups[0]!.kind);
    const flags = this.at.flags.get(marker) ?? 0;
    t.set(position.formations, n, { ...emptyFormation(enemy, number), hex, marker, origin, flags });
    const home = hexOfField(t, origin);
    for (const group of groups) {
      const { movement, range } = rules.planes[rules.kinds[group.kind]!.plane]!;
      const least =
        home === OFF_MAP ? 2 : 1 + Math.ceil(distance(rules.hexes, hex, home) / Math.max(1, movement));
      const due = position.turn + Math.max(least, 1 + below(random, Math.max(1, range)));
      join(t, position.formations[n]!, {
        ...group,
        due,
        bomber: group.ordnance !== UNARMED,
        paid: 0,
        fought: false,
        strike: 0,
      });
    }
  }

  /** Where planes of a kind may have come from. */
  private originOf(kind: number): number {
    const { t, enemy, random } = this.at;
    for (const fields of [this.homes(kind), this.fields, fieldsOf(t)[enemy]!])
      if (fields.length > 0) return oneOf(fields, random);
    const { fields, ships } = t.rules;
    return fields.findIndex(({ ship }) => ship >= 0 && ships[ship]!.side === enemy);
  }
}

/** Draws boxes and Air Formations that do not stay. `kept`: ships and bases whose boxes stay. */
export function imaginePlanes(at: Imagining, kept: ReadonlySet<number>): void {
  const { t, enemy, formations } = at;
  const { position } = t;
  const planes = new Planes(at, kept);
  const open = position.markers.filter(
    ({ id, side, isAir }) =>
      side === enemy &&
      isAir &&
      !position.formations.some(({ marker }, n) => marker === id && formations.has(n)),
  );
  for (const number of planes.numbers)
    t.set(position.formations, formationAt(t.rules, enemy, number), emptyFormation(enemy, number));
  for (const field of planes.fields) t.set(position.decks, field, emptyDeck());
  const rank = (marker: Marker): number => reportOn(at, marker.id)?.condition ?? 0;
  open.sort((a, b) => rank(b) - rank(a) || a.id - b.id);
  open.forEach((marker, i) => seen(planes, marker, open.length - 1 - i));
  scouts(planes);
  stow(planes);
  homeless(planes);
}

/** The Air Formations that a counter stands for, as it was reported; `others` counters are still to have a plane. */
function seen(planes: Planes, { id, hex }: Marker, others: number): void {
  const { at } = planes;
  const report = reportOn(at, id);
  // Condition Number 3 says how many armed and unarmed planes are high, a radar that some are.
  const high = [...(report?.highCounts ?? (report?.high === true ? [1, 1] : [0, 0]))];
  const units = unitsBehind(at.t.rules, report, weights, at.random);
  for (const [i, counts] of units.entries()) {
    if (planes.numbers.length <= others && i > 0) return;
    const groups: Parameters<Planes["form"]>[0][number][] = [];
    counts.forEach((count, role) => {
      for (let left = count; left > 0;) {
        const spare = planes.count - others;
        const up = high[role]!;
        const group = planes.take(role === 0, Math.min(spare, up > 0 ? Math.min(left, up) : left));
        if (!group) break;
        left -= group.count;
        high[role] = Math.max(0, up - group.count);
        groups.push({ ...group, high: up > 0 });
      }
    });
    if (groups.length > 0) planes.form(groups, hex, id);
  }
}

/** Most Air Formations that nobody sees, by day. */
const SCOUTS = 3;

/** A few planes on the search, where they are not seen. */
function scouts(planes: Planes): void {
  const { t, random } = planes.at;
  if (isNight(t.rules, t.position.turn)) return;
  for (let n = below(random, SCOUTS + 1); n > 0 && planes.numbers.length > 0; n--) {
    const group = planes.take(false, 1);
    if (!group) return;
    planes.form([{ ...group, high: false }], airNear(planes, group.kind), 0);
  }
}

/** A hex out of sight that planes of a kind reach in two turns; any other where there is none. */
function airNear(planes: Planes, kind: number): number {
  const { t, random } = planes.at;
  const { hexes, kinds, planes: names } = t.rules;
  const from = planes
    .homes(kind)
    .map((field) => hexOfField(t, field))
    .filter((hex) => hex !== OFF_MAP);
  const reach = 2 * names[kinds[kind]!.plane]!.movement;
  const base = from.length > 0 ? oneOf(from, random) : OFF_MAP;
  const all = [...hexes.ids.keys()];
  const near = base === OFF_MAP ? [] : all.filter((hex) => distance(hexes, base, hex) <= reach);
  return unseenOf(planes.at, near, true) ?? unseenOf(planes.at, all, true) ?? below(random, all.length);
}

/** Planes that have no place aboard or at a base are in the air. */
function homeless(planes: Planes): void {
  const { t, enemy } = planes.at;
  for (const [kind, count] of planes.left.entries()) {
    if (count === 0) continue;
    planes.left[kind] = 0;
    const group = { kind, count, ordnance: UNARMED, high: false };
    if (planes.numbers.length > 0) planes.form([group], airNear(planes, kind), 0);
    else {
      // All numbers are taken: they fly with others.
      const hidden = aloft(t)[enemy]!.filter((n) => !planes.at.formations.has(n));
      const last = t.position.formations[hidden.at(-1)!]!;
      const { due } = last.flights[0]!;
      join(t, last, { ...group, due, bomber: false, paid: 0, fought: false, strike: 0 });
    }
  }
}

/** Of ten groups on deck: so many are ready, and so many more in Readying; the others have just landed. */
const READY = 5;
const READYING = 8;
/** Room beyond this makes no place likelier. */
const ROOMY = 30;

/** All other planes are aboard and at bases, those that fit in the fewest places first. */
function stow(planes: Planes): void {
  const { t, random } = planes.at;
  const decks = planes.fields.filter((field) => planesShown(planes.at, field) !== undefined);
  const shown = new Map(decks.map((field) => [field, planesShown(planes.at, field)!]));
  const kinds = [...planes.left.keys()].sort(
    (a, b) => planes.homes(a).length - planes.homes(b).length || a - b,
  );
  for (const kind of kinds)
    while (planes.left[kind]! > 0) {
      const homes = planes.homes(kind);
      const room = homes.map((field) => Math.max(0, capacityOf(t, field) - aboard(t.position.decks[field]!)));
      const i = weighed(
        room.map((each) => Math.min(each, ROOMY)),
        random,
      );
      // Without a place to land they are in the air, or lost by now.
      if (i < 0) break;
      const count = Math.min(planes.left[kind]!, room[i]!, LUMP);
      planes.left[kind]! -= count;
      const field = homes[i]!;
      const deck = t.position.decks[field]!;
      const box = boxFor(planes, deck, shown.get(field));
      const loads = box === "ready" ? planes.carries(kind) : [];
      const ordnance = loads.length > 0 && below(random, 2) === 0 ? oneOf(loads, random) : UNARMED;
      add(t, deck[box], { kind, count, ordnance });
    }
}

function boxFor(
  { at }: Planes,
  { ready, landed }: Deck,
  isShown: boolean | undefined,
): "ready" | "readying" | "landed" {
  if (isShown === false) return "readying";
  if (isShown && ready.length + landed.length === 0) return "ready";
  const roll = below(at.random, 10);
  return roll < READY ? "ready" : roll < READYING ? "readying" : "landed";
}

/** Whether planes were seen on deck or at a base, now in sight (7.14); undefined where nobody looks. */
function planesShown(at: Imagining, field: number): boolean | undefined {
  const { t, enemy } = at;
  const { ship, base } = t.rules.fields[field]!;
  if (ship >= 0) {
    const { marker } = t.position.forces[t.position.fleet.force[ship]!]!;
    return marker === 0 ? undefined : reportOn(at, marker)?.planesAboard;
  }
  const report = t.position.known[1 - enemy]!.contacts.find(({ subject }) => subject === baseContact(base));
  return (report?.what as Report | undefined)?.planesAboard;
}
