import { canTurnIntoWind } from "../board/wind";
import { budgetOf } from "../ch08-air-operations/readying";
import { aloft } from "../model/aloft";
import { isNight } from "../model/clock";
import { handles, hexOfField, launchOf, roomFor, sideOfField } from "../model/decks";
import {
  type Deck,
  type FlatTopTable,
  type Formation,
  type Group,
  MoveFlag,
  NORMAL,
} from "../model/position";
import { OFF_MAP, UNARMED } from "../model/rules";
import { bestLoad } from "./loads";
import { missionOf } from "./missions";
import {
  contacts,
  enemyBases,
  facesCarriers,
  facesShips,
  hexesBetween,
  isFighter,
  lastDaylight,
  nameOf,
  turnsFor,
} from "./sight";
import { weightsOf } from "./weights";

/** What ships and bases should launch this turn: patrols, strikes with their escorts, scouts. */

/** What a strike goes for. */
export interface Target {
  hex: number;
  onBase: boolean;
  worth: number;
}

/** What a field launches this turn. */
export interface Wants {
  /** Fighters over the field, beside those that are there. */
  patrol: number;
  /** Kinds of bombers, and where they go. */
  strike: { target: Target; bombers: Group[]; escorts: number } | undefined;
  /** Kinds of scouts, one Air Factor each. */
  scouts: number[];
}

export const isDawn = (t: FlatTopTable): boolean => {
  const { turn } = t.position;
  return !isNight(t.rules, turn) || !isNight(t.rules, turn + 1);
};

/** Turns of daylight from now on, this one included; 0 in the middle of the night. */
export function daylight(t: FlatTopTable): number {
  if (!isDawn(t)) return 0;
  const { turn } = t.position;
  if (!isNight(t.rules, turn)) return lastDaylight(t) - turn + 1;
  let last = turn + 1;
  while (!isNight(t.rules, last + 1)) last++;
  return last - turn + 1;
}

export const countOf = (groups: readonly Group[], test: (kind: number) => boolean): number =>
  groups.reduce((sum, { kind, count }) => (test(kind) ? sum + count : sum), 0);

const allGroups = ({ ready, readying, dispersed, landed }: Deck): Group[] => [
  ...ready,
  ...readying,
  ...dispersed,
  ...landed,
];

/** Air Formations that came from a field, with what they are about. */
function flyingFrom(t: FlatTopTable, side: number, field: number, mission: string): Formation[] {
  return aloft(t)
    [side]!.map((n) => t.position.formations[n]!)
    .filter((each) => each.origin === field && missionOf(t, each) === mission);
}

/** Fighters that a field should send up to be over it. */
function patrolWanted(t: FlatTopTable, side: number, field: number): number {
  if (daylight(t) < 2) return 0;
  const { danger, memory, patrolShare } = weightsOf(t, side);
  const hex = hexOfField(t, field);
  const isNear = (other: number): boolean => hexesBetween(t, hex, other) <= danger;
  const isShip = t.rules.fields[field]!.ship >= 0;
  const isThreatened =
    (isShip && facesCarriers(t, side)) ||
    enemyBases(t, side).some(
      (n) => t.rules.bases[n]!.handles.includes("land") && isNear(t.rules.bases[n]!.hex),
    ) ||
    contacts(t, side, memory).some((each) => each.hasCarriers && isNear(each.hex));
  if (!isThreatened) return 0;
  let flying = 0;
  let fighters = countOf(allGroups(t.position.decks[field]!), (kind) => isFighter(t, kind));
  for (const { flights } of flyingFrom(t, side, field, "cap"))
    for (const { count, due } of flights) {
      fighters += count;
      if (due >= t.position.turn + 2) flying += count;
    }
  return Math.max(0, Math.ceil(fighters * patrolShare) - flying);
}

/** Whether planes of a kind can strike at a distance and land again by daylight. */
function reaches(t: FlatTopTable, field: number, kind: number, target: Target, movement?: number): boolean {
  const plane = nameOf(t, kind);
  const speed = Math.min(plane.movement, movement ?? Infinity);
  const away = hexesBetween(t, hexOfField(t, field), target.hex);
  const { chase } = weightsOf(t, sideOfField(t, field));
  // Ships sail on while planes are in the air: those that they look for, and those that they come home to.
  const out = away + (target.onBase ? 0 : chase);
  const turns = turnsFor(speed, out) + turnsFor(speed, out + (t.rules.fields[field]!.ship >= 0 ? chase : 0));
  return turns <= plane.range - 1 && turns <= daylight(t);
}

