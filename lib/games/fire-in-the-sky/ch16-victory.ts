import type { Json, Outcome, Standing, Step, Steps } from "../../kernel";
import { counted } from "../../words";
import { placeName } from "./model/pieces";
import type { Position, T } from "./model/position";
import { ALLIES, JAPAN, NOBODY, type Rules, sideIds } from "./model/rules";
import { supplied } from "./board/supply";

/** 16.0 Victory Points: the marker moves in the End Phase, and at the start of later turns. */

/** The scores that decide: those of the rules, or of the scenario where it has its own (4.3 of the later edition). */
const scoresOf = ({ rules, position }: T): Scores => scoresIn(rules, rules.scenarios[position.scenario]);

function scoresIn(rules: Rules, scenario: Json | undefined): Scores {
  const { japanWinsAt, alliesWinAt, drawAt } = rules.parameters.victory;
  const own = (scenario as { victory?: Partial<Scores> } | undefined)?.victory;
  return { japanWinsAt, alliesWinAt, drawAt, drawnGoesTo: undefined, ...own };
}

/** Who would win if the war ended with these Victory Points; null when it would be drawn. */
export function winnerAt(rules: Rules, scenario: Json, points: number): (typeof sideIds)[number] | null {
  const { drawAt, drawnGoesTo } = scoresIn(rules, scenario);
  return points === drawAt ? (drawnGoesTo ?? null) : sideIds[points > drawAt ? JAPAN : ALLIES]!;
}

type Scores = Record<"japanWinsAt" | "alliesWinAt" | "drawAt", number> & {
  /** Id of the side that wins at the draw score; undefined: nobody does. */
  drawnGoesTo: (typeof sideIds)[number] | undefined;
};

/** Move the marker and end the game where a limit is reached. */
export function adjustVictoryPoints(t: T, change: number, rule: string, why: () => string): void {
  if (change === 0) return;
  const { position } = t;
  const total = position.vp + change;
  t.change("/tracks/victoryPoints", position.vp, total);
  t.set(position, "vp", total);
  t.say(rule, () => `${change > 0 ? "+" : ""}${change} VP (${why()}); the total is ${total}.`);
  const { japanWinsAt, alliesWinAt } = scoresOf(t);
  if (total >= japanWinsAt) finish(t, JAPAN, pointsWord(total));
  else if (total <= alliesWinAt) finish(t, ALLIES, pointsWord(total));
}

const pointsWord = (vp: number): string => counted(vp, "Victory Point");

function finish(t: T, winner: number, how: string): void {
  const name = winner === JAPAN ? "Japan wins" : "The Allies win";
  const outcome: Outcome = { winner: t.module.sides[winner]!, rule: "16.0", text: `${name} with ${how}.` };
  t.end(outcome);
  t.say("16.0", () => outcome.text);
}

/** 15.3: bases captured in the player turn just played, and the lifeline to Australia. */
const victoryPoints: Step<Rules, Position> = {
  rule: "15.3",
  title: "Victory Point Adjustment Segment",
  enter(t) {
    const { captured, phasing } = t.position;
    let change = 0;
    const reasons: string[] = [];
    captured.forEach((side, place) => {
      if (side === NOBODY) return;
      const points = t.rules.places[place]!.vp * (side === JAPAN ? 1 : -1);
      change += points;
      if (t.logging) reasons.push(placeName(t, place));
      t.set(captured, place, NOBODY);
    });
    const { lifeline } = t.rules.parameters.victory;
    if (lifeline.inTurnOf[phasing] && !lifelineOpen(t)) {
      change += lifeline.points;
      if (t.logging) reasons.push(`no Supply Line to ${placeName(t, lifeline.to)}`);
    }
    adjustVictoryPoints(t, change, "15.3", () => reasons.join(", "));
  },
};

/** A Supply Line from the US Home Base to Brisbane (16.0). */
export function lifelineOpen(t: T): boolean {
  const { from, to } = t.rules.parameters.victory.lifeline;
  return supplied(t, ALLIES, [from])[to] === 1;
}

/** 16.0: from Turn 4 on, each of Manila and Singapore that Japan has never captured costs it a point. */
const lateConquest: Step<Rules, Position> = {
  rule: "16.0",
  title: "Late conquest of Manila and Singapore",
  enter(t) {
    const { fromTurn, bases, points } = t.rules.parameters.victory.lateConquest;
    if (t.position.turn < fromTurn) return;
    const missing = bases.filter((_base, i) => !t.position.conquered[i]);
    adjustVictoryPoints(
      t,
      missing.length * points,
      "16.0",
      () => `never captured: ${missing.map((base) => placeName(t, base)).join(", ")}`,
    );
  },
};

/** After the last turn: Japan holds out, or the game is drawn (16.0). */
export function endOfWar(t: T): void {
  const { vp } = t.position;
  const winner = winnerAt(t.rules, t.rules.scenarios[t.position.scenario]!, vp);
  if (winner !== null) finish(t, sideIds.indexOf(winner), `${pointsWord(vp)} at the end of the war`);
  else {
    const outcome: Outcome = {
      winner: null,
      rule: "16.0",
      text: `The game is drawn at ${pointsWord(vp)}.`,
    };
    t.end(outcome);
    t.say("16.0", () => outcome.text);
  }
}

export function standingOf(t: T): Standing {
  const { outcome, position } = t.state;
  const { japanWinsAt, alliesWinAt } = scoresOf(t);
  return {
    over: outcome !== null,
    winner: outcome?.winner ?? null,
    score: { victoryPoints: position.vp },
    text:
      outcome?.text ??
      `Turn ${position.turn}: ${pointsWord(position.vp)} (Japan wins at ${japanWinsAt}, the Allies at ${alliesWinAt}).`,
  };
}

export const victorySteps: Steps<Rules, Position> = {
  "victory-points": victoryPoints,
  "late-conquest": lateConquest,
};
