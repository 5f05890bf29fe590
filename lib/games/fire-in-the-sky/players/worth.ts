import { chartsOf } from "./charts";
import type { Outlook } from "./outlook";
import { isHeld } from "./survey";

/** What a base is worth to a side, in the measure of its weights. */
export function worthOf(outlook: Outlook, place: number): number {
  const known = outlook.worths[place]!;
  if (!Number.isNaN(known)) return known;
  return (outlook.worths[place] = weigh(outlook, place) * (outlook.leaning?.(place) ?? 1));
}

function weigh({ t, side, weights }: Outlook, place: number): number {
  const { kind, vp, oil } = t.rules.places[place]!;
  if (kind !== "base") return 0;
  let worth = vp * weights.victoryPoint + oil * weights.oilPoint;
  for (const near of chartsOf(t.rules).near[place]!) {
    if (t.rules.places[near]!.kind === "base" && !isHeld(t, near, side)) worth += weights.foothold;
  }
  return worth + urgency(t.rules.parameters.victory.lateConquest, t.position.conquered, place, side);
}

/** Japan pays turn by turn for certain bases that it has not taken (16.0). */
function urgency(
  { bases, points }: { bases: readonly number[]; points: number },
  conquered: readonly boolean[],
  place: number,
  side: number,
): number {
  const i = bases.indexOf(place);
  return side === 0 && i >= 0 && !conquered[i] ? -points * 2 : 0;
}
