import { type Choice, lanesStep, type Step, type Steps } from "../../../kernel";
import { basesInRange, mayUse, ownerOf, settleCrowd, siteOfBase } from "../model/bases";
import { rangeBetween } from "../model/distance";
import { flyingUnits, land } from "../model/flight";
import { checkLanding, eliminateAirUnit } from "../model/losses";
import { airUnitId, airUnitText, baseId } from "../model/pieces";
import { type ForlornTable, Gone, type Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { aircraftOf } from "../model/units";

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

/** The next unit of a side that is in the air and has somewhere to land; -1 for none. */
const returning = (t: ForlornTable, side: number): number =>
  flyingUnits(t, side).find((unit) => landings(t, unit).length > 0) ?? -1;

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

type LandingData = { side: number; airUnits: number[] };

const landAirUnit: Step<Rules, Position, LandingData> = {
  rule: "9.12",
  title: "Return to base",
  asks: (t, { data }) => (returning(t, data.side) >= 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    out.push(...landings(t, returning(t, data.side)));
  },
  describe: (t, { data }, code): Choice => ({
    do: "land-at",
    unit: airUnitId(t, returning(t, data.side)),
    base: baseId(t, code),
  }),
  prompt: (t, { data }) => `Where does ${airUnitText(t, returning(t, data.side))} land?`,
  take(t, { data }, code) {
    const unit = returning(t, data.side);
    t.push(data.airUnits, unit);
    land(t, unit, code);
    settleCrowd(t, code);
  },
  proceed: (t, { data }) => t.leave([...data.airUnits]),
};

export const returnSteps: Steps<Rules, Position> = {
  "return-to-base": returnToBase,
  "land-air-unit": landAirUnit,
};

/** Whether a unit of a mission was lost. */
export const isShotDown = (t: ForlornTable, unit: number): boolean => t.position.air.base[unit] === Gone.lost;
