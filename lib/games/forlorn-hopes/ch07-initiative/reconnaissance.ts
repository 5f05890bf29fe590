import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { hexesInRange } from "../model/distance";
import { basesAt, isOperational, ownerOf, siteOfBase } from "../model/bases";
import { canTakeOff } from "../model/flight";
import { patrolInterception } from "../ch08-operations/missions";
import { airUnitId, airUnitText, baseId, siteId, siteText } from "../model/pieces";
import { report } from "../model/reports";
import { AirFlag, Box, type ForlornTable, type Position } from "../model/position";
import { roll, succeeds } from "../model/rolls";
import { enemyOf, isHex, type Rules } from "../model/rules";
import { aircraftOf, isReconnaissance, setAirFlag } from "../model/units";

/** 7.3 Reconnaissance flights and patrols: one after the other in turn, whoever had the initiative last turn first. */

type FlightData = { side: number; passed: number; airUnit: number };

/** Reconnaissance units and patrol bombers of a side that are ready; a patrol needs a base on the map (7.3.5), a floatplane a coast (6.3.6). */
const available = (t: ForlornTable, side: number): number[] =>
  t.rules.airUnits.flatMap((each, unit) => {
    const base = t.position.air.base[unit]!;
    if (each.side !== side || base < 0 || t.position.air.box[unit] !== Box.ready) return [];
    if (!isOperational(t, base)) return [];
    if (isReconnaissance(t, unit)) return hexesFor(t, unit).length > 0 ? [unit] : [];
    const isPatrol = aircraftOf(t, unit).type === "RB" && isHex(t.rules, siteOfBase(t, base));
    return isPatrol && canTakeOff(t, unit) ? [unit] : [];
  });

/** 7.3.2: every hex in play within the range of reconnaissance. */
const hexesFor = (t: ForlornTable, unit: number): readonly number[] =>
  hexesInRange(t, siteOfBase(t, t.position.air.base[unit]!), t.rules.parameters.reconnaissance.range);

const isDone = ({ passed }: FlightData, side: number): boolean => ((passed >> side) & 1) === 1;

const flights: Step<Rules, Position, FlightData> = {
  rule: "7.3",
  title: "Reconnaissance flights and patrols",
  enter(t, { data }) {
    t.set(data, "side", t.position.initiative);
    t.set(data, "passed", 0);
    t.set(data, "airUnit", -1);
  },
  asks(t, { data }) {
    if (data.airUnit >= 0) return 1 << data.side;
    return !isDone(data, data.side) && available(t, data.side).length > 0 ? 1 << data.side : 0;
  },
  options(t, { data }, side, out) {
    if (data.airUnit >= 0) out.push(...hexesFor(t, data.airUnit));
    else out.push(...available(t, side), DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    if (data.airUnit >= 0) return { do: "reconnoitre", hex: siteId(t.rules, code) };
    return { do: isReconnaissance(t, code) ? "fly" : "patrol", unit: airUnitId(t, code) };
  },
  prompt: (t, { data }) =>
    data.airUnit >= 0
      ? `Which hex does ${airUnitText(t, data.airUnit)} reconnoitre?`
      : "Which unit flies reconnaissance or a patrol?",
  take(t, { data }, code, side) {
    if (data.airUnit >= 0) return reconnoitre(t, data, code);
    if (code === DONE) return pass(t, data);
    if (!isReconnaissance(t, code)) return patrol(t, data, code);
    // 7.3.2: the die says whether it is available.
    const { total } = roll(
      t,
      "reconnaissance-flight",
      { t, side, airUnit: code },
      { name: `reconnaissance of ${airUnitText(t, code)}`, key: "reconnaissance", side },
    );
    if (succeeds(t, "reconnaissance-flight", total)) return t.set(data, "airUnit", code);
    t.set(t.position.air.box, code, Box.flown);
    t.say("7.3.2", () => `${airUnitText(t, code)} is not available, and has flown.`);
    next(t, data);
  },
  proceed(t, { data }) {
    if (isDone(data, 0) && isDone(data, 1)) return t.leave();
    pass(t, data);
  },
};

/** A side is through; the other one goes on. */
function pass(t: ForlornTable, data: FlightData): void {
  t.set(data, "passed", data.passed | (1 << data.side));
  t.set(data, "side", enemyOf(data.side));
}

function next(t: ForlornTable, data: FlightData): void {
  if (!isDone(data, enemyOf(data.side))) t.set(data, "side", enemyOf(data.side));
}

function reconnoitre(t: ForlornTable, data: FlightData, hex: number): void {
  const { air } = t.position;
  const unit = data.airUnit;
  const { side } = data;
  t.set(data, "airUnit", -1);
  t.set(air.box, unit, Box.out);
  t.set(air.hex, unit, hex);
  t.say("7.3.2", () => `${airUnitText(t, unit)} reconnoitres ${siteText(t, hex)}.`);
  next(t, data);
  if (enemyBases(t, side, hex).length > 0) t.call("examine-airbase", { side, site: hex });
}

/** 7.3.5: it stays over its base; enemy fighters in range may intercept it. */
function patrol(t: ForlornTable, data: FlightData, unit: number): void {
  const { air } = t.position;
  t.set(air.box, unit, Box.out);
  t.set(air.hex, unit, siteOfBase(t, air.base[unit]!));
  setAirFlag(t, unit, AirFlag.patrols, true);
  t.say("7.3.5", () => `${airUnitText(t, unit)} patrols at ${siteText(t, air.hex[unit]!)}.`);
  next(t, data);
  t.call(patrolInterception, { airUnit: unit });
}

const enemyBases = (t: ForlornTable, side: number, hex: number): number[] =>
  basesAt(t, hex).filter((base) => ownerOf(t, base) === enemyOf(side));

type ExamineData = { side: number; site: number };

/** 7.3.4: the owner says how many fighters and bombers are there. */
const examine: Step<Rules, Position, ExamineData & { done?: boolean }> = {
  rule: "7.3.4",
  title: "Examination of an airbase",
  asks: (t, { data }) => (!data.done && enemyBases(t, data.side, data.site).length > 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    out.push(...enemyBases(t, data.side, data.site));
  },
  describe: (t, _frame, code): Choice => ({ do: "examine", base: baseId(t, code) }),
  prompt: () => "Which airbase do you examine?",
  take(t, { data }, code) {
    t.set(data, "done", true);
    report(t, data.side, code, "7.3.4");
  },
};

export const reconnaissanceSteps: Steps<Rules, Position> = {
  reconnaissance: flights,
  "examine-airbase": examine,
};
