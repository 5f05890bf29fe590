import { canTurnIntoWind } from "../board/wind";
import { launchings, readyingMoves, stowingMoves } from "../ch08-air-operations";
import { aloft } from "../model/aloft";
import { isNight } from "../model/clock";
import { fieldsOf, handles, hexOfField, launchOf, roomFor, sideOfField } from "../model/decks";
import { DONE } from "../../../kernel";
import {
  type Deck,
  type FlatTopTable,
  type Formation,
  type Group,
  MAXIMUM,
  MINIMUM,
  MoveFlag,
  NORMAL,
} from "../model/position";
import { OFF_MAP, UNARMED } from "../model/rules";
import { bestLoad } from "./loads";
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
import { missionOf } from "./missions";
import { weightsOf } from "./weights";

/** Air Operations: planes are readied for what takes off this turn, and for nothing else (21.6). */

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

const isDawn = (t: FlatTopTable): boolean => {
  const { turn } = t.position;
  return !isNight(t.rules, turn) || !isNight(t.rules, turn + 1);
};

/** Turns of daylight from now on, this one included; 0 in the middle of the night. */
function daylight(t: FlatTopTable): number {
  if (!isDawn(t)) return 0;
  const { turn } = t.position;
  if (!isNight(t.rules, turn)) return lastDaylight(t) - turn + 1;
  let last = turn + 1;
  while (!isNight(t.rules, last + 1)) last++;
  return last - turn + 1;
}

