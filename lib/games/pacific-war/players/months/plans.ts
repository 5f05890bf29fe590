import { hasTroops } from "../../model/ground";
import { costOfUnit, levelFor, pointsOfUnit, type Unit } from "../../model/activation";
import { commandsOf, pointsAt } from "../../model/command-points";
import type { PacificTable } from "../../model/position";
import { airClass, hexOfShip, stepsOfGround } from "../../model/units";
import { type Aim, aimsOf, assaulting, gainOf } from "../aims";
import { flying, havensOf, isSpent, wayTo } from "../fleet";
import { homeOf, mainAims } from "../goals";
import { pickUp } from "./ferries";
import { isAmphibious, isCarrier, isTransport, type Lift, liftFrom, type Pool, poolOf } from "./lifts";
import { landWay } from "../roads";
import { forwardPort } from "./ports";
import { keptWhileStanding } from "../standing";
import { seaWay } from "../waters";
import { warWeights, weightsOf } from "../weights";

/** 20.0 What an Operation of a side could be for, and whom it needs. */

export interface OperationPlan {
  headquarters: number;
  /** Hex that it is about. */
  goal: number;
  /** Where the troops are that sail; -1 where none do. */
  from: number;
  value: number;
  /** Days that it takes. */
  length: number;
  /** Command Points that it costs with that length. */
  cost: number;
  ships: ReadonlySet<number>;
  airUnits: ReadonlySet<number>;
  groundUnits: ReadonlySet<number>;
}

/** Ships that fight: carriers that can strike, then others that are not spent, up to so many. */
function fighters(t: PacificTable, pool: Pool, goal: number, escorts: number): number[] {
  const { atHand, far } = warWeights(t).operations;
  const near = pool.ships.filter(
    (ship) => !isSpent(t, pool.side, ship) && seaWay(t, hexOfShip(t.position, ship), goal) <= far,
  );
  const carriers = near.filter(
    (ship) => isCarrier(t, ship) && seaWay(t, hexOfShip(t.position, ship), goal) <= atHand,
  );
  const others = near
    .filter((ship) => {
      const { of, gunnery } = t.rules.ships[ship]!;
      return (
        !isCarrier(t, ship) && !isAmphibious(t, ship) && (of.capital || gunnery.some((each) => each !== null))
      );
    })
    .toSorted((a, b) => fightOf(t, b) - fightOf(t, a));
  return [...carriers, ...others.slice(0, escorts)];
}

/** Gunnery for each point that its activation costs. */
const fightOf = ({ rules }: PacificTable, ship: number): number => {
  const { gunnery, activationCost } = rules.ships[ship]!;
  return Math.max(0, ...gunnery.map((strength) => strength ?? 0)) / Math.max(1, activationCost);
};

/** Aircraft that reach the goal and come back, or bases from which they do; as many as a headquarters may activate (11.2.1). */
function squadrons(t: PacificTable, pool: Pool, goal: number): number[] {
  const { landAirUnits } = t.rules.parameters.activation;
  return pool.airUnits
    .filter((n) => {
      const unit = t.position.airUnits[n]!;
      const { range, engine } = airClass(t.rules, unit);
      return engine !== "LRA" && flying(t, unit.hex, goal) <= range;
    })
    .toSorted((a, b) => t.position.airUnits[b]!.steps - t.position.airUnits[a]!.steps)
    .slice(0, landAirUnits);
}

/** Troops that are near enough by land to march to the goal, or are there already. */
const marchers = (t: PacificTable, pool: Pool, goal: number): number[] =>
  pool.groundUnits.filter((n) => {
    const unit = t.position.groundUnits[n]!;
    return (
      unit.ship < 0 &&
      landWay(t, unit.hex, goal) <= warWeights(t).operations.marches * t.rules.parameters.movement.ground
    );
  });

/** Days to come there, to fight and to come to a port. */
function daysFor(t: PacificTable, side: number, from: number, goal: number, cycles: number): number {
  const { movementTrack, movement, time } = t.rules.parameters;
  const { halted } = warWeights(t).operations;
  const way = from < 0 ? 0 : seaWay(t, from, goal);
  const home = Math.min(way, wayTo(t, goal, havensOf(t, side)));
  const slow = (way * halted) / movement.naval;
  return (
    ((1 - halted) * way) / movementTrack.every +
    slow * time.battleCycle +
    cycles * time.battleCycle +
    (home / movement.naval / 2) * time.battleCycle
  );
}

