import { type Choice, derivedFor, DONE, type Step } from "../../../kernel";
import { wayHome } from "../model/air";
import type { PacificTable, Position } from "../model/position";
import { shipsIn } from "../model/presence";
import { enemyOf, type Rules } from "../model/rules";
import { airClass } from "../model/units";
import { detectedTaskForces, groundedInHex, hasOthers, isNightBomber, othersIn } from "./eligibility";
import {
  airText,
  fighting,
  hexText,
  isF,
  isKamikaze,
  isNight,
  isNightFighter,
  type MissionData,
  missionOf,
  type Order,
  overTarget,
  unitAt,
} from "./mission";

/** 28.11.A, B and 28.12: what each unit of the mission attacks. It is said before flak, and stands whatever happens. */

type TargetsData = { stage?: "group" | "orders"; done: number; ships: number[] };

/** Ships of Task Forces that may be attacked in the hex. */
function shipsOfTaskForces(t: PacificTable, hex: number, side: number): number[] {
  const groups = detectedTaskForces(t, hex, side);
  const { fleet } = t.position;
  return shipsIn(t, hex, side).filter((ship) => groups.includes(fleet.taskForce[ship]!));
}

/**
 * Aircraft that the units of the mission may strafe (28.12): those of the group that is attacked. A Task Force
 * must be detected for that, but not for a seaplane base, which always is (24.1).
 */
export function strafed(t: PacificTable, mission: MissionData): number[] {
  const { fleet, taskForces } = t.position;
  return groundedInHex(t, mission.toHex, enemyOf(mission.side)).filter((n) => {
    const { ship } = unitAt(t, n);
    const group = taskForces[ship < 0 ? -1 : fleet.taskForce[ship]!];
    if (group && !group.detected && !fleet.rested[ship]) return false;
    return mission.kind === "supremacy" || (group !== undefined) === mission.atTaskForces;
  });
}

/** Who must name a target: whoever may attack, or, where all have aborted, one of them for the flak (28.11.B). */
function attackers(t: PacificTable, mission: MissionData): number[] {
  const able = fighting(t, mission);
  return able.length > 0 ? able : overTarget(t, mission).slice(0, 1);
}

const hasGroups = (t: PacificTable, mission: MissionData): boolean[] => {
  const enemy = enemyOf(mission.side);
  const others = hasOthers(t, mission.toHex, enemy);
  // 26.3.B.a: at night T strike Task Forces only; 28.19: so do Kamikazes at any time, and whoever is with them.
  const onlyShips =
    (isNight(t) && overTarget(t, mission).some((n) => isNightBomber(t, n) && !isNightFighter(t, n))) ||
    overTarget(t, mission).some((n) => isKamikaze(t, n));
  return [others && !onlyShips, shipsOfTaskForces(t, mission.toHex, enemy).length > 0];
};

/** 34.6: a fighter beyond the range that is printed engages only in air combat, or strafes. */
function escortsOnly(t: PacificTable, { toHex }: MissionData, airUnit: number): boolean {
  const unit = unitAt(t, airUnit);
  if (!t.position.options.includes("extended-fighter-range")) return false;
  return unit.flown + wayHome(t, airUnit, toHex) > airClass(t.rules, unit).range;
}

/** Every target that a unit can have, as an order. A ship begins a list of ships (28.11.D). */
function ordersOf(t: PacificTable, mission: MissionData, airUnit: number): readonly Order[] {
  const all = ordersNow(t, mission);
  let orders = all.get(airUnit);
  if (!orders) all.set(airUnit, (orders = possibleOrders(t, mission, airUnit)));
  return orders;
}

/** Orders of the mission by air unit, those that have been asked for. */
const ordersNow = derivedFor<Rules, Position, MissionData, Map<number, readonly Order[]>>(() => new Map());

