import { type Choice, DONE, lanesStep, type Step, type Steps } from "../../../kernel";
import type { Target } from "../model/attacks";
import { isInRange, takeOff } from "../model/flight";
import { airUnitId, airUnitText, baseId, siteId, siteText, sideDoes } from "../model/pieces";
import { AirFlag, type ForlornTable, isOn, type Position } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { attackModes } from "./attack-modes";
import {
  candidates,
  canFlyMission,
  isEligible,
  targetHexes,
  targetsOfMission,
  whyNotTogether,
} from "./composition";
import { missionOf } from "./mission";
import { carriesParatroops } from "./paratroops";
import { targetsAt } from "./targets";
import { describeTarget, targetCodes } from "./target-options";

/** 9.1 The start of a mission: its target hex, which all know, and its units, which the enemy does not (9.1.2). */

const targetHex: Step<Rules, Position> = {
  rule: "9.1.3",
  title: "Target hex",
  asks(t) {
    const { side, site, targetSite } = missionOf(t);
    return site === NOWHERE && targetSite === undefined && canFlyMission(t, side) ? 1 << side : 0;
  },
  options(t, _frame, side, out) {
    out.push(...targetHexes(t, side));
  },
  describe: (t, _frame, code): Choice => ({ do: "target-hex", hex: siteId(t.rules, code) }),
  prompt: () => "Which hex is the target of the mission?",
  explain(t, _frame, choice, side) {
    const hex = t.rules.hexes.of[String(choice.hex)];
    if (hex === undefined) return undefined;
    if (targetsAt(t, side, hex).length === 0)
      return { rule: "9.1.3", text: `There is nothing to attack at ${siteText(t, hex)}.` };
    return { rule: "9.2", text: `No unit that is ready reaches ${siteText(t, hex)} and can attack there.` };
  },
  take: (t, _frame, code) => target(t, code),
  proceed(t) {
    const { site, targetSite } = missionOf(t);
    if (site !== NOWHERE) return t.leave();
    if (targetSite === undefined) return t.unwind("air-mission", true);
    target(t, targetSite);
  },
};

function target(t: ForlornTable, hex: number): void {
  const { side, reaction } = missionOf(t);
  t.set(missionOf(t), "site", hex);
  t.say(reaction ? "9.1.4" : "9.1.3", () => `${sideDoes(side, "flies")} to ${siteText(t, hex)}.`);
}

/** What a side chose in secret. */
type Composed = { airUnits: number[]; torpedoAirUnits: number[]; target: Target | null };

/** 9.1.1: the units take off; only their owner knows which. */
const composition = lanesStep<Rules, Position, Composed>({
  rule: "9.1.1",
  title: "Composition of the mission",
  open(t) {
    const { side } = missionOf(t);
    return [{ side, step: "mission-units", data: { side } }];
  },
  proceed(t, { data }) {
    const { side, site } = missionOf(t);
    const composed = data.secret[side];
    t.leave();
    if (!composed) return t.unwind("air-mission", true);
    const { airUnits, torpedoAirUnits, target: written } = composed;
    for (const unit of airUnits)
      takeOff(t, unit, site, AirFlag.unseen | (torpedoAirUnits.includes(unit) ? AirFlag.torpedo : 0));
    if (written) t.set(missionOf(t).secret, side, written);
    t.say("9.1.1", () => `The mission: ${airUnits.map((unit) => airUnitText(t, unit)).join(", ")}.`, [side]);
  },
});

type UnitsData = { side: number; airUnits: number[]; torpedoAirUnits: number[]; done?: boolean };

/** A code is twice the unit, and one more with torpedoes. */
const TORPEDO = 1;

/** Units that can join those chosen, each with its arms: a code is twice the unit, and one more with torpedoes. */
export function joining(t: ForlornTable, { side, airUnits }: Pick<UnitsData, "side" | "airUnits">): number[] {
  const { site, reaction = false } = missionOf(t);
  const targets = targetsOfMission(t, side, site, reaction);
  return candidates(t, side, site, airUnits, reaction, missionOf(t).fromBases).flatMap((unit) => [
    ...(canBomb(t, unit, targets) ? [2 * unit] : []),
    ...(canLaunch(t, unit, targets) ? [2 * unit + TORPEDO] : []),
  ]);
}

