import type { Choice, Json } from "../../../../kernel";

/** What options in words are made of. */

export interface Names {
  /** A unit, ship, headquarters or Task Force. */
  (value: Json | undefined): string;
  /** "Truk", "hex 0835". */
  hex(value: Json | undefined): string;
}
export type Say = (choice: Choice, name: Names) => string | undefined;
