import type { ScheduledFigure } from "../games";
import { type CellRule, valueField } from "./grid";
import { type Origin, originLookUp, type ViewWorld } from "./world";

/** A number of a turn, with its share of the greatest of its kind on the track, so that it can be drawn as a bar. */
export interface TrackFigure extends ScheduledFigure, Origin {
  share: number;
  rule: CellRule;
}

/** The numbers as a track shows them. */
export function trackFigures(world: ViewWorld, figures: readonly ScheduledFigure[]): TrackFigure[] {
  const most = new Map<string, number>();
  for (const { noun, value } of figures) most.set(noun, Math.max(most.get(noun) ?? 0, value));
  return figures.map((figure) => ({
    ...figure,
    share: figure.value / Math.max(1, most.get(figure.noun)!),
    rule: valueField(world, figure.document, figure.pointer).rule,
    ...originLookUp(world, figure.document)(figure.pointer),
  }));
}

/** Whether a number comes in a lane. */
export const isOf = (figure: TrackFigure, lane: { side: string; nation: string }): boolean =>
  figure.side === lane.side && figure.nation === lane.nation;
