import { create } from "zustand";

/** Which chances the tables show, kept while one goes from table to table. */
export interface Chances {
  shown: boolean;
  dice: number;
  /** What is added to each die of a table of faces. */
  add: number;
  /** The modifiers that are taken to count: pointers with their documents. */
  picked: ReadonlySet<string>;
}

export const useChances = create<Chances>(() => ({ shown: true, dice: 1, add: 0, picked: new Set() }));

export const setChances = (change: Partial<Chances>): void => useChances.setState(change);

export const pickKey = (document: string, pointer: string): string => `${document}#${pointer}`;
