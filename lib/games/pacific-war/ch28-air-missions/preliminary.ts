import { type Choice, DONE, type Step } from "../../../kernel";
import { launchOf, siteOf } from "../model/air";
import { rollDie } from "../model/combat";
import { hasRoom } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { airClass, stepsOfGround } from "../model/units";
import { isKeptByWeather } from "./weather";
import { airborneIn, canDropFrom, carried, isTransport, mayFly, reaches, repliesOver } from "./eligibility";
import { airText, hexText, isFerry, type MissionData, missionOf, PATROL, unitAt } from "./mission";

/** 28.3.2 Which units fly, and whether they are Coordinated (28.3.3). */

type Preliminary = { over?: boolean };

/** Steps that have been named from the installation of a unit. */
const named = (t: PacificTable, mission: MissionData, n: number): number =>
  mission.airUnits.reduce((sum, other) => {
    const { hex, ship, steps, over } = unitAt(t, other);
    const unit = unitAt(t, n);
    return over < 0 && hex === unit.hex && ship === unit.ship ? sum + steps : sum;
  }, 0);

/** Whether a unit may be added: the whole of it must fit under the Launch Capacity of its installation (28.1.C). */
function canJoin(t: PacificTable, mission: MissionData, n: number): boolean {
  const { kind, side, toHex } = mission;
  if (mission.airUnits.includes(n) || !mayFly(t, n, kind, side) || !reaches(t, n, kind, toHex)) return false;
  const unit = unitAt(t, n);
  const hex = siteOf(t.position, unit);
  if (named(t, mission, n) + unit.steps > launchOf(t, { hex, ship: unit.ship }, side)) return false;
  const first = mission.airUnits[0];
  // 28.16: a Ferry Mission flies from one installation; 28.14: transports are with their troops.
  if (first === undefined)
    return kind !== "paradrop" || (isTransport(t, n) && canDropFrom(t, hex, side, toHex));
  const from = unitAt(t, first);
  if (kind === PATROL) return false;
  if (kind === "ferry") return unit.hex === from.hex && unit.ship === from.ship;
  return kind !== "paradrop" || !isTransport(t, n) || hex === siteOf(t.position, from);
}

/** Ground steps that there is still room for. */
function room(t: PacificTable, { airUnits, groundUnits }: MissionData): number {
  const air = airUnits.reduce((sum, n) => (isTransport(t, n) ? sum + unitAt(t, n).steps : sum), 0);
  return groundUnits.reduce(
    (left, n) => left - stepsOfGround(t.rules, t.position.groundUnits[n]!),
    carried(t, air),
  );
}

function canLoad(t: PacificTable, mission: MissionData): number[] {
  const first = mission.airUnits[0];
  if (mission.kind !== "paradrop" || first === undefined) return [];
  const left = room(t, mission);
  return airborneIn(t, siteOf(t.position, unitAt(t, first)), mission.side).filter(
    (n) =>
      !mission.groundUnits.includes(n) &&
      stepsOfGround(t.rules, t.position.groundUnits[n]!) <= left &&
      hasRoom(t, mission.toHex, [...mission.groundUnits, n]),
  );
}

const isReady = ({ kind, airUnits, groundUnits }: MissionData): boolean =>
  airUnits.length > 0 && (kind !== "paradrop" || groundUnits.length > 0);

