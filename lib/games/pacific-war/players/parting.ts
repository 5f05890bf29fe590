import { DONE } from "../../../kernel";
import type { PacificTable } from "../model/position";
import { shipsOf } from "../model/sea";
import { bestOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { isSpent, roleOf } from "./fleet";
import { landings } from "./landings";
import { seaWay } from "./waters";

/** 2.5.12 Which ships part from others before a Task Force goes into battle. */

const isCarrier = (t: PacificTable, ship: number): boolean => {
  const { launchCapacity, type } = t.rules.ships[ship]!;
  return launchCapacity > 0 && type !== "CVS";
};

const isCarrying = (t: PacificTable, ship: number): boolean =>
  t.position.groundUnits.some((unit) => unit.hex >= 0 && unit.ship === ship);

/** A warship that goes with others as their escort. */
const isEscort = (t: PacificTable, ship: number): boolean => {
  const { of, launchCapacity, gunnery } = t.rules.ships[ship]!;
  return launchCapacity === 0 && of.transport === undefined && gunnery.some((strength) => strength !== null);
};

/** Whether a landing comes to its place in this Movement Phase or in its next one: enemy ships may meet it on the way. */
function isComingIn(t: PacificTable, group: number, goals: ReadonlyMap<number, number>): boolean {
  const goal = goals.get(group);
  if (goal === undefined) return false;
  return seaWay(t, t.position.taskForces[group]!.hex, goal) <= 2 * t.rules.parameters.movement.naval;
}

/** Carriers leave a landing before it comes in; spent ships leave those that fight on (3.1). */
function isToPart(t: PacificTable, ship: number, group: number, goals: ReadonlyMap<number, number>): boolean {
  if (isCarrying(t, ship)) return false;
  const role = roleOf(t, group);
  if (role === "landing" && isCarrier(t, ship)) return isComingIn(t, group, goals);
  if (role === "home" || !isSpent(t, t.position.taskForces[group]!.side, ship)) return false;
  return shipsOf(t, group).some((other) => !isSpent(t, t.position.taskForces[group]!.side, other));
}

const NEW = 1;
const JOINED = 2;
const ESCORTED = 1.5;

/** Those that part go to others like them if there are any there, else by themselves; a lone carrier is given an escort. */
export const reorganise: Adviser = (t, side, _frame, codes) => {
  const goals = landings(t, side);
  const { fleet, taskForces } = t.position;
  const ofId = (id: unknown): number =>
    taskForces.findIndex((group) => group.side === side && group.hex >= 0 && group.id === id);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return 0;
      const choice = t.describe(code, side);
      const { joins } = choice;
      if (joins === undefined) return -1;
      const ship = t.rules.shipOf[String(choice["ship"])]!;
      const group = fleet.taskForce[ship]!;
      if (isToPart(t, ship, group, goals)) {
        if (joins === "new") return NEW;
        const wanted = isSpent(t, side, ship) ? "home" : "carrier";
        return roleOf(t, ofId(joins)) === wanted ? JOINED : -1;
      }
      return joins !== "new" && isWanted(t, ship, group, ofId(joins)) ? ESCORTED : -1;
    },
    DONE,
  );
};

/** Escorts that stay with a landing. */
const LANDING_ESCORTS = 2;

/** Whether a landing spares an escort for carriers that have none. */
function isWanted(t: PacificTable, ship: number, from: number, to: number): boolean {
  if (roleOf(t, from) !== "landing" || !isEscort(t, ship) || isCarrying(t, ship)) return false;
  if (shipsOf(t, from).filter((other) => isEscort(t, other)).length <= LANDING_ESCORTS) return false;
  const ships = shipsOf(t, to);
  return ships.every((other) => isCarrier(t, other));
}
