import { DONE } from "../../../kernel";
import { type March, marcher } from "../ch23-movement/ground-movement";
import { isContested, stepsOf, troopsIn } from "../model/ground";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { qualityOf } from "../model/troop-check";
import { isStrategic } from "../model/war";
import { baseAt, groundClass, hexOfShip, stepsOfGround } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { goalsOf, placesToTake } from "./goals";
import { cyclesLeft, isFighting, isMenaced, mustComeHome, roleOf } from "./fleet";
import { landings } from "./landings";
import { landWay } from "./roads";
import { weightsOf } from "./weights";

/** 23.1, 31.0 Troops. */

/** Where the troops of a ship are to land; -1 for nowhere. */
function goalOf(t: PacificTable, side: number, ship: number): number {
  const group = t.position.fleet.taskForce[ship]!;
  return group < 0 ? -1 : (landings(t, side).get(group) ?? -1);
}

/** Places that are to be taken and that a unit ashore could march to. */
const goalHexes = (t: PacificTable, side: number): number[] =>
  placesToTake(t, side).map((place) => t.rules.places[place]!.hex);

/** Movement Points beyond which no march is thought of. */
const NEAR = 24;

/** 23.6.1: troops land where they are to land, and march to places that are to be taken; nobody leaves what he holds. */
export const march: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      const unit = t.position.groundUnits.find(({ id }) => id === choice["move"]);
      if (choice["land"] !== undefined && unit)
        return goalOf(t, side, unit.ship) === hexOfShip(t.position, unit.ship) ? LAND : -1;
      if (choice["aboard"] !== undefined && unit)
        return isToSail(t, unit.hex, String(choice["aboard"])) ? EMBARK : -1;
      if (choice["to"] === undefined || !unit) return -1;
      return stepGain(t, side, unit.hex, t.rules.hexes.of[String(choice["to"])]!);
    },
    DONE,
  );

const LAND = 10;
const EMBARK = 8;

/** 23.8.1: in a game of months Activated troops go aboard where they are not to fight or to hold. */
const isToSail = (t: PacificTable, hex: number, ship: string): boolean =>
  t.position.war !== null &&
  t.position.cycle === 0 &&
  t.position.fleet.activated[t.rules.shipOf[ship]!]! &&
  !isContested(t, hex);

/** How much nearer a march of one hex brings a unit to a place that is to be taken. */
function stepGain(t: PacificTable, side: number, from: number, to: number): number {
  const place = t.rules.hexes.place[from]!;
  const isPost = place >= 0 && (goalsOf(t, side).places.has(place) || baseAt(t, from, side) >= 0);
  const { places: worth } = goalsOf(t, side);
  const isAlone = isPost && troopsIn(t, from, side).length < 2;
  if (isAlone && !isStrategic(t)) return -1;
  // In the whole war the last one leaves a post only for a better one.
  const least = isAlone ? (worth.get(place) ?? 0) : 0;
  const places = placesToTake(t, side).filter(
    (wanted) => (worth.get(wanted) ?? 0) > least && landWay(t, from, t.rules.places[wanted]!.hex) <= NEAR,
  );
  // What counts more is worth a longer march.
  const near = (hex: number): number =>
    places.reduce((least, wanted) => {
      const way = landWay(t, hex, t.rules.places[wanted]!.hex);
      return Math.min(least, way - PER_POINT * (worth.get(wanted) ?? 0));
    }, Infinity);
  return places.length === 0 ? -1 : near(from) - near(to);
}

/** Movement Points that a unit marches farther for each point of a place's worth. */
const PER_POINT = 1.5;

/** A march goes on while it comes nearer. */
export const marchOn: Adviser = (t, side, frame, codes) => {
  const { hex } = t.position.groundUnits[marcher(dataOf<March>(frame))]!;
  const gain = (code: number): number => {
    const to = t.rules.hexes.of[String(t.describe(code, side)["to"])];
    return to === undefined ? -1 : stepGain(t, side, hex, to);
  };
  return bestOf(codes, (code) => (code === DONE ? 0 : gain(code)), DONE);
};

type InHex = { hex: number };

/** 31.1.B: attack where the steps are enough, and where a place counts a little sooner. */
export const attack: Adviser = (t, side, _frame, codes) => {
  if (!codes.some((code) => code !== DONE)) return DONE;
  const { hex } = dataOf<InHex>(t.frame("ground-battle")!);
  const own = stepsOf(t, troopsIn(t, hex, side));
  const isGoal = goalsOf(t, side).places.has(t.rules.hexes.place[hex]!);
  const { attackRatio } = weightsOf(t, side);
  return own >= attackRatio * (isGoal ? 1 : 1.5) * expected(t, hex, side) ? codes[0]! : DONE;
};

