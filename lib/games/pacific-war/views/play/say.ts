import type { Choice, Json } from "../../../../kernel";

/** How the words of an option name what it is about. */
export interface Names {
  /** A unit, ship, headquarters or Task Force, a job of engineers. */
  (value: Json | undefined): string;
  /** "Truk", "hex 0835". */
  hex(value: Json | undefined): string;
}

/** An option as a whole in words; undefined where its members and their values are enough. */
export type Say = (choice: Choice, name: Names) => string | undefined;
