import type { PacificWarAward, PacificWarVictory } from "../../../../documents/generated/types";
import { capital, counted } from "../../../../words";
import type { Display, DisplayPart } from "../../../view-types";
import { timesOf } from "../../ch01-victory";
import { isTrue } from "../../ch01-victory/conditions";
import type { PacificTable } from "../../model/position";
import { type Rules, sideIds } from "../../model/rules";
import { type Seen, sideOfAir, sideOfGround, sideOfShip, tableOf } from "./seen";
import { awardText, conditionText } from "./victory-words";

/** Victory beside the map: points by what has brought them, or the results in their order, as things stand (1.2). */

type Values = DisplayPart["values"];

const sideTitles = ["Allies", "Japan"] as const;

const levels: Readonly<Record<string, string>> = {
  decisive: "decisive victory",
  tactical: "tactical victory",
  marginal: "marginal victory",
  historical: "historical victory",
  victory: "victory",
  draw: "draw",
};

const isEarned = (award: PacificWarAward, side: number): boolean =>
  award.for === "opponent" || award.for === sideIds[side];

/** Points of both sides as whoever looks can know them; undefined where the scenario counts none. */
export function pointsSeen(rules: Rules, seen: Seen): readonly [number, number] | undefined {
  const { victory: of } = seen.terms;
  if (of.by !== "points") return undefined;
  const t = tableOf(rules, seen);
  const sum: [number, number] = [0, 0];
  for (const award of of.awards)
    for (const side of sideIds.keys())
      if (isEarned(award, side)) sum[side]! += award.points * timesOf(t, award, side, seen.outcome !== null);
  return sum;
}

const unseen: DisplayPart = {
  id: "victory-unseen",
  title: "Not in these figures",
  side: "none",
  values: [{ title: "Damage to the enemy", value: "that this side has not seen", rule: "2.5.10" }],
  boxes: [],
};

/** Whether something of a side is hidden from whoever looks: a Task Force, or all of its units. */
function isPartial(rules: Rules, seen: Seen): boolean {
  const own = new Set([
    ...Object.keys(seen.ships).map((id) => sideOfShip(rules, id)),
    ...seen.airUnits.map((unit) => sideOfAir(rules, unit)),
    ...seen.groundUnits.map((unit) => sideOfGround(rules, unit)),
  ]);
  return own.size < sideIds.length || seen.taskForces.some(({ moved }) => moved === undefined);
}

export function victory(rules: Rules, seen: Seen): Display {
  const { victory: of } = seen.terms;
  const t = tableOf(rules, seen);
  const isFinal = seen.outcome !== null;
  const parts = of.by === "points" ? byPoints(rules, t, of, isFinal) : byOrder(rules, t, of, isFinal);
  return {
    id: "victory",
    title: "Victory",
    rule: "1.2",
    empty: "Nothing is counted.",
    parts: isPartial(rules, seen) ? [...parts, unseen] : parts,
  };
}

function byPoints(
  rules: Rules,
  t: PacificTable,
  { awards, levels: margins }: Extract<PacificWarVictory, { by: "points" }>,
  isFinal: boolean,
): DisplayPart[] {
  const own = sideIds.map((side, n): DisplayPart => {
    const earned = awards
      .filter((award) => isEarned(award, n))
      .map((award) => ({ award, times: timesOf(t, award, n, isFinal) }));
    const total = earned.reduce((sum, { award, times }) => sum + award.points * times, 0);
    return {
      id: `victory-${side}`,
      title: sideTitles[n]!,
      side,
      values: [
        { title: "Victory Points", value: String(total), rule: "1.2" },
        ...earned.map(({ award, times }) => ({
          title: awardText(rules, award, n),
          value:
            times === 0 ? `0 (${award.points} each)` : `${award.points * times} (${counted(times, "time")})`,
        })),
      ],
      listed: true,
      boxes: [],
    };
  });
  const marks: Values = margins.map(({ winner, level, margin }) => ({
    title:
      winner === "none" ? "Draw" : `${winner === "allied" ? "Allies" : "Japan"}, ${levels[level] ?? level}`,
    value: winner === "none" ? "level" : `${Math.abs(margin)} ahead`,
  }));
  return [...own, { id: "victory-levels", title: "What it takes", side: "none", values: marks, boxes: [] }];
}

/** The first that is true is the result. */
function byOrder(
  rules: Rules,
  t: PacificTable,
  { results }: Extract<PacificWarVictory, { by: "order" }>,
  isFinal: boolean,
): DisplayPart[] {
  let isDecided = false;
  return results.map((result, n): DisplayPart => {
    const { winner, level, when, from, at } = result;
    const isMet =
      !isDecided && (from === undefined || t.position.month >= from) && (!when || isTrue(t, when, isFinal));
    isDecided ||= isMet;
    const name = winner === "allied" ? "Allies" : winner === "japanese" ? "Japan" : "Nobody";
    return {
      id: `victory-${n}`,
      title: winner === "none" ? "Draw" : `${name}, ${levels[level] ?? level}`,
      side: winner,
      values: [
        {
          title: at === "any-time" ? "At any time" : "At the end",
          value: when ? capital(conditionText(rules, when)) : "In all other cases",
          rule: "1.2",
        },
        { title: "As things stand", value: isMet ? "this result" : "no" },
      ],
      listed: true,
      boxes: [],
    };
  });
}
