import { type Choice, DONE, type Step } from "../../../../kernel";
import { BattleFlag } from "../../model/battle";
import type { ForlornTable, Position } from "../../model/position";
import { isOn } from "../../model/position";
import { roll } from "../../model/rolls";
import { sideText } from "../../model/pieces";
import { ALLIED, enemyOf, type Rules } from "../../model/rules";
import { capital } from "../../../../words";
import {
  battleOf,
  combatantsOf,
  formationOf,
  hasAce,
  idOfCombatant,
  isMarked,
  isOnBoard,
  isUnitDisrupted,
  nameOf,
  sideOf,
} from "./state";

/** 9.7.7a Variable sequence (option): from the second round on, both sides roll for the right to deal their numbers anew. */

type ChangeData = {
  /** The side that may; -1 for neither. */
  side: number;
  /** Its units in order, one for each formation, and the numbers given so far. */
  units: number[];
  numbers: number[];
};

export const sequenceChange: Step<Rules, Position, ChangeData> = {
  rule: "9.7.7a",
  title: "Variable air combat sequence",
  enter(t, { data }) {
    const { round, impulse } = battleOf(t);
    t.set(data, "side", -1);
    t.set(data, "units", []);
    t.set(data, "numbers", []);
    const { variableFromRound } = t.rules.parameters.airBattle;
    if (impulse !== 1 || round < variableFromRound || !isOn(t, "variable-sequence")) return;
    const winner = rollForSequence(t);
    if (winner < 0) return;
    t.set(data, "side", winner);
    t.set(
      data,
      "units",
      combatantsOf(t, winner).filter((each) => formationOf(t, each)[0] === each),
    );
  },
  asks: (_t, { data }) => (data.side >= 0 && data.numbers.length < data.units.length ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    if (data.numbers.length === 0) out.push(DONE);
    const { impulses } = t.rules.parameters.airBattle;
    const length = out.length;
    for (let number = 1; number <= impulses; number++)
      if (!data.numbers.includes(number) && mayHave(t, data, number)) out.push(number);
    // More units than numbers: some share one.
    if (out.length === length) for (let number = 1; number <= impulses; number++) out.push(number);
  },
  describe: (t, { data }, code): Choice =>
    code === DONE
      ? { do: "keep" }
      : { do: "renumber", unit: idOfCombatant(t, data.units[data.numbers.length]!), sequence: code },
  prompt: (t, { data }) =>
    `Which sequence number does ${nameOf(t, data.units[data.numbers.length]!)} have now?`,
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "side", -1);
    t.push(data.numbers, code);
    if (data.numbers.length === data.units.length) renumber(t, data);
  },
};

/** 9.7.4: an Allied formation never has the last number, so one to come must find another. */
function mayHave(t: ForlornTable, { side, units, numbers }: ChangeData, number: number): boolean {
  const { alliedFormationNot, impulses } = t.rules.parameters.airBattle;
  const isLimited = (unit: number): boolean => side === ALLIED && formationOf(t, unit).length > 1;
  if (isLimited(units[numbers.length]!) && number === alliedFormationNot) return false;
  const toCome = units.slice(numbers.length + 1);
  const free = impulses - numbers.length - 1;
  const limited = toCome.filter(isLimited).length;
  const isBarredFree = number !== alliedFormationNot && !numbers.includes(alliedFormationNot);
  return toCome.length <= free && limited <= free - (isBarredFree ? 1 : 0);
}

/** The side with the higher total; -1 for a tie, or with both no higher than the round. */
function rollForSequence(t: ForlornTable): number {
  const { side, round } = battleOf(t);
  const totals = [side, enemyOf(side)].map((each) => ({ side: each, total: rollOf(t, each) }));
  const [one, other] = totals as [(typeof totals)[number], (typeof totals)[number]];
  const isNothing = one.total === other.total || (one.total <= round && other.total <= round);
  const winner = isNothing ? -1 : one.total > other.total ? one.side : other.side;
  t.say("9.7.7a", () =>
    winner < 0
      ? "Neither side may change its sequence numbers."
      : `${capital(sideText(winner))} may change the sequence numbers.`,
  );
  return winner;
}

function rollOf(t: ForlornTable, side: number): number {
  const battle = battleOf(t);
  const onBoard = combatantsOf(t, side).filter((each) => isOnBoard(battle, each));
  const quantities = {
    "own-aces": onBoard.filter((each) => hasAce(t, each)).length,
    "own-disrupted": onBoard.filter((each) => isUnitDisrupted(t, each)).length,
    "own-surprise": battle.surprise >= 0 && sideOf(t, battle.surprise) === side ? 1 : 0,
  };
  return roll(
    t,
    "variable-sequence",
    { t, side, quantities },
    { name: "variable sequence", key: "variable sequence", side },
  ).total;
}

function renumber(t: ForlornTable, { units, numbers }: ChangeData): void {
  const { sequences } = battleOf(t);
  const groups = units.map((unit) => formationOf(t, unit));
  for (const [n, group] of groups.entries())
    for (const each of group) {
      t.set(sequences, each, numbers[n]!);
      // 9.7.3: that of a unit that has not moved yet stays secret.
      const readers = isMarked(battleOf(t), each, BattleFlag.revealed) ? undefined : [sideOf(t, each)];
      t.say("9.7.7a", () => `${nameOf(t, each)} has sequence number ${numbers[n]}.`, readers);
    }
}
