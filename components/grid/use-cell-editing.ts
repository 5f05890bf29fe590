"use client";

import { useRef, useState } from "react";
import { cellText, type Grid, type GridPlace, ruleFor } from "../../lib/views";
import type { Move } from "./selection";
import type { CellRefusal, GridActions } from "./use-grid-actions";

export interface CellEditing {
  /** The start text of the editor; undefined while no cell is edited. */
  editing: { text: string; typed: boolean } | undefined;
  /** The same value at once, before the next render. */
  isEditing(): boolean;
  begin(place: GridPlace, typed?: string): void;
  /** Returns why the text is not valid for the cell; the editor then stays open. */
  keep(text: string, then: Move | "stay"): string | undefined;
  cancel(): void;
}

/** Editing of the focused cell. `onLeft` is called when a key ends it, with the direction in which the focus moves. */
export function useCellEditing(
  grid: Grid,
  focus: GridPlace,
  actions: GridActions,
  onRefusal: (refusal: CellRefusal | undefined) => void,
  onLeft: (then: Move | "here") => void,
): CellEditing {
  const [editing, setEditing] = useState<CellEditing["editing"]>();
  const isOn = useRef(false);
  const set = (now: CellEditing["editing"]): void => {
    isOn.current = now !== undefined;
    setEditing(now);
  };
  return {
    editing,
    isEditing: () => isOn.current,
    begin(place, typed) {
      onRefusal(undefined);
      const fixed = actions.whyFixed(place);
      if (fixed !== undefined) return onRefusal({ reason: fixed, fixed: true });
      const row = grid.rows[place.row];
      const column = grid.columns[place.column];
      if (!row || !column) return;
      const text = typed ?? cellText(row.cells[place.column]?.value, ruleFor(column, row));
      set({ text, typed: typed !== undefined });
    },
    keep(text, then) {
      const reason = actions.keep(focus, text);
      if (reason !== undefined) return reason;
      set(undefined);
      if (then !== "stay") onLeft(then);
      return undefined;
    },
    cancel() {
      set(undefined);
      onLeft("here");
    },
  };
}