function possibleOrders(t: PacificTable, mission: MissionData, airUnit: number): Order[] {
  const { rules } = t;
  const { antiNaval, antiGround, antiAir } = airClass(rules, unitAt(t, airUnit));
  const enemy = enemyOf(mission.side);
  const orders: Order[] = [];
  if (isKamikaze(t, airUnit) && !mission.atTaskForces) return orders;
  if (mission.kind === "strike" && !escortsOnly(t, mission, airUnit)) {
    const others = othersIn(t, mission.toHex, enemy);
    const ships = mission.atTaskForces ? shipsOfTaskForces(t, mission.toHex, enemy) : others.ships;
    if (antiNaval !== null) orders.push(...ships.map((ship): Order => ({ airUnit, ships: [ship] })));
    if (!mission.atTaskForces && antiNaval !== null)
      orders.push(
        ...others.commands.map((n): Order => ({ airUnit, submarines: rules.submarineCommands[n]!.id })),
      );
    if (!mission.atTaskForces && antiGround !== null) {
      orders.push(...others.groundUnits.map((groundUnit): Order => ({ airUnit, groundUnit })));
      if (others.bases.length > 0) orders.push({ airUnit, base: true });
      if (others.supportBases.length > 0) orders.push({ airUnit, supportBase: true });
      if (others.constructions.length > 0) orders.push({ airUnit, construction: true });
      orders.push(
        ...others.fortifications.map((n): Order => ({ airUnit, fortification: rules.fortifications[n]!.id })),
      );
    }
  }
  if (isF(t, airUnit) && antiAir !== null && strafed(t, mission).length > 0)
    orders.push({ airUnit, strafe: true });
  return orders;
}

/** The unit whose target comes next; -1 when all have theirs. */
const next = (t: PacificTable, mission: MissionData, { done }: TargetsData): number =>
  attackers(t, mission)[done] ?? -1;

/** 28.11.A, B: a strike has a target, for the flak if for nothing else: the last that may name one does. */
const mustName = (t: PacificTable, mission: MissionData, { done }: TargetsData): boolean =>
  mission.kind === "strike" &&
  mission.orders.length === 0 &&
  !attackers(t, mission)
    .slice(done + 1)
    .some((airUnit) => ordersOf(t, mission, airUnit).length > 0);

function describeOrder({ rules, position }: PacificTable, order: Order): Choice {
  const unit = position.airUnits[order.airUnit]!.id;
  if (order.strafe) return { unit, do: "strafe" };
  if (order.ships) return { unit, ship: rules.ships[order.ships[0]!]!.id };
  if (order.groundUnit !== undefined) return { unit, groundUnit: position.groundUnits[order.groundUnit]!.id };
  if (order.fortification !== undefined) return { unit, fortification: order.fortification };
  if (order.submarines !== undefined) return { unit, submarines: order.submarines };
  if (order.construction) return { unit, installation: "construction" };
  return { unit, installation: order.base ? "base" : "offensive-support-base" };
}

/** Codes are places in the list of orders; while a list of ships grows, ships. */
const missionTargets: Step<Rules, Position, TargetsData> = {
  rule: "28.11",
  title: "Targets",
  enter(_t, { data }) {
    data.done = 0;
    data.ships = [];
  },
  asks(t, { data }) {
    const mission = missionOf(t);
    if (data.stage === "group") return 1 << mission.side;
    if (data.stage !== "orders") return 0;
    const unit = next(t, mission, data);
    return unit >= 0 && (data.ships.length > 0 || ordersOf(t, mission, unit).length > 0)
      ? 1 << mission.side
      : 0;
  },
  options(t, { data }, _side, out) {
    const mission = missionOf(t);
    if (data.stage === "group") return void out.push(1, 0);
    if (data.ships.length > 0) out.push(...otherShips(t, mission, data));
    else out.push(...ordersOf(t, mission, next(t, mission, data)).keys());
    if (data.ships.length > 0 || !mustName(t, mission, data)) out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    const mission = missionOf(t);
    if (data.stage === "group") return { strike: code === 1 ? "task-forces" : "others" };
    const airUnit = next(t, mission, data);
    const unit = t.position.airUnits[airUnit]!.id;
    if (code === DONE) return { unit, do: "done" };
    if (data.ships.length > 0) return { unit, thenShip: t.rules.ships[code]!.id };
    return describeOrder(t, ordersOf(t, mission, airUnit)[code]!);
  },
  prompt(t, { data }) {
    const mission = missionOf(t);
    if (data.stage === "group")
      return `Strike Task Forces in ${hexText(t, mission.toHex)}, or all else there?`;
    const name = airText(t, next(t, mission, data));
    return data.ships.length > 0 ? `What does ${name} attack next?` : `What does ${name} attack?`;
  },
  why: (t, { data }) =>
    data.stage === "group" ? "28.11" : missionOf(t).kind === "supremacy" ? "28.12" : undefined,
  explain: (t, { data }, choice) =>
    data.stage === "orders" && choice["do"] === "done" && mustName(t, missionOf(t), data)
      ? { rule: "28.11", text: "A strike must have a target, even if all its units abort." }
      : undefined,
  take(t, { data }, code) {
    const mission = missionOf(t);
    if (data.stage === "group") {
      t.set(mission, "atTaskForces", code === 1);
      t.set(data, "stage", "orders");
      return;
    }
    const airUnit = next(t, mission, data);
    if (data.ships.length > 0) {
      if (code === DONE) return give(t, mission, data, { airUnit, ships: [...data.ships] });
      return t.push(data.ships, code);
    }
    const order = code === DONE ? undefined : ordersOf(t, mission, airUnit)[code]!;
    if (order?.ships) t.push(data.ships, order.ships[0]!);
    else give(t, mission, data, order);
  },
  proceed(t, { data }) {
    const mission = missionOf(t);
    if (data.stage === undefined) {
      if (!t.rules.airMissions[mission.kind]!.attacks) return t.leave();
      const [others, groups] = hasGroups(t, mission);
      const isOpen = mission.kind === "strike" && others && groups;
      t.set(mission, "atTaskForces", mission.kind === "strike" && groups === true);
      t.set(data, "stage", isOpen ? "group" : "orders");
      return;
    }
    const unit = next(t, mission, data);
    if (unit >= 0) return give(t, mission, data, undefined);
    t.set(mission, "attacked", attackedGroups(t, mission));
    t.set(mission, "carriers", attackedCarriers(t, mission));
    t.goTo("mission-reply");
  },
};

