import { below } from "../../../kernel";
import { distance } from "../board/distance";
import { hasRadar } from "../ch07-observation/conditions";
import { hexesIn } from "../ch04-charts";
import { emptyForce } from "../model/empty";
import { type Force, FORCE_NUMBERS, forceAt, type Marker, ShipFlag } from "../model/position";
import type { Report } from "../model/reports";
import { OFF_MAP, shipClasses, sideIds } from "../model/rules";
import { scenarioOf } from "../model/scenario";
import { needsBox } from "../model/task-forces";
import { type Imagining, oneOf, reportOn, seaOf, shuffled, unitsBehind, unseenOf } from "./imagined";

/** The Task Forces of the enemy as a side may imagine them: his ships, who is where and with whom drawn anew. */

/** A Task Force that is imagined; marker 0 for a hidden one. */
interface Drawn {
  hex: number;
  marker: number;
  ships: number[];
}

/** How common ships of each class are: `shipClasses`. */
const weights = shipClasses.map((each) => ({ carriers: 1, capital: 3, small: 6, submarines: 0 })[each]);

/** Ships that are still to be given a place. */
class Pool {
  readonly ships: number[];
  /** Numbers of Task Forces with ships that carry planes that are left. */
  boxes: number;

  constructor(
    readonly at: Imagining,
    kept: readonly Force[],
  ) {
    const { t, enemy, forces } = at;
    const { ships, parameters } = t.rules;
    this.ships = [...ships.keys()].filter((ship) => {
      const n = t.position.fleet.force[ship]!;
      return ships[ship]!.side === enemy && n >= 0 && !forces.has(n);
    });
    const { carrierBoxes } = parameters.taskForces;
    this.boxes = carrierBoxes - kept.filter(({ number }) => number <= carrierBoxes).length;
  }

  get limit(): number {
    const { allied, japanese } = this.at.t.rules.parameters.taskForces.ships;
    return this.at.enemy === 0 ? allied : japanese;
  }

  needsBox = (ship: number): boolean => needsBox(this.at.t.rules, ship);

  /**
   * Takes a ship of a class, if one is wanted, else any other that may join; undefined when none can or `spared` are wanted
   * elsewhere. `radar`: whether ships with radar come first, or last.
   */
  take(
    into: readonly number[],
    wanted: number | undefined,
    spared: number,
    radar: boolean | undefined,
  ): number | undefined {
    if (this.ships.length <= spared || into.length >= this.limit) return undefined;
    const { t, random } = this.at;
    const hasBox = into.some(this.needsBox);
    // One box is left for those that nobody sees.
    const may = this.ships.filter((ship) => hasBox || this.boxes > (radar ? 0 : 1) || !this.needsBox(ship));
    const among = may.length > 0 || into.length > 0 ? may : this.ships;
    if (among.length === 0) return undefined;
    const isWanted = (ship: number): boolean =>
      wanted === undefined || t.rules.ships[ship]!.shipClass === shipClasses[wanted];
    const fitting = among.filter(isWanted);
    const list = fitting.length > 0 ? fitting : among;
    const first = list.filter((ship) => hasRadar(t, ship) === radar);
    const ship = oneOf(first.length > 0 ? first : list, random);
    if (this.needsBox(ship) && !hasBox) this.boxes--;
    this.ships.splice(this.ships.indexOf(ship), 1);
    return ship;
  }

  /** Ships as they may be behind a report. The first unit has one at least, if `spared` leaves one. */
  unitsFor(report: Report | undefined, spared: number, radar: boolean | undefined): number[][] {
    const { t, random } = this.at;
    const isAny = !report?.counts && !report?.present;
    return unitsBehind(t.rules, report, weights, random)
      .map((counts) => {
        const unit: number[] = [];
        counts.forEach((count, wanted) => {
          for (let i = 0; i < count; i++) {
            // Of which nothing was said but that their radar sees: the first has it, whatever it is.
            const isEye = radar === true && isAny && unit.length === 0;
            const ship = this.take(unit, isEye ? undefined : wanted, spared, radar);
            if (ship !== undefined) unit.push(ship);
          }
        });
        return unit;
      })
      .filter((unit) => unit.length > 0);
  }
}

