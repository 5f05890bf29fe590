import { DONE } from "../../../../kernel";
import { supportBaseHexes } from "../../ch17-engineering/jobs";
import { nationOf } from "../../ch14-reinforcements/place";
import { hasTroops, stepsOf, troopsIn } from "../../model/ground";
import type { GroundUnit, PacificTable } from "../../model/position";
import { enemyOf, NOWHERE, sideIds } from "../../model/rules";
import { groundClass, hexOfShip, stepsOfGround } from "../../model/units";
import { isStrategic } from "../../model/war";
import { bestOf, dataOf } from "../../../shared/choosing";
import { aimsOf } from "../aims";
import type { Adviser } from "../choosing";
import { enemyAirfields, flying, havensOf, wayTo } from "../fleet";
import { goalsOf, homeOf, mainAims, placesToTake } from "../goals";
import { seaWay } from "../waters";
import { warWeights, weightsOf } from "../weights";

/** 13.0 to 20.2 What is done behind the front: where troops gather, where reinforcements come, what is repaired and paid for. */

/** What is still to be taken, if anything is, and in the whole war what counts most of it; else all that is fought for. */
function goalHexes(t: PacificTable, side: number, home = NOWHERE): readonly number[] {
  if (isStrategic(t)) return mainAims(t, side, home);
  const wanted = placesToTake(t, side);
  const places = wanted.length > 0 ? wanted : [...goalsOf(t, side).places.keys()];
  return places.map((place) => t.rules.places[place]!.hex);
}

/** How far a hex is from what is fought for, by sea; from a home port only from what lies in its waters. */
function wayToFront(t: PacificTable, side: number, hex: number, home = NOWHERE): number {
  const way = wayTo(t, hex, goalHexes(t, side, home));
  const isAbroad = home !== NOWHERE && seaWay(t, hex, home) > weightsOf(t, side).homeWaters;
  return isAbroad ? ABROAD + way : way;
}

/** Hexes that a port outside of the waters of a home seems to be farther off. */
const ABROAD = 1000;

/** What it counts that a place lies under the airfields of the enemy, who may soon be there. */
function exposure(t: PacificTable, side: number, hex: number): number {
  const { safe } = warWeights(t).rear;
  const near = enemyAirfields(t, side).reduce((least, each) => Math.min(least, flying(t, hex, each)), safe);
  return weightsOf(t, side).caution * (safe - near);
}

/** What the transports that lie in a port take, in battalions. */
const liftIn = ({ rules, position }: PacificTable, side: number, hex: number): number =>
  rules.ships.reduce(
    (sum, ship, n) =>
      ship.side === side &&
      hexOfShip(position, n) === hex &&
      ship.of.transport?.sides.includes(sideIds[side]!)
        ? sum + ship.of.transport.battalions
        : sum,
    0,
  );

/** The port at which troops gather for landings: near the front, with transports. */
function gatheringPort(t: PacificTable, side: number, home: number): number {
  const { enough, lift } = warWeights(t).rear;
  return bestOf(
    havensOf(t, side),
    (hex) =>
      lift * Math.min(liftIn(t, side, hex), enough) - wayToFront(t, side, hex, home) - exposure(t, side, hex),
    -1,
  );
}

/** 13.0: good troops that are not needed where they are go to the port at which landings begin. */
export const transport: Adviser = (t, side, frame, codes) => {
  const homeFor = (n: number): number =>
    homeOf(t, side, groundClass(t.rules, t.position.groundUnits[n]!).nation);
  const ports = new Map<number, number>();
  const portFor = (home: number): number => {
    const port = ports.get(home) ?? gatheringPort(t, side, home);
    ports.set(home, port);
    return port;
  };
  const { places } = goalsOf(t, side);
  const { mover } = dataOf<Moving>(frame);
  const isKept = (hex: number): boolean => !isStrategic(t) && places.has(t.rules.hexes.place[hex]!);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice["to"] !== undefined) {
        const port = mover && mover.groundUnit >= 0 ? portFor(homeFor(mover.groundUnit)) : -1;
        return t.rules.hexes.of[String(choice["to"])] === port ? 1 : -1;
      }
      const n = t.position.groundUnits.findIndex(({ id }) => id === choice["transport"]);
      const unit = t.position.groundUnits[n];
      if (!unit || isKept(unit.hex)) return -1;
      const home = homeFor(n);
      const port = portFor(home);
      if (unit.hex === port) return -1;
      if (
        isStrategic(t) &&
        (isNeeded(t, side, unit) || seaWay(t, unit.hex, port) > warWeights(t).rear.farthest)
      )
        return -1;
      const isAlone = troopsIn(t, unit.hex, side).length < 2;
      const isWatch = isAlone && wayToFront(t, side, unit.hex) <= warWeights(t).rear.watch;
      const isNearer =
        liftIn(t, side, unit.hex) > 0 &&
        wayToFront(t, side, unit.hex, home) <= wayToFront(t, side, port, home);
      return isWatch || isNearer ? -1 : groundClass(t.rules, unit).troopQuality - warWeights(t).rear.quality;
    },
    DONE,
  );
};

