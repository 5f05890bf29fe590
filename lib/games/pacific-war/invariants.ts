import { isAnyActivated } from "./model/activated";
import { Gone, type PacificTable } from "./model/position";
import { NOWHERE, sideIds } from "./model/rules";
import { airClass, groundClass, hexOfShip } from "./model/units";

/** Broken invariants, in words; empty in a sound position. */
export function invariants(t: PacificTable): string[] {
  return [...ships(t), ...aircraft(t), ...troops(t), ...commands(t), ...counters(t), ...months(t)];
}

function* ships({ rules, position }: PacificTable): Generator<string> {
  const { fleet, taskForces } = position;
  for (const [n, { name, hitCapacity, side }] of rules.ships.entries()) {
    const hex = hexOfShip(position, n);
    const group = fleet.taskForce[n]!;
    if (fleet.hits[n]! > hitCapacity || fleet.hits[n]! < 0) yield `${name} has ${fleet.hits[n]!} hits.`;
    if (hex >= 0 && fleet.hits[n]! >= hitCapacity) yield `${name} has all its hits and is afloat.`;
    if (hex >= 0 && rules.hexes.water[hex] === "none") yield `${name} is on land.`;
    if (group >= 0 && taskForces[group]!.side !== side) yield `${name} is in a Task Force of the enemy.`;
    if (group >= 0 && taskForces[group]!.hex === NOWHERE) yield `${name} is in a Task Force that is gone.`;
  }
}

function* aircraft({ rules, position }: PacificTable): Generator<string> {
  for (const unit of position.airUnits) {
    const { steps, name } = airClass(rules, unit);
    if (unit.steps < 0 || unit.steps > steps) yield `${unit.id} has ${unit.steps} steps.`;
    if (unit.over >= 0 && (unit.alerted || unit.steps === 0)) yield `${unit.id} flies and does not.`;
    if (unit.steps > 0 && unit.ship < 0 && unit.hex < 0) yield `${name} ${unit.id} has no place.`;
    if (unit.ship >= 0 && unit.steps > 0 && unit.over < 0 && unit.hex !== hexOfShip(position, unit.ship))
      yield `${name} ${unit.id} is not where its ship is.`;
    if (unit.steps === 0 && unit.hex !== Gone.lost) yield `${name} ${unit.id} has no steps and is not lost.`;
  }
}

function* troops({ rules, position }: PacificTable): Generator<string> {
  for (const unit of position.groundUnits) {
    const { steps, name } = groundClass(rules, unit);
    if (unit.hits < 0 || unit.hits > steps) yield `${name} has ${unit.hits} hits.`;
    if (unit.hits === steps && unit.hex >= 0) yield `${name} has no steps and is on the map.`;
    if (unit.hex >= 0 && unit.ship < 0 && rules.hexes.land[unit.hex] === "none")
      yield `${name} is in the sea.`;
    if (unit.cycleMoves < 0) yield `${name} has ${unit.cycleMoves} Battle Cycle Moves.`;
    if (unit.ship >= 0 && unit.hits < steps && unit.hex !== hexOfShip(position, unit.ship))
      yield `${name} is not where its ship is.`;
  }
}

/** 11.2, 11.3, 25.0: headquarters, Offensive Support Bases and submarines. */
function* commands({ rules, position }: PacificTable): Generator<string> {
  const { war, patrols, supportBases, headquarters, submarines } = position;
  const { supportBaseHits } = rules.parameters.installations;
  for (const { hex, hits } of supportBases)
    if (hits >= supportBaseHits)
      yield `The Offensive Support Base in ${hex} has ${hits} hits and is in play.`;
  for (const { command, submarines: left } of patrols)
    if (left <= 0) yield `A patrol of ${rules.submarineCommands[command]!.name} has no submarines.`;
  for (const [n, waiting] of submarines.waiting.entries())
    if (waiting < 0) yield `${rules.submarineCommands[n]!.name} has ${waiting} submarines.`;
  if (!war) return;
  for (const [n, { id, name, side }] of rules.headquarters.entries()) {
    if (headquarters[n] !== NOWHERE && Object.hasOwn(war.boxed, id))
      yield `${name} is on the map and in a box.`;
    if ((war.hands[sideIds[side]!].commandPoints[id] ?? 0) < 0)
      yield `${name} has spent more Command Points than it had.`;
  }
  const kinds = war.emergencyLinks.map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length) yield "An Emergency Command Link is in force twice.";
}

/** Each counter is there once. */
function* counters({ rules, position }: PacificTable): Generator<string> {
  const { airUnits, bases, groundUnits, taskForces } = position;
  yield* twiceIn("There are air units", airUnits);
  yield* twiceIn("There are ground units", groundUnits);
  for (const side of sideIds.keys())
    yield* twice(
      "There are Task Forces",
      taskForces.filter((group) => group.side === side && group.hex !== NOWHERE),
    );
  const held = bases.flatMap(({ hex }) => (hex === NOWHERE ? [] : [{ id: rules.hexes.ids[hex]! }]));
  yield* twice("There are Bases", held);
}

/** How long a list was when each of its ids was found in it once: ids never change, so only a longer one is looked at again. */
const sound = new WeakMap<object, number>();

function* twiceIn(what: string, list: readonly { id: string }[]): Generator<string> {
  if (sound.get(list) === list.length) return;
  const found = [...twice(what, list)];
  if (found.length === 0) sound.set(list, list.length);
  yield* found;
}

function* twice(what: string, list: readonly { id: string }[]): Generator<string> {
  const ids = new Set<string>();
  for (const { id } of list) {
    if (ids.has(id)) yield `${what} “${id}” twice.`;
    ids.add(id);
  }
}

/** 5.1: what comes back is nowhere on the map, and an Operation leaves nothing Activated behind. */
function* months(t: PacificTable): Generator<string> {
  const { rules, position } = t;
  const { fleet, groundUnits, month, war } = position;
  if (!war) return;
  const waiting = new Set([
    ...sideIds.flatMap((side) => war.hands[side]!.arrivals),
    ...Object.keys(war.offMap),
    ...war.due.map(({ id }) => id),
  ]);
  const isOnMap = (id: string): boolean => {
    const ship = rules.shipOf[id];
    const headquarters = rules.headquartersOf[id];
    if (ship !== undefined) return hexOfShip(position, ship) >= 0;
    return headquarters !== undefined && position.headquarters[headquarters] !== NOWHERE;
  };
  for (const { id, hex } of groundUnits)
    if (hex >= 0 && waiting.has(id)) yield `“${id}” is on the map and waits to come back.`;
  for (const id of waiting) if (isOnMap(id)) yield `“${id}” is on the map and waits to come back.`;
  for (const { id, month: due } of war.due) if (due < month) yield `“${id}” should have come in ${due}.`;
  for (const side of sideIds)
    for (const [what, steps] of Object.entries({
      ...war.hands[side]!.groundReplacements,
      ...war.hands[side]!.airReplacements,
    }))
      if (steps < 0) yield `There are ${steps} steps of “${what}”.`;
  if (war.merchantShippingPoints < 0) yield "There are less than no Merchant Shipping Points.";
  if (war.operation.length === 0 && isAnyActivated(t)) yield "Units are Activated in no Operation.";
  const isAway = (n: number): boolean => fleet.activated[n]! && fleet.hex[n] === Gone.away;
  if (rules.ships.some((_ship, n) => isAway(n)) || groundUnits.some(isActivatedAway))
    yield "Units off the map are Activated.";
}

const isActivatedAway = ({ activated, hex }: { activated: boolean; hex: number }): boolean =>
  activated && hex === Gone.away;