interface Force {
  ships: number[];
  airUnits: number[];
  groundUnits: number[];
}

/** 20.2.5: Activation Points, and what they cost for an Operation of a length. */
function costOf(
  t: PacificTable,
  headquarters: number,
  { ships, airUnits, groundUnits }: Force,
  length: number,
): number {
  const { rules } = t;
  const units: Unit[] = [
    ...ships.map((n): Unit => ({ kind: "ship", n })),
    ...airUnits.map((n): Unit => ({ kind: "airUnit", n })),
    ...groundUnits.map((n): Unit => ({ kind: "groundUnit", n })),
  ];
  const sum = (of: (t: PacificTable, unit: Unit) => number): number =>
    units.reduce((points, unit) => points + of(t, unit), 0);
  const times = rules.parameters.time.lengths.indexOf(length) + 1;
  return (
    sum(costOfUnit) * times + levelFor(t, sum(pointsOfUnit)) * rules.headquarters[headquarters]!.operationCost
  );
}

function planOf(
  t: PacificTable,
  pool: Pool,
  value: number,
  { goal, from, force }: { goal: number; from: number; force: Force },
): OperationPlan {
  const { lengths } = t.rules.parameters.time;
  const days = daysFor(
    t,
    pool.side,
    from,
    goal,
    force.groundUnits.length > 0 ? warWeights(t).operations.cycles : 1,
  );
  const length = lengths.find((each) => each >= days) ?? lengths.at(-1)!;
  return {
    headquarters: pool.headquarters,
    goal,
    from,
    value,
    length,
    cost: costOf(t, pool.headquarters, force, length),
    ships: new Set(force.ships),
    airUnits: new Set(force.airUnits),
    groundUnits: new Set(force.groundUnits),
  };
}

/**
 * Landings: at each aim, from the ports with troops and transports that are near enough. As many sail together as make the
 * landing surer: troops that come piecemeal are beaten one after the other.
 */
function landingPlans(t: PacificTable, pool: Pool): OperationPlan[] {
  const { position } = t;
  const ports = new Set(pool.ships.filter((ship) => isTransport(t, ship)).map((n) => hexOfShip(position, n)));
  const lifts = [...ports].flatMap((from) => liftFrom(t, pool, from) ?? []);
  return aimsOf(t, pool.side).flatMap((aim): OperationPlan[] => {
    const best = bestConvoy(t, pool.side, aim, lifts);
    if (!best) return [];
    const sailing = best.lifts.flatMap(({ ships }) => ships);
    const ships = [...new Set([...sailing, ...fighters(t, pool, aim.hex, warWeights(t).operations.escorts)])];
    const aboard = best.lifts.flatMap(({ groundUnits }) => groundUnits);
    const groundUnits = [...new Set([...aboard, ...marchers(t, pool, aim.hex)])];
    const force = { ships, groundUnits, airUnits: squadrons(t, pool, aim.hex) };
    return [planOf(t, pool, best.value, { goal: aim.hex, from: best.lifts.at(-1)!.from, force })];
  });
}

/** Transports that lie where no troops are for them, but could go to some; they go by themselves or with another plan. */
const empties = (t: PacificTable, pool: Pool): number[] =>
  pool.ships
    .filter((ship) => {
      const hex = hexOfShip(t.position, ship);
      return (
        isAmphibious(t, ship) &&
        !isSpent(t, pool.side, ship) &&
        !liftFrom(t, pool, hex) &&
        pickUp(t, pool.side, hex, [ship], warWeights(t).ports.lane) >= 0
      );
    })
    .slice(0, warWeights(t).operations.empties);

function ferryPlan(t: PacificTable, pool: Pool): OperationPlan[] {
  const ships = empties(t, pool);
  const [first] = ships;
  if (first === undefined) return [];
  const from = hexOfShip(t.position, first);
  const goal = pickUp(t, pool.side, from, ships, warWeights(t).ports.lane);
  const value = weightsOf(t, pool.side).ferry * ships.length;
  return [planOf(t, pool, value, { goal, from, force: { ships, airUnits: [], groundUnits: [] } })];
}