type Moving = { mover: { groundUnit: number } | null };

/** Whether a place would be left with too few troops: what is worth taking is worth holding. */
function isNeeded(t: PacificTable, side: number, unit: GroundUnit): boolean {
  const place = t.rules.hexes.place[unit.hex]!;
  const worth = Math.max(...sideIds.map((_id, each) => goalsOf(t, each).places.get(place) ?? 0));
  const there = stepsOf(t, troopsIn(t, unit.hex, side));
  const { dear, garrison, smallGarrison } = warWeights(t).rear;
  const kept = worth >= dear ? garrison : worth > 0 ? smallGarrison : 0;
  return there - stepsOfGround(t.rules, unit) < kept;
}

/**
 * 14.6 to 14.8: all together, to the place that is nearest to the front and not exposed, headquarters with a home as near to it as
 * can be; nothing is taken off the map.
 */
export const place: Adviser = (t, side, frame, codes) => {
  const { turn, secret } = dataOf<Placing>(frame);
  const [id = ""] = [secret[turn] ?? ""].flat();
  const command = t.rules.headquarters[t.rules.headquartersOf[id] ?? -1];
  const nation = command?.nation ?? (isUnit(t, id) ? nationOf(t, id) : "");
  const ownHome = homeOf(t, side, id);
  const home = homeOf(t, side, nation);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice["to"] !== undefined) {
        const hex = t.rules.hexes.of[String(choice["to"])]!;
        if (ownHome !== NOWHERE) return FAR - seaWay(t, hex, ownHome);
        return FAR - wayToFront(t, side, hex, home) - exposure(t, side, hex);
      }
      return choice["bringAll"] !== undefined ? 2 : choice["bring"] !== undefined ? 1 : -1;
    },
    DONE,
  );
};

/** By side the ids of what is in hand: of several units, or of one headquarters. */
type Placing = { turn: number; secret: (string | string[])[] };

const isUnit = ({ rules }: PacificTable, id: string): boolean =>
  rules.shipOf[id] !== undefined || rules.groundClassOf[id] !== undefined;

const FAR = 10_000;

/** 16.0: troops and aircraft at the front first, as many steps as can be had; units are not broken down. */
export const replace: Adviser = (t, side, _frame, codes) => {
  const { airUnits, groundUnits } = t.position;
  const nearness = (hex: number): number => 1 / (1 + Math.max(0, wayToFront(t, side, hex)));
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice["give"] !== undefined) {
        const hex = t.rules.hexes.of[String(choice["at"])] ?? -1;
        return Number(choice["give"]) + (hex < 0 ? 0 : nearness(hex));
      }
      const id = choice["reinforce"];
      const troops = groundUnits.find((unit) => unit.id === id);
      if (troops) return TROOPS + nearness(troops.hex);
      const aircraft = airUnits.find((unit) => unit.id === id);
      if (aircraft) return AIRCRAFT + nearness(aircraft.hex) + (aircraft.ship < 0 ? 0 : 1);
      return choice["create"] === undefined && choice["rebuild"] === undefined ? -1 : 1;
    },
    DONE,
  );
};

const TROOPS = 3;
const AIRCRAFT = 2;

