/** Without the dust of calculating: 0.1 + 0.2 is 0.3. */
export const rounded = (value: number): number => Number(value.toPrecision(12));

/** By how much people turn a number: of 4 and more by ones where it is whole now, though quarters may be allowed. */
export const strideOf = ({ value, step }: { value: number; step: number }): number =>
  Number.isInteger(value) && Math.abs(value) >= 4 ? Math.max(1, step) : step;
