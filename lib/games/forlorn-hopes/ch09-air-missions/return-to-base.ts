import { lanesStep, type Steps } from "../../../kernel";
import { basesInRange, mayUse, ownerOf, siteOfBase } from "../model/bases";
import { rangeBetween } from "../model/distance";
import { flyingUnits, land } from "../model/flight";
import { checkLanding, eliminateAirUnit } from "../model/losses";
import { type ForlornTable, Gone, type Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { aircraftOf } from "../model/units";
import { landingStep } from "./landing-step";

/** 9.12 Survivors of both sides return to base, each where its owner says: in secret, as displays are (6.1). */

/**
 * Airbases within a unit's range of the hex over which it is. Disrupted ones are among them, and those without room: the penalty
 * of 6.3.4 follows. Japanese carrier aircraft may also land off the map.
 */
export function landings(t: ForlornTable, unit: number): number[] {
  const hex = t.position.air.hex[unit]!;
  const range = aircraftOf(t, unit).strategicRange;
  const { isCarrierBased, side } = t.rules.airUnits[unit]!;
  if (!isCarrierBased || side !== JAPANESE) return basesInRange(t, unit, hex, range);
  return t.rules.bases.flatMap(({ kind }, base) =>
    (mayUse(t, unit, base) || (kind === "off-map" && ownerOf(t, base) === side)) &&
    rangeBetween(t, hex, siteOfBase(t, base)) <= range
      ? [base]
      : [],
  );
}

const sides = [ALLIED, JAPANESE] as const;

/** One without an airbase in range is lost (6.3.4). Accidents come when all have landed, as no die is rolled in secret. */
const returnToBase = lanesStep<Rules, Position, number[]>({
  rule: "9.12",
  title: "Return to base",
  open: (t) =>
    sides.flatMap((side) =>
      flyingUnits(t, side).length > 0 ? [{ side, step: "land-air-unit", data: { side, airUnits: [] } }] : [],
    ),
  proceed(t, { data }) {
    t.leave();
    for (const side of sides) {
      for (const unit of flyingUnits(t, side)) eliminateAirUnit(t, unit, "9.12");
      for (const unit of data.secret[side] ?? []) checkLanding(t, unit, t.position.air.base[unit]!);
    }
    t.say("9.12", () => "The aircraft return to base.");
  },
});

const landAirUnit = landingStep({
  rule: "9.12",
  title: "Return to base",
  inTheAir: flyingUnits,
  landings,
  land,
});

export const returnSteps: Steps<Rules, Position> = {
  "return-to-base": returnToBase,
  "land-air-unit": landAirUnit,
};

/** Whether a unit of a mission was lost. */
export const isShotDown = (t: ForlornTable, unit: number): boolean => t.position.air.base[unit] === Gone.lost;