const otherShips = (t: PacificTable, mission: MissionData, { ships }: TargetsData): number[] => {
  const enemy = enemyOf(mission.side);
  const all = mission.atTaskForces
    ? shipsOfTaskForces(t, mission.toHex, enemy)
    : othersIn(t, mission.toHex, enemy).ships;
  return all.filter((ship) => !ships.includes(ship));
};

function give(t: PacificTable, mission: MissionData, data: TargetsData, order: Order | undefined): void {
  t.set(data, "done", data.done + 1);
  t.set(data, "ships", []);
  if (!order) return;
  t.push(mission.orders, order);
  t.say("28.11", () => `${airText(t, order.airUnit)} attacks ${orderText(t, order)}.`);
}

function orderText({ rules, position }: PacificTable, order: Order): string {
  if (order.strafe) return "aircraft on the ground";
  if (order.ships) return order.ships.map((ship) => rules.ships[ship]!.name).join(", then ");
  if (order.groundUnit !== undefined)
    return rules.groundClasses[position.groundUnits[order.groundUnit]!.kind]!.name;
  if (order.fortification !== undefined)
    return rules.fortifications[rules.fortificationOf[order.fortification]!]!.name;
  if (order.submarines !== undefined) return "submarines at their Command";
  if (order.construction) return "the Construction marker";
  return order.base ? "the Base" : "the Offensive Support Base";
}

/** Ids of the Task Forces that the orders attack, aircraft on their carriers included. */
function attackedGroups(t: PacificTable, mission: MissionData): string[] {
  const { fleet, taskForces } = t.position;
  if (!mission.atTaskForces) return [];
  const ships = mission.orders.flatMap((order) =>
    order.strafe ? strafed(t, mission).map((n) => unitAt(t, n).ship) : (order.ships ?? []),
  );
  const groups = new Set(ships.map((ship) => fleet.taskForce[ship]!));
  return [...groups].toSorted((a, b) => a - b).map((group) => taskForces[group]!.id);
}

/** Carriers among the ships that the orders name; in a Task Force or not (28.18). */
function attackedCarriers(
  { rules, position }: PacificTable,
  { orders }: MissionData,
): MissionData["carriers"] {
  const ships = new Set(orders.flatMap((order) => order.ships ?? []));
  return [...ships]
    .filter((ship) => rules.ships[ship]!.launchCapacity > 0)
    .toSorted((a, b) => a - b)
    .map((ship) => ({ ship, group: position.fleet.taskForce[ship]! }));
}

/** Whether one of the orders is for ships outside of Task Forces, submarines (28.10.A.d) or guns on shore, a naval unit (2.3.4). */
export const attacksNavalUnitsInPort = ({ orders, atTaskForces }: MissionData): boolean =>
  !atTaskForces &&
  orders.some(({ ships, submarines, fortification }) => (ships ?? submarines ?? fortification) !== undefined);

export const targetSteps = { "mission-targets": missionTargets };
