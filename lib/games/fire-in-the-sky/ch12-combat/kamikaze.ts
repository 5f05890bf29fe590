import type { Choice, Step, Steps } from "../../../kernel";
import { hitFromTheAir } from "../ch13-damage";
import { pieceName } from "../model/pieces";
import type { Done, Position, T } from "../model/position";
import { whyNotAmong } from "../reasons/combat";
import { whyNotAnswer } from "../reasons/common";
import { ALLIES, enemyOf, JAPAN, NOBODY, optionIsOn, type Rules } from "../model/rules";
import { counted } from "../../../words";
import { alike, distinct, unitChoice } from "./alike";
import { comeThrough, forceOf } from "./anti-aircraft";
import { battleStep, type Strike } from "./battle-board";

/** 18.2.4 A Divine Wind, as far as battles go: the declaration, and strikes that hit without a die. */

// ---- the declaration --------------------------------------------------------------------------------

/** From some turn on and while the score is low; once made it holds, whatever the score becomes. */
export function mayDeclareKamikaze(t: T): boolean {
  const { turn, vp, kamikaze, options } = t.position;
  const { fromTurn, victoryPointsAtMost } = t.rules.parameters.kamikaze;
  return (
    !kamikaze && turn >= fromTurn && vp <= victoryPointsAtMost && optionIsOn(t.rules, options, "divine-wind")
  );
}

const DECLINE = 0;
const DECLARE = 1;

const declaration: Step<Rules, Position, Done> = {
  rule: "18.2.4",
  title: "A Divine Wind",
  pass: DECLINE,
  asks: (_t, frame) => (frame.data.done ? 0 : 1 << JAPAN),
  options: (_t, _frame, _side, out) => void out.push(DECLINE, DECLARE),
  describe: (_t, _frame, code): Choice => ({ kamikaze: code === DECLARE ? "declare" : "decline" }),
  explain: () =>
    whyNotAnswer(
      "18.2.4",
      "Kamikaze is declared for this battle and the rest of the game, not for single air units.",
      "kamikaze",
      "declare",
      "decline",
    ),
  prompt: () => "Declare Kamikaze, for this battle and the rest of the game?",
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    if (code === DECLINE) return;
    t.change("/special/kamikaze", false, true);
    t.set(t.position, "kamikaze", true);
    t.say("18.2.4", () => "Japan declares Kamikaze, for the rest of the game.");
  },
};

// ---- the strike -------------------------------------------------------------------------------------

/** Whether the points of this strike crash into their targets: Japanese ones against a Task Force. */
export const isKamikaze = (t: T, strike: Strike): boolean =>
  t.position.kamikaze && strike.by === JAPAN && forceOf(strike) !== undefined;

/**
 * Each point that came through is a hit. The Allies name the victim of the first, Japan of the second, and
 * so on; only when all are named come the Damage Checks. Data: `left`, hits without a victim; `aimed`, by unit.
 */
type Data = { strike: number; left: number; targetUnits: number[]; aimed: number[] };

const kamikazeStrike = battleStep<Data>({
  rule: "18.2.4",
  title: "Kamikaze strike",
  enter(t, board, data) {
    const { units, left, eliteLeft } = comeThrough(t, board, board.strikes[data.strike]!);
    t.set(data, "targetUnits", units);
    t.set(
      data,
      "aimed",
      units.map(() => 0),
    );
    t.set(data, "left", left + eliteLeft);
  },
  asks(_t, _board, { left, aimed }) {
    if (left === 0 || aimed.length === 0) return NOBODY;
    const named = aimed.reduce((sum, hits) => sum + hits, 0);
    return named % 2 === 0 ? ALLIES : JAPAN;
  },
  options(t, _board, { targetUnits, aimed }, out) {
    const hitsOn = (p: number) => aimed[targetUnits.indexOf(p)];
    const same = (table: T, a: number, b: number) => alike(table, a, b) && hitsOn(a) === hitsOn(b);
    out.push(...distinct(t, targetUnits, same));
  },
  describe: (t, _board, _data, code): Choice => unitChoice(t, code),
  explain: (t, board, { strike, targetUnits }, choice) =>
    whyNotAmong(t, choice, {
      side: enemyOf(board.strikes[strike]!.by),
      rule: "18.2.4",
      open: targetUnits,
      what: "a unit of the Task Force that the strike is aimed at",
    }),
  prompt: (_t, _board, { left }) => `Which unit does a Kamikaze hit? ${counted(left, "hit")} left.`,
  take(t, _board, data, code) {
    const i = data.targetUnits.indexOf(code);
    t.set(data.aimed, i, data.aimed[i]! + 1);
    t.set(data, "left", data.left - 1);
  },
  proceed(t, board, data) {
    const { by } = board.strikes[data.strike]!;
    data.aimed.forEach((hits, i) => {
      const p = data.targetUnits[i]!;
      if (hits > 0) t.say("18.2.4", () => `Kamikaze: ${counted(hits, "hit")} on ${pieceName(t, p)}.`);
      hitFromTheAir(t, p, by, hits);
    });
    t.leave();
  },
});

export const kamikazeSteps: Steps<Rules, Position> = {
  "kamikaze-declaration": declaration,
  "kamikaze-strike": kamikazeStrike,
};
