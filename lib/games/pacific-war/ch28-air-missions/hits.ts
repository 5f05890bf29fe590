import { type Choice, type Step } from "../../../kernel";
import { counted } from "../../../words";
import { groundedOn } from "../model/air";
import { loseAirSteps, loseGroundSteps } from "../model/damage";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { airClass, stepsOfGround } from "../model/units";
import { isTransport } from "./eligibility";
import { MISSION, type MissionData, unitAt } from "./mission";

/** Hits on aircraft: who chooses which of them suffer (3.0, 28.8, 28.11.F). */

/**
 * Call it as `t.call("air-hits", { side, hits, airUnits, firstAirUnit, rule })`: the side chooses for each hit one of the
 * units; `firstAirUnit` takes the first, -1 for none. It leaves when all hits are taken, or nothing is left to take them.
 */
type HitsData = { side: number; hits: number; airUnits: number[]; firstAirUnit: number; rule: string };

const targets = (t: PacificTable, { airUnits, firstAirUnit }: HitsData): number[] =>
  firstAirUnit >= 0 && unitAt(t, firstAirUnit).steps > 0
    ? [firstAirUnit]
    : airUnits.filter((n) => unitAt(t, n).steps > 0);

const airHits: Step<Rules, Position, HitsData> = {
  rule: "3.0",
  title: "Hits on air units",
  asks: (t, { data }) => (data.hits > 0 && targets(t, data).length > 1 ? 1 << data.side : 0),
  options: (t, { data }, _side, out) => void out.push(...targets(t, data)),
  describe: (t, _frame, code): Choice => ({ hit: t.position.airUnits[code]!.id }),
  prompt: (_t, { data }) => `Which air unit takes a hit? ${counted(data.hits, "hit")} left.`,
  why: (_t, { data }) => data.rule,
  take: (t, { data }, code) => takeHit(t, data, code),
  proceed(t, { data }) {
    const [only] = targets(t, data);
    if (data.hits === 0 || only === undefined) t.leave();
    else takeHit(t, data, only);
  },
};

function takeHit(t: PacificTable, data: HitsData, n: number): void {
  t.set(data, "hits", data.hits - 1);
  t.set(data, "firstAirUnit", -1);
  hitAirUnit(t, n, data.rule);
}

/** One hit: a step is lost. A unit of the mission may have to abort, and troops that it carries go with the step (28.14). */
function hitAirUnit(t: PacificTable, n: number, rule: string): void {
  const { name } = unitAt(t, n);
  const mission = t.frame<MissionData>(MISSION)?.data;
  const index = mission?.airUnits.indexOf(n) ?? -1;
  const isOver = mission !== undefined && index >= 0 && unitAt(t, n).over === mission.toHex;
  loseAirSteps(t, n, 1);
  t.say(rule, () => {
    const { steps } = unitAt(t, n);
    return `${name} loses a step${steps === 0 ? " and is gone" : `; ${counted(steps, "step")} left`}.`;
  });
  if (!mission || index < 0) return;
  t.set(mission.hits, index, mission.hits[index]! + 1);
  if (isOver) t.push(mission.lost, airClass(t.rules, unitAt(t, n)).id);
  if (mission.kind === "paradrop" && isTransport(t, n)) loseTroops(t, mission);
}

/** A step of the airborne units goes with each step of a transport: of the unit that has the most left. */
function loseTroops(t: PacificTable, { groundUnits }: MissionData): void {
  const { rules, position } = t;
  const steps = (n: number): number => stepsOfGround(rules, position.groundUnits[n]!);
  const [most] = groundUnits.toSorted((a, b) => steps(b) - steps(a));
  if (most === undefined || steps(most) === 0) return;
  t.say("28.14", () => "A step of the airborne troops is lost with its transport.");
  loseGroundSteps(t, most, rules.parameters.air.paradropSteps);
}

/**
 * Call it as `t.call("grounded-losses", { side, ownerSide, hex, ship, steps })`: the side chooses steps of unalerted aircraft of
 * the owner on an airbase (ship -1) or on a ship that are lost with hits on it (2.3.2, 4.1). It leaves when they are.
 */
type GroundedLossesData = {
  side: number;
  ownerSide: number;
  hex: number;
  ship: number;
  steps: number;
};

const grounded = (t: PacificTable, { hex, ship, ownerSide }: GroundedLossesData): number[] =>
  groundedOn(t, { hex, ship }, ownerSide);

const groundedLosses: Step<Rules, Position, GroundedLossesData> = {
  rule: "4.1",
  title: "Losses on the ground",
  asks: (t, { data }) => (data.steps > 0 && grounded(t, data).length > 1 ? 1 << data.side : 0),
  options: (t, { data }, _side, out) => void out.push(...grounded(t, data)),
  describe: (t, _frame, code): Choice => ({ lose: t.position.airUnits[code]!.id }),
  prompt: (_t, { data }) => `Which unalerted air unit loses a step? There are ${data.steps} left.`,
  why: (_t, { data }) => (data.ship < 0 ? "28.11" : "2.3.2.2"),
  take: (t, { data }, code) => loseOne(t, data, code),
  proceed(t, { data }) {
    const [only] = grounded(t, data);
    if (data.steps === 0 || only === undefined) t.leave();
    else loseOne(t, data, only);
  },
};

function loseOne(t: PacificTable, data: GroundedLossesData, n: number): void {
  t.set(data, "steps", data.steps - 1);
  hitAirUnit(t, n, data.ship < 0 ? "4.1" : "2.3.2.2");
}

export const hitSteps = { "air-hits": airHits, "grounded-losses": groundedLosses };
