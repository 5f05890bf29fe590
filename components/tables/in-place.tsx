"use client";

import { type ReactNode, useRef, useState } from "react";
import { changeOf, cellText, ruleFor, valuesOf } from "../../lib/views";
import { Bubble } from "../grid/bubble";
import { CellEditor } from "../grid/cell-editor";
import type { FoundCell } from "../grid/find-cell";
import { useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { cellName, changeLabel } from "../grid/labels";
import type { Move } from "../grid/selection";
import type { ChangeCells } from "../grid/use-change";
import pane from "../style/pane.module.css";
import styles from "./tables.module.css";

interface Props {
  found: FoundCell | undefined;
  /** The place in the undo label, where the grid's own words are not enough. */
  name?: string;
  change: ChangeCells;
  title?: string;
  className?: string;
  tabIndex?: number;
  children: ReactNode;
  onFocus?(): void;
  /** What the text that is being typed results in. */
  live?(text: string): ReactNode;
  /** The edit was committed; with the next cell. */
  onKept?(then: Move | "stay"): void;
}

/** A value that is edited in place: Enter, F2, a click or a letter begins. */
export function InPlace({
  found,
  name,
  change,
  title,
  className,
  tabIndex,
  children,
  onFocus,
  live,
  onKept,
}: Props) {
  const workbench = useWorkbench();
  const [editing, setEditing] = useState<{ text: string; typed: boolean }>();
  /** The text typed so far. */
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const place = useRef<HTMLButtonElement>(null);
  const rule = found && ruleFor(found.column, found.row);
  const label = found && (name ?? cellName(found.grid, found.row, found.column.key));

  const begin = (letter?: string): void => {
    setRefusal(undefined);
    setTyped(undefined);
    if (found === undefined || rule === undefined) return;
    const text = cellText(found.row.cells[found.at]?.value, rule);
    setEditing({ text: letter ?? text, typed: letter !== undefined });
  };
  const keep = (text: string, then: Move | "stay"): string | undefined => {
    if (found === undefined) return undefined;
    const { grid, row, at } = found;
    const made = changeOf(grid, row, at, text);
    if (made?.reason !== undefined) return made.reason;
    setEditing(undefined);
    if (then !== "stay") requestAnimationFrame(() => (onKept ? onKept(then) : place.current?.focus()));
    if (made === undefined) return undefined;
    const words = changeLabel(grid, row, made);
    const undoWords =
      name === undefined ? words : name + words.slice(cellName(grid, row, made.column).length);
    void change(undoWords, valuesOf({ changes: [made], newRows: [] })).then(setRefusal);
    return undefined;
  };
  if (editing && rule && label !== undefined) {
    return (
      <span className={`${styles.editing} ${className ?? ""}`}>
        <CellEditor
          rule={rule}
          text={editing.text}
          typed={editing.typed}
          label={label}
          onKeep={keep}
          onText={(text) => setTyped(text)}
          onCancel={() => {
            setEditing(undefined);
            requestAnimationFrame(() => place.current?.focus());
          }}
        />
        {live && (
          <span className={styles.live} role="status">
            {live(typed ?? editing.text)}
          </span>
        )}
      </span>
    );
  }
  return (
    <>
      <button
        ref={place}
        className={`${styles.inPlace} ${className ?? ""}`}
        title={title}
        tabIndex={tabIndex}
        onClick={() => begin()}
        onFocus={() => {
          const pointer = found?.row.cells[found.at]?.pointer;
          if (found && pointer !== undefined) lookAt(workbench, found.grid.document, pointer);
          onFocus?.();
        }}
        onBlur={() => setRefusal(undefined)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          if (key === "F2") begin();
          else if (key !== " " && [...key].length === 1 && !ctrlKey && !metaKey && !altKey) begin(key);
          else return;
          event.preventDefault();
        }}
      >
        {label !== undefined && <span className="hidden">{label} </span>}
        {children}
      </button>
      {refusal !== undefined && (
        <Bubble anchor={place}>
          <p className={pane.why} role="alert">
            {refusal}
          </p>
        </Bubble>
      )}
    </>
  );
}