/**
 * What the bombers of a field should strike now: what is worth most of all that was seen lately, or a base. `planes`: those
 * that strike, if not all that are on the field.
 */
export function targetOf(
  t: FlatTopTable,
  side: number,
  field: number,
  planes?: readonly Pick<Group, "kind" | "count" | "ordnance">[],
): Target | undefined {
  if (daylight(t) < 3) return undefined;
  const { leastWorth, leastStrike, baseWorth } = weightsOf(t, side);
  const hex = hexOfField(t, field);
  const deck = t.position.decks[field]!;
  const isCarrier = t.rules.fields[field]!.ship >= 0;
  const strength = (target: Target): number => {
    return (planes ?? [...deck.ready, ...deck.readying]).reduce((sum, group) => {
      const carried = group.ordnance === UNARMED ? undefined : group.ordnance;
      const load = bestLoad(t, group.kind, target.onBase, carried);
      const can = load && load.bht >= 2 && !isFighter(t, group.kind) && reaches(t, field, group.kind, target);
      return can ? sum + group.count : sum;
    }, 0);
  };
  const all: Target[] = contacts(t, side, 2).flatMap((each) =>
    each.worth >= leastWorth ? [{ hex: each.hex, onBase: false, worth: each.worth / (1 + each.age) }] : [],
  );
  // Carriers keep their bombers for ships where the enemy has carriers, too.
  if (!isCarrier || !facesCarriers(t, side))
    for (const n of enemyBases(t, side)) {
      const base = t.rules.bases[n]!;
      if (base.handles.includes("land")) all.push({ hex: base.hex, onBase: true, worth: baseWorth });
    }
  let best: Target | undefined;
  let most = 0;
  for (const target of all) {
    const bombers = strength(target);
    if (bombers < (planes ? 1 : leastStrike)) continue;
    const value = target.worth * Math.min(bombers, 10) - hexesBetween(t, hex, target.hex);
    if (value > most) [best, most] = [target, value];
  }
  return best;
}

/** Scouts that a field should send out, by kind. */
function scoutsWanted(t: FlatTopTable, side: number, field: number): number[] {
  if (daylight(t) < 4 || !facesShips(t, side)) return [];
  const deck = t.position.decks[field]!;
  const { ship } = t.rules.fields[field]!;
  const isCarrier = ship >= 0 && t.rules.ships[ship]!.shipClass === "carriers";
  if (isCarrier && contacts(t, side, 1).length > 0) return [];
  const rank = (kind: number): number => {
    const { basing } = t.rules.kinds[kind]!;
    const { range } = nameOf(t, kind);
    if (isFighter(t, kind) || (basing === "land" && range < 9)) return 0;
    return basing === "sea" ? 100 : basing === "float" ? 50 : range;
  };
  const groups = [...deck.ready, ...deck.readying]
    .filter(({ kind, ordnance }) => ordnance === UNARMED && rank(kind) > 0)
    .toSorted((a, b) => rank(b.kind) - rank(a.kind));
  const { carrierScouts, scouts: ofOthers } = weightsOf(t, side);
  const most =
    isCarrier || (groups[0] && t.rules.kinds[groups[0].kind]!.basing === "land") ? carrierScouts : ofOthers;
  const wanted = most - flyingFrom(t, side, field, "patrol").length;
  const scouts: number[] = [];
  for (const { kind, count } of groups)
    for (let n = 0; n < count && scouts.length < wanted; n++) scouts.push(kind);
  return scouts;
}

export function wantsOf(t: FlatTopTable, side: number, field: number): Wants {
  const hex = hexOfField(t, field);
  if (hex === OFF_MAP || launchOf(t, field).normal <= 0) return { patrol: 0, strike: undefined, scouts: [] };
  const patrol = patrolWanted(t, side, field);
  const scouts = scoutsWanted(t, side, field);
  const target = targetOf(t, side, field);
  if (!target) return { patrol, strike: undefined, scouts };
  const { bombers, escorts } = strikeOf(t, side, field, target, patrol);
  if (bombers.length === 0) return { patrol, strike: undefined, scouts };
  return { patrol, strike: { target, bombers, escorts }, scouts };
}

/**
 * As many bombers as can be readied and launched together with fighters in the right proportion, what is ready first; none
 * where they are too few to do anything, beside those that have been formed already.
 */
