import { DONE, type Frame } from "../../../kernel";
import type { ContactNaval } from "../ch23-movement/contact-naval";
import type { NavalIncrement } from "../ch23-movement/naval-increment";
import type { PacificTable } from "../model/position";
import { airStrength } from "../model/air";
import { type Passage, passage, shipsOf } from "../model/sea";
import { allowanceOf } from "../model/task-forces";
import { isStrategic } from "../model/war";
import { airClass } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { cyclesLeft, daysLeft, enemyAirfields, enemyGroups, flying, havensOf, roleOf, wayTo } from "./fleet";
import { landings } from "./landings";
import { pickUp } from "./months/ferries";
import { isAmphibious } from "./months/lifts";
import { waitingPort } from "./months/ports";
import { goalsOf, homeOf, mainAims, placesToHold, placesToTake } from "./goals";
import { isWithoutCarriers } from "./sight";
import { seaWay, shoreWay } from "./waters";
import { warWeights, weightsOf } from "./weights";

/** 23.3 Where Task Forces go. */

/** Hexes from which the aircraft of a Task Force strike and come back. */
function reachOf(t: PacificTable, group: number): number {
  const ships = shipsOf(t, group);
  const ranges = t.position.airUnits.flatMap((unit) =>
    unit.steps > 0 && ships.includes(unit.ship) ? [airClass(t.rules, unit).range] : [],
  );
  return ranges.length === 0 ? 0 : Math.floor(Math.min(...ranges) / 2);
}

/** How good a hex is from which something is to be struck: best between the stand-off and the reach, else as near by sea as can be. */
function strikingPlace(
  t: PacificTable,
  hex: number,
  target: number,
  standOff: number,
  reach: number,
): number {
  const hexes = flying(t, hex, target);
  if (hexes > reach) {
    const way = seaWay(t, hex, target);
    return -FAR_PER_HEX * ((way < UNREACHED ? way : hexes) - reach);
  }
  // The nearer the surer is a search (24.3).
  return hexes >= standOff ? 1 - SEEN_BETTER * (hexes - standOff) : 1 - (standOff - hexes) / 2;
}

const SEEN_BETTER = 0.1;

const FAR_PER_HEX = 0.3;
/** Ways as long as that lead nowhere. */
const UNREACHED = 200;

/** In the whole war carriers go with the landing that they reach first: its place; -1 for none. */
function coveredBy(t: PacificTable, group: number, goals: ReadonlyMap<number, number>): number {
  if (!isStrategic(t)) return -1;
  const { hex } = t.position.taskForces[group]!;
  return bestOf(
    [...new Set(goals.values())],
    (goal) => -seaWay(t, hex, goal),
    -1,
    -warWeights(t).landings.covered,
  );
}

/** What a carrier force thinks of a hex, and of the place that it covers. */
function carrierScore(t: PacificTable, group: number, hex: number, covered: number): number {
  const { side } = t.position.taskForces[group]!;
  const { standOff } = weightsOf(t, side);
  const reach = reachOf(t, group);
  if (covered >= 0)
    return (
      warWeights(t).landings.covering * strikingPlace(t, hex, covered, standOff, reach) +
      nearEnemies(t, side, hex, standOff, reach)
    );
  const seen = enemyGroups(t, side);
  const worthy = seen.filter((n) => !isWithoutCarriers(t, n));
  const groups = (worthy.length > 0 ? worthy : seen).map((n) => t.position.taskForces[n]!.hex);
  const nearest = bestOf(groups, (other) => -flying(t, hex, other), -1);
  let score = nearest < 0 ? 0 : strikingPlace(t, hex, nearest, standOff, reach);
  const { bases, places } = goalsOf(t, side);
  for (const airfield of enemyAirfields(t, side)) {
    const place = t.rules.hexes.place[airfield]!;
    const wanted = Math.max(bases.get(place) ?? 0, (places.get(place) ?? 0) / 2);
    if (wanted > 0 && !t.position.interdictedOnce.includes(place))
      score += (wanted / BASE_SHARE) * strikingPlace(t, hex, airfield, standOff, reach);
  }
  // Nothing to strike anywhere: near the places that are to be held or taken.
  if (nearest < 0)
    for (const place of [...placesToHold(t, side), ...placesToTake(t, side)])
      score -= FAR_PER_HEX * flying(t, hex, t.rules.places[place]!.hex);
  return score;
}

