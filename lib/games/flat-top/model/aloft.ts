import { derived } from "../../../kernel";
import type { FlatTopTable, Formation } from "./position";
import { sideIds } from "./rules";

/** By side: the places of its Air Formations that have planes, in order. Most places are empty most of the time. */
export const aloft = derived(
  ({ position }: FlatTopTable, before: number[][] | undefined): number[][] => {
    const lists = before ?? sideIds.map((): number[] => []);
    for (const list of lists) list.length = 0;
    const { formations } = position;
    for (let n = 0; n < formations.length; n++) {
      const { side, flights } = formations[n]!;
      if (flights.length > 0) lists[side]!.push(n);
    }
    return lists;
  },
  ["formations"],
);

/** The Air Formations of a side in a hex that are on the map: hidden ones neither fight nor are fought (15.2). */
export function seenAloft(t: FlatTopTable, side: number, hex: number): Formation[] {
  const { formations } = t.position;
  const there: Formation[] = [];
  for (const n of aloft(t)[side]!) {
    const formation = formations[n]!;
    if (formation.hex === hex && formation.marker) there.push(formation);
  }
  return there;
}
