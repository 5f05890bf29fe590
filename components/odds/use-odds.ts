import { useStore } from "zustand";
import { useTable } from "../workbench/context";
import type { OddsState } from "./client";

/** A part of what is known of the odds; drawn again only when that part changes. */
export const useOdds = <T>(pick: (state: OddsState) => T): T => useStore(useTable().odds.store, pick);
