import { useRef, useState } from "react";
import type { HeldCounter } from "../../lib/games";
import type { Choice } from "../../lib/kernel";
import type { ShownDecision, Way } from "../../lib/play";
import { counterWords } from "../../lib/views/counters";
import type { Dragging } from "../map/reading-board";
import { useTable } from "../workbench/context";
import { canDrag, dropAt } from "./dragging";
import type { Narrowing } from "./narrowing";

/** Counters can be dragged where a choice moves them; the table is asked for the places when one is picked up. */
export function useDragging(
  decision: ShownDecision | undefined,
  make: (choices: readonly Choice[], place?: string) => void,
  narrow: (change: Partial<Narrowing>) => void,
): Dragging {
  const { play } = useTable();
  const [ways, setWays] = useState<readonly Way[]>();
  const asking = useRef(0);
  return {
    canPickUp: (counter) => decision !== undefined && canDrag(decision.options, counter),
    onPickUp({ pieces = [] }: HeldCounter) {
      const ticket = ++asking.current;
      setWays(undefined);
      if (!decision) return;
      play.ask({ of: "ways", side: decision.side, pieces }).then(
        (found) => ticket === asking.current && setWays(found),
        // The viewer may have changed in the meantime; then nothing can be moved.
        () => ticket === asking.current && setWays([]),
      );
    },
    targets: ways && new Set(ways.map(({ to }) => to)),
    refusal(counter, over) {
      const drop = dropAt(ways ?? [], over, counterWords(counter.face));
      return "reason" in drop ? drop.reason : undefined;
    },
    onDrop(counter, over) {
      const drop = dropAt(ways ?? [], over, counterWords(counter.face));
      if ("reason" in drop) return;
      if (drop.take.length > 0) make(drop.take, drop.isAsked ? over.id : undefined);
      else narrow({ words: "", place: over.id, pieces: [] });
    },
  };
}