interface Convoy {
  lifts: Lift[];
  value: number;
}

/** The lifts that together promise most at an aim, the nearest first; none is needed that adds nothing. */
function bestConvoy(t: PacificTable, side: number, aim: Aim, lifts: readonly Lift[]): Convoy | undefined {
  const wayOf = (lift: Lift): number => seaWay(t, lift.from, aim.hex);
  const near = lifts.filter((lift) => lift.from !== aim.hex && wayOf(lift) <= warWeights(t).operations.far);
  const { way } = weightsOf(t, side);
  let best: Convoy | undefined;
  let steps = 0;
  let cost = 0;
  const together: Lift[] = [];
  for (const lift of near.toSorted((a, b) => wayOf(a) - wayOf(b))) {
    together.push(lift);
    steps += lift.steps;
    cost += way * wayOf(lift);
    const value = gainOf(t, side, aim, assaulting(t, aim, steps)) - cost;
    if (!best || value > best.value) best = { lifts: [...together], value };
  }
  return best;
}

/** Attacks by land: where own troops stand with enemies or beside them. */
function marchPlans(t: PacificTable, pool: Pool): OperationPlan[] {
  return aimsOf(t, pool.side).flatMap((aim): OperationPlan[] => {
    const groundUnits = marchers(t, pool, aim.hex).filter(
      (n) => hasTroops(t, aim.hex, 1 - pool.side) || t.position.groundUnits[n]!.hex !== aim.hex,
    );
    const steps = groundUnits.reduce((sum, n) => sum + stepsOfGround(t.rules, t.position.groundUnits[n]!), 0);
    if (steps === 0) return [];
    const value = gainOf(t, pool.side, { ...aim, ownSteps: 0 }, steps) * warWeights(t).operations.byLand;
    const force = { ships: [], groundUnits, airUnits: squadrons(t, pool, aim.hex) };
    return [planOf(t, pool, value, { goal: aim.hex, from: -1, force })];
  });
}

/** Ships that lie far behind come forward to the port that is nearest to what is fought for (20.0). */
function forwardPlan(t: PacificTable, pool: Pool): OperationPlan[] {
  const { position } = t;
  const aimsFor = (ship: number): readonly number[] =>
    mainAims(t, pool.side, homeOf(t, pool.side, t.rules.ships[ship]!.nation));
  const carriers = pool.ships.filter((ship) => isCarrier(t, ship) && !isSpent(t, pool.side, ship));
  const isRear = (ship: number): boolean =>
    wayTo(t, hexOfShip(position, ship), aimsFor(ship)) > warWeights(t).ports.rear;
  const goalOf = (ship: number): number =>
    forwardPort(t, pool.side, hexOfShip(position, ship), aimsFor(ship));
  const first = carriers.find((ship) => {
    const goal = isRear(ship) ? goalOf(ship) : -1;
    return goal >= 0 && goal !== hexOfShip(position, ship);
  });
  if (first === undefined) return [];
  const from = hexOfShip(position, first);
  const goal = goalOf(first);
  const rear = carriers.filter((ship) => isRear(ship) && aimsFor(ship) === aimsFor(first));
  const escorts = pool.ships
    .filter(
      (ship) => hexOfShip(position, ship) === from && !isCarrier(t, ship) && !isSpent(t, pool.side, ship),
    )
    .toSorted((a, b) => fightOf(t, b) - fightOf(t, a))
    .slice(0, warWeights(t).operations.escorts);
  const force = { ships: [...rear, ...escorts], airUnits: [], groundUnits: [] };
  return [planOf(t, pool, weightsOf(t, pool.side).forward * rear.length, { goal, from, force })];
}

/** What an Operation has to promise to be worth its cost: less where a headquarters has points to spare, which win nothing. */
export const isWorthIt = (
  t: PacificTable,
  side: number,
  { value, cost, length, headquarters }: OperationPlan,
): boolean => {
  const { day, spare } = warWeights(t).operations;
  return (
    value - day * (length - t.rules.parameters.time.lengths[0]!) >=
    weightsOf(t, side).leastOperation *
      Math.min(1, Math.max(spare, cost / Math.max(1, pointsAt(t, headquarters))))
  );
};

