import { type Choice, DONE, type Steps } from "../../../kernel";
import { pieceAt, pieceName, placeName, toTrack } from "../model/pieces";
import { Box, type Position, type T } from "../model/position";
import { whyNotAmong } from "../reasons/combat";
import { enemyOf, JAPAN, NOBODY, type Rules } from "../model/rules";
import { takeExpressBack } from "../optional/tokyo-express";
import { distinct, unitChoice } from "./alike";
import {
  actsFirst,
  anyInBox,
  battleStep,
  type BattleBoardData,
  inBox,
  landCombatPossible,
} from "./battle-board";
import { countedNames } from "../../../words";

/** 12.3.3 Surface Combat Step: commitment, rounds until one side is gone, Sea Control. */

/** Data: `stage`, 0 and 1 for the commitments, then rounds; `rounds`, how many of them have begun. */
const surfaceCombat = battleStep<{ stage: number; rounds: number }>({
  rule: "12.3.3",
  title: "Surface Combat Step",
  enter(t, _board, data) {
    t.set(data, "stage", 0);
    t.set(data, "rounds", 0);
  },
  proceed(t, board, data) {
    const { stage } = data;
    if (stage < 2) {
      const first = actsFirst(t, board);
      t.set(data, "stage", stage + 1);
      return t.call("sea-commitment", { side: stage === 0 ? first : enemyOf(first) });
    }
    // Ships in different halves of a split hex never meet (2.2.1.2).
    if (!board.split && [0, 1].every((side) => anyInBox(t, side, Box.seaControl))) {
      const number = data.rounds + 1;
      t.set(data, "rounds", number);
      const withdrawn = [false, false];
      return t.call("surface-round", { number, part: 0, lineUnits: [], matchUnits: [], withdrawn });
    }
    if (expressIsHere(t, board)) takeExpressBack(t);
    if (!hasStepOfItsOwn(t)) settleSeaControl(t, board);
    t.leave();
  },
});

/** A sequence may settle Sea Control in a step of its own; else the Surface Combat Step ends with it. */
const hasStepOfItsOwn = ({ rules }: T): boolean =>
  Object.values(rules.sequence).some((steps) => steps.includes("sea-control"));

const seaControl = battleStep({
  rule: "12.3.3.3",
  title: "Sea Control Step",
  proceed(t, board) {
    settleSeaControl(t, board);
    t.leave();
  },
});

/** 18.2.2: the marker goes once the surface combat in its hex is over. */
const expressIsHere = (t: T, board: BattleBoardData): boolean => {
  const force = t.position.taskForces[t.position.tokyoExpress];
  return force !== undefined && t.rules.placeOfNode[force.node] === board.place;
};

/** Everything at once: the choice of whoever keeps nothing back. */
const ALL = -2;

/** 12.3.3.1: ships of any Bombardment Task Forces go to the Sea Control box, one by one; data: `side`. */
const seaCommitment = battleStep<{ side: number; done: boolean }>({
  rule: "12.3.3.1",
  title: "Commitment to surface combat",
  enter(t, board, data) {
    // Nobody to fight at sea and nobody to support ashore: keeping ships back would change nothing.
    if (meetsNobody(t, board, data.side) && !landCombatPossible(t))
      commit(t, inBox(t, data.side, Box.bombardment, "naval"));
  },
  asks: (t, _board, { side, done }) => (!done && anyInBox(t, side, Box.bombardment, "naval") ? side : NOBODY),
  options(t, _board, { side }, out) {
    const ready = inBox(t, side, Box.bombardment, "naval");
    out.push(DONE);
    if (ready.length > 1) out.push(ALL);
    out.push(...distinct(t, ready));
  },
  describe(t, _board, _data, code): Choice {
    if (code === DONE) return { do: "done" };
    return code === ALL ? { commit: "all" } : { commit: "ship", ...unitChoice(t, code) };
  },
  explain: (t, _board, { side }, choice) =>
    whyNotAmong(t, choice, {
      side,
      rule: "12.3.3.1",
      open: inBox(t, side, Box.bombardment, "naval"),
      what: "a ship of your Bombardment Task Forces in this battle",
    }),
  prompt: (t, board) =>
    `Which ships fight for Sea Control at ${placeName(t, board.place)}? The others may support the troops.`,
  take(t, _board, data, code) {
    if (code === DONE) t.set(data, "done", true);
    else commit(t, code === ALL ? inBox(t, data.side, Box.bombardment, "naval") : [code]);
  },
  proceed: (t) => t.leave(),
});

function commit(t: T, ships: readonly number[]): void {
  for (const p of ships) t.set(t.position.box, p, Box.seaControl);
  if (ships.length === 0) return;
  const verb = ships.length === 1 ? "vies" : "vie";
  t.say("12.3.3.1", () => `${countedNames(ships.map((p) => pieceName(t, p)))} ${verb} for Sea Control.`);
}

const meetsNobody = (t: T, board: BattleBoardData, side: number): boolean =>
  board.split ||
  !(anyInBox(t, enemyOf(side), Box.bombardment, "naval") || anyInBox(t, enemyOf(side), Box.seaControl));

/**
 * 12.3.3.3: the side with ships left in its box has Sea Control, and enemy ships that stayed in Bombardment
 * boxes must go. In a split hex each side holds its own half, and drives nobody out of the other (2.2.1.2).
 */
function settleSeaControl(t: T, board: BattleBoardData): void {
  for (let side = 0; side < t.module.sides.length; side++) {
    if (!anyInBox(t, side, Box.seaControl)) continue;
    t.set(board.seaControl, side, true);
    const half = board.split ? "its half of " : "";
    t.say(
      "12.3.3.3",
      () =>
        `${side === JAPAN ? "Japan" : "The Allied side"} has Sea Control in ${half}${placeName(t, board.place)}.`,
    );
    if (board.split) continue;
    for (const p of inBox(t, enemyOf(side), Box.bombardment, "naval")) {
      toTrack(t, p, t.rules.parameters.delays.withdrawn);
      t.say("12.3.3.3", () => `${pieceAt(t, p).name} goes to the Turn Record Track.`);
    }
  }
}

export const surfaceCombatSteps: Steps<Rules, Position> = {
  "surface-combat": surfaceCombat,
  "sea-control": seaControl,
  "sea-commitment": seaCommitment,
};
