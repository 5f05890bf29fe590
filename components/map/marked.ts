import { useEffect } from "react";
import { create } from "zustand";
import { type Diagnostic, fingerprintOf } from "../../lib/diagnostics";
import { documentOfFile } from "../../lib/documents";
import type { MapPlace, MapView } from "../../lib/views/map";
import { useBench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";

/** A problem that was chosen while the map was in front, and its places on the map. */
interface MarkedProblem {
  problem: Diagnostic;
  /** Ids of its places. */
  places: readonly string[];
}

interface MarkedState {
  /** Path of the scenario whose set-up the visible map shows; undefined while there is none. */
  scenario: string | undefined;
  /** Id of the visible board. */
  board: string;
  /** The map is the main view, not only shown beside a text. */
  isInFront: boolean;
  marked: MarkedProblem | undefined;
}

const useMarked = create<MarkedState>(() => ({
  scenario: undefined,
  board: "",
  isInFront: false,
  marked: undefined,
}));

export const unmark = (): void => useMarked.setState({ marked: undefined });

/**
 * Marks a problem on the visible map. Returns false if the text should be shown instead: no map is in front, the
 * problem has no place on it, or it is already marked and was chosen again.
 */
export async function markOnMap(workbench: Workbench, problem: Diagnostic): Promise<boolean> {
  const { scenario, board, isInFront, marked } = useMarked.getState();
  if (scenario === undefined) return false;
  if (isInFront && marked && fingerprintOf(marked.problem) === fingerprintOf(problem)) {
    unmark();
    return false;
  }
  const at = { document: documentOfFile(problem.file), pointer: problem.pointer };
  const places = await workbench.desk.ask("mapPlacesOf", scenario, board, at);
  if (places.length === 0) return false;
  useMarked.setState({ marked: { problem, places } });
  return isInFront;
}

/** Registers a visible map, and returns the problem that is marked on it. */
export function useMarkedOn(
  { scenario, board: { id: board }, places }: MapView,
  isInFront: boolean,
  onMark: (place: MapPlace, words: string) => void,
): MarkedProblem | undefined {
  const marked = useMarked((state) => state.marked);
  const problems = useBench((state) => state.problems);
  useEffect(() => {
    useMarked.setState({ scenario, board, isInFront });
    return () => useMarked.setState({ scenario: undefined, marked: undefined });
  }, [scenario, board, isInFront]);
  useEffect(() => {
    const first = places.find(({ id }) => id === marked?.places[0]);
    if (!marked || !first) return;
    const once = isInFront ? " Choose it again to open its text." : "";
    onMark(first, `${marked.problem.message}${once}`);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when another problem is marked: later navigation on the map must not be undone.
  }, [marked]);
  useEffect(() => {
    const { marked: now } = useMarked.getState();
    if (!now || !problems?.isWhole) return;
    const known = fingerprintOf(now.problem);
    if (!problems.diagnostics.some((each) => fingerprintOf(each) === known)) unmark();
  }, [problems]);
  return marked;
}