const reactions = keptWhileStanding((t, side, of) => {
  const { length } = t.rules.hexes.ids;
  return reactionTo(t, side, Math.floor(of / length), of % length);
});

/** 20.3: what a headquarters could send against enemies that come to a goal. */
export const reactionPlan = (
  t: PacificTable,
  side: number,
  headquarters: number,
  goal: number,
): OperationPlan => reactions(t, side, headquarters * t.rules.hexes.ids.length + goal);

function reactionTo(t: PacificTable, side: number, headquarters: number, goal: number): OperationPlan {
  const pool = poolOf(t, side, headquarters);
  const force = {
    ships: fighters(t, pool, goal, warWeights(t).operations.escorts),
    airUnits: squadrons(t, pool, goal),
    groundUnits: marchers(t, pool, goal),
  };
  const { reactionShip, reactionTroops } = warWeights(t).operations;
  const value =
    force.ships.length * reactionShip + force.airUnits.length + force.groundUnits.length * reactionTroops;
  return planOf(t, pool, value, { goal, from: -1, force });
}

/** What an Operation promises beside what else the points could be used for. */
function promise(t: PacificTable, { value, cost, length }: OperationPlan): number {
  const { commandPoint, day } = warWeights(t).operations;
  return value - commandPoint * cost - day * length;
}

/**
 * 20.2: an Operation takes Days, and all that its headquarters can pay for may go on in it: what else is worth it and takes no
 * longer goes with the main plan.
 */
function together(
  t: PacificTable,
  main: OperationPlan,
  others: readonly OperationPlan[],
  purse: number,
): OperationPlan {
  const { headquarters, length } = main;
  const [first] = t.rules.parameters.time.lengths;
  const { beside } = warWeights(t).operations;
  let all = main;
  for (const other of others) {
    if (other.length > Math.max(length, first!) || other.value < beside) continue;
    const force = {
      ships: [...new Set([...all.ships, ...other.ships])],
      airUnits: [...new Set([...all.airUnits, ...other.airUnits])],
      groundUnits: [...new Set([...all.groundUnits, ...other.groundUnits])],
    };
    force.airUnits.splice(t.rules.parameters.activation.landAirUnits);
    if (force.groundUnits.length + force.ships.length === all.groundUnits.size + all.ships.size) continue;
    const cost = costOf(t, headquarters, force, length);
    if (cost > purse) continue;
    const { ships, airUnits, groundUnits } = force;
    all = {
      ...all,
      value: all.value + other.value * shareOf(all, other),
      cost,
      ships: new Set(ships),
      airUnits: new Set(airUnits),
      groundUnits: new Set(groundUnits),
    };
  }
  return all;
}

/** What a further plan adds: units that have a task already cannot have another one. */
function shareOf(all: OperationPlan, other: OperationPlan): number {
  const units = other.groundUnits.size > 0 ? "groundUnits" : "ships";
  const free = [...other[units]].filter((n) => !all[units].has(n)).length;
  return free / Math.max(1, other[units].size);
}

/** What a headquarters could do, the best first. */
const singlePlans = keptWhileStanding((t, side, headquarters): readonly OperationPlan[] => {
  const pool = poolOf(t, side, headquarters);
  const all = [
    ...landingPlans(t, pool),
    ...marchPlans(t, pool),
    ...forwardPlan(t, pool),
    ...ferryPlan(t, pool),
  ];
  return all.toSorted((a, b) => promise(t, b) - promise(t, a));
});

/** The best of it with what goes along, by the headquarters and the points that it has. */
const jointPlan = keptWhileStanding((t, side, of): OperationPlan | undefined => {
  const [main, ...others] = singlePlans(t, side, Math.floor(of / PURSES));
  return main && together(t, main, others, of % PURSES);
});

/** No headquarters has so many Command Points. */
const PURSES = 1_000_000;

/** The best plan of each headquarters with the points that it has, and so many more, the best of all first. */
export const plansOf = (t: PacificTable, side: number, more = 0): readonly OperationPlan[] =>
  commandsOf(t, side)
    .flatMap(
      (headquarters) => jointPlan(t, side, headquarters * PURSES + pointsAt(t, headquarters) + more) ?? [],
    )
    .toSorted((a, b) => promise(t, b) - promise(t, a));
