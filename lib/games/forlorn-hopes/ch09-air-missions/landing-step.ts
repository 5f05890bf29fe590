import type { Choice, Step } from "../../../kernel";
import { settleCrowd } from "../model/bases";
import { airUnitId, airUnitText, baseId } from "../model/pieces";
import type { ForlornTable, Position } from "../model/position";
import type { Rules } from "../model/rules";

/** Which units land, and where: after a mission (9.12), and at the end of the phase (12.1). */
interface Landing {
  rule: string;
  title: string;
  /** Units of a side that are in the air. */
  inTheAir(t: ForlornTable, side: number): readonly number[];
  /** Airbases at which a unit may land. */
  landings(t: ForlornTable, unit: number): number[];
  land(t: ForlornTable, unit: number, base: number): void;
}

/** The side, and the units that it has landed. */
type LandingData = { side: number; airUnits: number[] };

/**
 * A side's lane in which its units land one after the other, each where it says; those that cannot stay in the air. It is
 * called with `{ side, airUnits: [] }`, and hands back which have landed.
 */
export function landingStep({
  rule,
  title,
  inTheAir,
  landings,
  land,
}: Landing): Step<Rules, Position, LandingData> {
  /** The next unit with somewhere to land; -1 for none. */
  const returning = (t: ForlornTable, { side }: LandingData): number =>
    inTheAir(t, side).find((unit) => landings(t, unit).length > 0) ?? -1;
  return {
    rule,
    title,
    asks: (t, { data }) => (returning(t, data) >= 0 ? 1 << data.side : 0),
    options(t, { data }, _side, out) {
      out.push(...landings(t, returning(t, data)));
    },
    describe(t, { data }, code): Choice {
      return { do: "land-at", unit: airUnitId(t, returning(t, data)), base: baseId(t, code) };
    },
    prompt: (t, { data }) => `Where does ${airUnitText(t, returning(t, data))} land?`,
    take(t, { data }, code) {
      const unit = returning(t, data);
      t.push(data.airUnits, unit);
      land(t, unit, code);
      settleCrowd(t, code);
    },
    proceed: (t, { data }) => t.leave([...data.airUnits]),
  };
}
