"use client";

import { useCallback, useRef, useState } from "react";
import type { Arrival } from "../../lib/views";
import { applyChange, type Refusal } from "../grid/use-change";
import { useWorkbench } from "../workbench/context";
import { useTargetLayer } from "../workbench/layer";
import { moveLabel, type TrackTurn, type MoveVerdict, verdictOf } from "./words";

/** The arrival that is dragged, and what a drop on the turn under it would do. */
export interface Drag {
  arrival: Arrival;
  turn?: number;
  verdict?: MoveVerdict;
}

/** Moves an arrival to another turn. */
export function useMove(): (arrival: Arrival, to: TrackTurn) => Promise<Refusal> {
  const workbench = useWorkbench();
  const layer = useTargetLayer();
  return useCallback(
    (arrival, to) =>
      applyChange(workbench, moveLabel(arrival, to), (desk) =>
        desk.ask("moveGroup", arrival.group, to.turn, layer),
      ),
    [workbench, layer],
  );
}

/** What is being dragged; each turn that it passes is checked once. */
export function useDrag() {
  const workbench = useWorkbench();
  const layer = useTargetLayer();
  const [drag, setDrag] = useState<Drag>();
  const tried = useRef(new Map<number, MoveVerdict>());
  const over = (to: TrackTurn): void => {
    const { turn } = to;
    if (!drag || drag.turn === turn) return;
    const { arrival } = drag;
    setDrag({ arrival, turn, verdict: tried.current.get(turn) });
    if (tried.current.has(turn)) return;
    const settle = (verdict: MoveVerdict): void => {
      tried.current.set(turn, verdict);
      setDrag((now) => (now?.arrival === arrival && now.turn === turn ? { ...now, verdict } : now));
    };
    workbench.desk.ask("tryMove", arrival.group, turn, layer).then(
      (answer) => settle(verdictOf(answer, arrival, to)),
      (error: Error) => settle({ ok: false, words: error.message }),
    );
  };
  const begin = (arrival: Arrival): void => {
    tried.current.clear();
    setDrag({ arrival });
  };
  return { drag, begin, over, end: () => setDrag(undefined) };
}
