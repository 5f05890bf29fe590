import { useEffect, useMemo, useState } from "react";
import type { MapPlace } from "../../lib/views/map";

/** Places whose stacks are added in one frame: more would stop the map while it is pulled. They come before they are in view. */
const NEW_IN_A_FRAME = 12;
/** So many stay on the board when they are out of reach again: to take many away at once would stop the map as well. */
const MOST_KEPT = 300;

const idsOf = (places: readonly MapPlace[]): ReadonlySet<string> => new Set(places.map(({ id }) => id));

/**
 * The places whose stacks are drawn, of all that have some: at another zoom those in reach, all at once; of those that come into
 * reach when the map is pulled, a few in each frame.
 */
export function useGradually(
  inReach: readonly MapPlace[],
  all: readonly MapPlace[],
  zoom: number,
): readonly MapPlace[] {
  const [drawn, setDrawn] = useState(() => ({ zoom, ids: idsOf(inReach) }));
  // Before the window has its size nothing is in reach.
  const isKnown = drawn.zoom === zoom && drawn.ids.size > 0;
  const now = useMemo(() => (isKnown ? drawn.ids : idsOf(inReach)), [isKnown, drawn, inReach]);
  const places = useMemo(
    () => (now.size > MOST_KEPT ? inReach : all).filter(({ id }) => now.has(id)),
    [now, inReach, all],
  );
  useEffect(() => {
    const added = inReach.filter(({ id }) => !now.has(id)).slice(0, NEW_IN_A_FRAME);
    if (isKnown ? added.length === 0 : now.size === 0) return undefined;
    const frame = requestAnimationFrame(() => setDrawn({ zoom, ids: idsOf([...places, ...added]) }));
    return () => cancelAnimationFrame(frame);
  }, [inReach, now, places, isKnown, zoom]);
  return places;
}
