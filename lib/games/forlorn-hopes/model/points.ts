import { counted } from "../../../words";
import { sideText } from "./pieces";
import type { ForlornTable } from "./position";
import { ALLIED, JAPANESE, type Rules, sideIds } from "./rules";

/** Victory Points as they come and go, with a count by what brought them (16.0). Points are public. */

/** Sources that the victory point table does not list: what Japan pays, and what is counted at the end. */
const otherSources = {
  "air-fleet-11-bought": { text: "Japan buys a further unit of the 11th Air Fleet.", rule: "5.1.4" },
  "japanese-step-paid": { text: "Japan pays for an air step with points of its own.", rule: "14.5.5" },
  "places-held": { text: "Places held at the end.", rule: "16.2" },
  "ships-eliminated": { text: "Enemy ships eliminated.", rule: "17.1.4" },
  "ships-damaged": { text: "Enemy ships crippled.", rule: "17.1.4" },
  "air-units-eliminated": { text: "Enemy air units eliminated.", rule: "17.1.4" },
  "air-units-damaged": { text: "Enemy air units reduced.", rule: "17.1.4" },
  "airbases-disrupted": { text: "Enemy airbases disrupted.", rule: "17.1.4" },
  "airbases-destroyed": { text: "Enemy airbases destroyed.", rule: "17.1.4" },
} as const;

export type OtherSource = keyof typeof otherSources;

/** How a source is called, and its rule. One that the rules no longer have is called by its id. */
export function wordsOfSource({ victoryPoints }: Rules, source: string): { text: string; rule: string } {
  const { text, rule } = victoryPoints.awards[source] ??
    (otherSources as Readonly<Record<string, { text: string; rule: string }>>)[source] ?? {
      text: source,
      rule: "16.0",
    };
  return { text, rule };
}

/** Points by an entry of the victory point table (16.1): in scenarios that count them. */
export function award(t: ForlornTable, id: string, times = 1): void {
  const entry = t.rules.victoryPoints.awards[id];
  if (!entry || times === 0 || !t.position.terms.rules.victoryPoints) return;
  const side = sideIds.indexOf(entry.to);
  const points = entry.points * times;
  addPoints(t, side, points, id, times);
  // Points are public, also where the choice that brings them is not.
  t.say(entry.rule, () => `${entry.text} ${counted(points, "point")} for ${sideText(side)}.`, [
    ALLIED,
    JAPANESE,
  ]);
}

/** Changes a side's points, with the change in the log, and counts the source: so many times, so many points in all. */
export function addPoints(
  t: ForlornTable,
  side: number,
  points: number,
  source: string,
  times: number,
): void {
  const { position } = t;
  const before = position.points[side]!;
  t.change(`/points/${sideIds[side]!}`, before, before + points);
  t.set(position.points, side as 0 | 1, before + points);
  const known = position.pointSources.find((each) => each.side === side && each.source === source);
  if (!known) return t.push(position.pointSources, { source, side, times, points });
  t.set(known, "times", known.times + times);
  t.set(known, "points", known.points + points);
}
