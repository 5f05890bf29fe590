/**
 * What the owner of observed units must say, by Condition Number (7.12). Members that the number does not reach are left
 * out, so that a report can be shown to its side as it is.
 */
export type Report = {
  isAir: boolean;
  hex: number;
  condition: number;
  /** Air Formations or Task Forces (2: one may be told as two; 3: exact). */
  units?: number;
  /** Ships or Air Factors (2: within half; 3: exact). */
  total?: number;
  /** Condition 2: the classes that are there, by `classes` or `missions`. */
  present?: boolean[];
  /** Condition 3: how many of each class, unit by unit. */
  counts?: number[][];
  /** Condition 3, or radar: Air Factors at high altitude; with a lower condition only whether there are any. */
  high?: number | boolean;
  /** Condition 3: whether there are planes on deck or ready at a base or ship in the hex (7.14). */
  planesAboard?: boolean;
};
