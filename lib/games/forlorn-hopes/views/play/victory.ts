import { counted } from "../../../../words";
import type { Display, DisplayPart } from "../../../view-types";
import {
  isSupplyFound,
  lossSources,
  pointsForHits,
  pointsForPlace,
  pointsNow,
  scoresAt,
} from "../../ch16-victory";
import { wordsOfSource } from "../../model/points";
import type { ForlornTable, PointSource } from "../../model/position";
import { type Rules, sideIds } from "../../model/rules";
import { type Seen, tableOf } from "./seen";

/** Victory Points beside the boards: what has brought them (16.1), and what would come at the end of the game (16.2). */

type Values = DisplayPart["values"];

/** By side, as both know them. */
export const pointsSeen = (rules: Rules, seen: Seen): readonly [number, number] =>
  pointsNow(tableOf(rules, seen), seen.outcome !== null);

export function victory(rules: Rules, seen: Seen): Display {
  const t = tableOf(rules, seen);
  const { campaign, losses } = t.position.terms.victory;
  const isOver = seen.outcome !== null;
  const sources = losses && !isOver ? lossSources(t, losses, false) : t.position.pointSources;
  const points = pointsSeen(rules, seen);
  const parts = sideIds.map((side, n): DisplayPart => ({
    id: `victory-${side}`,
    title: n === 0 ? "Allies" : "Japan",
    side,
    values: [
      { title: "Victory Points", value: String(points[n]!), rule: "16.0" },
      ...sources.flatMap((each) => (each.side === n ? [sourceValue(rules, each)] : [])),
      ...(campaign && !isOver ? atTheEnd(t, n, isSupplyFound(rules, seen.frames)) : []),
    ],
    boxes: [],
  }));
  return { id: "victory", title: "Victory points", rule: "16.0", empty: "No points yet.", parts };
}

/** "An air unit of the 11th Air Fleet is reduced": "1.5 (3 times)". */
function sourceValue(rules: Rules, { source, times, points }: PointSource): Values[number] {
  const { text, rule } = wordsOfSource(rules, source);
  return {
    title: text.replace(/\.$/, ""),
    value: `${points} (${times === 1 ? "once" : counted(times, "time")})`,
    rule,
  };
}

/**
 * 16.2: what the side would score now for the hits on Darwin or Singapore and for each place that it holds: after the Supply Phase
 * of the turn by what that found, and before it by the lines of supply that there are now, which is a forecast.
 */
function atTheEnd(t: ForlornTable, side: number, found: boolean): Values {
  let held = 0;
  const places = t.rules.places.flatMap(({ name, vp }, place) => {
    if (vp === 0 || !scoresAt(t, side, place)) return [];
    const points = pointsForPlace(t, side, place, found);
    held += points;
    return [
      { title: name, value: points === vp ? String(points) : `${points} (out of supply)`, rule: "16.2" },
    ];
  });
  const basis = found ? "supply as found in the Supply Phase" : "forecast by present supply lines";
  const hits = pointsForHits(t).filter((each) => each.side === side);
  return [
    ...hits.map(({ place, points, rule }) => ({
      title: `Hits on ${place}, if the game ended now`,
      value: String(points),
      rule,
    })),
    ...(places.length > 0
      ? [{ title: `Places, if the game ended now (${basis})`, value: String(held), rule: "16.2" }]
      : []),
    ...places,
  ];
}
