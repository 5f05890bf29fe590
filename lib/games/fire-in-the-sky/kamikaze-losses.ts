import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { counted } from "../../words";
import { combineAir } from "./air";
import { isFirstOfLike, pieceChoice } from "./like";
import { loseAirStep, noteLoss, onMap, pieceAt, placeName, toRemoved } from "./pieces";
import type { Position, T } from "./position";
import { ALLIES, JAPAN, type Rules } from "./rules";

/** 18.2.4 A Divine Wind, as far as the Reinforcement Phase goes: Kamikaze use Japan's aircraft up. */

const RULE = "18.2.4";

const kamikazeLosses: Step<Rules, Position> = {
  rule: RULE,
  title: "Kamikaze losses",
  enter(t, frame) {
    const { stepsLost } = t.rules.parameters.kamikaze;
    t.set(frame.data, "left", t.position.kamikaze ? stepsLost : 0);
  },
  asks: (t, frame) => (frame.data.left === 0 || japaneseAir(t).length === 0 ? 0 : 1 << t.position.phasing),
  options(t, _frame, side, out) {
    if (side === ALLIES) out.push(DONE);
    out.push(...japaneseAir(t));
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { remove: pieceAt(t, code).pieceId, ...pieceChoice(t, code) },
  prompt: (t, _frame, side) =>
    side === ALLIES
      ? `Kamikaze: remove a Japanese air ${t.rules.parameters.kamikaze.lost}, from wherever it is?`
      : `Kamikaze: which air ${t.rules.parameters.kamikaze.lost} is used up?`,
  take(t, frame, code) {
    if (code === DONE) return t.set(frame.data, "left", 0);
    t.set(frame.data, "left", (frame.data.left as number) - 1);
    useUp(t, code);
  },
};

/** Japanese air units on the map, of those that look alike the first. */
const japaneseAir = (t: T): number[] =>
  t.rules.piecesOfSide[JAPAN]!.filter(
    (p) => pieceAt(t, p).kind === "air" && onMap(t, p) && isFirstOfLike(t, p),
  );

/** A step goes, or the whole unit. Its counter goes for good only when it leaves the map with it. */
function useUp(t: T, p: number): void {
  const place = t.position.at[p]!;
  const steps = t.position.steps[p]!;
  const lost = t.rules.parameters.kamikaze.lost === "unit" ? steps : 1;
  const left = steps - lost;
  if (left > 0) loseAirStep(t, p);
  else {
    noteLoss(t, "airSteps", p, steps);
    toRemoved(t, p);
  }
  t.say(
    RULE,
    () =>
      `Kamikaze: ${counted(lost, "air step")} used up at ${placeName(t, place)}` +
      (left > 0 ? `; ${counted(left, "air step")} of the unit stay.` : "; the counter is out of the game."),
  );
  if (left > 0) combineAir(t, place);
}

export const kamikazeLossSteps: Steps<Rules, Position> = { "kamikaze-losses": kamikazeLosses };
