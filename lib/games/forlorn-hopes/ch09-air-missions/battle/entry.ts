import { type Choice, type Step } from "../../../../kernel";
import { OFF_BOARD } from "../../board/battle-board";
import { sightOf } from "../../board/sight";
import { altitudeIds, type Battle, facingIds, HIGH, LOW } from "../../model/battle";
import type { ForlornTable, Position } from "../../model/position";
import { rollDie } from "../../model/rolls";
import type { Rules } from "../../model/rules";
import { callDefensiveFire } from "./defensive-fire";
import { beginning } from "./move";
import { climbsHigh, movementOf } from "./movement";
import { battleOf, idOfCombatant, nameOf, sideOf } from "./state";

/** 9.7.6b Interceptors enter the board, or wait off it. */

type EntryData = {
  mover: number;
  /** The die; 0 before it. */
  face: number;
};

const Wait = { same: 0, up: 1, down: 2, enter: 3 } as const;

/** 9.7.7b: one that has left stays off for some rounds. */
export const mayEnter = ({ leftIn, round }: Battle, mover: number, roundsOff: number): boolean =>
  leftIn[mover] === 0 || round > leftIn[mover]! + roundsOff;

/** Hexes by the die: those with its number, or with surprise every hex at the edge. */
function entryHexes(t: ForlornTable, face: number): readonly number[] {
  const { board, parameters } = t.rules;
  if (face === parameters.airBattle.surpriseFace) return sightOf(board).edge;
  return board.entryHexes[face] ?? sightOf(board).edge;
}

const codeOf = (hex: number, facing: number): number => hex * facingIds.length + facing;

export const entry: Step<Rules, Position, EntryData> = {
  rule: "9.7.6",
  title: "Entry of an interceptor",
  enter(t, { data }) {
    t.set(data, "face", 0);
  },
  asks: (t, { data }) => 1 << sideOf(t, data.mover),
  options(t, { data }, _side, out) {
    const { altitudes } = battleOf(t);
    const { altitudeOffBoard } = t.rules.parameters.airBattle;
    if (data.face === 0) {
      out.push(Wait.enter, Wait.same);
      const altitude = altitudes[data.mover]!;
      const above = altitude + altitudeOffBoard;
      if (above < HIGH || (above === HIGH && climbsHigh(t, data.mover))) out.push(Wait.up);
      if (altitude - altitudeOffBoard >= LOW) out.push(Wait.down);
      return;
    }
    for (const hex of entryHexes(t, data.face))
      for (const facing of t.rules.board.entryFacings[hex]!) out.push(codeOf(hex, facing));
  },
  describe(t, { data }, code): Choice {
    const unit = idOfCombatant(t, data.mover);
    if (data.face !== 0)
      return {
        do: "enter-at",
        unit,
        hex: t.rules.board.ids[Math.floor(code / facingIds.length)]!,
        facing: facingIds[code % facingIds.length]!,
      };
    if (code === Wait.enter) return { do: "enter", unit };
    return { do: "stay-off", unit, altitude: altitudeIds[altitudeAfter(t, data.mover, code)]! };
  },
  prompt: (t, { data }) =>
    data.face === 0
      ? `Does ${nameOf(t, data.mover)} enter the board?`
      : `In which hex does ${nameOf(t, data.mover)} enter?`,
  take(t, { data }, code) {
    if (data.face !== 0) return enterAt(t, data, code);
    if (code === Wait.enter) return rollEntry(t, data);
    const altitude = altitudeAfter(t, data.mover, code);
    t.set(battleOf(t).altitudes, data.mover, altitude);
    t.say(
      "9.7.6",
      () => `${nameOf(t, data.mover)} stays off the board at ${altitudeIds[altitude]} altitude.`,
    );
    t.leave();
  },
};

function altitudeAfter(t: ForlornTable, mover: number, code: number): number {
  const { altitudeOffBoard } = t.rules.parameters.airBattle;
  const change = code === Wait.up ? altitudeOffBoard : code === Wait.down ? -altitudeOffBoard : 0;
  return battleOf(t).altitudes[mover]! + change;
}

/** 9.7.6c: with a 10 it has surprise, if no other unit holds the marker. */
function rollEntry(t: ForlornTable, data: EntryData): void {
  const battle = battleOf(t);
  const face = rollDie(t, {
    name: `entry of ${nameOf(t, data.mover)}`,
    key: "entry",
    side: sideOf(t, data.mover),
  });
  t.set(data, "face", face);
  if (face !== t.rules.parameters.airBattle.surpriseFace)
    return t.say("9.7.6", () => `${nameOf(t, data.mover)} enters through a hex with the number ${face}.`);
  if (battle.surprise < 0) t.set(battle, "surprise", data.mover);
  t.say("9.7.6", () =>
    battle.surprise === data.mover
      ? `${nameOf(t, data.mover)} has surprise and may enter anywhere.`
      : `${nameOf(t, data.mover)} may enter anywhere; another unit holds the Surprise marker.`,
  );
}

/** It pays for the edge hex, and goes on with what is left. */
function enterAt(t: ForlornTable, { mover }: EntryData, code: number): void {
  const battle = battleOf(t);
  t.set(battle.hexes, mover, Math.floor(code / facingIds.length));
  t.set(battle.facings, mover, code % facingIds.length);
  t.set(battle.straight, mover, 0);
  t.say(
    "9.7.6",
    () =>
      `${nameOf(t, mover)} enters in ${t.rules.board.ids[battle.hexes[mover]!]} and faces ${
        facingIds[battle.facings[mover]!]
      }.`,
  );
  const points = Math.max(0, movementOf(t, mover) - t.rules.airMovement.actions.enter);
  t.goTo("battle-move", { ...beginning(t, [mover]), points });
  callDefensiveFire(t, mover);
}

/** Whether a combatant waits off the board. */
export const isOffBoard = ({ hexes }: Battle, combatant: number): boolean => hexes[combatant] === OFF_BOARD;
