import type { PacificWarAward, PacificWarVictory } from "../../../documents/generated/types";
import type { Outcome, Standing, Step, Steps } from "../../../kernel";
import { capital, sideWins } from "../../../words";
import { momentText } from "../model/moment";
import { type PacificTable, pointSources, type PointSource, type Position } from "../model/position";
import { ALLIED, enemyOf, JAPANESE, type Rules, sideIds } from "../model/rules";
import { isCrippled } from "../model/units";
import { isSunk, isTrue, shipsOf, shipsSunk } from "./conditions";

/** 1.2 Who has won a scenario, and by how much. */

type Result = Pick<Levels[number], "winner" | "level"> & {
  /** Points of both sides, where the scenario counts them. */
  score: [number, number] | undefined;
};
type Levels = Extract<PacificWarVictory, { by: "points" }>["levels"];

/** Points of both sides. */
function points(t: PacificTable, awards: readonly PacificWarAward[], isFinal: boolean): [number, number] {
  const sum: [number, number] = [0, 0];
  for (const award of awards)
    for (const side of [ALLIED, JAPANESE])
      if (award.for === "opponent" || award.for === sideIds[side])
        sum[side]! += award.points * timesOf(t, award, side, isFinal);
  return sum;
}

const sourceOf: Readonly<Record<PacificWarAward["per"], PointSource>> = {
  "ship-sunk": "ships",
  "ship-crippled": "ships",
  hits: "ships",
  "air-steps": "aircraft",
  condition: "conditions",
};

/** Notes for each side what its points are for, as they stand now. */
export function notePoints(t: PacificTable, isFinal: boolean): void {
  const { victory } = t.position.terms;
  if (victory.by !== "points") return;
  for (const side of [ALLIED, JAPANESE]) {
    const noted = t.position.points[side]!;
    for (const source of pointSources) {
      const awards = victory.awards.filter(({ per }) => sourceOf[per] === source);
      const now = points(t, awards, isFinal)[side]!;
      t.change(`/points/${sideIds[side]!}/${source}`, noted[source], now);
      t.set(noted, source, now);
    }
  }
}

/** How often a side has earned an award: by what the other side has lost. */
export function timesOf(t: PacificTable, award: PacificWarAward, side: number, isFinal: boolean): number {
  const { rules, position } = t;
  const enemy = enemyOf(side);
  switch (award.per) {
    case "condition":
      return isTrue(t, award.when, isFinal) ? 1 : 0;
    case "ship-sunk":
      return shipsSunk(t, enemy, award.types, isFinal).length;
    case "ship-crippled":
      return shipsOf(t, enemy, award.types).filter((n) => !isSunk(t, n, isFinal) && isCrippled(t, n)).length;
    case "hits": {
      const ship = rules.shipOf[award.unit]!;
      return isSunk(t, ship, isFinal) ? 0 : Math.floor(position.fleet.hits[ship]! / award.each);
    }
    case "air-steps":
      return Math.floor(position.airStepsLost[enemy]! / award.each);
  }
}

/** The result as things stand. */
function resultOf(t: PacificTable, isFinal: boolean): Result {
  const { victory } = t.position.terms;
  if (victory.by === "order") {
    const found = victory.results.find(
      ({ when, from }) =>
        (from === undefined || t.position.month >= from) && (!when || isTrue(t, when, isFinal)),
    );
    return { winner: found?.winner ?? "none", level: found?.level ?? "draw", score: undefined };
  }
  const score = points(t, victory.awards, isFinal);
  const margin = score[ALLIED] - score[JAPANESE];
  const found = victory.levels.find(({ winner, margin: wanted }) => {
    if (winner === "none") return margin === wanted;
    return winner === "allied" ? margin >= wanted : margin <= wanted;
  });
  return { winner: found?.winner ?? "none", level: found?.level ?? "draw", score };
}

function textOf(t: PacificTable, { winner, level, score }: Result): string {
  const tally = score ? ` ${score[ALLIED]} to ${score[JAPANESE]} points.` : "";
  if (winner === "none") return `A draw.${tally}`;
  const who = capital(sideWins(t.module.nameOfSide!(sideIds.indexOf(winner))));
  return `${who}: ${levelWords[level] ?? "victory"}.${tally}`;
}

const levelWords: Readonly<Record<string, string>> = {
  decisive: "a decisive victory",
  tactical: "a tactical victory",
  marginal: "a marginal victory",
  historical: "a historical victory",
};

const outcomeOf = (t: PacificTable, result: Result): Outcome => ({
  winner: result.winner === "none" ? null : result.winner,
  rule: "1.2",
  text: textOf(t, result),
});

const endOfGame: Step<Rules, Position> = {
  rule: "1.2",
  title: "End of the scenario",
  proceed(t) {
    notePoints(t, true);
    const outcome = outcomeOf(t, resultOf(t, true));
    t.say("1.2", () => outcome.text);
    t.end(outcome);
  },
};

/** Results that end the scenario as soon as they are true. Says whether one has. */
export const endsAtOnce = (t: PacificTable): boolean => endsBy(t, ["any-time"]);

/** Results that are read when a month ends, those before its last one included. */
export const endsWithMonth = (t: PacificTable): boolean => endsBy(t, ["any-time", "month-end"]);

function endsBy(t: PacificTable, times: readonly string[]): boolean {
  const { victory } = t.position.terms;
  if (victory.by !== "order") return false;
  const found = victory.results.find(
    ({ at, when, from }) =>
      times.includes(at) &&
      (from === undefined || t.position.month >= from) &&
      when !== undefined &&
      isTrue(t, when, false),
  );
  if (!found) return false;
  const outcome = outcomeOf(t, { winner: found.winner, level: found.level, score: undefined });
  t.say("1.2", () => outcome.text);
  t.end(outcome);
  return true;
}

const momentNow = ({ module, position, state }: PacificTable): string =>
  momentText({ ...position, frames: state.frames }, module.steps);

/** Who leads: by points where the scenario counts them, else who would have won if it ended now. */
export function standing(t: PacificTable): Standing {
  const { outcome } = t.state;
  const result = resultOf(t, outcome !== null);
  const [allied, japanese] = result.score ?? sideIds.map((id) => (result.winner === id ? 1 : 0));
  return {
    over: outcome !== null,
    winner: outcome?.winner ?? null,
    score: { allied: allied!, japanese: japanese! },
    text: outcome?.text ?? `${momentNow(t)}. If it ended now: ${textOf(t, result)}`,
  };
}

export const victorySteps: Steps<Rules, Position> = { "end-of-game": endOfGame };
