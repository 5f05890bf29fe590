import type { Choice, Json } from "../kernel";

export interface Expectation {
  /** How many choices have been made; 0 is the start. */
  after: number;
  /** JSON pointer into the printed state. */
  pointer: string;
  equals: Json;
}

/** One choice. With `step` it is made only where that step asks, and otherwise refused. */
export interface ScriptChoice {
  side: string;
  choice: Choice;
  step?: string;
}
