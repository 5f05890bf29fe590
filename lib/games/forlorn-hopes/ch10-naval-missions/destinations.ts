import { derived } from "../../../kernel";
import { isInPlay, rangeTo } from "../board/distance";
import { isCoastal } from "../model/hexes";
import { type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { boxOfSite, enemyOf, isBox, type Rules, sideIds, siteOfBox } from "../model/rules";
import { friendlyPort, homeBoxes, isPortOpen } from "../model/ships";
import { aircraftOf, airUnitsAt, groundUnitsAt, shipRatings } from "../model/units";
import { basesAt, ownerOf } from "../model/bases";
import { targetsAshore } from "./bombardment";
import { groupAt, isCarrier, isInPort, isSpotted, isTransport, isWarship } from "./groups";
import type { Kind } from "./mission-data";
import { exitsOf, leadsTo, waterAt, watersFrom, watersOf } from "./routes";

/** 10.1, 10.3 Which ships can perform a naval mission, and where each kind of mission may go. */

/** 10.3.1: how ships leave a port with its hits. Elsewhere they always sail. */
export function sortieFrom(t: ForlornTable, side: number, site: number): "automatic" | "check" | "none" {
  const place = friendlyPort(t, side, site);
  if (place < 0) return "automatic";
  const { hitsEffects, places } = t.rules;
  const effects = hitsEffects.places[places[place]!.id] ?? hitsEffects.port;
  return effects[String(t.position.hits[place]!)]?.sortie ?? "automatic";
}

/** Why a ship cannot perform a naval mission now; undefined when it can. */
export function whyNotAvailable(t: ForlornTable, ship: number): { rule: string; text: string } | undefined {
  const { rules, position } = t;
  const { fleet, side, class: type } = rules.ships[ship]!;
  const site = position.fleet.site[ship]!;
  const flags = position.fleet.flags[ship]!;
  if (site < 0) return { rule: "10.3", text: "This ship is not in play." };
  if (type === "SS") return { rule: "5.4", text: "Submarines come by events, and perform no missions." };
  if (hasFlag(flags, ShipFlag.done)) return { rule: "10.3", text: "Each ship performs one mission a turn." };
  if (hasFlag(flags, ShipFlag.logistics))
    return { rule: "13.3.2", text: "Barges on their Logistics side do not move." };
  if (isBox(rules, site)) {
    const isWaiting = fleet === "covering" && !rules.boxes[boxOfSite(rules, site)]!.isOffMapBase;
    if (isWaiting && !hasFlag(flags, ShipFlag.entering))
      return { rule: "5.2.1", text: "This ship of the Covering Fleet does not enter this turn." };
    if (exitsOf(t, boxOfSite(rules, site)).length === 0)
      return { rule: "10.3", text: "No way leads from there onto the map." };
  } else if (!isInPlay(t, site)) return { rule: "17.1.3", text: "This ship is out of play." };
  if (!isTransport(rules, ship) && sortieFrom(t, side, site) === "none")
    return { rule: "10.3.1", text: "Ships cannot leave a port with so many hits." };
  return undefined;
}

export const isAvailable = (t: ForlornTable, ship: number): boolean => whyNotAvailable(t, ship) === undefined;

/** Whether the first unit of a mission can be this ship: for each kind one that can do what the mission is for. */
export function canLead(t: ForlornTable, kind: Kind, ship: number): boolean {
  if (kind === "stage") return true;
  if (kind === "transport") return shipRatings(t, ship).cargo > 0 && !isCarrier(t.rules, ship);
  return isCarrier(t.rules, ship) || (isWarship(t.rules, ship) && shipRatings(t, ship).attackFactor > 0);
}

/** 10.1: transports do not attack, and carriers do not go with transports. */
export function canJoin(t: ForlornTable, kind: Kind, ship: number): boolean {
  if (kind === "attack") return !isTransport(t.rules, ship);
  return kind === "stage" || !isCarrier(t.rules, ship);
}

/** Where these ships together may go with a mission of a kind. */
export function destinationsOf(t: ForlornTable, kind: Kind, ships: readonly number[]): number[] {
  return candidates(t, kind, ships).filter(reachableBy(t, ships));
}

export const hasDestination = (t: ForlornTable, kind: Kind, ships: readonly number[]): boolean =>
  candidates(t, kind, ships).some(reachableBy(t, ships));

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
  if (components.length === 1) {
    const open = watersFrom(t, ships, only!.origin);
    return (site) => site !== only!.origin && leadsTo(t, ships, open, site);
  }
  const open = new Set<number>();
  for (const hex of meetingHexes(t, ships, components)) open.add(waterAt(t, ships, hex));
  return (site) => leadsTo(t, ships, open, site);
}

/** Hexes of water to which each component can come: no ports of the enemy. */
function meetingHexes(t: ForlornTable, ships: readonly number[], components: readonly Component[]): number[] {
  const { rules, position } = t;
  const enemy = enemyOf(rules.ships[ships[0]!]!.side);
  const open = components.map(({ own, origin }) => ({ own, waters: watersFrom(t, own, origin) }));
  return watersOf(t, ships).filter(
    (hex) =>
      !(position.control[hex] === enemy && rules.places[rules.hexes.place[hex]!]?.isPort) &&
      open.every(({ own, waters }) => waters.has(waterAt(t, own, hex))),
  );
}