/** Steps of the enemy in a hex: whom one stands among is seen (2.5.11). */
const expected = (t: PacificTable, hex: number, side: number): number =>
  stepsOf(t, troopsIn(t, hex, enemyOf(side)));

/** 31.1.1: the best troops lead. */
export const lead: Adviser = (t, _side, _frame, codes) =>
  bestOf(
    codes,
    (n) => {
      const unit = t.position.groundUnits[n];
      if (!unit) return -1;
      return qualityOf(t.rules, unit) * 2 + Math.min(3, stepsOfGround(t.rules, unit));
    },
    codes[0]!,
  );

/** 31.5: the poorest troops lose their steps. */
export const lose: Adviser = (t, _side, _frame, codes) =>
  bestOf(
    codes,
    (n) => {
      const unit = t.position.groundUnits[n];
      return unit ? stepsOfGround(t.rules, unit) - groundClass(t.rules, unit).troopQuality : 0;
    },
    codes[0]!,
  );

type RetreatData = { stage: string };

/** 31.2.1: nobody leaves a place that counts; elsewhere troops go before they are destroyed. */
export const retreat: Adviser = (t, side, frame, codes) => {
  const { stage } = dataOf<RetreatData>(frame);
  if (stage === "leave") return codes[0]!;
  const { hex } = dataOf<InHex>(t.frame("ground-battle")!);
  const isGoal = goalsOf(t, side).places.has(t.rules.hexes.place[hex]!);
  return isGoal && codes.includes(DONE) ? DONE : codes[0]!;
};

/** 31.3 */
export const pursue: Adviser = (_t, _side, _frame, codes) => codes[0]!;

type Code = { kind: string; id: string };

const choiceOf = (t: PacificTable, side: number, code: number): Code => {
  const choice = t.describe(code, side);
  return {
    kind: choice["withdraw"] === undefined ? "deactivate" : "withdraw",
    id: String(choice["deactivate"]),
  };
};

/** 32.0: who has nothing more to do stays where he is: ships in port, and in a game of months all others with them (20.5). */
export const standDown: Adviser = (t, side, _frame, codes) => {
  if (!mustComeHome(t)) return DONE;
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const { kind, id } = choiceOf(t, side, code);
      if (kind === "withdraw") return -1;
      const group = t.position.taskForces.findIndex((each) => each.side === side && each.id === id);
      const ship = t.rules.shipOf[id];
      if (group < 0 && ship === undefined) return t.position.war && isOver(t, side) ? 1 : -1;
      return isDone(t, group < 0 ? t.position.fleet.taskForce[ship!]! : group) ? 1 : -1;
    },
    DONE,
  );
};

/** A ship that has nothing more to do, or no time to come back. */
const isDone = (t: PacificTable, group: number): boolean =>
  group < 0 || roleOf(t, group) === "home" || isBoundForNothing(t, group);

/** In the whole war: whether troops at sea have no place to land at any more; they do not wait for the end of the Operation. */
function isBoundForNothing(t: PacificTable, group: number): boolean {
  const { side } = t.position.taskForces[group]!;
  return isStrategic(t) && roleOf(t, group) === "landing" && !landings(t, side).has(group);
}

/** Whether aircraft and troops have nothing more to do: no ship is out on its task, nobody fights, and no enemy is near. */
function isOver(t: PacificTable, side: number): boolean {
  if (cyclesLeft(t, side) <= 0) return true;
  const isOut = t.position.taskForces.some(
    (group, n) => group.side === side && group.hex >= 0 && !isDone(t, n),
  );
  return !isOut && !isFighting(t, side) && !isMenaced(t, side) && !isOnTheMarch(t, side);
}

/** Whether troops are on their way to a place that is to be taken. */
const isOnTheMarch = (t: PacificTable, side: number): boolean =>
  t.position.groundUnits.some(
    (unit) =>
      unit.activated &&
      unit.hex >= 0 &&
      unit.ship < 0 &&
      unit.cycleMoves > 0 &&
      groundClass(t.rules, unit).side === side &&
      goalHexes(t, side).some((hex) => landWay(t, unit.hex, hex) <= NEAR),
  );