/** Draws the Task Forces that do not stay. Nothing changes in a position that play does not lead to. */
export function imagineFleet(at: Imagining): void {
  const { t, enemy, forces } = at;
  const all = t.position.forces.flatMap((force, n) => (force.side === enemy ? [n] : []));
  const kept = all.filter((n) => forces.has(n)).map((n) => t.position.forces[n]!);
  const pool = new Pool(at, kept);
  const drawn = draw(at, pool, kept);
  const numbers = drawn && numbersFor(at, pool, drawn, kept);
  if (!numbers) return;
  for (const n of all)
    if (!forces.has(n)) t.set(t.position.forces, n, emptyForce(enemy, t.position.forces[n]!.number));
  drawn.forEach(({ ships, hex, marker }, i) => {
    const n = forceAt(enemy, numbers[i]!);
    const flags = at.flags.get(marker) ?? 0;
    t.set(t.position.forces, n, { ...emptyForce(enemy, numbers[i]!), hex, marker, flags });
    for (const ship of ships) board(at, ship, n);
  });
}

/** Whether ships have been reloaded since they fired is not known, nor whether they are at anchor: the worst is assumed. */
function board({ t }: Imagining, ship: number, force: number): void {
  const { fleet } = t.position;
  const spent = ShipFlag.gunsSpent | ShipFlag.torpedoesSpent;
  t.set(fleet.force, ship, force);
  t.set(fleet.flags, ship, fleet.flags[ship]! & spent);
  t.set(fleet.anchored, ship, 0);
  t.set(fleet.ammunition, ship, t.rules.ships[ship]!.ammunition);
}

function draw(at: Imagining, pool: Pool, kept: readonly Force[]): Drawn[] | undefined {
  const { t, enemy } = at;
  const open = t.position.markers.filter(
    ({ id, side, isAir }) => side === enemy && !isAir && !kept.some(({ marker }) => marker === id),
  );
  // Those of which more is known choose before the others.
  const rank = ({ id }: Marker): number =>
    (reportOn(at, id)?.condition ?? 0) + (at.radars.has(id) ? (at.radars.get(id) ? 8 : 4) : 0);
  open.sort((a, b) => rank(b) - rank(a) || a.id - b.id);
  const drawn: Drawn[] = [];
  for (const [i, { id, hex }] of open.entries()) {
    const units = pool.unitsFor(reportOn(at, id), open.length - 1 - i, at.radars.get(id));
    if (units.length === 0) return undefined;
    for (const ships of units) drawn.push({ hex, marker: id, ships });
  }
  for (const { hex, ships } of lastSeen(at, pool)) drawn.push({ hex, marker: 0, ships });
  for (const ships of hiddenUnits(at, pool, drawn))
    drawn.push({ hex: hidingPlace(at, ships.some(pool.needsBox)), marker: 0, ships });
  return drawn;
}

/** Reports older than this say nothing of where ships are. */
const OLD = 24;
/** Hexes that Task Forces are taken to sail in a turn once they are out of sight. */
const SPEED = 2;

/** Ships that were in sight and are so no more: most of them are taken to be near where they were. */
function lastSeen(at: Imagining, pool: Pool): { hex: number; ships: number[] }[] {
  const { t, enemy, random } = at;
  const lost = t.position.known[1 - enemy]!.contacts.filter(
    ({ subject, at: turn, what }) =>
      subject < 0 && !(what as Report).isAir && !(what as Report).base && t.position.turn - turn <= OLD,
  ).toSorted((a, b) => b.at - a.at || b.id - a.id);
  return lost.flatMap(({ at: turn, what }) => {
    const report = what as Report;
    if (report.hex === OFF_MAP || pool.ships.length === 0 || below(random, 4) === 0) return [];
    const hex = unseenNear(at, report.hex, SPEED * (t.position.turn - turn) + 1);
    return pool.unitsFor(report, 0, undefined).map((ships) => ({ hex, ships }));
  });
}

