import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { pieceChoice } from "../model/like";
import { isOfClass, moveTo, onMap, pieceAt, pieceName, placeName, setSteps } from "../model/pieces";
import type { Done, Position, T } from "../model/position";
import { unitNamed } from "../reasons/common";
import { ALLIES, markIsOn, optionIsOn, type Rules, type UnitType } from "../model/rules";
import { adjustVictoryPoints } from "../ch16-victory";

/** 18.1.5 Ranger to the rescue: one more carrier, when the Allies have none left on the map. */

const RULE = "18.1.5";
const OPTION = "ranger";

/** The counter that comes by this rule alone: the one that the units mark with it, by its number or its id. */
const isRanger = (rules: Rules, { optional }: UnitType): boolean =>
  optional !== null && markIsOn(rules, [OPTION], optional);

/** Whether a scenario has used the rule up: she stands somewhere, or is among those it lists as sunk. */
export const rangerHasCome = (rules: Rules, at: readonly number[], sunk: readonly number[]): boolean =>
  rules.pieces.some(
    (piece, p) => isRanger(rules, piece) && (at[p] !== rules.limbo.available || sunk.includes(p)),
  );

const ranger: Step<Rules, Position, Done> = {
  rule: RULE,
  title: "Ranger to the rescue",
  asks: (t, frame) => (frame.data.done || waitingRanger(t) < 0 || hasCarriers(t) ? 0 : 1 << ALLIES),
  options: (t, _frame, _side, out) => void out.push(DONE, waitingRanger(t)),
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { places, parameters } = t.rules;
    return { ...pieceChoice(t, code), to: places[parameters.ranger.box]!.id };
  },
  explain(t, _frame, choice) {
    const p = unitNamed(t, choice, "unit");
    if (p === undefined || p === waitingRanger(t)) return undefined;
    const text = `${pieceName(t, p)} cannot be brought in by this rule; only ${pieceName(t, waitingRanger(t))} can.`;
    return { rule: RULE, text };
  },
  prompt: (t) => `No Allied carrier is on the map. Bring in ${pieceName(t, waitingRanger(t))}?`,
  take(t, frame, code) {
    t.set(frame.data, "done", true);
    if (code === DONE) return;
    const { box, victoryPoints } = t.rules.parameters.ranger;
    setSteps(t, code, pieceAt(t, code).maxSteps);
    moveTo(t, code, box);
    t.set(t.position, "rangerCalled", true);
    t.say(RULE, () => `${pieceName(t, code)} arrives at ${placeName(t, box)}.`);
    adjustVictoryPoints(t, victoryPoints, RULE, () => pieceName(t, code));
  },
};

/** The counter, while it may be brought in; -1 else. */
function waitingRanger(t: T): number {
  const { phasing, rangerCalled, options, at } = t.position;
  if (phasing !== ALLIES || rangerCalled || !optionIsOn(t.rules, options, OPTION)) return -1;
  const { pieces, limbo } = t.rules;
  return pieces.findIndex((piece, p) => isRanger(t.rules, piece) && at[p] === limbo.available);
}

/** Allied carriers in a hex or in an off-map box; not those on the Turn Record Track. */
const hasCarriers = (t: T): boolean =>
  t.rules.piecesOfSide[ALLIES]!.some(
    (p) => isOfClass(pieceAt(t, p), t.rules.parameters.ranger.carrierClasses) && onMap(t, p),
  );

export const rangerSteps: Steps<Rules, Position> = { ranger };
