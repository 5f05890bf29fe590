import { type Step, type Steps } from "../../../kernel";
import { isBaseDisrupted, isOvercrowded, ownerOf, settleCrowd, siteOfBase } from "../model/bases";
import { airUnitText, airbaseText, baseText, groundText } from "../model/pieces";
import {
  AirFlag,
  BaseState,
  Box,
  type ForlornTable,
  Gone,
  GroundFlag,
  type Position,
  UNAVAILABLE,
} from "../model/position";
import { roll, succeeds } from "../model/rolls";
import { isHex, JAPANESE, NOBODY, type Rules } from "../model/rules";
import { isDisrupted, isGroundDisrupted, setAirFlag, setGroundFlag } from "../model/units";

/** 14.1, 14.2 Units and airbases recover from disruption; aircraft are made ready. */

const isGeneralRegroup = ({ position }: ForlornTable): boolean => position.generalRegroup === position.turn;

type DoneData = { done?: boolean };

/** 14.1.1: before airbases. Dice and results are on displays, and so the owner's alone to see (6.1). */
const airRegroup: Step<Rules, Position, DoneData> = {
  rule: "14.1.1",
  title: "Air units regroup",
  proceed(t, { data }) {
    if (data.done) return t.leave();
    t.set(data, "done", true);
    for (const [unit, { side }] of t.rules.airUnits.entries()) {
      if (!isDisrupted(t, unit) || t.position.air.base[unit] === Gone.absent) continue;
      const alone = recoversAlone(t, unit);
      if (alone !== undefined) recover(t, unit, alone);
      else if (t.position.air.box[unit] === Box.regroup && canRegroup(t, unit)) attempt(t, unit, side);
    }
    if (isGeneralRegroup(t)) t.call("air-replacements");
  },
};

/**
 * The rule by which a unit recovers without a die: 14.5.2 for Japanese units that have not flown on a General Regroup Turn,
 * 5.2.6b for aircraft of a Covering Fleet that stays away.
 */
function recoversAlone(t: ForlornTable, unit: number): string | undefined {
  const { side, force, isCarrierBased } = t.rules.airUnits[unit]!;
  if (side !== JAPANESE) return undefined;
  if (
    force === "covering-fleet" &&
    isCarrierBased &&
    t.position.terms.rules.commitments &&
    !t.position.coveringFleet
  )
    return "5.2.6b";
  const box = t.position.air.box[unit];
  return isGeneralRegroup(t) && box !== Box.flown && box !== Box.out ? "14.5.2" : undefined;
}

const canRegroup = (t: ForlornTable, unit: number): boolean => {
  const base = t.position.air.base[unit]!;
  return base === UNAVAILABLE || (base >= 0 && !isBaseDisrupted(t, base) && !t.position.bases.oos[base]);
};

function attempt(t: ForlornTable, unit: number, side: number): void {
  const { nation } = t.rules.airUnits[unit]!;
  const { total } = roll(
    t,
    "regroup",
    { t, side, kind: "air", nation, airUnit: unit },
    { name: `regroup of ${airUnitText(t, unit)}`, key: "regroup", side },
  );
  if (succeeds(t, "regroup", total, { kind: "air" })) recover(t, unit, "14.1.1");
  else t.say("14.1.1", () => `${airUnitText(t, unit)} stays disrupted.`, [side]);
}

function recover(t: ForlornTable, unit: number, rule: string): void {
  setAirFlag(t, unit, AirFlag.disrupted, false);
  t.say(rule, () => `${airUnitText(t, unit)} recovers.`, [t.rules.airUnits[unit]!.side]);
}

/** 14.1.2: disrupted airbases in supply; on a General Regroup Turn Japanese ones need no die (14.5.2). */
const airbaseRegroup: Step<Rules, Position, DoneData> = {
  rule: "14.1.2",
  title: "Airbases regroup",
  proceed(t, { data }) {
    if (data.done) return t.leave();
    t.set(data, "done", true);
    for (const base of t.rules.bases.keys()) {
      const side = ownerOf(t, base);
      if (
        side === NOBODY ||
        t.position.bases.state[base] !== BaseState.disrupted ||
        t.position.bases.oos[base]
      )
        continue;
      const isAutomatic = isGeneralRegroup(t) && side === JAPANESE;
      if (!isAutomatic && !baseRecovers(t, base, side)) continue;
      t.set(t.position.bases.state, base, BaseState.normal);
      t.say(isAutomatic ? "14.5.2" : "14.1.2", () => `${airbaseText(t, base)} recovers.`);
    }
    if (isGeneralRegroup(t)) t.call("airbase-restoration");
  },
};

function baseRecovers(t: ForlornTable, base: number, side: number): boolean {
  const site = siteOfBase(t, base);
  // 14.1: Dutch bases are those in Dutch land.
  const nation = isHex(t.rules, site) ? t.rules.hexes.country[site]! : "";
  const { total } = roll(
    t,
    "regroup",
    { t, side, kind: "airbase", nation, base },
    { name: `regroup of the airbase of ${baseText(t, base)}`, key: "airbase regroup", side },
  );
  return succeeds(t, "regroup", total, { kind: "airbase" });
}

/** 14.1.3: in supply or not, without modifiers. What is out of supply is disrupted again in the next Supply Phase. */
const groundRegroup: Step<Rules, Position> = {
  rule: "14.1.3",
  title: "Ground units regroup",
  proceed(t) {
    t.leave();
    for (const [unit, { side }] of t.rules.groundUnits.entries()) {
      if (t.position.ground.site[unit]! < 0 || !isGroundDisrupted(t, unit)) continue;
      const { total } = roll(
        t,
        "regroup",
        { t, side, kind: "ground" },
        { name: `regroup of ${groundText(t, unit)}`, key: "ground regroup", side },
      );
      if (!succeeds(t, "regroup", total, { kind: "ground" })) continue;
      setGroundFlag(t, unit, GroundFlag.disrupted, false);
      t.say("14.1.3", () => `${groundText(t, unit)} recovers.`);
    }
  },
};

/** 14.2: what has flown, and what was regrouping, is ready again, but at airbases that hold too many (6.3.4). */
const reorganization: Step<Rules, Position> = {
  rule: "14.2",
  title: "Airbase reorganization",
  proceed(t) {
    t.leave();
    const { air } = t.position;
    for (let unit = 0; unit < air.box.length; unit++)
      if (air.box[unit] === Box.flown || air.box[unit] === Box.regroup) t.set(air.box, unit, Box.ready);
    for (const base of t.rules.bases.keys()) if (isOvercrowded(t, base)) settleCrowd(t, base);
  },
};

export const regroupUnitSteps: Steps<Rules, Position> = {
  "air-regroup": airRegroup,
  "airbase-regroup": airbaseRegroup,
  "ground-regroup": groundRegroup,
  "airbase-reorganization": reorganization,
};
