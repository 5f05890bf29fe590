import { type Choice, type Step } from "../../../kernel";
import { flakAgainst, flakInLight, flakOfShip } from "../model/flak";
import { type PacificTable, type Position, Row, rowIds } from "../model/position";
import { enemyOf, type Rules, type Strength } from "../model/rules";
import { baseClass, groundClass, lessHits } from "../model/units";
import { othersIn } from "./eligibility";
import { attackedTaskForces, isFerry, type MissionData, missionOf, overTarget } from "./mission";
import { describeExchange, exchange, exchangesOf, flakOfRow, strongest, together } from "./rows";
import { areCarriersCaught, firstStrikeOf } from "./surprise";
import { attacksNavalUnitsInPort } from "./targets";

/** 28.10 Flak. */

/** How many rows there are. */
const ROWS = rowIds.length;

type FlakData = { begun?: boolean; queue: number[] };

const flakOfFort = (t: PacificTable, fort: number): Strength =>
  flakInLight(t, lessHits(t.rules.fortifications[fort]!.antiAir, t.position.fortifications[fort]!));

/** 28.10.A.a-d: ground units and the Base together, with ships in port and guns on shore where these are attacked. */
function ashore(t: PacificTable, mission: MissionData): Strength {
  const { rules, position } = t;
  const { groundUnits, bases, ships, fortifications } = othersIn(t, mission.toHex, enemyOf(mission.side));
  const naval = [
    ...ships.map((ship) => flakOfShip(t, ship)),
    ...fortifications.map((fort) => flakOfFort(t, fort)),
  ];
  const inPort = attacksNavalUnitsInPort(mission) ? strongest(naval, rules.parameters.flak.inPort) : [];
  return together([
    ...groundUnits.map((n) => flakInLight(t, groundClass(rules, position.groundUnits[n]!).antiAir)),
    ...bases.map((n) => flakInLight(t, baseClass(rules, position.bases[n]!).antiAir)),
    ...inPort,
  ]);
}

const rowsOf = (t: PacificTable, group: number): number[] =>
  [Row.screen, Row.core].filter((row) => flakOfRow(t, group, row) !== null);

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
    asks(t, { data }) {
      const group = firing(data);
      const isOpen = rowsOf(t, group).length > 1 || exchangesOf(t, group).length > 0;
      return isOpen ? 1 << enemyOf(missionOf(t).side) : 0;
    },
    // Rows first, then changes of rows by their place in the list.
    options(t, { data }, _side, out) {
      const group = firing(data);
      out.push(...rowsOf(t, group), ...exchangesOf(t, group).map((_each, n) => ROWS + n));
    },
    describe(t, { data }, code): Choice {
      const group = firing(data);
      if (code >= ROWS) return describeExchange(t, exchangesOf(t, group)[code - ROWS]!);
      return {
        flak: code === Row.screen ? "screen" : "core",
        taskForce: t.position.taskForces[group]!.id,
        strength: flakOfRow(t, group, code),
      };
    },
    prompt: (t, { data }) =>
      `Does the Screen or the Core of ${t.position.taskForces[firing(data)]!.name} fire flak?`,
    why: (_t, _frame, code) => (code >= ROWS ? "2.5.12" : undefined),
    // What is in a Task Force the enemy does not know (2.5.10); the diary says what is fired.
    secret: true,
    take(t, { data }, code) {
      if (code >= ROWS) exchange(t, exchangesOf(t, firing(data))[code - ROWS]!);
      else fireGroup(t, data, code);
    },
    proceed(t, { data }) {
      const mission = missionOf(t);
      if (!data.begun) {
        t.set(data, "begun", true);
        if (isFerry(mission.kind) || !isTime(t, mission, isLate)) return t.leave();
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
  const strength = flakOfRow(t, group, row);
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
