import { useCallback } from "react";
import type { Changed, MapChange, MapView } from "../../lib/views/map";
import { useWorkbench } from "../workbench/context";
import type { PlacementVerdict } from "./verdict";
import { useTargetLayer } from "../workbench/layer";

/** A change that the desk has computed, and the first problem that it would cause; none if it is legal. */
export interface PlacementCheck extends PlacementVerdict {
  changed: Changed;
}

/** Editing of maps and set-ups by hand: the desk computes and checks a change, the workbench applies it. */
export function useHands({ scenario, board: { id: board } }: MapView, say: (words: string) => void) {
  const workbench = useWorkbench();
  const layer = useTargetLayer();

  const work = useCallback(
    (change: MapChange): Promise<Changed> => workbench.desk.ask("mapChange", scenario, board, change, layer),
    [workbench, layer, scenario, board],
  );

  const attempt = useCallback(
    async (change: MapChange): Promise<PlacementCheck> => {
      const changed = await work(change);
      if (!changed.ok) return { changed, problem: { message: changed.reason, rule: changed.rule, more: 0 } };
      const [worst, ...more] = await workbench.desk.ask("problemsOf", changed.edits);
      if (!worst) return { changed };
      const problem = { message: worst.message, rule: worst.rule, more: more.length };
      return { changed, problem, canBeForced: true };
    },
    [work, workbench],
  );

  const make = useCallback(
    (changed: Changed): boolean => {
      if (!changed.ok) {
        say(changed.reason);
        return false;
      }
      workbench.apply(changed.label, changed.edits);
      say(`${changed.label}: written to ${changed.file}.`);
      return true;
    },
    [workbench, say],
  );

  const act = useCallback(
    (change: MapChange): void => {
      work(change).then(make, (error: Error) => say(error.message));
    },
    [work, make, say],
  );

  /** Returns the reason why the change could not be made; undefined if it was made. */
  const tryToMake = useCallback(
    async (change: MapChange): Promise<string | undefined> => {
      const changed = await work(change);
      return make(changed) || changed.ok ? undefined : changed.reason;
    },
    [work, make],
  );

  return { attempt, make, act, tryToMake };
}

export type MapEditing = ReturnType<typeof useHands>;
