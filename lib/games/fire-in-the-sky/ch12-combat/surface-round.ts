import type { Steps } from "../../../kernel";
import { pieceAt, pieceName, toTrack, sideText } from "../model/pieces";
import { Box, type Position, type T } from "../model/position";
import { whyNotAmong } from "../reasons/combat";
import { unitNamed, whyNotAnswer } from "../reasons/common";
import { enemyOf, NOBODY, type Rules } from "../model/rules";
import { isExpress } from "../optional/tokyo-express";
import { alike, distinct, unitChoice } from "./alike";
import { actsFirst, battleStep, type BattleBoardData, inBox } from "./battle-board";

/** 12.3.3.2 Surface Combat Rounds: combat groups, withdrawal, fire, end of the round. */

/**
 * What a round knows: its number in the step, counted from 1, and how far it is (`part`). Ships are matched by pairs: `lineUnits[i]`, of the side without Air Superiority that
 * lines up first, faces `matchUnits[i]`; a ship may stand in several pairs. `withdrawn` is by side.
 */
export type Round = {
  number: number;
  part: number;
  lineUnits: number[];
  matchUnits: number[];
  withdrawn: boolean[];
};

export const roundOf = (t: T): Round => t.frame<Round>("surface-round")!.data;

const parts = ["surface-groups", "surface-withdrawal", "surface-fire"];

const surfaceRound = battleStep<Round>({
  rule: "12.3.3.2",
  title: "Surface Combat Round",
  proceed(t, _board, round) {
    const part = parts[round.part];
    if (part !== undefined) {
      t.set(round, "part", round.part + 1);
      return t.call(part);
    }
    sendWithdrawnAway(t, round);
    t.leave();
  },
});

/** 4): those who withdrew come back as reinforcements; the others wait in their box for another round. */
function sendWithdrawnAway(t: T, round: Round): void {
  round.withdrawn.forEach((gone, side) => {
    if (!gone) return;
    for (const p of inBox(t, side, Box.seaControl)) {
      toTrack(t, p, t.rules.parameters.delays.withdrawn);
      t.say("12.3.3.2", () => `${pieceName(t, p)} withdraws to the Turn Record Track.`);
    }
  });
}

// ---- 1) combat groups -------------------------------------------------------------------------------

/** Enemy ships that a ship is matched with. */
export function facing(round: Round, p: number): number[] {
  const found: number[] = [];
  round.lineUnits.forEach((ship, i) => {
    if (ship === p) found.push(round.matchUnits[i]!);
    else if (round.matchUnits[i] === p) found.push(ship);
  });
  return found;
}

const isMatched = (round: Round, p: number): boolean =>
  round.lineUnits.includes(p) || round.matchUnits.includes(p);

/** Whose turn it is to match which ship, and with whom it may be matched. */
interface Matching {
  asked: number;
  ship: number;
  partners: number[];
}

/**
 * While ships of both sides are unmatched, the side with Air Superiority makes pairs: ship by ship of the
 * side that has fewer, since all of those get one enemy of their own. What is left over on the other side
 * is put against any enemy by its owner.
 */
export function nextMatching(t: T, board: BattleBoardData, round: Round): Matching | undefined {
  const lining = actsFirst(t, board);
  const line = inBox(t, lining, Box.seaControl);
  const match = inBox(t, enemyOf(lining), Box.seaControl);
  const [few, many] = match.length <= line.length ? [match, line] : [line, match];
  const ship = few.find((p) => !isMatched(round, p));
  if (ship !== undefined) {
    const free = many.filter((p) => !isMatched(round, p));
    return { asked: enemyOf(lining), ship, partners: distinct(t, free) };
  }
  const leftOver = many.find((p) => !isMatched(round, p));
  if (leftOver === undefined) return undefined;
  const { side } = pieceAt(t, leftOver);
  return {
    asked: side,
    ship: leftOver,
    partners: distinct(t, few, (table, a, b) => faceAlike(table, round, a, b)),
  };
}