/** 17.0: works go on, Bases are repaired, airbases are built on airfields at the front, and Offensive Support Bases ahead (11.3). */
export const build: Adviser = (t, side, _frame, codes) => {
  const { places } = goalsOf(t, side);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice["goOn"] !== undefined) return GO_ON;
      if (choice["repair"] !== undefined) return choice["repair"] === "all" ? 2 : 1;
      if (choice["to"] !== undefined)
        return FAR + supportGain(t, side, t.rules.hexes.of[String(choice["to"])]!);
      if (choice["build"] === SUPPORT_BASE) return isSupportWanted(t, side, String(choice["payer"])) ? 2 : -1;
      const job = t.rules.engineering[String(choice["build"])];
      if (job?.kind !== "small-airbase" || job.airfield !== true) return -1;
      const hex = t.rules.hexes.of[String(choice["at"])]!;
      if (places.has(t.rules.hexes.place[hex]!)) return GO_ON - 1;
      return wayToFront(t, side, hex) <= warWeights(t).rear.airbases ? 1 : -1;
    },
    DONE,
  );
};

const SUPPORT_BASE = "offensive-support-base";

/** 11.3: how much nearer to the front a support base brings the sources from which links go out. */
function supportGain(t: PacificTable, side: number, hex: number): number {
  const { headquarters, supportBases } = t.position;
  const sources = [
    ...headquarters.filter((at, n) => at >= 0 && t.rules.headquarters[n]!.side === side),
    ...supportBases.flatMap((base) => (base.side === side ? [base.hex] : [])),
  ];
  const apart = sources.reduce(
    (least, source) => Math.min(least, flying(t, source, hex)),
    warWeights(t).rear.safe,
  );
  return Math.min(...sources.map((source) => wayToFront(t, side, source))) - wayToFront(t, side, hex) + apart;
}

/** Whether a headquarters that has the points to spare could build one that helps. */
const isSupportWanted = (t: PacificTable, side: number, payer: string): boolean => {
  const n = t.rules.headquartersOf[payer]!;
  return supportBaseHexes(t, side, n).some(
    (hex) => supportGain(t, side, hex) >= warWeights(t).rear.supportGain,
  );
};

const GO_ON = 5;

/** 25.1: submarines lie where the enemy comes by to what is fought for. */
export const patrol: Adviser = (t, side, _frame, codes) => {
  const aims = aimsOf(t, side).map(({ hex }) => hex);
  const front = aims.length > 0 ? aims : goalHexes(t, side);
  const { patrolApart, patrolZone } = warWeights(t).rear;
  const own = t.position.patrols.filter(({ command }) => t.rules.submarineCommands[command]!.side === side);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      if (choice["patrol"] === undefined) return choice["send"] === undefined ? 1 : 1 + 1 / code;
      const hex = t.rules.hexes.of[String(choice["patrol"])]!;
      const near = front.reduce((least, goal) => Math.min(least, flying(t, hex, goal)), FAR);
      const isTaken = own.some((each) => flying(t, each.hex, hex) <= patrolZone);
      return FAR - near - (isTaken ? patrolApart : 0);
    },
    codes[0]!,
  );
};

/** 11.3.1: the free Offensive Support Base goes to the first place that is wanted. */
export const supportBase: Adviser = (_t, _side, _frame, codes) => codes.find((code) => code !== DONE) ?? DONE;

/** 20.2.3, 20.2.4: more time is bought while ships are at sea, or troops fight; of units that come down the first. */
export const moreTime: Adviser = (t, side, _frame, codes) => {
  const buy = codes.find((code) => t.describe(code, side)["do"] === "buy-time");
  if (buy === undefined) return codes[0]!;
  const isOut = t.position.taskForces.some((group) => group.side === side && group.hex >= 0);
  const isFighting = t.position.groundUnits.some(
    (unit) =>
      unit.activated &&
      unit.ship < 0 &&
      unit.hex >= 0 &&
      groundClass(t.rules, unit).side === side &&
      hasTroops(t, unit.hex, enemyOf(side)),
  );
  return isOut || isFighting ? buy : DONE;
};

/** 14.3, 14.4: all points for one group, and it flies to the airbase that reaches most of the Homeland; it stays there. */
export const bombers: Adviser = (t, side, _frame, codes) => {
  const { reach } = t.rules.parameters.strategicBombing;
  const homeland = t.rules.places.flatMap(({ resource, hex }) => (resource === "homeland" ? hex : []));
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { points, to } = t.describe(code, side);
      if (points !== undefined) return FAR + Number(points);
      const hex = t.rules.hexes.of[String(to)];
      return hex === undefined ? -1 : homeland.filter((each) => flying(t, hex, each) <= reach).length;
    },
    DONE,
  );
};
