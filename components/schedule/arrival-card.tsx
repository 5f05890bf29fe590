"use client";

import type { Arrival } from "../../lib/views";
import { layerName, sourceWords } from "../grid/describe";
import { StatusLetter } from "../style/status-letter";
import { forfeitWords, markWords, poolForfeited, poolsWords, unitWords } from "./words";
import origin from "../style/origin.module.css";
import styles from "./schedule.module.css";

interface Props {
  arrival: Arrival;
  focused: boolean;
  /** The keys that do something with it. */
  keys: string;
  onFocus(): void;
  onDrag(began: boolean): void;
  onEdit(): void;
  onMenu(at: { x: number; y: number }): void;
}

/** Units that arrive together; what is forfeited is said in words. */
export function ArrivalCard({ arrival, focused, keys, onFocus, onDrag, onEdit, onMenu }: Props) {
  const { group, when, title, units, forfeitedPools, marks } = arrival;
  const layer = layerName(arrival);
  const isPlain = units.length === 0 && group.pools.length > 0 && marks.length === 0;
  return (
    <div
      className={`${styles.card} ${origin.marked}`}
      role="button"
      aria-roledescription="arrival"
      tabIndex={focused ? 0 : -1}
      draggable
      data-key={`${group.document} ${group.pointer}`}
      data-leaves={group.leaves || undefined}
      data-layer={layer !== undefined || undefined}
      title={sourceWords(arrival).join("\n")}
      onFocus={onFocus}
      aria-keyshortcuts={keys}
      onDoubleClick={onEdit}
      onContextMenu={(event) => {
        event.preventDefault();
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        // By keyboard the menu opens at no particular point.
        onMenu(event.button === 2 ? { x: event.clientX, y: event.clientY } : { x: left, y: bottom });
      }}
      onMouseDown={(event) => event.currentTarget.focus()}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", title);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <span className="hidden">{when}: </span>
      {isPlain ? (
        <strong>{poolsWords(group.pools)}</strong>
      ) : (
        <>
          <strong>{title}</strong>
          {group.leaves && <span className={styles.leaves}>leaves play</span>}
        </>
      )}
      <StatusLetter status={arrival.status} />
      {units.map((unit) => (
        <span key={unit.type} className={styles.unit}>
          {unitWords(unit)}
          {unit.forfeited > 0 && <em className={styles.forfeit}>{forfeitWords(unit)}</em>}
        </span>
      ))}
      {!isPlain && group.pools.length > 0 && <span className={styles.unit}>{poolsWords(group.pools)}</span>}
      {forfeitedPools.map((pool) => (
        <em key={pool.noun} className={styles.forfeit}>
          {poolForfeited(pool)}
        </em>
      ))}
      {marks
        .filter(({ key }) => key !== "remove" && key !== "title")
        .map((mark) => (
          <span key={mark.key} className={styles.mark} title={mark.description}>
            {markWords(mark)}
          </span>
        ))}
      {layer !== undefined && <span className={origin.layer}>{layer}</span>}
    </div>
  );
}