/** Like ships that face like enemies. */
export function faceAlike(t: T, round: Round, a: number, b: number): boolean {
  if (!alike(t, a, b)) return false;
  // A ship that fires first is another sort of ship (18.2.2).
  const sorts = (p: number) =>
    facing(round, p)
      .map((other) => 2 * pieceAt(t, other).type + Number(isExpress(t, other)))
      .sort((x, y) => x - y)
      .join();
  return sorts(a) === sorts(b);
}

const groups = battleStep({
  rule: "12.3.3.2",
  title: "Combat groups",
  asks: (t, board) => nextMatching(t, board, roundOf(t))?.asked ?? NOBODY,
  options: (t, board, _data, out) => void out.push(...nextMatching(t, board, roundOf(t))!.partners),
  describe(t, board, _data, code) {
    const { asked, ship } = nextMatching(t, board, roundOf(t))!;
    const [own, enemy] = pieceAt(t, ship).side === asked ? [ship, code] : [code, ship];
    const { pieceId: against, id: enemyType } = pieceAt(t, enemy);
    const choice = { ...unitChoice(t, own), against, enemyType };
    return isExpress(t, enemy) ? { ...choice, enemyExpress: true } : choice;
  },
  explain(t, board, _data, choice) {
    const { asked, ship, partners } = nextMatching(t, board, roundOf(t))!;
    const own = pieceAt(t, ship).side === asked;
    const members = own ? ["against"] : ["unit"];
    const other = unitNamed(t, choice, own ? "unit" : "against");
    if (other !== undefined && other !== ship) {
      const text = `Ships are matched one after another; next is ${pieceName(t, ship)}.`;
      return { rule: "12.3.3.2", text };
    }
    const what = `a ship that ${pieceName(t, ship)} can be matched with now`;
    const side = own ? enemyOf(asked) : asked;
    return whyNotAmong(t, choice, { side, rule: "12.3.3.2", open: partners, what, members });
  },
  prompt(t, board) {
    const { asked, ship } = nextMatching(t, board, roundOf(t))!;
    const own = pieceAt(t, ship).side === asked;
    return own
      ? `Which enemy is ${pieceName(t, ship)} matched with?`
      : `Which ship is matched with the enemy's ${pieceName(t, ship)}?`;
  },
  take(t, board, _data, code) {
    const round = roundOf(t);
    const { ship } = nextMatching(t, board, round)!;
    const lines = pieceAt(t, ship).side === actsFirst(t, board);
    t.push(round.lineUnits, lines ? ship : code);
    t.push(round.matchUnits, lines ? code : ship);
    t.say("12.3.3.2", () => `${pieceName(t, ship)} is matched with ${pieceName(t, code)}.`);
  },
  proceed: (t) => t.leave(),
});

// ---- 2) withdrawal ----------------------------------------------------------------------------------

const STAY = 0;
const WITHDRAW = 1;

/** Data: `order`, 0 for the side without Air Superiority, which declares first. */
const withdrawal = battleStep<{ order: number }>({
  rule: "12.3.3.2",
  title: "Withdrawal",
  pass: STAY,
  enter: (t, _board, data) => t.set(data, "order", 0),
  asks: (t, board, data) => (data.order > 1 ? NOBODY : declaring(t, board, data.order)),
  options: (_t, _board, _data, out) => void out.push(STAY, WITHDRAW),
  describe: (_t, _board, _data, code) => ({ do: code === WITHDRAW ? "withdraw" : "stay" }),
  explain: () =>
    whyNotAnswer(
      "12.3.3.2",
      "All ships of a side withdraw from the surface combat, or none.",
      "do",
      "stay",
      "withdraw",
    ),
  prompt: () => "Withdraw all ships from the surface combat?",
  take(t, board, data, code) {
    const side = declaring(t, board, data.order);
    t.set(data, "order", data.order + 1);
    if (code === STAY) return;
    t.set(roundOf(t).withdrawn, side, true);
    t.say("12.3.3.2", () => `The ships of ${sideText(side)} withdraw.`);
  },
  proceed: (t) => t.leave(),
});

function declaring(t: T, board: BattleBoardData, order: number): number {
  const first = actsFirst(t, board);
  return order === 0 ? first : enemyOf(first);
}

export const surfaceRoundSteps: Steps<Rules, Position> = {
  "surface-round": surfaceRound,
  "surface-groups": groups,
  "surface-withdrawal": withdrawal,
};
