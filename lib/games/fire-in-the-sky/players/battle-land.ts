import { DONE } from "../../../kernel";
import { pieceAt } from "../model/pieces";
import { type Adviser, judged } from "./advice";
import { lossOf } from "./power";

/** 12.3.4 in a battle, and stacking: what goes ashore, and who must go. */

/** Whatever can be done is done: troops that are there land, markers are used, aircraft disembark. */
export const always =
  (why: string): Adviser =>
  ({ t }) =>
  (code) => {
    if (code === DONE) return judged(0, "There is nothing left to do.");
    const p = code % t.rules.pieces.length;
    return judged(1 + 0.01 * lossOf(pieceAt(t, p), t.position.steps[p]!) + (code === p ? 0.001 : 0), why);
  };

/** The attacker never loses a step (13.4), so he always attacks. */
export const attack: Adviser = () => (code) =>
  judged(code, "An attack on land costs nothing and may capture the place.");

/** Of the enemy's excess what he would miss most. */
export const removal: Adviser =
  ({ t }) =>
  (code) =>
    code === DONE
      ? judged(0, "No unit is sent away.")
      : judged(
          1 + lossOf(pieceAt(t, code), t.position.steps[code]!),
          "It is the most valuable to the enemy.",
        );
