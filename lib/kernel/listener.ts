import type { Json } from "./types";

/**
 * Called with what happens as it happens, where nobody reads it: no text is made for it, and nothing of it is kept. The same
 * game is played with it and without.
 */
export interface Listener {
  /** A value of the printed state changed; `step` is the step in play. */
  changed(pointer: string, from: Json, to: Json, step: string): void;
  /** Something happened by this rule, numbered as the module has it. */
  logged(rule: string): void;
  /** A rule changed what an event by another rule says; numbered as in the rulebook in use. */
  acted(rule: string): void;
  /** A side lost so many steps of a type of counter. */
  lost(side: number, type: string, steps: number): void;
}