/** How many times less the Base of a goal counts than ships. */
const BASE_SHARE = 12;

/** Of surface ships: where something is to be held against a landing, beside own landings, or at the enemy. */
function surfaceScore(
  t: PacificTable,
  group: number,
  hex: number,
  goals: ReadonlyMap<number, number>,
): number {
  const { side } = t.position.taskForces[group]!;
  const own = [...goals.values()];
  if (own.length > 0) return -wayTo(t, hex, own);
  const threatened = placesToHold(t, side).map((place) => t.rules.places[place]!.hex);
  const enemies = enemyGroups(t, side).map((n) => t.position.taskForces[n]!.hex);
  const inDanger = bestOf(threatened, (place) => -wayTo(t, place, enemies), -1);
  if (inDanger >= 0) return -seaWay(t, hex, inDanger);
  return enemies.length === 0 ? 0 : -wayTo(t, hex, enemies);
}

/** What a hex counts for strikes at ships of the enemy that come within reach there. */
function nearEnemies(t: PacificTable, side: number, hex: number, standOff: number, reach: number): number {
  const near = enemyGroups(t, side)
    .filter((n) => !isWithoutCarriers(t, n))
    .map((n) => t.position.taskForces[n]!.hex)
    .filter((other) => flying(t, hex, other) <= reach);
  return near.reduce((most, other) => Math.max(most, strikingPlace(t, hex, other, standOff, reach)), 0);
}

type Score = (at: Passage) => number;

/** How far it is to a goal from where a Task Force is; in the whole war from the shore on which it is. */
const wayFrom = (t: PacificTable, at: Passage, goal: number): number =>
  isStrategic(t) ? shoreWay(t, at, goal) : seaWay(t, at.hex, goal);

/** The same to the nearest of several. */
const nearestFrom = (t: PacificTable, at: Passage, goals: readonly number[]): number =>
  goals.reduce((least, goal) => Math.min(least, wayFrom(t, at, goal)), Infinity);

/** What a Task Force thinks of being in each hex: what it is bound for is worked out once for all of them. */
function scoresOf(t: PacificTable, group: number, goals: ReadonlyMap<number, number>): Score {
  const { side } = t.position.taskForces[group]!;
  switch (roleOf(t, group)) {
    case "carrier": {
      const covered = coveredBy(t, group, goals);
      return ({ hex }) => carrierScore(t, group, hex, covered);
    }
    case "landing": {
      const goal = goals.get(group);
      return goal === undefined
        ? (at) => -nearestFrom(t, at, havensOf(t, side))
        : (at) => -wayFrom(t, at, goal);
    }
    case "home": {
      const port = portOf(t, group);
      if (port >= 0) return (at) => -wayFrom(t, at, port);
      const havens = havensOf(t, side);
      return havens.length > 0 ? (at) => -nearestFrom(t, at, havens) : ({ hex }) => awayFrom(t, side, hex);
    }
    case "surface":
      return ({ hex }) => surfaceScore(t, group, hex, goals);
  }
}

/**
 * In a game of months empty transports go where troops wait, and other ships where they are linked to headquarters, as far as
 * there is time; -1 for the nearest port.
 */
function portOf(t: PacificTable, group: number): number {
  const { side, hex } = t.position.taskForces[group]!;
  const ships = shipsOf(t, group);
  if (!t.position.war) return -1;
  const transports = ships.filter((ship) => isAmphibious(t, ship));
  if (transports.length > 0) return pickUp(t, side, hex, transports, hexesLeft(t, side));
  const front = mainAims(t, side, homeOf(t, side, t.rules.ships[ships[0]!]!.nation));
  return waitingPort(t, side, hex, front, hexesLeft(t, side));
}

/** Hexes that a Task Force still sails in an Operation; fewer when the Contact Phase is over (23.4, 23.6.2). */
function hexesLeft(t: PacificTable, side: number): number {
  const { movement, movementTrack } = t.rules.parameters;
  if (t.position.cycle > 0) return movement.naval * (cyclesLeft(t, side) - 1);
  return movementTrack.every * (daysLeft(t, side) - SPARE_DAYS);
}

const SPARE_DAYS = 4;

/** Without a port: as far from the enemy as can be. */
function awayFrom(t: PacificTable, side: number, hex: number): number {
  const all = [...enemyGroups(t, side).map((n) => t.position.taskForces[n]!.hex), ...enemyAirfields(t, side)];
  return all.reduce((least, other) => Math.min(least, flying(t, hex, other)), RUN) / RUN;
}