/** Where components can meet on their way to a destination. */
export const rendezvousFor = (t: ForlornTable, ships: readonly number[], site: number): number[] =>
  meetingHexes(t, ships, componentsOf(t, ships)).filter((hex) =>
    leadsTo(t, ships, new Set([waterAt(t, ships, hex)]), site),
  );

function candidates(t: ForlornTable, kind: Kind, ships: readonly number[]): readonly number[] {
  const { side } = t.rules.ships[ships[0]!]!;
  if (kind === "stage") return friendlyBases(t, side);
  return kind === "transport" ? landings(t)[side]! : attackable(t, side, ships);
}

const openPorts = (t: ForlornTable, side: number): number[] =>
  t.rules.places.flatMap(({ hex }, n) =>
    friendlyPort(t, side, hex) === n && isPortOpen(t, n) && isInPlay(t, hex) ? [hex] : [],
  );

/** 10.1: from one friendly base to another; those off the map are bases, too (12.2). */
const friendlyBases = (t: ForlornTable, side: number): number[] => [
  ...openPorts(t, side),
  ...homeBoxes(t.rules, side).map((box) => siteOfBox(t.rules, box)),
];

/** 10.1, 11.5: friendly ports, and coastal hexes for a landing: of ports of the enemy where the scenario allows it. */
const landings = derived<Rules, Position, number[][]>(
  (t) =>
    sideIds.map((_, side) => {
      const { rules, position } = t;
      const inPorts = position.terms.rules.landingInPort || rules.parameters.ground.landingInPort;
      const open = new Set(openPorts(t, side));
      return rules.hexes.ids.flatMap((__, hex) => {
        if (open.has(hex)) return [hex];
        if (!isCoastal(rules, hex) || !isInPlay(t, hex)) return [];
        if (!rules.places[rules.hexes.place[hex]!]?.isPort) return [hex];
        return inPorts && position.control[hex] === enemyOf(side) ? [hex] : [];
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

/** 10.1: spotted ships and ships in port, ground units, ports, cities and airbases of the enemy. By side. */
const aims = derived<Rules, Position, Aims[]>(
  (t) =>
    sideIds.map((_, side) => {
      const hexes = t.rules.hexes.ids.flatMap((__, hex) => (isInPlay(t, hex) ? [hex] : []));
      const bySea = hexes.filter(
        (hex) => hasEnemyShips(t, side, hex) || targetsAshore(t, side, hex, false).length > 0,
      );
      return { bySea, byAir: hexes.filter((hex) => bySea.includes(hex) || hasEnemyAshore(t, side, hex)) };
    }),
  ["terms", "control", "fleet", "ground", "supply", "bases"],
);

/** A carrier goes to where its aircraft reach a target, as one that intercepts does (10.3.3). */
function attackable(t: ForlornTable, side: number, ships: readonly number[]): readonly number[] {
  const { bySea, byAir } = aims(t)[side]!;
  const reach = Math.max(-1, ...ships.map((ship) => rangeOfPlanes(t, ship)));
  if (reach < 0) return bySea;
  return watersOf(t, ships).filter((hex) => byAir.some((target) => rangeTo(t, hex, target) <= reach));
}

/** Ships of the enemy that may be attacked (10.4): spotted, or in port. */
export const hasEnemyShips = (t: ForlornTable, side: number, hex: number): boolean =>
  groupAt(t, enemyOf(side), hex).some((ship) => isSpotted(t, ship) || isInPort(t, ship));

const hasEnemyAshore = (t: ForlornTable, side: number, hex: number): boolean =>
  groundUnitsAt(t, hex).some((unit) => t.rules.groundUnits[unit]!.side !== side) ||
  basesAt(t, hex).some(
    (base) => t.rules.bases[base]!.kind !== "carrier" && ownerOf(t, base) === enemyOf(side),
  );

/** How far the aircraft of a carrier fly; -1 without any. A seaplane tender sends none (6.3.6). */
export function rangeOfPlanes(t: ForlornTable, ship: number): number {
  const { base, class: type } = t.rules.ships[ship]!;
  if (base < 0 || type !== "CV") return -1;
  return Math.max(-1, ...airUnitsAt(t, base).map((unit) => aircraftOf(t, unit).strategicRange));
}

/** Ships of a side that can begin a mission of a kind. */
export const leadersOf = (t: ForlornTable, side: number, kind: Kind): number[] =>
  t.rules.ships.flatMap((each, ship) =>
    each.side === side && isAvailable(t, ship) && canLead(t, kind, ship) && hasDestination(t, kind, [ship])
      ? [ship]
      : [],
  );

export const hasLeader = (t: ForlornTable, side: number, kind: Kind): boolean =>
  t.rules.ships.some(
    (each, ship) =>
      each.side === side && isAvailable(t, ship) && canLead(t, kind, ship) && hasDestination(t, kind, [ship]),
  );

/** Whether a ship can be added to those already named. */
export function whyNotWith(
  t: ForlornTable,
  kind: Kind,
  ships: readonly number[],
  ship: number,
): { rule: string; text: string } | undefined {
  const why = whyNotAvailable(t, ship);
  if (why) return why;
  if (!canJoin(t, kind, ship))
    return {
      rule: "10.1",
      text: isCarrier(t.rules, ship) ? "Carriers do not go with transports." : "Transports do not attack.",
    };
  if (kind !== "transport" && originsOf(t, [...ships, ship]).length > 1)
    return { rule: "10.1", text: "All ships of this mission start from one place." };
  return hasDestination(t, kind, [...ships, ship])
    ? undefined
    : { rule: "10.3.4", text: "These ships have no destination in common." };
}
