"use client";

import {
  chanceOf,
  diceWords,
  type FaceTable,
  type Grid,
  howItComes,
  percentOf,
  type TableCell,
} from "../../lib/views";
import { layerName, sourceWords } from "../grid/describe";
import { findCell } from "../grid/find-cell";
import type { ChangeCells } from "../grid/use-change";
import { StatusLetter } from "../style/status-letter";
import type { Chances } from "./chances";
import { InPlace } from "./in-place";
import { useCellFocus } from "./use-cell-focus";
import origin from "../style/origin.module.css";
import styles from "./tables.module.css";

interface Props {
  table: FaceTable;
  grids: readonly Grid[];
  chances: Pick<Chances, "shown" | "dice" | "add">;
  change: ChangeCells;
}

/** Rows, columns, required rolls, and their chances. */
export function FaceGrid({ table, grids, chances, change }: Props) {
  const { rows, columns, cells, row: rowTitle, column: columnTitle } = table;
  const { body, focus, setFocus, go, press } = useCellFocus(rows.length, columns.length);
  return (
    <table
      ref={body}
      role="grid"
      className={styles.faces}
      aria-label={`${table.title}: ${rowTitle} down, ${columnTitle} across`}
      onKeyDown={press}
    >
      <thead>
        <tr>
          <th rowSpan={2} scope="col" className={styles.corner}>
            {rowTitle}
          </th>
          <th colSpan={columns.length} scope="colgroup">
            {columnTitle}
          </th>
        </tr>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((down, i) => (
          <tr key={down}>
            <th scope="row">{down}</th>
            {columns.map((across, j) => {
              const cell = cells[i]?.[j];
              if (cell === undefined) return <td key={across} role="gridcell" />;
              const isFocus = i === focus.row && j === focus.column;
              return (
                <td
                  key={across}
                  role="gridcell"
                  className={origin.marked}
                  data-place={`${i} ${j}`}
                  data-layer={layerName(cell) !== undefined || undefined}
                >
                  <InPlace
                    found={findCell(grids, cell.pointer)}
                    name={`${table.title}: ${rowTitle.toLowerCase()} ${down}, ${columnTitle.toLowerCase()} ${across},`}
                    change={change}
                    title={wordsOf(cell, table, chances)}
                    live={chances.shown ? (text) => liveWords(text, table, chances) : undefined}
                    className={styles.face}
                    tabIndex={isFocus ? 0 : -1}
                    onFocus={() => setFocus({ row: i, column: j })}
                    onKept={(then) => (then === "stay" ? undefined : go(then))}
                  >
                    <Face cell={cell} table={table} chances={chances} />
                  </InPlace>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ShownChances = Props["chances"];

function wordsOf(cell: TableCell, table: FaceTable, { shown, dice, add }: ShownChances): string {
  const chance = chanceOf(cell, table.dieSides, dice, add);
  const how = shown ? [howItComes(cell, table.dieSides, { dice, add, chance })] : [];
  return [...(cell.meaning === undefined ? [] : [cell.meaning]), ...how, ...sourceWords(cell)].join("\n");
}

/** The chance for the text that is being typed, if the table can hold it. */
function liveWords(text: string, { entries, dieSides }: FaceTable, { dice, add }: ShownChances): string {
  const needed = Object.hasOwn(entries, text) ? entries[text] : undefined;
  return needed ? percentOf(chanceOf(needed, dieSides, dice, add)) : "–";
}

function Face({ cell, table, chances }: { cell: TableCell; table: FaceTable; chances: ShownChances }) {
  const chance = chanceOf(cell, table.dieSides, chances.dice, chances.add);
  return (
    <>
      <span className={styles.needed}>{cell.value ?? "–"}</span>
      {chances.shown && (
        <>
          <span className={styles.chance}>{percentOf(chance)}</span>
          <span className="hidden"> chance of a hit with {diceWords(chances.dice, chances.add)}</span>
        </>
      )}
      <StatusLetter status={cell.status} />
      {chances.shown && (
        <span className={styles.bar} style={{ width: `${chance.value * 100}%` }} aria-hidden />
      )}
    </>
  );
}
