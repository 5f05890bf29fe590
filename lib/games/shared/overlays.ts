import type { Overlay } from "../view-types";

/** Overlays that several games have. */

/** An overlay with nothing on the map, and why. */
export const nothing = (id: string, title: string, note: string, rule?: string): Overlay => ({
  id,
  title,
  ...(rule !== undefined && { rule }),
  key: [],
  marks: [],
  lines: [],
  note,
});

interface Distances {
  id: string;
  /** "Distance": the overlay is called "Distance from 0102". */
  noun: string;
  rule: string;
  note: string;
  ids: readonly string[];
  of: Readonly<Record<string, number>>;
  /** Id of the chosen hex. */
  from: string | undefined;
  distance(from: number, to: number): number;
  /** Nothing farther away is marked; up to `near` and `middle` hexes have a tone of their own. */
  farthest: number;
  near: number;
  middle: number;
  /** "5 hexes". */
  titleOf(away: number): string;
}

/** How far away each hex is from the chosen one. */
export function distanceOverlay(about: Distances): Overlay {
  const { id, noun, rule, note, ids, from, near, middle } = about;
  const at = from === undefined ? undefined : about.of[from];
  if (at === undefined) return nothing(id, `${noun} from a hex`, "Choose a hex.", rule);
  return {
    id,
    title: `${noun} from ${from!}`,
    rule,
    key: [],
    marks: ids.flatMap((place, hex) => {
      const away = about.distance(at, hex);
      if (away === 0 || away > about.farthest) return [];
      const tone = away <= near ? "good" : away <= middle ? "step" : "none";
      return [{ place, tone, text: String(away), title: about.titleOf(away) }];
    }),
    lines: [],
    note,
  };
}
