import { type Choice, lanesStep, type Step } from "../../../../kernel";
import { altitudeIds, BattleFlag, HIGH } from "../../model/battle";
import type { ForlornTable, Position } from "../../model/position";
import { enemyOf, type Rules } from "../../model/rules";
import { mayFlyTogether } from "./formation";
import { climbsHigh } from "./movement";
import { battleOf, combatantsOf, idOfCombatant, isMarked, mark, nameOf } from "./state";

/** 9.7.3 Both sides give each of their units a sequence number and an altitude, in secret and at once. */

export const dealMarkers = lanesStep<Rules, Position>({
  rule: "9.7.3",
  title: "Sequence numbers and altitudes",
  open(t) {
    const { side } = battleOf(t);
    return [side, enemyOf(side)].map((each) => ({
      side: each,
      step: "deal-battle-marker",
      data: { side: each },
    }));
  },
});

type DealData = { side: number };

/** The unit that gets its number next: latecomers last, whose numbers must be higher. */
function nextUnit(t: ForlornTable, side: number): number {
  const battle = battleOf(t);
  let late = -1;
  for (const each of combatantsOf(t, side)) {
    if (battle.sequences[each] !== 0) continue;
    if (!isMarked(battle, each, BattleFlag.late)) return each;
    if (late < 0) late = each;
  }
  return late;
}

/**
 * Numbers that a unit can have to itself: free ones that leave enough for the units to come. With more units than numbers
 * (for a battle of other rules) those above the last number share it.
 */
function ownNumbers(t: ForlornTable, side: number, unit: number): number[] {
  const battle = battleOf(t);
  const { impulses } = t.rules.parameters.airBattle;
  const used = new Set<number>();
  let onTime = 0;
  let late = 0;
  let highest = 0;
  for (const each of combatantsOf(t, side)) {
    const isLate = isMarked(battle, each, BattleFlag.late);
    const number = battle.sequences[each]!;
    if (number > 0) used.add(number);
    if (number > 0 && !isLate) highest = Math.max(highest, number);
    if (number > 0 || each === unit) continue;
    if (isLate) late++;
    else onTime++;
  }
  const free = Array.from({ length: impulses }, (_, n) => n + 1).filter((number) => !used.has(number));
  const found = free.filter((number) => {
    const left = free.filter((each) => each !== number);
    if (isMarked(battle, unit, BattleFlag.late))
      return number > highest && left.filter((each) => each > highest).length >= late;
    if (left.length < onTime) return false;
    const last = Math.max(highest, number, onTime > 0 ? left[onTime - 1]! : 0);
    return left.filter((each) => each > last).length >= late;
  });
  return found.length > 0 ? found : [impulses];
}

const codeOf = (number: number, altitude: number): number => number * altitudeIds.length + altitude;
const numberOf = (code: number): number => Math.floor(code / altitudeIds.length);
const altitudeOf = (code: number): number => code % altitudeIds.length;

/** Codes by which the unit joins those that have a number already, in formation with them (9.7.4). */
function joining(t: ForlornTable, side: number, unit: number): number[] {
  const battle = battleOf(t);
  if (side !== battle.side) return [];
  const found = new Set<number>();
  for (const each of combatantsOf(t, side))
    if (battle.sequences[each]! > 0 && mayFlyTogether(t, unit, each))
      found.add(codeOf(battle.sequences[each]!, battle.altitudes[each]!));
  return [...found];
}

export const dealMarker: Step<Rules, Position, DealData> = {
  rule: "9.7.3",
  title: "Sequence number and altitude",
  secret: true,
  asks: (t, { data }) => (nextUnit(t, data.side) >= 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    const unit = nextUnit(t, data.side);
    // 9.7.8, notes 1 and 3: not all may begin at high altitude.
    const altitudes = climbsHigh(t, unit) ? altitudeIds.length : HIGH;
    for (const number of ownNumbers(t, data.side, unit))
      for (let altitude = 0; altitude < altitudes; altitude++) out.push(codeOf(number, altitude));
    for (const code of joining(t, data.side, unit)) if (!out.includes(code)) out.push(code);
  },
  describe: (t, { data }, code): Choice => ({
    do: "deal",
    unit: idOfCombatant(t, nextUnit(t, data.side)),
    sequence: numberOf(code),
    altitude: altitudeIds[altitudeOf(code)]!,
  }),
  prompt: (t, { data }) =>
    `Which sequence number does ${nameOf(t, nextUnit(t, data.side))} have, and at which altitude does it begin?`,
  take(t, { data }, code) {
    const battle = battleOf(t);
    const unit = nextUnit(t, data.side);
    const number = numberOf(code);
    for (const each of combatantsOf(t, data.side))
      if (
        battle.sequences[each] === number &&
        battle.altitudes[each] === altitudeOf(code) &&
        mayFlyTogether(t, unit, each)
      ) {
        mark(t, each, BattleFlag.formation);
        mark(t, unit, BattleFlag.formation);
      }
    t.set(battle.sequences, unit, number);
    t.set(battle.altitudes, unit, altitudeOf(code));
    t.say("9.7.3", () => `${nameOf(t, unit)}: number ${number}, ${altitudeIds[altitudeOf(code)]} altitude.`);
  },
};
