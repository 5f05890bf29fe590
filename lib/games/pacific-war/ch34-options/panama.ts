import { type Choice, DONE, type Step } from "../../../kernel";
import { rollDie } from "../model/combat";
import { hitShip } from "../model/damage";
import { mayBombPanama, PANAMA } from "../model/panama";
import type { PacificTable, Position } from "../model/position";
import { JAPANESE, type Rules } from "../model/rules";
import { submarineOf } from "../model/special-submarines";
import { warOf } from "../model/war";

const BOMB = 1;

/** 34.2: the STO bombs the Panama Canal: zeroes alone damage its locks, and with anything else the submarine is lost. */
export const panama: Step<Rules, Position, { over?: boolean }> = {
  rule: "34.2",
  title: "Attack on the Panama Canal",
  // Where the submarine is the enemy does not know.
  secret: true,
  asks: (t, { data }) => (!data.over && mayBombPanama(t) ? 1 << JAPANESE : 0),
  options: (_t, _frame, _side, out) => void out.push(BOMB, DONE),
  describe: (_t, _frame, code): Choice => ({ do: code === BOMB ? "bomb-panama" : "done" }),
  prompt: () => "Does the STO bomb the Panama Canal?",
  take(t, { data }, code) {
    t.set(data, "over", true);
    if (code === BOMB) bomb(t);
  },
  proceed: (t) => t.leave(),
};

function bomb(t: PacificTable): void {
  const { panamaZeroes } = t.rules.parameters.optional;
  t.acted("34.2");
  t.reveal();
  const faces = Array.from({ length: panamaZeroes }, (_, n) =>
    rollDie(t, `Panama Canal ${n + 1}`, JAPANESE, "Panama Canal", (face) => String(face === 0)),
  );
  const isDamaged = faces.every((face) => face === 0);
  t.set(warOf(t).special, PANAMA, isDamaged ? 1 : 0);
  const result = isDamaged
    ? "its locks are damaged, and US reinforcements come later"
    : "the attack fails, and the submarine is lost";
  t.say("34.2", () => `The STO bombs the Panama Canal: ${faces.join(", ")} rolled; ${result}.`, [0, 1]);
  if (isDamaged) return;
  const submarine = submarineOf(t.rules, "STO");
  hitShip(t, submarine, t.rules.ships[submarine]!.hitCapacity);
}
