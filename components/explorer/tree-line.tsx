"use client";

import { ChevronDown, ChevronRight, Ellipsis } from "lucide-react";
import { PlaytestMark } from "../playtests/playtest-mark";
import { markOf, resultText } from "../playtests/words";
import type { PlaytestState } from "../workbench/types";
import { counted } from "../../lib/words";
import styles from "./explorer.module.css";
import { LayerSwitches } from "./layer-switches";
import type { TreeRow } from "./rows";
import type { ProblemCounts } from "./use-counts";
import type { LayerDrag } from "./use-layer-drag";

interface Props {
  row: TreeRow;
  active: boolean;
  /** The Tab key leads to this line. */
  stop: boolean;
  counts: ProblemCounts | undefined;
  unsaved: boolean;
  /** The state of a playtest. */
  playtest: PlaytestState | undefined;
  /** Text beside the heading of a section. */
  summary: string | undefined;
  drag: LayerDrag;
  onAct(): void;
  /** The pointer or the focus is on the line, so it may be opened next. */
  onNear(): void;
  /** The line has the focus. */
  onStop(): void;
  onTurn(): void;
  onMenu(at: { x: number; y: number }): void;
}

/** One line of the explorer's tree. */
export function TreeLine({
  row,
  active,
  stop,
  counts,
  unsaved,
  playtest,
  summary,
  drag,
  onAct,
  onNear,
  onStop,
  onTurn,
  onMenu,
}: Props) {
  const entry = row.kind === "entry" ? row.entry : undefined;
  const layer = entry?.layer;
  const edge = layer && drag.over?.id === layer.id ? drag.over.edge : undefined;
  const Chevron = row.expanded ? ChevronDown : ChevronRight;
  return (
    <div
      role="treeitem"
      data-row={row.id}
      aria-level={row.level}
      aria-expanded={row.expanded}
      aria-selected={active}
      tabIndex={stop ? 0 : -1}
      className={`${styles.row} ${row.kind === "section" ? styles.section : ""} ${active ? styles.active : ""}`}
      data-edge={edge}
      style={{ paddingLeft: row.level === 1 ? 4 : 8 + 12 * (row.level - 1) }}
      title={playtest?.result?.failure ? `${entry?.path}\n${resultText(playtest.result)}` : entry?.path}
      onClick={onAct}
      onPointerEnter={onNear}
      onFocus={() => {
        onNear();
        onStop();
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
      {...(layer && drag.of(layer.id))}
    >
      {row.expanded !== undefined && (
        <span
          className={styles.chevron}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            onTurn();
          }}
        >
          <Chevron size={14} />
        </span>
      )}
      {layer && row.expanded === undefined && <span className={styles.chevron} />}
      {layer && <LayerSwitches layer={layer} own={entry.own} />}
      <span
        className={`${styles.name} ${entry?.own ? styles.own : ""} ${layer && !layer.on ? styles.off : ""}`}
      >
        {row.kind === "section" ? row.title : row.entry.title}
      </span>
      {row.kind === "section" && !row.expanded && summary === undefined && (
        <span className={styles.note}>{row.count}</span>
      )}
      {summary !== undefined && <span className={styles.note}>{summary}</span>}
      {entry?.note !== undefined && <span className={styles.note}>{entry.note}</span>}
      <LineMarks counts={counts} unsaved={unsaved} playtest={playtest} />
      {entry && (
        <button
          className={styles.more}
          tabIndex={-1}
          aria-label={`More for ${entry.title}`}
          onClick={(event) => {
            event.stopPropagation();
            const { left, bottom } = event.currentTarget.getBoundingClientRect();
            onMenu({ x: left, y: bottom });
          }}
        >
          <Ellipsis size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** Marks for unsaved changes, errors and warnings, and the state of a playtest. */
function LineMarks({ counts, unsaved, playtest }: Pick<Props, "counts" | "unsaved" | "playtest">) {
  const errors = counts?.error ?? 0;
  const warnings = counts?.warning ?? 0;
  return (
    <span className={styles.marks}>
      {unsaved && (
        <span title="Not saved" role="img" aria-label="not saved">
          ●
        </span>
      )}
      {errors > 0 && (
        <span className={styles.errors} role="img" aria-label={counted(errors, "error")}>
          {errors}
        </span>
      )}
      {errors === 0 && warnings > 0 && (
        <span className={styles.warnings} role="img" aria-label={counted(warnings, "warning")}>
          {warnings}
        </span>
      )}
      {playtest && (
        <PlaytestMark
          mark={markOf(playtest)}
          title={playtest.result ? resultText(playtest.result) : undefined}
        />
      )}
    </span>
  );
}