const countOf = (groups: readonly Group[], test: (kind: number) => boolean): number =>
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
function targetOf(
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

function wantsOf(t: FlatTopTable, side: number, field: number): Wants {
  const hex = hexOfField(t, field);
  if (hex === OFF_MAP || launchOf(t, field).normal <= 0) return { patrol: 0, strike: undefined, scouts: [] };
  const patrol = patrolWanted(t, side, field);
  const scouts = scoutsWanted(t, side, field);
  const target = targetOf(t, side, field);
  if (!target) return { patrol, strike: undefined, scouts };
  const deck = t.position.decks[field]!;
  let room = roomFor(t, field, NORMAL, canTurnIntoWind(t, field));
  const goesAlong = (kind: number): boolean => isFighter(t, kind) && reaches(t, field, kind, target);
  const fighters = countOf([...deck.ready, ...deck.readying], goesAlong) - patrol;
  const escorts = Math.max(0, Math.min(fighters, Math.ceil(room / (weightsOf(t, side).bombersToEscort + 1))));
  room -= escorts;
  const bombers: Group[] = [];
  const add = (kind: number, count: number, ordnance: number): void => {
    const n = Math.min(count, room);
    if (n <= 0) return;
    room -= n;
    const there = bombers.find((each) => each.kind === kind && each.ordnance === ordnance);
    if (there) there.count += n;
    else bombers.push({ kind, count: n, ordnance });
  };
  for (const { kind, count, ordnance } of deck.ready)
    if (ordnance !== UNARMED && canGo(t, field, kind, target, ordnance)) add(kind, count, ordnance);
  for (const { kind, count } of deck.readying)
    if (canGo(t, field, kind, target)) add(kind, count, bestLoad(t, kind, target.onBase)!.ordnance);
  if (bombers.length === 0) return { patrol, strike: undefined, scouts };
  return { patrol, strike: { target, bombers, escorts }, scouts };
}

function canGo(t: FlatTopTable, field: number, kind: number, target: Target, carried?: number): boolean {
  if (isFighter(t, kind) || !handles(t, field, kind)) return false;
  const load = bestLoad(t, kind, target.onBase, carried);
  return load !== undefined && load.bht >= 2 && reaches(t, field, kind, target);
}

/** What must be in Ready to take off this turn. */
function readyFor(t: FlatTopTable, side: number, field: number): Group[] {
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

export function readying(t: FlatTopTable, side: number): number {
  const moves = readyingMoves(t, side);
  let field = -1;
  let wanted: Group[] = [];
  let best = DONE;
  let most = 0;
  for (const [code, each] of moves.entries()) {
    if (best !== DONE && each.field !== field) break;
    if (each.field !== field) [field, wanted] = [each.field, readyFor(t, side, each.field)];
    // Dispersed planes are called in where a strike is on.
    if (each.move === "undisperse") {
      if (!isFighter(t, each.group.kind) && targetOf(t, side, field) && best === DONE) best = code;
      continue;
    }
    const want = wanted.find(({ kind, ordnance }) => kind === each.group.kind && ordnance === each.load);
    if (!want) continue;
    const there = t.position.decks[field]!.ready.find(
      ({ kind, ordnance }) => kind === want.kind && ordnance === want.ordnance,
    );
    const missing = want.count - (there?.count ?? 0);
    if (each.group.count <= missing && each.group.count > most) [best, most] = [code, each.group.count];
  }
  return best;
}

/** Fighters are launched to hang over their field; the others have to fly. */
const modesFor = { cap: [MAXIMUM, NORMAL, MINIMUM], strike: [NORMAL, MINIMUM], scout: [MINIMUM, NORMAL] };

export function forming(t: FlatTopTable, side: number): number {
  const all = launchings(t, side);
  for (const field of fieldsOf(t)[side]!) {
    if (!all.some((each) => each.field === field)) continue;
    const pick = (
      modes: readonly number[],
      most: number,
      test: (group: Group) => boolean,
      into: (n: number) => boolean,
    ): number => {
      let best = DONE;
      let count = 0;
      for (const mode of modes) {
        for (const [code, each] of all.entries())
          if (
            each.field === field &&
            each.mode === mode &&
            into(each.formation) &&
            test(each.group) &&
            each.group.count <= most &&
            each.group.count > count
          )
            [best, count] = [code, each.group.count];
        if (best !== DONE) return best;
      }
      return best;
    };
    const { strike, patrol, scouts } = wantsOf(t, side, field);
    const isNew = (n: number): boolean => n < 0;
    const fighter = ({ kind, ordnance }: Group): boolean => ordnance === UNARMED && isFighter(t, kind);
    const onDeck = (n: number): Formation | undefined => {
      const formation = t.position.formations[n];
      return formation && formation.origin === field && formation.flags & MoveFlag.onDeck
        ? formation
        : undefined;
    };
    const isStrike = (n: number): boolean => {
      const formation = onDeck(n);
      return formation !== undefined && missionOf(t, formation) === "strike";
    };
    const code =
      escort() ??
      found(strike && bomb(strike)) ??
      found(patrol > 0 ? pick(modesFor.cap, patrol, fighter, isNew) : DONE) ??
      found(
        scouts.length > 0
          ? pick(modesFor.scout, 1, ({ kind, ordnance }) => ordnance === UNARMED && kind === scouts[0], isNew)
          : DONE,
      );
    if (code !== undefined) return code;

    function bomb({ bombers, target }: NonNullable<Wants["strike"]>): number {
      for (const { kind, ordnance } of bombers) {
        const test = (group: Group): boolean => group.kind === kind && group.ordnance === ordnance;
        const joins = (n: number): boolean =>
          n >= 0 && isStrike(n) && flyTogether(t, field, t.position.formations[n]!, kind, target);
        const added = pick(modesFor.strike, 99, test, joins);
        if (added !== DONE) return added;
        const alone = pick(modesFor.strike, 99, test, isNew);
        if (alone !== DONE) return alone;
      }
      return DONE;
    }

    /** Fighters go along with what has been formed. */
    function escort(): number | undefined {
      for (const n of aloft(t)[side]!) {
        if (!isStrike(n)) continue;
        const { flights } = t.position.formations[n]!;
        const bombers = countOf(flights, (kind) => !isFighter(t, kind));
        const missing =
          Math.ceil(bombers / weightsOf(t, side).bombersToEscort) -
          countOf(flights, (kind) => isFighter(t, kind));
        if (missing <= 0) continue;
        const goal = targetOf(t, side, field, flights);
        const goesAlong = (group: Group): boolean =>
          fighter(group) && goal !== undefined && flyTogether(t, field, { flights }, group.kind, goal);
        const code = pick([NORMAL, MINIMUM], missing, goesAlong, (into) => into === n);
        if (code !== DONE) return code;
      }
      return undefined;
    }
  }
  return DONE;
}

const found = (code: number | undefined): number | undefined => (code === DONE ? undefined : code);

/** Whether planes of a kind can go along without keeping the others from coming home. */
function flyTogether(
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

/** Planes that have landed are stowed; what is ready and will not fly is put back. */
export function puttingAway(t: FlatTopTable, side: number): number {
  let best = DONE;
  let rank = 0;
  for (const [code, { field, move, group }] of stowingMoves(t, side).entries()) {
    const isArmed = group.ordnance !== UNARMED;
    const worth =
      move === "stow"
        ? 1000
        : move === "unready" && (!isArmed || !isDawn(t) || !mayStrike(t, side, field))
          ? isArmed
            ? 200
            : 100
          : 0;
    if (worth > 0 && worth + group.count > rank) [best, rank] = [code, worth + group.count];
  }
  return best;
}

/**
 * Whether armed planes are kept ready: the day is long enough, and something may come into reach. On a ship that the enemy
 * sees they wait for nothing (21.6).
 */
function mayStrike(t: FlatTopTable, side: number, field: number): boolean {
  if (sideOfField(t, field) !== side || !facesShips(t, side)) return false;
  if (daylight(t) < weightsOf(t, side).keepArmed) return false;
  const hex = hexOfField(t, field);
  const isSeen =
    t.rules.fields[field]!.ship >= 0 &&
    t.position.markers.some((marker) => marker.side === side && !marker.isAir && marker.hex === hex);
  return !isSeen || targetOf(t, side, field) !== undefined;
}
