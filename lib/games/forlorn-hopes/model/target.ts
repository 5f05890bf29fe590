/** A specific target (9.6). Plain JSON: frames can remember it, and print it with ids. */
export type Target = {
  kind: "airbase" | "city-or-port" | "naval" | "ground" | "supply";
  base?: number;
  place?: number;
  ship?: number;
  groundUnit?: number;
  /** The id of a supply unit. */
  supply?: string;
};
