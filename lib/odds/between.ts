import type { Interval } from "../playtest/statistics";

/** A bracket in which what is true lies 95 times in 100. */
export type Between = Pick<Interval, "low" | "high">;
