import { type Choice, type Step } from "../../../kernel";
import { flakAgainst, flakInLight, flakOfShip } from "../model/flak";
import { type PacificTable, type Position, Row } from "../model/position";
import { BELOW_ZERO, enemyOf, type Rules, type Strength } from "../model/rules";
import { baseClass, groundClass, hexOfShip } from "../model/units";
import { othersIn } from "./eligibility";
import { attackedTaskForces, type MissionData, missionOf, overTarget } from "./mission";
import { areCarriersCaught, firstStrikeOf } from "./surprise";
import { attacksShipsInPort } from "./targets";

/** 28.10 Flak. */

type FlakData = { begun?: boolean; queue: number[] };

/** Strengths together: a 0 counts only where nobody has more (28.10, note); null where nobody can fire. */
function together(strengths: readonly Strength[]): Strength {
  const able = strengths.filter((strength) => strength !== null);
  if (able.length === 0) return null;
  const sum = able.reduce((all, strength) => all + Math.max(0, strength), 0);
  return sum > 0 || able.includes(0) ? sum : BELOW_ZERO;
}

/** The strongest so many of them. */
const best = (t: PacificTable, ships: readonly number[], most: number): Strength =>
  together(
    ships
      .map((ship) => flakOfShip(t, ship))
      .filter((strength) => strength !== null)
      .toSorted((a, b) => b - a)
      .slice(0, most),
  );

/** 28.10.A.a-d: ground units and the Base together, with ships in port where these are attacked. */
function ashore(t: PacificTable, mission: MissionData): Strength {
  const { rules, position } = t;
  const { groundUnits, bases, ships } = othersIn(t, mission.toHex, enemyOf(mission.side));
  const inPort = attacksShipsInPort(mission)
    ? ships
        .map((ship) => flakOfShip(t, ship))
        .filter((strength) => strength !== null)
        .toSorted((a, b) => b - a)
        .slice(0, rules.parameters.flak.inPort)
    : [];
  return together([
    ...groundUnits.map((n) => flakInLight(t, groundClass(rules, position.groundUnits[n]!).antiAir)),
    ...bases.map((n) => flakInLight(t, baseClass(rules, position.bases[n]!).antiAir)),
    ...inPort,
  ]);
}

/** 28.10.A.e: so many units of the Screen, or of the Core. */
function ofGroup(t: PacificTable, group: number, row: number): Strength {
  const { fleet } = t.position;
  const { flak } = t.rules.parameters;
  const ships = [...t.rules.ships.keys()].filter(
    (ship) => fleet.taskForce[ship] === group && fleet.row[ship] === row && hexOfShip(t.position, ship) >= 0,
  );
  return best(t, ships, row === Row.screen ? flak.screen : flak.core);
}

const rowsOf = (t: PacificTable, group: number): number[] =>
  group < 0 ? [] : [Row.screen, Row.core].filter((row) => ofGroup(t, group, row) !== null);

/** The next Task Force to fire; -1 for none. */
const firing = ({ queue }: FlakData): number => queue[0] ?? -1;

/** Before the strike if the mission is detected, else after it (28.3.1); of caught Task Forces always after it (22.0). */
function isTime(t: PacificTable, mission: MissionData, isLate: boolean): boolean {
  const isCaught = mission.atTaskForces && areCarriersCaught(t);
  return (mission.detected && !isCaught) !== isLate;
}

function step(isLate: boolean): Step<Rules, Position, FlakData> {
  return {
    rule: "28.10",
    title: "Flak",
    enter(_t, { data }) {
      data.queue = [];
    },
    asks: (t, { data }) => (rowsOf(t, firing(data)).length > 1 ? 1 << enemyOf(missionOf(t).side) : 0),
    options: (t, { data }, _side, out) => void out.push(...rowsOf(t, firing(data))),
    describe: (t, { data }, code): Choice => ({
      flak: code === Row.screen ? "screen" : "core",
      taskForce: t.position.taskForces[firing(data)]!.id,
      strength: ofGroup(t, firing(data), code),
    }),
    prompt: (t, { data }) =>
      `Does the Screen or the Core of ${t.position.taskForces[firing(data)]!.name} fire flak?`,
    take: (t, { data }, code) => fireGroup(t, data, code),
    proceed(t, { data }) {
      const mission = missionOf(t);
      if (!data.begun) {
        t.set(data, "begun", true);
        if (mission.kind === "ferry" || !isTime(t, mission, isLate)) return t.leave();
        if (firstStrikeOf(t, mission.side, mission.toHex).noFlak) return t.leave();
        if (mission.atTaskForces) t.set(data, "queue", attackedTaskForces(t, mission));
        else flak(t, mission, ashore(t, mission), "the defences of the hex");
        return;
      }
      const group = firing(data);
      if (group < 0 || overTarget(t, mission).length === 0) return t.leave();
      const [row] = rowsOf(t, group);
      if (row === undefined) t.set(data, "queue", data.queue.slice(1));
      else fireGroup(t, data, row);
    },
  };
}

function fireGroup(t: PacificTable, data: FlakData, row: number): void {
  const group = firing(data);
  const strength = ofGroup(t, group, row);
  t.set(data, "queue", data.queue.slice(1));
  flak(t, missionOf(t), strength, t.position.taskForces[group]!.name);
}

function flak(t: PacificTable, mission: MissionData, strength: Strength, who: string): void {
  const side = enemyOf(mission.side);
  const hits = flakAgainst(t, side, strength, who);
  if (hits > 0)
    t.call("air-hits", { side, hits, airUnits: overTarget(t, mission), firstAirUnit: -1, rule: "28.10" });
}

export const flakSteps = { "mission-flak": step(false), "mission-late-flak": step(true) };
