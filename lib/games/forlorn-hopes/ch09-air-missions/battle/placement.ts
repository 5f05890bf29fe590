import { type Choice, DONE, type Step } from "../../../../kernel";
import { BattleFlag, facingIds } from "../../model/battle";
import type { ForlornTable, Position } from "../../model/position";
import type { Rules } from "../../model/rules";
import {
  battleOf,
  combatantsOf,
  formationOf,
  idOfCombatant,
  isMarked,
  isOnBoard,
  mark,
  nameOf,
  releaseAlone,
  reveal,
} from "./state";
import { sightOf } from "../../board/sight";

/** 9.7.3, 9.7.6a Mission units are set up on M hexes, one to a hex: before the first round, latecomers in their impulse. */

type PlaceData = { waits: boolean };

/** In the set-up all that are not late; afterwards latecomers with the number of the impulse, in a round in which they may come. */
function unitsToPlace(t: ForlornTable): number[] {
  const battle = battleOf(t);
  const { round, impulse, side } = battle;
  if (round > 0 && round < t.rules.parameters.airBattle.lateFrom) return [];
  const found = combatantsOf(t, side).filter(
    (each) =>
      !isOnBoard(battle, each) &&
      isMarked(battle, each, BattleFlag.late) === round > 0 &&
      (round === 0 || battle.sequences[each] === impulse),
  );
  // Formations first, while there is room for them.
  return found.length < 2
    ? found
    : found.toSorted((one, other) => formationOf(t, other).length - formationOf(t, one).length);
}

/**
 * M hexes in which a unit can be placed: free of those placed with it, and next to its formation, which must find room
 * together (9.7.4).
 */
function placesFor(t: ForlornTable, unit: number, left: readonly number[]): number[] {
  const { missionHexes } = t.rules.board;
  const taken = placedNow(t);
  const free = missionHexes.filter((hex) => !taken.includes(hex));
  const group = formationOf(t, unit);
  const placed = group.flatMap((each) => (isOnBoard(battleOf(t), each) ? [battleOf(t).hexes[each]!] : []));
  const rest = left.filter((each) => each !== unit && group.includes(each)).length;
  return free.filter(
    (hex) => (placed.length === 0 || isNextTo(t, hex, placed)) && hasRoom(t, hex, placed, free, rest),
  );
}

/** M hexes taken in this set-up: units that have flown on to one do not stand in the way (9.7.8 stacking). */
function placedNow(t: ForlornTable): number[] {
  const battle = battleOf(t);
  const hexes: number[] = [];
  for (const each of combatantsOf(t, battle.side))
    if (
      isOnBoard(battle, each) &&
      (battle.round === 0 ||
        (isMarked(battle, each, BattleFlag.late) &&
          battle.sequences[each] === battle.impulse &&
          !isMarked(battle, each, BattleFlag.revealed)))
    )
      hexes.push(battle.hexes[each]!);
  return hexes;
}

const isNextTo = (t: ForlornTable, hex: number, others: readonly number[]): boolean =>
  others.some((other) => sightOf(t.rules.board).distance(hex, other) === 1);

/** Whether so many more units fit in a row with those of their formation. */
function hasRoom(
  t: ForlornTable,
  hex: number,
  placed: readonly number[],
  free: readonly number[],
  rest: number,
): boolean {
  const reached = [...placed, hex];
  const needed = reached.length + rest;
  for (let i = 0; i < free.length && reached.length < needed; i++)
    for (const other of free)
      if (!reached.includes(other) && isNextTo(t, other, reached)) reached.push(other);
  return reached.length >= needed;
}

const codeOf = (hex: number, facing: number): number => hex * facingIds.length + facing;
const hexOf = (code: number): number => Math.floor(code / facingIds.length);
const facingOf = (code: number): number => code % facingIds.length;

export const placeMission: Step<Rules, Position, PlaceData> = {
  rule: "9.7.3",
  title: "Set-up of the mission",
  enter(t, { data }) {
    t.set(data, "waits", false);
  },
  asks: (t, { data }) => (!data.waits && unitsToPlace(t).length > 0 ? 1 << battleOf(t).side : 0),
  options(t, _frame, _side, out) {
    const battle = battleOf(t);
    const left = unitsToPlace(t);
    const unit = left[0]!;
    const group = formationOf(t, unit);
    const leader = group.find((each) => isOnBoard(battle, each));
    for (const hex of placesFor(t, unit, left))
      for (const facing of t.rules.board.startFacings[hex]!)
        if (leader === undefined || battle.facings[leader] === facing) out.push(codeOf(hex, facing));
    // A formation for which the board has no room flies one by one.
    if (out.length === 0)
      for (const hex of t.rules.board.missionHexes)
        for (const facing of t.rules.board.startFacings[hex]!) out.push(codeOf(hex, facing));
    if (battle.round > 0 && leader === undefined) out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    const unit = idOfCombatant(t, unitsToPlace(t)[0]!);
    if (code === DONE) return { do: "wait", unit };
    return { do: "place", unit, hex: t.rules.board.ids[hexOf(code)]!, facing: facingIds[facingOf(code)]! };
  },
  prompt: (t) => `Where does ${nameOf(t, unitsToPlace(t)[0]!)} begin?`,
  take(t, { data }, code) {
    const battle = battleOf(t);
    const unit = unitsToPlace(t)[0]!;
    if (code === DONE) return t.set(data, "waits", true);
    const group = formationOf(t, unit);
    const placed = group.flatMap((each) => (isOnBoard(battle, each) ? [battle.hexes[each]!] : []));
    if (placed.length > 0 && !isNextTo(t, hexOf(code), placed)) {
      mark(t, unit, BattleFlag.formation, false);
      releaseAlone(t);
    }
    t.set(battle.hexes, unit, hexOf(code));
    t.set(battle.facings, unit, facingOf(code));
    t.say(
      "9.7.3",
      () =>
        `${nameOf(t, unit)} begins in ${t.rules.board.ids[hexOf(code)]} and faces ${facingIds[facingOf(code)]}.`,
    );
  },
  proceed(t) {
    const battle = battleOf(t);
    if (battle.round > 0)
      for (const each of combatantsOf(t, battle.side))
        if (isMarked(battle, each, BattleFlag.late) && isOnBoard(battle, each)) reveal(t, each);
    t.leave();
  },
};
