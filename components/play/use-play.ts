import { useCallback } from "react";
import { useStore } from "zustand";
import type { Order } from "../../lib/play";
import { useTable } from "../workbench/context";
import type { PlayState } from "./client";

/** A part of the game on the table; rendered again only when that part changes. */
export const usePlay = <T>(pick: (state: PlayState) => T): T => useStore(useTable().play.store, pick);

/** Sends an order to the table. */
export function useOrder(): (order: Order) => void {
  const { play } = useTable();
  return useCallback((order) => play.order(order), [play]);
}