/** 9.10.6: torpedoes are for ships; who carries them attacks nothing else. */
const canLaunch = (t: ForlornTable, unit: number, targets: readonly Target[]): boolean =>
  targets.some((each) => attackModes(t, unit, each, { torpedo: true, hasFought: false }).length > 0);

/** Without torpedoes: a bomber with a target for its bombs, an escort, or the unit that drops paratroops. */
const canBomb = (t: ForlornTable, unit: number, targets: readonly Target[]): boolean =>
  carriesParatroops(t, unit) ||
  !canLaunch(t, unit, targets) ||
  targets.some((each) => attackModes(t, unit, each, { torpedo: false, hasFought: false }).length > 0);

/** 9.6, option: the target is written down with the declaration. */
const isWritten = (t: ForlornTable, { side, airUnits }: UnitsData): boolean =>
  isOn(t, "written-target") &&
  targetsOfMission(t, side, missionOf(t).site, missionOf(t).reaction === true).length > 1 &&
  !airUnits.some((unit) => carriesParatroops(t, unit));

const units: Step<Rules, Position, UnitsData> = {
  rule: "9.1.1",
  title: "Composition of the mission",
  enter(t, { data }) {
    t.set(data, "airUnits", []);
    t.set(data, "torpedoAirUnits", []);
  },
  asks(t, { data }) {
    if (data.done) return isWritten(t, data) ? 1 << data.side : 0;
    return data.airUnits.length > 0 || joining(t, data).length > 0 ? 1 << data.side : 0;
  },
  options(t, { data }, side, out) {
    const { site, reaction = false } = missionOf(t);
    if (data.done)
      out.push(
        ...targetCodes(t, targetsOfMission(t, side, site, reaction), data.airUnits, data.torpedoAirUnits),
      );
    else {
      out.push(...joining(t, data));
      if (data.airUnits.length > 0) out.push(DONE);
    }
  },
  describe(t, { data }, code, side): Choice {
    const { site, reaction = false } = missionOf(t);
    if (data.done) return describeTarget(t, targetsOfMission(t, side, site, reaction)[code]!, "write-target");
    if (code === DONE) return { do: "done" };
    const unit = code >> 1;
    const torpedoes = code % 2 === TORPEDO;
    const hasChoice = canLaunch(t, unit, targetsOfMission(t, side, site, reaction));
    return {
      do: "fly",
      unit: airUnitId(t, unit),
      base: baseId(t, t.position.air.base[unit]!),
      ...(hasChoice && { arms: torpedoes ? "torpedoes" : "bombs" }),
    };
  },
  prompt: (t, { data }) =>
    data.done ? "Which target do you write down?" : `Which unit flies to ${siteText(t, missionOf(t).site)}?`,
  explain(t, { data }, choice, side) {
    const unit = t.rules.airUnitOf[String(choice.unit)];
    if (choice.do !== "fly" || unit === undefined || t.rules.airUnits[unit]!.side !== side) return undefined;
    if (!isEligible(t, unit))
      return { rule: "9.1.2", text: `${airUnitText(t, unit)} is not ready for a mission.` };
    if (!isInRange(t, unit, missionOf(t).site))
      return {
        rule: "9.2",
        text: `${siteText(t, missionOf(t).site)} is beyond the range of ${airUnitText(t, unit)}.`,
      };
    return whyNotTogether(t, side, [...data.airUnits, unit]);
  },
  take(t, { data }, code, side) {
    if (data.done) {
      const { site, reaction = false } = missionOf(t);
      return finish(t, data, { ...targetsOfMission(t, side, site, reaction)[code]! });
    }
    if (code === DONE) return t.set(data, "done", true);
    t.push(data.airUnits, code >> 1);
    if (code % 2 === TORPEDO) t.push(data.torpedoAirUnits, code >> 1);
  },
  proceed(t, { data }) {
    if (data.airUnits.length > 0) finish(t, data, null);
    else t.leave();
  },
};

const finish = (t: ForlornTable, { airUnits, torpedoAirUnits }: UnitsData, written: Target | null): void =>
  t.leave({ airUnits: [...airUnits], torpedoAirUnits: [...torpedoAirUnits], target: written });

export const startSteps: Steps<Rules, Position> = {
  "mission-target-hex": targetHex,
  "mission-composition": composition,
  "mission-units": units,
};
