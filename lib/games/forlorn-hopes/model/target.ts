/** A specific target (9.6). Plain JSON: frames can remember it, and print it with ids. */
export type Target = {
  kind: "airbase" | "city-or-port" | "naval" | "ground" | "supply" | "drop";
  base?: number;
  place?: number;
  ship?: number;
  groundUnit?: number;
  /** The id of a supply unit. */
  supply?: string;
  /** The hex of the ships before each unit chooses one (9.6); the hex in which paratroops drop (9.11). */
  site?: number;
};
