import { create } from "zustand";

/** Which chances the tables show; kept when another table is opened. */
export interface Chances {
  shown: boolean;
  dice: number;
  /** Added to each die of a table of faces. */
  add: number;
  /** The modifiers that are assumed to apply: pointers with their documents. */
  picked: ReadonlySet<string>;
}

export const useChances = create<Chances>(() => ({ shown: true, dice: 1, add: 0, picked: new Set() }));

export const setChances = (change: Partial<Chances>): void => useChances.setState(change);

export const pickKey = (document: string, pointer: string): string => `${document}#${pointer}`;
