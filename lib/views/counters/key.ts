import type { HeldCounter } from "../../games";
import { capital } from "../../words";
import { altitudeShape, facingShapes, hitsShape, markerShape } from "./badges";
import { EDGE } from "./band";
import { drawnMarks } from "./marks";
import { group, type Shape } from "./shapes";
import { markNames, markWords } from "./words";

/** A sign on counters, and what it means. Drawn around the middle of a square of 20 by 20. */
interface KeyEntry {
  shape: Shape;
  words: string;
}

/** What the signs on these counters mean, each once: marks first, then facing, altitude, hits and markers. */
export function counterKey(counters: readonly HeldCounter[]): KeyEntry[] {
  const entries = new Map<string, KeyEntry>();
  const add = (id: string, words: string, shape: () => Shape): void => {
    if (!entries.has(id)) entries.set(id, { words, shape: shape() });
  };
  for (const mark of markNames)
    if (counters.some((counter) => counter[mark])) {
      const round = { strokeLinecap: "round", strokeLinejoin: "round" };
      add(mark, capital(markWords[mark]), () => group(round, drawnMarks[mark]));
    }
  if (counters.some(({ facing }) => facing && !facing.turned))
    add("facing", "Faces that way", () =>
      group({ transform: `translate(-${EDGE / 2} 4)` }, facingShapes({ degrees: 0, words: "" })),
    );
  for (const { altitude } of counters)
    if (altitude)
      add(`altitude ${altitude.badge}`, capital(altitude.words), () => altitudeShape(altitude, 0, 0));
  const hit = counters.find(({ hits }) => hits !== undefined && hits.taken > 0)?.hits;
  if (hit) add("hits", "Hits taken", () => hitsShape(hit, 0, 0));
  for (const { markers = [] } of counters)
    for (const marker of markers)
      add(`marker ${marker.letters} ${marker.words}`, capital(marker.words), () => markerShape(marker));
  return [...entries.values()];
}