/** Codes are air units, then ground units. */
const preliminary: Step<Rules, Position, Preliminary> = {
  rule: "28.3.2",
  title: "Units of the mission",
  enter(t) {
    const data = missionOf(t);
    // 28.13: those that fly over the target already strike with the others.
    if (data.kind !== "strike") return;
    for (const n of repliesOver(t, data.toHex, data.side)) {
      add(t, data, n);
      t.set(unitAt(t, n), "flew", true);
    }
  },
  asks(t, { data }) {
    const mission = missionOf(t);
    return !data.over && choices(t, mission).length > 0 ? 1 << mission.side : 0;
  },
  options(t, _frame, _side, out) {
    const mission = missionOf(t);
    out.push(...choices(t, mission));
    if (isReady(mission)) out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { airUnits, groundUnits } = t.position;
    return code < airUnits.length
      ? { fly: airUnits[code]!.id }
      : { carry: groundUnits[code - airUnits.length]!.id };
  },
  prompt: (t) => `Who flies to ${hexText(t, missionOf(t).toHex)}?`,
  why: (t, _frame, code) =>
    code === DONE ? undefined : code < t.position.airUnits.length ? "28.1" : "28.14",
  take(t, { data }, code) {
    const mission = missionOf(t);
    if (code === DONE) return t.set(data, "over", true);
    const { length } = t.position.airUnits;
    if (code < length) add(t, mission, code);
    else t.push(mission.groundUnits, code - length);
  },
  proceed(t) {
    const mission = missionOf(t);
    if (isReady(mission)) weatherUnits(t, mission);
    // Transports that hold none of the troops beside them carry nothing anywhere.
    if (!isReady(mission)) {
      t.set(mission, "airUnits", []);
      t.set(mission, "hits", []);
    } else begin(t, mission);
    t.leave();
  },
};

const choices = (t: PacificTable, mission: MissionData): number[] => [
  ...[...t.position.airUnits.keys()].filter((n) => canJoin(t, mission, n)),
  ...canLoad(t, mission).map((n) => t.position.airUnits.length + n),
];

function add(t: PacificTable, mission: MissionData, n: number): void {
  t.push(mission.airUnits, n);
  t.push(mission.hits, 0);
}

/** 6.1: in fog, rain and monsoon each unit needs a low die to fly; one that does not stays at home in this phase. */
function weatherUnits(t: PacificTable, mission: MissionData): void {
  for (const n of [...mission.airUnits]) {
    const unit = unitAt(t, n);
    if (unit.over >= 0 || !isKeptByWeather(t, n, mission.side)) continue;
    const at = mission.airUnits.indexOf(n);
    t.removeAt(mission.airUnits, at);
    t.removeAt(mission.hits, at);
    t.set(unit, "flew", true);
  }
  while (mission.groundUnits.length > 0 && room(t, mission) < 0)
    t.removeAt(mission.groundUnits, mission.groundUnits.length - 1);
}

function begin(t: PacificTable, mission: MissionData): void {
  const { kind, toHex, side, airUnits } = mission;
  const { title } = t.rules.airMissions[kind]!;
  // 28.16, 34.16: the enemy learns where a Ferry Mission goes when it lands.
  const goal = isFerry(kind) ? "" : ` to ${hexText(t, toHex)}`;
  t.say("28.3.2", () => `${title}${goal}: ${airUnits.map((n) => airText(t, n)).join(", ")}.`);
  coordinate(t, mission, (comesTo) => rollDie(t, "coordination", side, "coordination", comesTo));
}

export const preliminarySteps = { "mission-preliminary": preliminary };

/** 28.3.3 Whether the mission is Coordinated, for as long as it lasts. */
function coordinate(
  t: PacificTable,
  data: MissionData,
  roll: (comesTo: (face: number) => string) => number,
): void {
  const { rules } = t;
  const { coordination } = rules.airMissions[data.kind]!;
  if (coordination !== "roll" || data.airUnits.length === 1) {
    t.set(data, "coordinated", coordination !== "never");
    return;
  }
  const level = Math.min(...data.airUnits.map((n) => airClass(rules, unitAt(t, n)).level));
  const need = level * rules.parameters.air.levelMultiple;
  const face = roll((each) => String(each <= need));
  t.set(data, "coordinated", face <= need);
  t.say(
    "28.3.3",
    () =>
      `The strike is ${face <= need ? "" : "not "}Coordinated: ${face} is rolled, ${need} or less is needed.`,
  );
}
