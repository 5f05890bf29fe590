import type { Standing } from "../../../../lib/kernel";
import { counted } from "../../../../lib/words";
import { gain } from "./points";
import { type T, unitsOfSide } from "./position";
import { NORTH, sideIds, sideNames, SOUTH, typeAt } from "./rules";

/** 6.0: the South scores for steamers in the port; then the side with more points wins. */

export const inPort = (t: T): number[] =>
  unitsOfSide(t, SOUTH).filter(
    (unit) => typeAt(t.rules, unit).cargo === true && t.position.at[unit] === t.rules.port,
  );

export function leaderOf(points: readonly number[]): number | undefined {
  if (points[NORTH] === points[SOUTH]) return undefined;
  return points[NORTH]! > points[SOUTH]! ? NORTH : SOUTH;
}

/** The night is over. */
export function score(t: T): void {
  const steamers = inPort(t).length;
  gain(t, SOUTH, steamers * t.rules.arrived);
  t.say("6.0", () => `${counted(steamers, "steamer")} in the port.`);
  const leader = leaderOf(t.position.points);
  const text = leader === undefined ? "Neither side has won." : `${sideNames[leader]} has won.`;
  t.end({
    winner: leader === undefined ? null : sideIds[leader]!,
    rule: "6.0",
    text: text.replace(/^t/, "T"),
  });
}

export function standingOf(t: T): Standing {
  const [north, south] = t.position.points as [number, number];
  const { outcome } = t.state;
  const text = outcome?.text ?? `North ${north}, South ${south}.`;
  return { over: outcome !== null, winner: outcome?.winner ?? null, score: { north, south }, text };
}