/** The ships that are left, carriers first, in Task Forces that hold as many as they may. */
function hiddenUnits(at: Imagining, pool: Pool, drawn: readonly Drawn[]): number[][] {
  const { t, random } = at;
  const { limit } = pool;
  const left = shuffled(pool.ships.splice(0), random);
  const carriers = left.filter(pool.needsBox);
  const others = left.filter((ship) => !pool.needsBox(ship));
  const units: number[][] = [];
  if (carriers.length > 0) {
    if (pool.boxes < 1) {
      // No box is left: they are with others that carry planes.
      const host = drawn.find(({ ships }) => ships.some(pool.needsBox));
      host?.ships.push(...carriers.splice(0));
    }
    // One box holds a carrier and a seaplane tender.
    const isTender = (ship: number): boolean => t.rules.ships[ship]!.shipClass !== "carriers";
    const [tenders, decks] = [carriers.filter(isTender), carriers.filter((ship) => !isTender(ship))];
    const pairs = Math.max(tenders.length, decks.length);
    const least = Math.ceil((2 * pairs) / limit);
    const most = Math.max(1, Math.min(pairs, pool.boxes));
    const count = Math.min(most, Math.max(least, 1 + below(random, most)));
    for (let i = 0; i < pairs; i++)
      (units[i % count] ??= []).push(
        ...[decks[i], tenders[i]].filter((ship): ship is number => ship !== undefined),
      );
  }
  const further = below(random, 2 + Math.ceil(others.length / 5));
  for (let i = 0; i < further; i++) units.push([]);
  for (const ship of others) {
    const open = units.filter((unit) => unit.length < limit);
    if (open.length > 0) oneOf(open, random).push(ship);
    else units.push([ship]);
  }
  return units.filter((unit) => unit.length > 0);
}

/** Where a hidden Task Force may be: it has sailed from a zone of its side, or from where its side has business. */
function hidingPlace(at: Imagining, hasPlanes: boolean): number {
  const { t, enemy, random } = at;
  const { rules, position } = t;
  const { zones, unloading } = scenarioOf(t).sides[sideIds[enemy]!];
  const { carrierBoxes } = rules.parameters.taskForces;
  const isFor = (number: number): boolean => number <= carrierBoxes === hasPlanes;
  const own = zones.filter(({ taskForces }) => taskForces.some(isFor));
  const from = own.length > 0 ? own : zones;
  const elapsed = position.turn - position.firstTurn;
  if (from.length > 0) {
    const begin = hexesIn(rules, oneOf(from, random));
    if (begin.length > 0) return unseenNear(at, oneOf(begin, random), elapsed);
  }
  const haunts = [
    ...unloading.map((id) => rules.hexes.of[id]!),
    ...rules.bases.flatMap(({ hex }, n) =>
      hex !== OFF_MAP && position.bases.owner[n] === enemy ? [hex] : [],
    ),
  ];
  return unseenNear(at, haunts.length > 0 ? oneOf(haunts, random) : 0, Math.max(HAUNTED, elapsed));
}

/** Hexes from its bases within which a side's ships are taken to be, when nothing else is known. */
const HAUNTED = 12;
/** Steps by which ships are looked for farther away. */
const FARTHER = 6;

/** A hex of the sea out of sight within so many hexes, or as near to that as can be. */
function unseenNear(at: Imagining, from: number, within: number): number {
  const { hexes } = at.t.rules;
  const sea = seaOf(at.t.rules);
  for (let most = within; ; most += FARTHER) {
    const near = sea.filter((hex) => distance(hexes, from, hex) <= most);
    const found = unseenOf(at, near, false);
    if (found !== undefined) return found;
    if (near.length === sea.length) return oneOf(sea, at.random);
  }
}

/** A free number for each Task Force: among the carrier boxes for ships that carry planes (4.1.1). */
function numbersFor(
  { t }: Imagining,
  pool: Pool,
  drawn: readonly Drawn[],
  kept: readonly Force[],
): number[] | undefined {
  const { carrierBoxes } = t.rules.parameters.taskForces;
  const taken = new Set(kept.map(({ number }) => number));
  const numbers = drawn.map(({ ships }) => {
    const hasPlanes = ships.some(pool.needsBox);
    const last = hasPlanes ? carrierBoxes : FORCE_NUMBERS;
    let number = hasPlanes ? 1 : carrierBoxes + 1;
    while (taken.has(number)) number++;
    taken.add(number);
    return number <= last ? number : undefined;
  });
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}
