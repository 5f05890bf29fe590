"use client";

import { useMemo } from "react";
import {
  type CellChange,
  changeOf,
  copyTsv,
  fillDown,
  type Grid,
  type GridPlace,
  type PastePreview,
  pasteTsv,
  readTsv,
  valuesOf,
} from "../../lib/views";
import { cellName, changeLabel, changesLabel } from "./labels";
import { clearing } from "./rows";
import { boxOf, rangeOf, type Selection } from "./selection";
import type { ChangeCells } from "./use-change";

/** Why an edit of a cell was refused. `fixed`: the cell cannot be edited at all. */
export interface CellRefusal {
  reason: string;
  fixed?: boolean;
}

export interface GridActions {
  /** Returns why the text is not valid for the cell; else the change is being made. */
  keep(place: GridPlace, text: string): string | undefined;
  /** Why a cell cannot be edited at all. */
  whyFixed(place: GridPlace): string | undefined;
  toggle(place: GridPlace): void;
  clear(verb?: "Clear" | "Cut"): void;
  fill(): void;
  copy(): string;
  paste(text: string): void;
  /** Makes all changes of a paste preview as one. */
  takePaste(preview: PastePreview): void;
}

export function useGridActions(
  grid: Grid,
  selection: Selection,
  change: ChangeCells,
  onRefusal: (refusal: CellRefusal | undefined) => void,
  show: (preview: PastePreview) => void,
): GridActions {
  return useMemo(() => {
    const send = (label: string, values: ReturnType<typeof valuesOf>): void => {
      void change(label, values).then((reason) => reason !== undefined && onRefusal({ reason }));
    };
    const make = (verb: "Fill" | "Clear" | "Cut", changes: readonly CellChange[]): void => {
      const values = valuesOf({ changes: [...changes], newRows: [] });
      const bad = changes.find(({ reason }) => reason !== undefined);
      const row = grid.rows.find(({ id }) => id === bad?.row);
      if (bad !== undefined && row !== undefined) {
        onRefusal({ reason: `${cellName(grid, row, bad.column)}. ${bad.reason}` });
      }
      if (values.length > 0) send(changesLabel(grid, verb, changes), values);
    };
    const changeAt = ({ row, column }: GridPlace, text: string): CellChange | undefined => {
      const found = grid.rows[row];
      return found && changeOf(grid, found, column, text);
    };
    const keep = (place: GridPlace, text: string): string | undefined => {
      const made = changeAt(place, text);
      const row = grid.rows[place.row];
      if (made === undefined || row === undefined) return undefined;
      if (made.reason !== undefined) return made.reason;
      send(changeLabel(grid, row, made), valuesOf({ changes: [made], newRows: [] }));
      return undefined;
    };
    return {
      keep,
      whyFixed(place) {
        const column = grid.columns[place.column];
        const type = grid.rows[place.row]?.own?.type ?? column?.type;
        if (column?.role === "value" && type !== "other") return undefined;
        return changeAt(place, "?")?.reason;
      },
      toggle(place) {
        const isOn = grid.rows[place.row]?.cells[place.column]?.value === true;
        const reason = keep(place, isOn ? "no" : "yes");
        if (reason !== undefined) onRefusal({ reason });
      },
      clear: (verb = "Clear") => make(verb, clearing(grid, boxOf(selection))),
      fill() {
        const { from, to } = rangeOf(selection);
        // A single row is filled from the row above it.
        const top = from.row === to.row ? Math.max(0, from.row - 1) : from.row;
        make("Fill", fillDown(grid, { from: { ...from, row: top }, to }));
      },
      copy: () => copyTsv(grid, rangeOf(selection)),
      paste(text) {
        const pasted = readTsv(text);
        const only = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
        const { from, to } = rangeOf(selection);
        if (only !== undefined && from.row === to.row && from.column === to.column) {
          const reason = keep(from, only);
          if (reason !== undefined) onRefusal({ reason });
          return;
        }
        // One value pasted over many cells goes into all of them.
        const preview =
          only === undefined
            ? pasteTsv(grid, from, text)
            : {
                changes: grid.rows
                  .slice(from.row, to.row + 1)
                  .flatMap((row) =>
                    grid.columns
                      .slice(from.column, to.column + 1)
                      .flatMap((_, i) => changeOf(grid, row, from.column + i, only) ?? []),
                  ),
                newRows: [],
                beyond: { columns: 0, rows: 0 },
              };
        show(preview);
      },
      takePaste(preview) {
        const made = preview.newRows.filter(({ reasons }) => reasons.length === 0).length;
        send(changesLabel(grid, "Paste", preview.changes, made), valuesOf(preview));
      },
    };
  }, [grid, selection, change, onRefusal, show]);
}
