"use client";

import type { Grid, ResultTableView } from "../../lib/views";
import { layerName, sourceWords } from "../grid/describe";
import { findCell } from "../grid/find-cell";
import type { ChangeCells } from "../grid/use-change";
import { StatusLetter } from "../style/status-letter";
import { InPlace } from "./in-place";
import { cellOdds, cellTitle, columnOdds, rowOdds } from "./result-words";
import { useCellFocus } from "./use-cell-focus";
import origin from "../style/origin.module.css";
import styles from "./tables.module.css";

interface Props {
  table: ResultTableView;
  grids: readonly Grid[];
  /** Whether chances are shown beside the results. */
  shown: boolean;
  change: ChangeCells;
}

/** A table of results. With chances, each row shows its likelihood and each column its distribution. */
export function ResultGrid({ table, grids, shown, change }: Props) {
  const { rows, columns, cells, rowsAre, columnsAre } = table;
  const { body, focus, setFocus, go, press } = useCellFocus(rows.length, columns.length);
  const hasOdds = shown && table.dice !== undefined;
  return (
    <table
      ref={body}
      role="grid"
      className={`${styles.faces} ${styles.results}`}
      aria-label={`${table.title}: ${rowsAre} down, ${columnsAre} across`}
      onKeyDown={press}
    >
      <thead>
        <tr>
          <th rowSpan={2} scope="col" className={styles.corner}>
            {rowsAre}
          </th>
          <th colSpan={columns.length} scope="colgroup">
            {columnsAre}
          </th>
        </tr>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.id}>
            <th scope="row">
              {row.title}
              {hasOdds && <span className={styles.odds}>{rowOdds(row)}</span>}
            </th>
            {columns.map((column, j) => {
              const cell = cells[i]![j]!;
              return (
                <td
                  key={column.id}
                  role="gridcell"
                  className={origin.marked}
                  data-place={`${i} ${j}`}
                  data-layer={layerName(cell) !== undefined || undefined}
                >
                  <InPlace
                    found={findCell(grids, cell.pointer)}
                    name={`${table.title}: ${rowsAre.toLowerCase()} ${row.title}, ${columnsAre.toLowerCase()} ${column.title},`}
                    change={change}
                    title={[cellTitle(cell, shown), ...sourceWords(cell)]
                      .filter((words) => words !== "")
                      .join("\n")}
                    className={styles.face}
                    tabIndex={i === focus.row && j === focus.column ? 0 : -1}
                    onFocus={() => setFocus({ row: i, column: j })}
                    onKept={(then) => (then === "stay" ? undefined : go(then))}
                  >
                    <span className={styles.needed}>{cell.text ?? "–"}</span>
                    {shown && table.hasCellDie && <span className={styles.average}>{cellOdds(cell)}</span>}
                    <StatusLetter status={cell.status} />
                  </InPlace>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {hasOdds && (
        <tfoot>
          <tr>
            <th scope="row">With {table.dice}</th>
            {columns.map((column) => (
              <td key={column.id} className={styles.sum}>
                {columnOdds(column).map((words) => (
                  <span key={words}>{words}</span>
                ))}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** What the codes of a table mean. */
export function ResultKey({ results }: Pick<ResultTableView, "results">) {
  if (results.length === 0) return null;
  return (
    <dl className={styles.key}>
      {results.map(({ code, text }) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