function strikeOf(
  t: FlatTopTable,
  side: number,
  field: number,
  target: Target,
  patrol: number,
): { bombers: Group[]; escorts: number } {
  const deck = t.position.decks[field]!;
  const { bombersToEscort, leastStrike } = weightsOf(t, side);
  const room = roomFor(t, field, NORMAL, canTurnIntoWind(t, field));
  const goesAlong = (kind: number): boolean => isFighter(t, kind) && reaches(t, field, kind, target);
  const fit = (groups: readonly Group[], isArmed: boolean): Group[] =>
    groups.flatMap(({ kind, count, ordnance }) => {
      if (!isArmed)
        return canGo(t, field, kind, target) ? [{ kind, count, ordnance: loadFor(t, kind, target) }] : [];
      return ordnance !== UNARMED && canGo(t, field, kind, target, ordnance)
        ? [{ kind, count, ordnance }]
        : [];
    });
  const [armed, others] = [fit(deck.ready, true), fit(deck.readying, false)];
  const sizeOf = (groups: readonly Group[]): number => countOf(groups, () => true);
  const readyFighters = countOf(deck.ready, (kind) => isFighter(t, kind));
  const fighters = Math.max(0, countOf([...deck.ready, ...deck.readying], goesAlong) - patrol);
  // 8.6: fighters over the field are readied before all others.
  const budget = budgetOf(t, field, "ready") - Math.max(0, patrol - readyFighters);
  const spare = Math.max(0, readyFighters - patrol);
  const isFeasible = (n: number, escorts: number): boolean =>
    n + escorts <= room && Math.max(0, n - sizeOf(armed)) + Math.max(0, escorts - spare) <= budget;
  let most = Math.min(room, sizeOf(armed) + sizeOf(others));
  const escortsFor = (n: number): number => Math.min(fighters, Math.ceil(n / bombersToEscort));
  while (most > 0 && !isFeasible(most, escortsFor(most))) most--;
  const formed = aloft(t)[side]!.reduce((sum, n) => {
    const formation = t.position.formations[n]!;
    const isHere = formation.origin === field && (formation.flags & MoveFlag.onDeck) !== 0;
    return isHere && missionOf(t, formation) === "strike"
      ? sum + countOf(formation.flights, (kind) => !isFighter(t, kind))
      : sum;
  }, 0);
  if (most + formed < leastStrike) return { bombers: [], escorts: 0 };
  const bombers: Group[] = [];
  let left = most;
  for (const { kind, count, ordnance } of [...armed, ...others]) {
    const n = Math.min(count, left);
    if (n <= 0) continue;
    left -= n;
    const there = bombers.find((each) => each.kind === kind && each.ordnance === ordnance);
    if (there) there.count += n;
    else bombers.push({ kind, count: n, ordnance });
  }
  return { bombers, escorts: escortsFor(most) };
}

const loadFor = (t: FlatTopTable, kind: number, { onBase }: Target): number =>
  bestLoad(t, kind, onBase)!.ordnance;

function canGo(t: FlatTopTable, field: number, kind: number, target: Target, carried?: number): boolean {
  if (isFighter(t, kind) || !handles(t, field, kind)) return false;
  const load = bestLoad(t, kind, target.onBase, carried);
  return load !== undefined && load.bht >= 2 && reaches(t, field, kind, target);
}

/** What must be in Ready to take off this turn. */
export function readyFor(t: FlatTopTable, side: number, field: number): Group[] {
  const { patrol, strike, scouts } = wantsOf(t, side, field);
  const deck = t.position.decks[field]!;
  const wanted: Group[] = [];
  let fighters = patrol + (strike?.escorts ?? 0);
  for (const { kind, count } of [...deck.ready, ...deck.readying]) {
    if (!isFighter(t, kind) || fighters <= 0) continue;
    const n = Math.min(count, fighters);
    fighters -= n;
    const there = wanted.find((each) => each.kind === kind);
    if (there) there.count += n;
    else wanted.push({ kind, count: n, ordnance: UNARMED });
  }
  for (const kind of scouts) {
    const there = wanted.find((each) => each.kind === kind);
    if (there) there.count++;
    else wanted.push({ kind, count: 1, ordnance: UNARMED });
  }
  return [...wanted, ...(strike?.bombers ?? [])];
}

/** Whether planes of a kind can go along without keeping the others from coming home. */
export function flyTogether(
  t: FlatTopTable,
  field: number,
  { flights }: Pick<Formation, "flights">,
  kind: number,
  target: Target,
): boolean {
  const kinds = [kind, ...flights.map((each) => each.kind)];
  const slowest = Math.min(...kinds.map((each) => nameOf(t, each).movement));
  return kinds.every((each) => reaches(t, field, each, target, slowest));
}
