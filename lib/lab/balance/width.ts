/** How narrow an interval is wanted unless somebody says so, in steps from value to value. */
const USUAL_STEPS = 2;

/** The distance of one value from the next. */
export const stepOf = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / Math.max(1, new Set(values).size - 1);

/** A width in units of the number as steps from value to value; undefined of one that is less than a step. */
export function stepsWithin(width: number | undefined, values: readonly number[]): number | undefined {
  if (width === undefined) return USUAL_STEPS;
  const steps = Math.round(width / stepOf(values));
  return steps >= 1 ? steps : undefined;
}
