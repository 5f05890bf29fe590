"use client";

import { type CellChange, cellText, type Grid, type PastePreview, ruleFor } from "../../lib/views";
import type { Json } from "../../lib/documents";
import { FormDialog } from "../dialog/form-dialog";
import { counted } from "../../lib/words";
import { rowName } from "./labels";
import styles from "./grid.module.css";

/** The most lines that are shown; the rest is counted. */
const MOST = 200;

/** Shows what a paste would change, and every cell that it cannot change, before it is made. */
export function PasteDialog({
  grid,
  preview,
  onTake,
  onClose,
}: {
  grid: Grid;
  preview: PastePreview;
  onTake(): void;
  onClose(): void;
}) {
  const { changes, newRows, beyond } = preview;
  const bad = changes.filter(({ reason }) => reason !== undefined);
  const good = changes.filter(({ reason }) => reason === undefined);
  const made = newRows.filter(({ reasons }) => reasons.length === 0);
  const refused = newRows.filter(({ reasons }) => reasons.length > 0);
  const count = good.length + made.length;
  const lost = bad.length + refused.length;
  const words = [
    good.length > 0 && `${counted(good.length, "cell")} would change`,
    made.length > 0 && `${counted(made.length, "row")} would be added`,
    lost > 0 && `${counted(lost, "cell")} cannot take the pasted value and would not change`,
    beyond.columns > 0 && `${counted(beyond.columns, "pasted column")} outside the table would be ignored`,
    beyond.rows > 0 && `${counted(beyond.rows, "pasted row")} outside the table would be ignored`,
  ].filter((each) => each !== false);
  return (
    <FormDialog
      title={`Paste into ${grid.title}`}
      action={lost > 0 ? `Paste the other ${count}` : "Paste"}
      onDo={() => {
        onTake();
        return Promise.resolve(true);
      }}
      onClose={onClose}
      disabled={count === 0}
      isReady
      className={styles.preview}
    >
      <p>
        {words.length === 0
          ? "Nothing would change: the cells already have these values."
          : `${words.join("; ")}.`}
      </p>
      {(changes.length > 0 || newRows.length > 0) && (
        <div className={styles.listing}>
          <table>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Column</th>
                <th scope="col">Now</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {refused.map(({ id, reasons }, i) => (
                <tr key={`bad ${id} ${i}`} className={styles.bad}>
                  <th scope="row">{id === "" ? "New row" : id}</th>
                  <td>new row</td>
                  <td colSpan={2}>{reasons.join(" ")}</td>
                </tr>
              ))}
              {[...bad, ...good].slice(0, MOST).map((change) => (
                <ChangeRow key={`${change.row} ${change.column}`} grid={grid} change={change} />
              ))}
              {made.slice(0, MOST).map(({ id }) => (
                <tr key={`new ${id}`}>
                  <th scope="row">{id}</th>
                  <td colSpan={3}>new row</td>
                </tr>
              ))}
            </tbody>
          </table>
          {changes.length > MOST && <p className="quiet">… and {changes.length - MOST} more.</p>}
        </div>
      )}
    </FormDialog>
  );
}

function ChangeRow({ grid, change }: { grid: Grid; change: CellChange }) {
  const { row: id, column: key, before, after, reason } = change;
  const row = grid.rows.find((each) => each.id === id);
  const column = grid.columns.find((each) => each.key === key);
  const text = (value: Json | undefined): string =>
    value === undefined || column === undefined ? "–" : cellText(value, ruleFor(column, row));
  return (
    <tr className={reason === undefined ? undefined : styles.bad}>
      <th scope="row">{row ? rowName(grid, row) : id}</th>
      <td>{column?.title ?? key}</td>
      {reason === undefined ? (
        <>
          <td>{text(before)}</td>
          <td>{text(after)}</td>
        </>
      ) : (
        <td colSpan={2}>{reason}</td>
      )}
    </tr>
  );
}
