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
export function nextToDeal(t: ForlornTable, side: number): number {
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

/** A number and an altitude that a unit can have, and whose formation it joins with them (9.7.4). */
interface Marker {
  number: number;
  altitude: number;
  joins: readonly number[];
}

/** What the unit that is next can be given. */
export function markersFor(t: ForlornTable, side: number, unit: number): Marker[] {
  const battle = battleOf(t);
  // 9.7.8, notes 1 and 3: not all may begin at high altitude.
  const altitudes = climbsHigh(t, unit) ? altitudeIds.length : HIGH;
  const found = new Map<number, Marker>();
  const add = (number: number, altitude: number): void => {
    const code = codeOf(number, altitude);
    if (!found.has(code)) found.set(code, { number, altitude, joins: companions(t, side, unit, code) });
  };
  for (const number of ownNumbers(t, side, unit))
    for (let altitude = 0; altitude < altitudes; altitude++) add(number, altitude);
  if (side === battle.side)
    for (const each of combatantsOf(t, side))
      if (battle.sequences[each]! > 0 && mayFlyTogether(t, unit, each))
        add(battle.sequences[each]!, battle.altitudes[each]!);
  return [...found.values()];
}

/** Those with the same marker with which the unit flies in formation (9.7.4). */
function companions(t: ForlornTable, side: number, unit: number, code: number): number[] {
  const { sequences, altitudes } = battleOf(t);
  return combatantsOf(t, side).filter(
    (each) => codeOf(sequences[each]!, altitudes[each]!) === code && mayFlyTogether(t, unit, each),
  );
}

/** Gives a unit its number and altitude. */
export function dealTo(
  t: ForlornTable,
  side: number,
  unit: number,
  { number, altitude }: Omit<Marker, "joins">,
): void {
  const battle = battleOf(t);
  for (const each of companions(t, side, unit, codeOf(number, altitude))) {
    mark(t, each, BattleFlag.formation);
    mark(t, unit, BattleFlag.formation);
  }
  t.set(battle.sequences, unit, number);
  t.set(battle.altitudes, unit, altitude);
}

export const dealMarker: Step<Rules, Position, DealData> = {
  rule: "9.7.3",
  title: "Sequence number and altitude",
  secret: true,
  asks: (t, { data }) => (nextToDeal(t, data.side) >= 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    const unit = nextToDeal(t, data.side);
    for (const { number, altitude } of markersFor(t, data.side, unit)) out.push(codeOf(number, altitude));
  },
  describe: (t, { data }, code): Choice => ({
    do: "deal",
    unit: idOfCombatant(t, nextToDeal(t, data.side)),
    sequence: numberOf(code),
    altitude: altitudeIds[altitudeOf(code)]!,
  }),
  prompt: (t, { data }) =>
    `Which sequence number does ${nameOf(t, nextToDeal(t, data.side))} have, and at which altitude does it begin?`,
  take(t, { data }, code) {
    const unit = nextToDeal(t, data.side);
    const number = numberOf(code);
    dealTo(t, data.side, unit, { number, altitude: altitudeOf(code) });
    t.say("9.7.3", () => `${nameOf(t, unit)}: number ${number}, ${altitudeIds[altitudeOf(code)]} altitude.`);
  },
};
