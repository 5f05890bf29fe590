"use client";

import { useMemo, useState } from "react";
import { type Column, type Grid, pasteTsv, writeTsv } from "../../lib/views";
import type { Wanted } from "../desk/calls-grid";
import { unitBeside } from "./describe";
import { Dialog } from "./dialog";
import styles from "./grid.module.css";

/** What a new row starts with where something has to stand: the first choice, the least number. */
function firstText({ type, choices, min, required, role }: Column): string {
  if (role !== "value" || !required) return "";
  if (type === "integer" || type === "number") return String(min ?? 0);
  if (type === "boolean") return "no";
  return type === "enum" ? String(choices?.[0]?.value ?? "") : "";
}

/** Asks for the id of a new row and for what cannot be left out, and checks both. */
export function AddRow({
  grid,
  onAdd,
  onClose,
}: {
  grid: Grid;
  onAdd(label: string, values: Wanted[]): Promise<string | undefined>;
  onClose(): void;
}) {
  const [texts, setTexts] = useState(() => grid.columns.map(firstText));
  const [refusal, setRefusal] = useState<string>();
  const [isSent, setSent] = useState(false);
  const made = useMemo(
    () => pasteTsv(grid, { row: grid.rows.length, column: 0 }, writeTsv([texts])).newRows[0],
    [grid, texts],
  );
  const reasons = made?.reasons ?? ["Rows cannot be added here."];
  const shown = grid.columns.map((column, i) => ({ column, i })).filter(({ column }) => column.required);
  // Nobody is told off before something is typed.
  const isBegun = texts.some((text, i) => grid.columns[i]?.role === "id" && text !== "");
  return (
    <Dialog title={`Add a row to ${grid.title}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (!made || reasons.length > 0) return;
          void onAdd(`Add ${made.id.replaceAll("/", " ")} to ${grid.title}`, [
            { pointer: made.pointer, value: made.value },
          ]).then((reason) => (reason === undefined ? onClose() : setRefusal(reason)));
        }}
      >
        {shown.map(({ column, i }) => (
          <Field
            key={column.key}
            column={column}
            text={texts[i] ?? ""}
            isFirst={i === 0}
            onChange={(text) => setTexts(texts.with(i, text))}
          />
        ))}
        <ul className={styles.reasons} role="status">
          {(isBegun || isSent) && reasons.map((reason) => <li key={reason}>{reason}</li>)}
          {refusal !== undefined && <li>{refusal}</li>}
        </ul>
        <footer className={styles.answers}>
          <button type="button" onClick={onClose}>
            Leave it
          </button>
          <button className="primary">Add the row</button>
        </footer>
      </form>
    </Dialog>
  );
}

function Field({
  column,
  text,
  isFirst,
  onChange,
}: {
  column: Column;
  text: string;
  isFirst: boolean;
  onChange(text: string): void;
}) {
  const { key, title, description, choices, type } = column;
  const unit = unitBeside(column);
  return (
    <label title={description}>
      <span>
        {title}
        {unit !== undefined && <span className="quiet"> ({unit})</span>}
      </span>
      {type === "enum" ? (
        <select value={text} onChange={({ target }) => onChange(target.value)}>
          {(choices ?? []).map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)}>
              {choice.title === String(choice.value)
                ? choice.title
                : `${String(choice.value)}: ${choice.title}`}
            </option>
          ))}
        </select>
      ) : (
        <input
          value={text}
          data-first={isFirst || undefined}
          autoComplete="off"
          spellCheck={false}
          list={choices ? `choices-${key}` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {choices && type !== "enum" && (
        <datalist id={`choices-${key}`}>
          {choices.map(({ value, title: name }) => (
            <option key={String(value)} value={String(value)}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </label>
  );
}
