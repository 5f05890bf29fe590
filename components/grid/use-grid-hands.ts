"use client";

import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { type Grid, type GridPlace, ruleFor } from "../../lib/views";
import type { Arranging } from "./arrange";
import { type KeyAction, keyAction } from "./keys";
import { all, at, type Extent, leaves, move, type Selection } from "./selection";
import type { CellEditing } from "./use-cell-editing";
import type { CellRefusal, GridActions } from "./use-grid-actions";
import type { Widths } from "./use-widths";

/** How much a key widens a column (CSS pixels). */
const WIDEN = 12;

interface GridInput {
  grid: Grid;
  extent: Extent;
  selection: Selection;
  actions: GridActions;
  pen: CellEditing;
  widths: Widths;
  arranging: Arranging;
  /** Selects cells; `focus` also moves the focus there. */
  select(selection: Selection, focus?: boolean): void;
  onRefusal(refusal: CellRefusal | undefined): void;
  /** Focuses the filter of a column. */
  toFilter(column: string): void;
}

/** The handlers of keys, mouse and clipboard of a table. */
export function useGridHands(hands: GridInput) {
  const { grid, extent, selection, actions, pen, widths, arranging, select, onRefusal, toFilter } = hands;
  const dragging = useRef(false);
  const { focus } = selection;
  const column = grid.columns[focus.column];

  const act = (action: KeyAction): boolean => {
    switch (action.do) {
      case "move": {
        const { step } = action;
        if ((step === "next" || step === "previous") && leaves(selection, step, extent)) return false;
        select(move(selection, step, extent, action.extend));
        return true;
      }
      case "edit":
        pen.begin(focus, action.text);
        return true;
      case "toggle":
        actions.toggle(focus);
        return true;
      case "clear":
        onRefusal(undefined);
        actions.clear();
        return true;
      case "fill":
        onRefusal(undefined);
        actions.fill();
        return true;
      case "all":
        select(all(extent, selection));
        return true;
      case "sort":
        if (column) arranging.onSort(column.key);
        return true;
      case "filter":
        if (!column) return false;
        arranging.onFilter();
        toFilter(column.key);
        return true;
      case "widen": {
        const now = widths.widths[focus.column] ?? 0;
        widths.setWidth(focus.column, action.by === "fit" ? undefined : now + action.by * WIDEN);
        return true;
      }
      case "escape":
        select(at(focus.row, focus.column));
        return true;
    }
  };
  const onClipboard = (event: ClipboardEvent, take: (data: DataTransfer) => void): void => {
    if (pen.editing || focus.row < 0) return;
    event.preventDefault();
    onRefusal(undefined);
    take(event.clipboardData);
  };

  return {
    onKeyDown(event: KeyboardEvent) {
      if (pen.editing) return;
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      const action = keyAction(
        { key, shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey },
        {
          heading: focus.row < 0,
          boolean: column !== undefined && ruleFor(column, grid.rows[focus.row]).type === "boolean",
        },
      );
      if (action !== undefined && act(action)) event.preventDefault();
    },
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target);
      if (event.button !== 0 || !place) return;
      if (pen.isEditing()) {
        if (place.row === focus.row && place.column === focus.column) return;
        event.preventDefault();
        // Leaving the editor keeps its text, or says why it cannot.
        const input = document.activeElement as HTMLElement | null;
        input?.blur();
        if (pen.isEditing()) return input?.focus();
      }
      dragging.current = true;
      const extended = event.shiftKey && focus.row >= 0;
      select(extended ? { anchor: selection.anchor, focus: place } : at(place.row, place.column), true);
      if (isCheck(event.target) && !event.shiftKey) actions.toggle(place);
    },
    onMouseOver(event: MouseEvent) {
      dragging.current &&= (event.buttons & 1) !== 0;
      const place = dragging.current ? placeOf(event.target) : undefined;
      if (place) select({ anchor: selection.anchor, focus: place });
    },
    onMouseUp: () => void (dragging.current = false),
    onDoubleClick({ target }: MouseEvent) {
      const place = placeOf(target);
      if (place && !pen.editing && !isCheck(target)) pen.begin(place);
    },
    onCopy: (event: ClipboardEvent) =>
      onClipboard(event, (data) => data.setData("text/plain", actions.copy())),
    onCut: (event: ClipboardEvent) =>
      onClipboard(event, (data) => {
        data.setData("text/plain", actions.copy());
        actions.clear("Cut");
      }),
    onPaste: (event: ClipboardEvent) =>
      onClipboard(event, (data) => actions.paste(data.getData("text/plain"))),
  };
}

function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  if (!cell) return undefined;
  return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}

const isCheck = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-check]") !== null;
