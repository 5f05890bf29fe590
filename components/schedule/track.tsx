"use client";

import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Arrival, ScheduleTrack } from "../../lib/views";
import { useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { ArrivalCard } from "./arrival-card";
import { FigureLine } from "./figure-line";
import { useArrivalEditing } from "./use-arrival-editing";
import { useDrag, useMove } from "./use-move";
import { firstArrival, keyOf, movedArrival, neighbour, spotOf, type Way } from "./walk";
import { capital } from "../../lib/words";
import type { TrackTurn } from "./words";
import styles from "./schedule.module.css";

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "first",
  End: "last",
};
const shifts: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Turns down, sides and nationalities across; arrivals are dragged, or moved with Alt and the arrow keys. */
export function Track({
  track,
  document,
  announce,
}: {
  track: ScheduleTrack;
  /** The document for the arrivals of a side that has none yet. */
  document: string;
  announce(words: string): void;
}) {
  const workbench = useWorkbench();
  const { lanes, turns } = track;
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  /** A group that was moved by keyboard, until it appears on its new turn. */
  const [moved, setMoved] = useState<{ document: string; id: string; turn: number }>();
  const move = useMove();
  const { drag, begin, over, end } = useDrag();
  const editing = useArrivalEditing(track, document, announce);
  const first = firstArrival(track, document);
  const open = first && keyOf(first);
  const spot = chosen === undefined ? undefined : spotOf(track, chosen);
  const focused = spot === undefined ? open : chosen;

  const cardOf = (key: string | undefined): HTMLElement | null | undefined =>
    key === undefined
      ? undefined
      : place.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const focusOn = (key: string): void => {
    setChosen(key);
    cardOf(key)?.focus();
  };
  const isKnown = open !== undefined;
  useEffect(() => {
    // Many tracks begin with empty turns, so the first arrival is scrolled into view. The focus stays where it is.
    cardOf(open)?.scrollIntoView({ block: "center", inline: "nearest" });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a document: an edit does not scroll the track.
  }, [document, isKnown]);
  useEffect(() => {
    const found = moved && movedArrival(track, moved);
    if (!found) return;
    setMoved(undefined);
    focusOn(keyOf(found));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `focusOn` is new in each render, and does the same.
  }, [track, moved]);

  const send = (arrival: Arrival, to: TrackTurn): void => {
    const { turn } = to;
    if (turn === arrival.group.turn) return;
    const { document, id } = arrival.group;
    void move(arrival, to).then((reason) => {
      if (reason !== undefined) return announce(reason);
      announce(`${arrival.title} arrives on ${to.title} instead of ${arrival.when}.`);
      setMoved({ document, id, turn });
    });
  };
  const press = (event: React.KeyboardEvent): void => {
    const focusedOne = spot && turns[spot.turn]?.lanes[spot.lane]?.[spot.place];
    if (focusedOne && !event.altKey && editing.press(event, focusedOne)) return;
    const way = ways[event.key];
    if (way === undefined || spot === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const arrival = focusedOne;
    if (event.altKey) {
      const to = turns[spot.turn + (shifts[event.key] ?? 0)];
      if (arrival && to === undefined)
        announce(`${arrival.title} is already on the last ${track.noun} in this direction.`);
      else if (arrival && to !== undefined) send(arrival, to);
      return;
    }
    const next = neighbour(track, spot, way);
    if (next) focusOn(keyOf(next));
  };

  return (
    <div ref={place} className={styles.scroller} onKeyDown={press}>
      <table className={styles.track} data-own={!track.isOpen || undefined}>
        <thead>
          <tr>
            <th scope="col" className={styles.turn}>
              {capital(track.noun)}
            </th>
            {lanes.map(({ side, sideTitle, nation, title }) => (
              <th key={`${side} ${nation}`} scope="col">
                {title}
                {sideTitle !== title && <span className={styles.side}>{sideTitle}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, title, label, lanes: arrivals, figures }) => {
            const isOver = drag?.turn === turn;
            return (
              <tr
                key={turn}
                data-turn={turn}
                data-over={isOver ? (drag.verdict?.ok === false ? "no" : "yes") : undefined}
                onDragOver={(event) => {
                  if (!drag) return;
                  over({ turn, title });
                  if (drag.verdict?.ok === false && isOver) return;
                  event.preventDefault();
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  if (drag) send(drag.arrival, { turn, title });
                  end();
                }}
              >
                <th scope="row" className={styles.turn}>
                  {label}
                  {isOver && drag.verdict && (
                    <span className={styles.verdict} data-ok={drag.verdict.ok}>
                      {drag.verdict.words}
                    </span>
                  )}
                </th>
                {arrivals.map((here, lane) => (
                  <td key={lane}>
                    {figures[lane]!.map((figure) => (
                      <FigureLine
                        key={figure.pointer}
                        figure={figure}
                        where={`${lanes[lane]!.title}, ${title}`}
                        announce={announce}
                      />
                    ))}
                    {here.map((arrival) => {
                      const key = keyOf(arrival);
                      return (
                        <ArrivalCard
                          key={key}
                          arrival={arrival}
                          focused={key === focused}
                          keys={track.isOpen ? "Enter Delete" : "Enter"}
                          onFocus={() => {
                            setChosen(key);
                            lookAt(workbench, arrival.group.document, arrival.group.pointer);
                          }}
                          onDrag={(began) => (began ? begin(arrival) : end())}
                          onEdit={() => editing.edit(arrival)}
                          onMenu={(at) => editing.menu(arrival, at)}
                        />
                      );
                    })}
                    {track.isOpen && (
                      <button
                        type="button"
                        className={`plain ${styles.add}`}
                        aria-label={`Add an arrival for ${lanes[lane]!.title} on ${title}`}
                        title="Add an arrival"
                        onClick={() => editing.add({ turn, title }, lanes[lane]!)}
                      >
                        <Plus size={12} aria-hidden />
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {editing.over}
    </div>
  );
}
