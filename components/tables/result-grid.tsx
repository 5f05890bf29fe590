"use client";

import type { Grid, ResultTableView } from "../../lib/views";
import type { ResultHead } from "../../lib/views/result-table";
import { layerName, sourceWords } from "../grid/describe";
import { findCell } from "../grid/find-cell";
import type { ChangeCells } from "../grid/use-change";
import { StatusLetter } from "../style/status-letter";
import { InPlace } from "./in-place";
import { cellOdds, cellTitle, lineOdds, pickOdds } from "./result-words";
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

/**
 * A table of results. With chances, each row that the dice can pick shows its likelihood and each column its distribution;
 * where the dice pick the column, the other way round.
 */
export function ResultGrid({ table, grids, shown, change }: Props) {
  const { rows, columns, cells, rowsAre, columnsAre } = table;
  const { body, focus, setFocus, go, press } = useCellFocus(rows.length, columns.length);
  const hasOdds = shown && table.dice !== undefined;
  const hasRowSums = hasOdds && table.picks === "column";
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
          {hasRowSums && (
            <th rowSpan={2} scope="col">
              With {table.dice}
            </th>
          )}
        </tr>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {column.title}
              {hasOdds && <span className={styles.odds}>{pickOdds(column)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.id}>
            <th scope="row">
              {row.title}
              {hasOdds && <span className={styles.odds}>{pickOdds(row)}</span>}
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
            {hasRowSums && <Sums line={row} />}
          </tr>
        ))}
      </tbody>
      {hasOdds && !hasRowSums && (
        <tfoot>
          <tr>
            <th scope="row">With {table.dice}</th>
            {columns.map((column) => (
              <Sums key={column.id} line={column} />
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** What the dice give in a row or column. */
const Sums = ({ line }: { line: ResultHead }) => (
  <td className={styles.sum}>
    {lineOdds(line).map((words) => (
      <span key={words}>{words}</span>
    ))}
  </td>
);

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
