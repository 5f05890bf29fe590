import { useMemo } from "react";
import type { PlayedStack } from "../../lib/games";
import type { NoteSubject } from "../../lib/documents/generated/types";
import type { ShownDecision } from "../../lib/play";
import { useBoardView } from "./board-view";
import type { Narrowing } from "./narrowing";
import { usePlay } from "./use-play";

/** Counters of the selected place that are offered. */
const MOST_COUNTERS = 8;

type Offered = NoteSubject & { ticked?: boolean };

/** What a note may be about: the selected place and counters, ticked; then what else is there, and the rules at hand. */
export function useSubjects(
  { place, pieces }: Pick<Narrowing, "place" | "pieces">,
  decision: ShownDecision | undefined,
): Offered[] {
  const selected = useBoardView((state) => state.selected);
  const places = usePlay((state) => state.places);
  const phase = usePlay(({ table }) => table?.shown?.phase?.rule);
  return useMemo(() => {
    const at = place ?? selected?.id;
    const name = at === selected?.id ? selected?.name : at;
    const counters = countersIn(at === undefined ? [] : (places.get(at) ?? []));
    const chosen = counters.filter(({ id }) => pieces.includes(id));
    const others = counters.filter(({ id }) => !pieces.includes(id)).slice(0, MOST_COUNTERS);
    const rules = new Set([decision?.rule, phase].filter((rule) => rule !== undefined && rule !== ""));
    return [
      ...(at === undefined ? [] : [{ kind: "place" as const, id: at, name: name ?? at, ticked: true }]),
      ...chosen.map((each) => ({ ...each, ticked: true })),
      ...others,
      ...[...rules].map((rule) => ({ kind: "rule" as const, id: rule!, name: rule! })),
    ];
  }, [place, pieces, selected, places, decision, phase]);
}

const countersIn = (stacks: readonly PlayedStack[]): Offered[] =>
  stacks
    .flatMap(({ counters }) => counters)
    .flatMap(({ pieces = [], face }) =>
      pieces.slice(0, 1).map((id) => ({ kind: "counter" as const, id, name: face.title ?? face.name })),
    );