const RUN = 12;

/** A move has to be better than that by so much. */
const LEAST_GAIN = 0.01;

/** 23.6.2: the move of one hex that helps most. */
export const sail: Adviser = (t, side, frame, codes) => {
  const goals = landings(t, side);
  return bestMove(t, side, frame, codes, (group) => scoresOf(t, group, goals), goals);
};

/** 23.6.2: out of reach of the enemy. */
export const withdraw: Adviser = (t, side, frame, codes) =>
  bestMove(
    t,
    side,
    frame,
    codes,
    () =>
      ({ hex }) =>
        awayFrom(t, side, hex),
  );

/** The move of one hex by which a Task Force gains most. */
function bestMove(
  t: PacificTable,
  side: number,
  frame: Frame,
  codes: readonly number[],
  scores: (group: number) => Score,
  goals: ReadonlyMap<number, number> = new Map(),
): number {
  const { inContact, moved } = dataOf<NavalIncrement>(frame);
  if (inContact && moved.length === 0 && isArrived(t, goals)) return DONE;
  const known = new Map<number, { score: Score; before: number }>();
  const gain = (group: number, to: number): number => {
    let found = known.get(group);
    if (!found) {
      const score = scores(group);
      known.set(group, (found = { score, before: score(t.position.taskForces[group]!) }));
    }
    return found.score(enteredBy(t, group, to)) - found.before;
  };
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return LEAST_GAIN;
      const choice = t.describe(code, side);
      const group = t.position.taskForces.findIndex((each) => each.side === side && each.id === choice.move);
      // Nobody leaves the map, and no Operation is given up.
      if (group < 0 || choice["exit"] !== undefined) return -1;
      const to = t.rules.hexes.of[String(choice["to"])]!;
      // In a Contact Phase nobody runs into the enemy's arms before the battle, and no landing ahead of its cover.
      if (inContact && (isRash(t, side, group, to) || isAhead(t, side, group, to, goals))) return -1;
      if (inContact && isTooFar(t, side, to)) return -1;
      return gain(group, to);
    },
    DONE,
  );
}

/**
 * 23.4: in the whole war nobody sails on when all landings are at their places: each Day that the Contact Phase lasts is lost for
 * the fight ashore, and troops lie off the beach meanwhile.
 */
const isArrived = (t: PacificTable, goals: ReadonlyMap<number, number>): boolean =>
  isStrategic(t) &&
  goals.size > 0 &&
  [...goals].every(([group, goal]) => t.position.taskForces[group]!.hex === goal);

/** The water of a hex into which a Task Force comes beside it. */
function enteredBy(t: PacificTable, group: number, hex: number): Passage {
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const to = passage(t.rules, t.position.taskForces[group]!, direction);
    if (to?.hex === hex) return to;
  }
  return { hex, half: 0 };
}

/**
 * Whether a Task Force of the side is about to come nearer to enemies in this Movement Phase: then searches can wait (24.3.2,
 * 24.3.3).
 */
export function isClosing(t: PacificTable, side: number): boolean {
  const goals = landings(t, side);
  const enemies = enemyGroups(t, side).map((n) => t.position.taskForces[n]!.hex);
  const near = (hex: number): number =>
    enemies.reduce((least, other) => Math.min(least, flying(t, hex, other)), Infinity);
  return t.position.taskForces.some((group, n) => {
    if (group.side !== side || group.hex < 0 || group.stopped || group.engaged) return false;
    if (group.moved >= allowanceOf(t, n)) return false;
    const score = scoresOf(t, n, goals);
    let best: number | undefined;
    let most = score(group) + LEAST_GAIN;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const to = passage(t.rules, group, direction);
      if (!to) continue;
      const there = score(to);
      if (there > most) [best, most] = [to.hex, there];
    }
    return best !== undefined && near(best) < near(group.hex);
  });
}

const DIRECTIONS = 6;

const isRash = (t: PacificTable, side: number, group: number, hex: number): boolean =>
  roleOf(t, group) === "carrier" &&
  enemyGroups(t, side).some((n) => flying(t, hex, t.position.taskForces[n]!.hex) < 2);

