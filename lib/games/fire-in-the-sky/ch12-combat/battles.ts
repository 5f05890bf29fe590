import type { Step, Steps } from "../../../kernel";
import { combineAir } from "../model/air";
import { pieceAt, placeName, unflag } from "../model/pieces";
import { Box, Flag, type Position, type T } from "../model/position";
import { whyNoBattle } from "../reasons/combat";
import type { Rules } from "../model/rules";
import { battlePlaces, isOpposed } from "./battle-places";
import { type BattleBoardData, newBoard } from "./battle-board";
import { mayDeclareKamikaze } from "./kamikaze";

/** 12.3 Battle Segments: one hex after the other, in the Phasing Player's order. */

/** The hexes still to fight in. Each is fought once a phase. */
export type BattlesData = { openPlaces: number[] };

const battles: Step<Rules, Position, BattlesData> = {
  rule: "12.3",
  title: "Battle Segments",
  enter(t, frame) {
    t.set(frame.data, "openPlaces", battlePlaces(t));
  },
  asks: (t, frame) => (frame.data.openPlaces.length > 0 ? 1 << t.position.phasing : 0),
  options(_t, frame, _side, out) {
    out.push(...frame.data.openPlaces);
  },
  describe: (t, _frame, code) => ({ battle: t.rules.places[code]!.id }),
  explain: (t, frame, choice) => whyNoBattle(t, choice, frame.data.openPlaces),
  prompt: () => "Which battle is fought next?",
  take(t, frame, code) {
    const open = frame.data.openPlaces;
    t.removeAt(open, open.indexOf(code));
    t.call("battle-board", newBoard(code, isOpposed(t, code)));
  },
  proceed(t) {
    endOfBattles(t);
    t.leave();
  },
};

/** Aircraft are back from where they were committed, and landing is no longer barred to anyone. */
function endOfBattles(t: T): void {
  const { commit, flags, at } = t.position;
  const bases = new Set<number>();
  for (let p = 0; p < commit.length; p++) {
    if (flags[p]! & Flag.lostStepAtSea) unflag(t, p, Flag.lostStepAtSea);
    if (commit[p] === -1) continue;
    t.set(commit, p, -1);
    bases.add(at[p]!);
  }
  for (const base of bases) combineAir(t, base);
}

/** The battle itself; its data are the Battle Board, which the steps of the list "battle" share. */
const battleBoard: Step<Rules, Position, BattleBoardData> = {
  rule: "12.3",
  title: "Battle",
  stream: (t, frame) => `battle at ${t.rules.places[frame.data.place]!.id}`,
  enter(t, frame) {
    // The BATTLE marker is on the map, and the Battle Board still empty.
    if (frame.data.opposed && mayDeclareKamikaze(t)) t.call("kamikaze-declaration");
  },
  proceed(t, frame) {
    const board = frame.data;
    if (!board.begun) {
      t.set(board, "begun", true);
      t.say(
        "12.3",
        () => `${board.opposed ? "Battle at" : "Landing and occupation at"} ${placeName(t, board.place)}.`,
      );
      return t.play("battle");
    }
    clearBoard(t);
    t.leave();
  },
};

/** 12.3.5: pieces go back to the map; where they stand was never anywhere else in the position. */
function clearBoard(t: T): void {
  const { at, box, flags } = t.position;
  // Aircraft of Naval Aviation stand in a space of their own, and combine there.
  const airfields = new Set<number>();
  for (let p = 0; p < box.length; p++) {
    if (box[p] === Box.none) continue;
    t.set(box, p, Box.none);
    if (flags[p]! & Flag.hiding) unflag(t, p, Flag.hiding);
    if (pieceAt(t, p).kind === "air") airfields.add(at[p]!);
  }
  for (const airfield of airfields) combineAir(t, airfield);
}

export const battleSteps: Steps<Rules, Position> = { battles, "battle-board": battleBoard };
