import type { Choice, FrameData, Step } from "../../../kernel";
import { settleCrowd } from "../model/bases";
import { airUnitId, airUnitText, baseId } from "../model/pieces";
import type { ForlornTable, Position } from "../model/position";
import type { Rules } from "../model/rules";

/** Which units land, and where: after a mission (9.12), and at the end of the phase (12.1). */
interface Landing<D> {
  rule: string;
  title: string;
  /** Units of a side that are in the air. */
  inTheAir(t: ForlornTable, side: number): readonly number[];
  /** Airbases at which a unit may land. */
  landings(t: ForlornTable, unit: number): number[];
  land(t: ForlornTable, unit: number, base: number, data: D): void;
}

/** A side's lane in which its units land one after the other, each where it says; those that cannot stay in the air. */
export function landingStep<D extends FrameData & { side: number }>({
  rule,
  title,
  inTheAir,
  landings,
  land,
}: Landing<D>): Step<Rules, Position, D> {
  /** The next unit with somewhere to land; -1 for none. */
  const returning = (t: ForlornTable, { side }: D): number =>
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
      land(t, returning(t, data), code, data);
      settleCrowd(t, code);
    },
  };
}
