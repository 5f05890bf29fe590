import { DONE } from "../../../kernel";
import { battleOf, combatantsOf, isMarked } from "../ch09-air-missions/battle/state";
import { sightOf } from "../board/sight";
import { BattleFlag, HIGH, MEDIUM } from "../model/battle";
import type { Target } from "../model/attacks";
import type { ForlornTable } from "../model/position";
import { isFighter } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import { foesOf } from "./shots";
import { bestAttack } from "./strikes";

/** 9.7 What is decided in an air battle beside the impulses: numbers, altitudes, where units begin and enter. */

/** The target of the bombers; of ships the best one. */
const aimOf = (t: ForlornTable): Target | null => {
  const { target, ships } = battleOf(t);
  return target?.kind === "naval" ? { kind: "naval", ship: target.ship ?? ships[0]! } : target;
};

/**
 * 9.7.3: bombers have the first numbers, in formation where they may; fighters the last ones, so that they see where the others
 * are. All begin at the altitude at which they fight: bombers where they attack best.
 */
export const dealMarker: Adviser = (t, side, _frame, codes) => {
  const battle = battleOf(t);
  const next = nextUnit(t, side);
  const unit = battle.airUnits[next]!;
  const fighter = isFighter(t, unit);
  const wanted = fighter ? MEDIUM : altitudeFor(t, unit);
  const choices = codes.map((code) => t.describe(code, side) as { sequence: number; altitude: string });
  const isTaken = (number: number): boolean =>
    combatantsOf(t, side).some((each) => each !== next && battle.sequences[each] === number);
  return bestOf(
    codes,
    (code) => {
      const { sequence, altitude } = choices[codes.indexOf(code)]!;
      const level = ["low", "medium", "high"].indexOf(altitude);
      const order = fighter ? sequence : -sequence;
      // A number that another has is that of a formation.
      return order - 3 * Math.abs(level - wanted) + (!fighter && isTaken(sequence) ? 2.5 : 0);
    },
    codes[0]!,
  );
};

function nextUnit(t: ForlornTable, side: number): number {
  const battle = battleOf(t);
  const open = combatantsOf(t, side).filter((each) => battle.sequences[each] === 0);
  return open.find((each) => !isMarked(battle, each, BattleFlag.late)) ?? open[0]!;
}

/** Loaded bombers fly medium, but where another altitude promises clearly more. */
function altitudeFor(t: ForlornTable, unit: number): number {
  const aim = aimOf(t);
  const best = aim && aim.kind !== "drop" ? bestAttack(t, unit, aim) : undefined;
  if (best?.attack.altitude === "high") return HIGH;
  return MEDIUM;
}

/** 9.7.3: on the M hex from which the way to the target is shortest, with the nose that way. */
export const placeMission: Adviser = (t, _side, _frame, codes) => {
  const { board } = t.rules;
  const sight = sightOf(board);
  return bestOf(
    codes,
    (code) => {
      if (code === DONE) return -50;
      const hex = Math.floor(code / 6);
      const facing = code % 6;
      const ahead = board.next[hex * 6 + facing]!;
      return -sight.toTarget(hex) - (ahead < 0 ? 9 : sight.toTarget(ahead));
    },
    codes[0]!,
  );
};

/** The codes with which an interceptor waits, rises or sinks a level, or enters. */
const SAME = 0;
const UP = 1;
const DOWN = 2;
const ENTER = 3;

/** 9.7.6: interceptors come in while there is something to shoot at; a disrupted one only at bombers without an escort. */
export const enterBattle: Adviser = (t, side, frame, codes) => {
  const { face, mover } = dataOf<{ face: number; mover: number }>(frame);
  const battle = battleOf(t);
  const foes = foesOf(t, side);
  if (face === 0) {
    const isDown = (t.position.air.flags[battle.airUnits[mover]!]! & 1) !== 0;
    const bombers = foes.filter((foe) => !foe.isFighter);
    const isWorthIt = isDown ? bombers.length > 0 && bombers.length === foes.length : foes.length > 0;
    if (!isWorthIt) return SAME;
    const level = bombers[0]?.altitude ?? MEDIUM;
    const now = battle.altitudes[mover]!;
    // One waits a round at another level rather than to fight from a wrong one, in the first round only.
    if (battle.round === 1 && Math.abs(level - now) > 1) return level > now ? UP : DOWN;
    return ENTER;
  }
  const { board } = t.rules;
  const sight = sightOf(board);
  return bestOf(
    codes,
    (code) => {
      const hex = Math.floor(code / 6);
      const facing = code % 6;
      const ahead = board.next[hex * 6 + facing]!;
      let value = ahead < 0 ? -5 : 0;
      let nearest = Infinity;
      for (const foe of foes) {
        const away = sight.distance(ahead < 0 ? hex : ahead, foe.hex);
        const behind = sight.zone(foe.hex, foe.facing, hex) === 2 ? 1 : 0;
        nearest = Math.min(nearest, away - behind - foe.worth);
      }
      value -= nearest;
      return value;
    },
    codes[0]!,
  );
};

/** 9.7.9h: it costs nothing. */
export const defend: Adviser = (_t, _side, _frame, codes) => codes.find((code) => code !== DONE) ?? DONE;

export const keepSequence: Adviser = (_t, _side, _frame, codes) => (codes.includes(DONE) ? DONE : codes[0]!);
