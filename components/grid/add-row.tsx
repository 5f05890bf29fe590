"use client";

import { useState } from "react";
import { firstTexts, givenValue, type Grid, newRow, type Row } from "../../lib/views";
import type { CellValue } from "../desk/calls-grid";
import { ChoiceField, FieldPair } from "../dialog/fields";
import { FormDialog } from "../dialog/form-dialog";
import { CellField } from "./cell-field";
import { rowName } from "./labels";

interface Props {
  grid: Grid;
  /** The row that the new one starts as a copy of. */
  like: Row | undefined;
  onAdd(label: string, values: CellValue[]): Promise<string | undefined>;
  /** Called with the id of the row in the grid. */
  onAdded(id: string): void;
  onClose(): void;
}

/** Asks for the id and the required values of a new row, and checks them. */
export function AddRow({ grid, like: first, onAdd, onAdded, onClose }: Props) {
  const [like, setLike] = useState(first);
  const [texts, setTexts] = useState(() => firstTexts(grid, first));
  const made = newRow(grid, texts, { like });
  const copy = (id: string): void => {
    const row = grid.rows.find((each) => each.id === id);
    const before = firstTexts(grid, like);
    setLike(row);
    // Typed values stay; values copied from the previous row are replaced.
    setTexts(firstTexts(grid, row).map((text, i) => (texts[i] === before[i] ? text : (texts[i] ?? ""))));
  };
  const shown = grid.columns
    .map((column, i) => ({ column, i }))
    .filter(({ column, i }) => column.type !== "other" && (column.required || texts[i] !== ""));
  const whole = grid.columns.flatMap((column, i) => {
    const value = column.type === "other" ? givenValue(column, like?.cells[i]?.value) : undefined;
    return value === undefined ? [] : [`${column.title}: ${JSON.stringify(value)}`];
  });
  const add = async (refused: (reason: string) => void): Promise<boolean> => {
    if (made.reasons.length > 0) {
      refused(made.reasons.join(" "));
      return false;
    }
    const isItem = grid.kind === "list";
    const name = isItem ? "an item" : made.id.replaceAll("/", " ");
    const reason = await onAdd(`Add ${name} to ${grid.title}`, [
      { pointer: made.pointer, value: made.value },
    ]);
    if (reason !== undefined) refused(reason);
    else onAdded(isItem ? String(grid.rows.length) : made.id);
    return reason === undefined;
  };
  return (
    <FormDialog title={`Add a row to ${grid.title}`} action="Add row" onDo={add} onClose={onClose}>
      {grid.rows.length > 0 && (
        <ChoiceField
          label="Start from a copy of"
          value={like?.id ?? ""}
          choices={[
            { id: "", title: "nothing" },
            ...grid.rows.map((row) => ({ id: row.id, title: rowName(grid, row) })),
          ]}
          onText={copy}
        />
      )}
      <FieldPair>
        {shown.map(({ column, i }, at) => (
          <CellField
            key={column.key}
            rule={column}
            text={texts[i] ?? ""}
            isFirst={at === 0}
            onText={(text) => setTexts(texts.with(i, text))}
          />
        ))}
      </FieldPair>
      {whole.map((words) => (
        <p key={words} className="quiet">
          {words}
        </p>
      ))}
    </FormDialog>
  );
}
