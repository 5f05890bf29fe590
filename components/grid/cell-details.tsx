"use client";

import type { Diagnostic } from "../../lib/diagnostics";
import { type Grid, type Row, ruleFor } from "../../lib/views";
import { StatusLetter } from "../style/status-letter";
import { meaningOf, problemWords, sourceWords, unitBeside } from "./describe";
import { rowName } from "./labels";
import type { Selection } from "./selection";
import pane from "../style/pane.module.css";
import styles from "./grid.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** The names of a setting's group and of itself. */
const settingName = (row: Row): string => String(row.cells[0]?.value ?? row.id);

/** Details of the focused cell, in a line that is always there; problems are shown in full, in more lines. */
export function CellDetails({
  grid,
  selection,
  problems,
}: {
  grid: Grid;
  selection: Selection;
  problems: readonly Diagnostic[];
}) {
  const { row: index, column: at } = selection.focus;
  const row = grid.rows[index];
  const column = grid.columns[at];
  const cell = row?.cells[at];
  if (!row || !column || !cell) {
    return <p className={pane.details}>{column?.description ?? grid.description ?? ""}</p>;
  }
  const rule = row.own ?? ruleFor(column, row);
  const unit = unitBeside(rule);
  const meaning = meaningOf(cell, rule);
  const wrong = problemWords(problems);
  return (
    <p className={pane.details} data-whole={wrong.length > 0 || undefined} title={rule.description}>
      <strong>
        {grid.kind === "settings" ? settingName(row) : `${rowName(grid, row)}: ${column.title}`}
        {unit !== undefined && <span className="quiet"> ({unit})</span>}
      </strong>
      <RuleChip rule={rule.rule} />
      {wrong.map((words) => (
        <span key={words} className={styles.wrong}>
          {words}
        </span>
      ))}
      {meaning !== undefined && <span>{meaning}</span>}
      <StatusLetter status={cell.status} inLine />
      {column.role !== "note" && sourceWords(cell).map((words) => <span key={words}>{words}</span>)}
      {rule.description !== undefined && <span className="quiet">{rule.description}</span>}
    </p>
  );
}