/** A Task Force with carriers that goes out, with troops among its ships or without. */
const isCover = (t: PacificTable, group: number): boolean =>
  roleOf(t, group) === "carrier" ||
  (roleOf(t, group) === "landing" &&
    shipsOf(t, group).some((ship) => t.rules.ships[ship]!.launchCapacity > 0));

/**
 * 23.4: whether a landing would leave the carriers of its side, or others that land at the same place, so far behind that the
 * enemy could halt it without them. It waits as long as there are days enough for what is left of its way.
 */
function isAhead(
  t: PacificTable,
  side: number,
  group: number,
  to: number,
  goals: ReadonlyMap<number, number>,
): boolean {
  const goal = goals.get(group);
  if (goal === undefined) return false;
  const { naval } = t.rules.parameters.movement;
  const way = seaWay(t, to, goal);
  // In the whole war the enemy may halt it at any time: from where it is it has to come there and fight.
  const isWar = isStrategic(t);
  const left = isWar ? seaWay(t, t.position.taskForces[group]!.hex, goal) : way;
  const spare = isWar ? warWeights(t).landings.spare : SPARE_CYCLES;
  if (Math.ceil(left / naval) + spare > cyclesLeft(t, side)) return false;
  return t.position.taskForces.some(
    (other, n) =>
      other.side === side &&
      other.hex >= 0 &&
      (goals.get(n) === goal || (isCover(t, n) && (!isStrategic(t) || coveredBy(t, n, goals) === goal))) &&
      seaWay(t, other.hex, goal) < UNREACHED &&
      seaWay(t, other.hex, goal) > way + COVER,
  );
}

/** 20.2: whether a hex is so far that too few Days would be left there for the fight and for the way to a port. */
function isTooFar(t: PacificTable, side: number, to: number): boolean {
  if (!t.position.war || side !== t.position.operation.side) return false;
  const { movement, time } = t.rules.parameters;
  const home = wayTo(t, to, havensOf(t, side)) / movement.naval;
  return daysLeft(t, side) < (Math.min(home, MOST_HOME) + SPARE_CYCLES) * time.battleCycle;
}

/** Battle Cycles of the way home that are thought of before a landing: what is taken may be a port itself. */
const MOST_HOME = 4;

/** Battle Cycles that a landing keeps for its fight ashore, and hexes by which its cover may be farther from its goal. */
const SPARE_CYCLES = 2;
/** In the whole war, where more troops stand in each place. */
const COVER = 3;

const HALT = 1;

/** 23.5: the enemy is halted when he comes near to what is to be held. */
export const halt: Adviser = (t, side, frame, codes) => {
  if (!codes.includes(HALT)) return DONE;
  const { side: mover } = dataOf<ContactNaval>(frame);
  const { haltWithin } = weightsOf(t, side);
  const held = isStrategic(t)
    ? strikeBases(t, side)
    : placesToHold(t, side).map((place) => t.rules.places[place]!.hex);
  const own = t.position.taskForces.flatMap((group) =>
    group.side === side && group.hex >= 0 ? [group.hex] : [],
  );
  const isNear = t.position.taskForces.some(
    (group) =>
      group.side === mover &&
      group.hex >= 0 &&
      [...held, ...own].some((hex) => flying(t, hex, group.hex) <= haltWithin),
  );
  return isNear ? HALT : DONE;
};

/**
 * Where aircraft are that strike ships, enough of them to count. In the whole war places are so many that whoever sails is always
 * near one: he is halted where something waits for him.
 */
function strikeBases(t: PacificTable, side: number): number[] {
  const steps = new Map<number, number>();
  for (const unit of t.position.airUnits) {
    if (unit.hex < 0 || unit.ship >= 0 || airClass(t.rules, unit).side !== side) continue;
    if ((airStrength(t, unit, "antiNaval") ?? -1) > 0)
      steps.set(unit.hex, (steps.get(unit.hex) ?? 0) + unit.steps);
  }
  const { haltingSteps } = warWeights(t).landings;
  return [...steps].flatMap(([hex, count]) => (count >= haltingSteps ? [hex] : []));
}

/** 23.6: troops that are where they are to land go first, before enemy ships can be met. */
export const firstToMove: Adviser = (t, side, _frame, codes) => {
  const [ground, naval] = [0, 1];
  const isThere = [...landings(t, side)].some(([group, hex]) => t.position.taskForces[group]!.hex === hex);
  return codes.includes(naval) && !isThere ? naval : ground;
};
