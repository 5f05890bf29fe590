import { derived, derivedBy } from "../../../kernel";
import { isInPlay, rangeTo } from "../model/distance";
import { isCoastal } from "../model/hexes";
import { BaseState, type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { ofArea } from "../model/of-area";
import { enemyOf, isHex, type Rules, sideIds, siteOfBox } from "../model/rules";
import { companionsOf, friendlyPort, homeBoxes, isPortOpen } from "../model/ships";
import { aircraftOf, airUnitsAt, shipRatings } from "../model/units";
import { ownerOf, siteOfBase } from "../model/bases";
import { availableOf, isAvailable, type Reason, whyNotAvailable } from "./available";
import { isCarrier, isInPort, isSpotted, isSurfaceShip, isTransport, isWarship } from "./groups";
import { type Kind, kinds } from "./mission-data";
import { boundBy, leadsTo, MASKS, waterAt, watersFrom, watersOf } from "./routes";

/** 10.1, 10.3 Where each kind of naval mission may go, and with which ships. */

/** Whether the first unit of a mission can be this ship: for each kind one that can do what the mission is for. */
function canLead(t: ForlornTable, kind: Kind, ship: number): boolean {
  if (kind === "stage") return true;
  if (kind === "transport") return shipRatings(t, ship).cargo > 0 && !isCarrier(t.rules, ship);
  return isCarrier(t.rules, ship) || (isWarship(t.rules, ship) && shipRatings(t, ship).attackFactor > 0);
}

/** 10.1: transports do not attack, and carriers do not go with transports. */
function canJoin(t: ForlornTable, kind: Kind, ship: number): boolean {
  if (kind === "attack") return !isTransport(t.rules, ship);
  return kind === "stage" || !isCarrier(t.rules, ship);
}

/** Where these ships together may go with a mission of a kind. */
export function destinationsOf(t: ForlornTable, kind: Kind, ships: readonly number[]): number[] {
  return candidates(t, courseOf(t, kind, ships)).filter(reachableBy(t, ships));
}

function hasDestination(t: ForlornTable, kind: Kind, ships: readonly number[]): boolean {
  const course = courseOf(t, kind, ships);
  if (isApart(t, ships)) return candidates(t, course).some(reachableBy(t, ships));
  return kind === "attack" ? hasAim(t, course) : hasGoal(t, course);
}

/** What the destinations of ships depend on that start from one site together. */
interface Course {
  kind: Kind;
  side: number;
  site: number;
  /** Fleets that are bound to their side of the line (10.3.4). */
  bound: number;
  /** How far aircraft of an Attack Mission fly; -1 without any. */
  reach: number;
}

function courseOf(t: ForlornTable, kind: Kind, ships: readonly number[]): Course {
  let reach = -1;
  if (kind === "attack") for (const ship of ships) reach = Math.max(reach, rangeOfPlanes(t, ship));
  return {
    kind,
    side: t.rules.ships[ships[0]!]!.side,
    site: t.position.fleet.site[ships[0]!]!,
    bound: boundBy(t, ships),
    reach,
  };
}

const keyOf = ({ rules }: ForlornTable, { kind, side, site, bound, reach }: Course): number =>
  (((reach + 1) * MASKS.length + bound) * 2 + side) *
    kinds.length *
    (rules.hexes.ids.length + rules.boxes.length) +
  kinds.indexOf(kind) * (rules.hexes.ids.length + rules.boxes.length) +
  site;

function leadsAnywhere(t: ForlornTable, course: Course): boolean {
  const { bound, site: from } = course;
  const open = watersFrom(t, bound, from);
  const isOpen = (site: number): boolean => site !== from && leadsTo(t, bound, open, site);
  if (course.kind !== "attack" || course.reach < 0) return candidates(t, course).some(isOpen);
  const { byAir } = aimsOf(t, course.side);
  return watersOf(t, bound).some((hex) => isOpen(hex) && isInReach(t, hex, byAir, course.reach));
}

/** Whether ships can sail to a base or to a coast, and whether they can to something to attack: who is where decides that. */
const hasGoal = derivedBy<Rules, Position, Course, boolean>(keyOf, leadsAnywhere, [
  "terms",
  "control",
  "hits",
]);
const hasAim = derivedBy<Rules, Position, Course, boolean>(keyOf, leadsAnywhere, [
  "terms",
  "control",
  "fleet",
  "ground",
  "supply",
  "bases",
]);

/** Whether ships start from several places. */
function isApart({ position: { fleet } }: ForlornTable, ships: readonly number[]): boolean {
  for (let n = 1; n < ships.length; n++) if (fleet.site[ships[n]!] !== fleet.site[ships[0]!]) return true;
  return false;
}

/** Sites from which the units of a mission come, in the order in which they were named. */
export const originsOf = ({ position: { fleet } }: ForlornTable, ships: readonly number[]): number[] => [
  ...new Set(ships.map((ship) => fleet.site[ship]!)),
];

interface Component {
  origin: number;
  own: number[];
}

const componentsOf = (t: ForlornTable, ships: readonly number[]): Component[] =>
  originsOf(t, ships).map((origin) => ({
    origin,
    own: ships.filter((ship) => t.position.fleet.site[ship] === origin),
  }));

/** Sites that these ships can reach together. Units of several places must be able to meet, and to go on (10.3). */
function reachableBy(t: ForlornTable, ships: readonly number[]): (site: number) => boolean {
  const components = componentsOf(t, ships);
  const [only] = components;
  const bound = boundBy(t, ships);
  if (components.length === 1) {
    const open = watersFrom(t, bound, only!.origin);
    return (site) => site !== only!.origin && leadsTo(t, bound, open, site);
  }
  const open = new Set<number>();
  const canMeetAt = meetingPlaces(t, ships, components);
  for (const hex of watersOf(t, bound)) {
    const water = waterAt(t, bound, hex);
    if (!open.has(water) && canMeetAt(hex)) open.add(water);
  }
  return (site) => leadsTo(t, bound, open, site);
}

/** Hexes of water to which each component can come: no ports of the enemy. */
function meetingPlaces(
  t: ForlornTable,
  ships: readonly number[],
  components: readonly Component[],
): (hex: number) => boolean {
  const { rules, position } = t;
  const enemy = enemyOf(rules.ships[ships[0]!]!.side);
  const open = components.map(({ own, origin }) => {
    const bound = boundBy(t, own);
    return { bound, waters: watersFrom(t, bound, origin) };
  });
  return (hex) =>
    open.every(({ bound, waters }) => waters.has(waterAt(t, bound, hex))) &&
    !(position.control[hex] === enemy && rules.places[rules.hexes.place[hex]!]?.isPort);
}

/** Where components can meet on their way to a destination. */
export function rendezvousFor(t: ForlornTable, ships: readonly number[], site: number): number[] {
  const bound = boundBy(t, ships);
  const canMeetAt = meetingPlaces(t, ships, componentsOf(t, ships));
  return watersOf(t, bound).filter(
    (hex) => canMeetAt(hex) && leadsTo(t, bound, new Set([waterAt(t, bound, hex)]), site),
  );
}

function candidates(t: ForlornTable, course: Course): readonly number[] {
  const { kind, side } = course;
  if (kind === "stage") return friendlyBases(t)[side]!;
  return kind === "transport" ? landings(t)[side]! : attackable(t, course);
}

const openPorts = (t: ForlornTable, side: number): number[] =>
  t.rules.places.flatMap(({ hex }, n) =>
    friendlyPort(t, side, hex) === n && isPortOpen(t, n) && isInPlay(t, hex) ? [hex] : [],
  );

/** 10.1: from one friendly base to another; those off the map are bases, too (12.2). */
const friendlyBases = derived<Rules, Position, number[][]>(
  (t) =>
    sideIds.map((_, side) => [
      ...openPorts(t, side),
      ...homeBoxes(t.rules, side).map((box) => siteOfBox(t.rules, box)),
    ]),
  ["terms", "control", "hits"],
);

/** Hexes in play to which ships could bring something: coastal ones, and ports. */
const coasts = ofArea((t): readonly number[] =>
  [...t.rules.hexes.ids.keys()].filter(
    (hex) =>
      isInPlay(t, hex) &&
      (isCoastal(t.rules, hex) || t.rules.places[t.rules.hexes.place[hex]!]?.isPort === true),
  ),
);

/** 10.1, 11.5: friendly ports, and coastal hexes for a landing: of ports of the enemy where the scenario allows it. */
const landings = derived<Rules, Position, number[][]>(
  (t) =>
    sideIds.map((_, side) => {
      const { rules, position } = t;
      const inPorts = position.terms.rules.landingInPort || rules.parameters.ground.landingInPort;
      const open = openPorts(t, side);
      return coasts(t).filter((hex) => {
        const isPort = rules.places[rules.hexes.place[hex]!]?.isPort === true;
        if (isPort && open.includes(hex)) return true;
        if (!isCoastal(rules, hex)) return false;
        return !isPort || (inPorts && position.control[hex] === enemyOf(side));
      });
    }),
  ["terms", "control", "hits"],
);

interface Aims {
  /** Hexes with ships that may be attacked, or with something ashore to bombard. */
  bySea: number[];
  /** The same, and what aircraft alone reach. */
  byAir: number[];
}

/** 10.1: spotted ships and ships in port, ground units, ports, cities and airbases of the enemy. */
const aimsOf = derivedBy<Rules, Position, number, Aims>(
  (_t, side) => side,
  (t, side) => {
    const found: Aims = { bySea: [], byAir: [] };
    const marks = marksOf(t, side);
    for (let hex = 0; hex < marks.length; hex++) {
      if (marks[hex] === 0 || !isInPlay(t, hex)) continue;
      if (marks[hex]! & BY_SEA) found.bySea.push(hex);
      found.byAir.push(hex);
    }
    return found;
  },
  ["terms", "control", "fleet", "ground", "supply", "bases"],
);

const BY_SEA = 1;
const BY_AIR = 2;

/** By hex what of the enemy is there: ships that may be attacked (10.4, spotted or in port), and all that stands ashore. */
function marksOf(t: ForlornTable, side: number): Uint8Array {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  const marks = new Uint8Array(rules.hexes.ids.length);
  const mark = (site: number, by: number): void => {
    if (isHex(rules, site)) marks[site]! |= by;
  };
  for (let ship = 0; ship < rules.ships.length; ship++) {
    if (rules.ships[ship]!.side !== enemy) continue;
    const site = position.fleet.site[ship]!;
    if (isSurfaceShip(t, ship) ? isSpotted(t, ship) || isInPort(t, ship) : isBarge(t, ship))
      mark(site, BY_SEA);
  }
  for (let unit = 0; unit < rules.groundUnits.length; unit++)
    if (rules.groundUnits[unit]!.side === enemy && position.ground.aboard[unit]! < 0)
      mark(position.ground.site[unit]!, BY_SEA);
  for (const { side: owner, site, aboard } of position.supply)
    if (owner === enemy && aboard < 0) mark(site, BY_SEA);
  for (const { hex, isPort, isCity } of rules.places)
    if ((isPort || isCity) && position.control[hex] === enemy) mark(hex, BY_SEA);
  for (let base = 0; base < rules.bases.length; base++)
    if (rules.bases[base]!.kind !== "carrier" && ownerOf(t, base) === enemy)
      mark(siteOfBase(t, base), position.bases.state[base] === BaseState.destroyed ? BY_AIR : BY_SEA);
  return marks;
}

const isBarge = ({ position }: ForlornTable, ship: number): boolean =>
  hasFlag(position.fleet.flags[ship]!, ShipFlag.logistics);

/** A carrier goes to where its aircraft reach a target, as one that intercepts does (10.3.3). */
function attackable(t: ForlornTable, { side, bound, reach }: Course): readonly number[] {
  const { bySea, byAir } = aimsOf(t, side);
  if (reach < 0) return bySea;
  return watersOf(t, bound).filter((hex) => isInReach(t, hex, byAir, reach));
}

const isInReach = (t: ForlornTable, hex: number, targets: readonly number[], reach: number): boolean =>
  targets.some((target) => rangeTo(t, hex, target) <= reach);

/** How far the aircraft of a carrier fly; -1 without any. A seaplane tender sends none (6.3.6). */
export function rangeOfPlanes(t: ForlornTable, ship: number): number {
  const { base, class: type } = t.rules.ships[ship]!;
  let range = -1;
  if (base >= 0 && type === "CV")
    for (const unit of airUnitsAt(t, base)) range = Math.max(range, aircraftOf(t, unit).strategicRange);
  return range;
}

/** Ships of a side that can begin a mission of a kind. */
export const leadersOf = (t: ForlornTable, side: number, kind: Kind): number[] =>
  availableOf(t, side).filter((ship) => isLeader(t, kind, ship));

/** Whether there is one. */
export const hasLeader = (t: ForlornTable, side: number, kind: Kind): boolean =>
  availableOf(t, side).some((ship) => isLeader(t, kind, ship));

/** Whether a ship that is available can begin a mission. */
const isLeader = (t: ForlornTable, kind: Kind, ship: number): boolean =>
  canLead(t, kind, ship) &&
  hasDestination(t, kind, [ship]) &&
  whyNotTogether(t, kind, [], ship) === undefined;

/** Whether a side can perform any naval mission. Stages are asked for first: nearly always there is one. */
export const canSetOut = derivedBy<Rules, Position, number, boolean>(
  (_t, side) => side,
  (t, side) => hasLeader(t, side, "stage") || hasLeader(t, side, "transport") || hasLeader(t, side, "attack"),
  ["terms", "control", "hits", "fleet", "ground", "supply", "bases", "air"],
);

/** Ships that can be added to those already named. */
export function joinersOf(t: ForlornTable, side: number, kind: Kind, ships: readonly number[]): number[] {
  // Ships of a Transport Mission that are at one site and bound alike can all be added, or none.
  const known = new Map<number, boolean>();
  const { site } = t.position.fleet;
  return availableOf(t, side).filter((ship) => {
    if (ships.includes(ship)) return false;
    if (kind !== "transport")
      return site[ship] === site[ships[0]!] && whyNotWith(t, kind, ships, ship) === undefined;
    if (companionsOf(t, ship).length > 0) return whyNotWith(t, kind, ships, ship) === undefined;
    if (!canJoin(t, kind, ship)) return false;
    const key = site[ship]! * MASKS.length + boundBy(t, [ship]);
    let can = known.get(key);
    if (can === undefined) known.set(key, (can = hasDestination(t, kind, [...ships, ship])));
    return can;
  });
}

/** Whether a ship can be added to those already named. */
export function whyNotWith(
  t: ForlornTable,
  kind: Kind,
  ships: readonly number[],
  ship: number,
): Reason | undefined {
  const why = whyNotAvailable(t, ship);
  if (why) return why;
  if (!canJoin(t, kind, ship))
    return {
      rule: "10.1",
      text: isCarrier(t.rules, ship) ? "Carriers do not go with transports." : "Transports do not attack.",
    };
  const together = [...ships, ship];
  if (kind !== "transport" && isApart(t, together))
    return { rule: "10.1", text: "All ships of this mission start from one place." };
  return hasDestination(t, kind, together)
    ? whyNotTogether(t, kind, ships, ship)
    : { rule: "10.3.4", text: "These ships have no destination in common." };
}

/** 2.2.4: a ship brings those with it that carry a unit together with it. */
function whyNotTogether(
  t: ForlornTable,
  kind: Kind,
  ships: readonly number[],
  ship: number,
): Reason | undefined {
  const others = companionsOf(t, ship);
  if (others.length === 0) return undefined;
  const together = [...ships, ship, ...others];
  return together.length <= t.rules.parameters.missions.ships &&
    others.every((other) => isAvailable(t, other) && canJoin(t, kind, other)) &&
    hasDestination(t, kind, together)
    ? undefined
    : { rule: "2.2.4", text: "Ships that carry a unit together perform a mission together." };
}
