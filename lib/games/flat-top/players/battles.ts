import { baseIn, shipsIn } from "../ch07-observation/ships-in-hex";
import { declarations } from "../ch17-anti-aircraft";
import { type AllotData, nextShot } from "../ch17-anti-aircraft/firing";
import { planesOfStrike, strikesOf } from "../ch18-air-attack/targets";
import { resultNumber } from "../ch20-resolution";
import { gunneryOf } from "../ch21-damage/ships";
import { type Choice, DONE, type Frame, type RandomState, below } from "../../../kernel";
import { seenAloft } from "../model/aloft";
import { hexOfField } from "../model/decks";
import type { FlatTopTable, Formation } from "../model/position";
import type { Report } from "../model/reports";
import { UNARMED } from "../model/rules";
import { missionOf } from "./missions";
import { contacts, hexesBetween, homeOf, isFighter, nameOf, planesReported, turnsFor } from "./sight";
import { weightsOf } from "./weights";

/** What the player does in battles. */

/** Own planes in a hex that are on the map. */
const own = (t: FlatTopTable, side: number, hex: number): Formation[] => seenAloft(t, side, hex);

const countFighters = (t: FlatTopTable, side: number, hex: number): number =>
  own(t, side, hex).reduce(
    (sum, formation) =>
      missionOf(t, formation) === "cap"
        ? formation.flights.reduce((all, { kind, count }) => (isFighter(t, kind) ? all + count : all), sum)
        : sum,
    0,
  );

const hasBombs = (t: FlatTopTable, side: number, hex: number): boolean =>
  own(t, side, hex).some(({ flights }) => flights.some(({ ordnance }) => ordnance !== UNARMED));

/** Whether fighters should attack what is reported in a hex: bombers always, fighters when there are not too many. */
function wantsAirCombat(t: FlatTopTable, side: number, hex: number): boolean {
  const fighters = countFighters(t, side, hex);
  if (fighters === 0) return false;
  const { bombers, others } = planesReported(t, side, hex);
  return bombers > 0 ? fighters * 3 >= others : fighters >= others;
}

/** Whether the guns of a side are stronger in a hex than those that were reported. */
function isStronger(t: FlatTopTable, side: number, hex: number): boolean {
  const guns = shipsIn(t, side, hex).reduce((sum, ship) => sum + gunneryOf(t, ship), 0);
  const { capitalGuns, smallGuns, unknownGuns, surfaceEdge } = weightsOf(t, side);
  let enemy = 0;
  for (const { what, at } of t.position.known[side]!.contacts) {
    const { isAir, hex: there, counts, present, total = 3 } = what as Report;
    if (isAir || there !== hex || at !== t.position.turn) continue;
    if (counts) for (const each of counts) enemy += each[1]! * capitalGuns + each[2]! * smallGuns;
    else enemy += total * (present && !present[1] ? smallGuns : unknownGuns);
  }
  return guns > 0 && guns >= surfaceEdge * enemy;
}

/** 15.4: battles in which there is something to gain. */
export function whereToFight(t: FlatTopTable, side: number, codes: readonly number[]): number {
  for (const code of codes) if (code !== DONE && hasBombs(t, side, code)) return code;
  for (const code of codes)
    if (code !== DONE && (wantsAirCombat(t, side, code) || isStronger(t, side, code))) return code;
  return DONE;
}

export const airCombat = (t: FlatTopTable, side: number, hex: number): number =>
  wantsAirCombat(t, side, hex) ? 0 : DONE;

export const surfaceCombat = (t: FlatTopTable, side: number, hex: number): number =>
  isStronger(t, side, hex) ? 0 : DONE;

/** Turns in air-to-air combat: who attacks whom, and whether the fuel is spent. */
export function airFight(t: FlatTopTable, side: number, frame: Frame, codes: readonly number[]): number {
  const { stage, hex, escortsTargets } = frame.data as unknown as {
    stage: string;
    hex: number;
    escortsTargets: unknown[];
  };
  const choices = codes.map((code) => t.describe(code, side));
  const first = (test: (choice: Choice) => boolean): number => {
    const i = choices.findIndex(test);
    return i < 0 ? codes[0]! : codes[i]!;
  };
  switch (stage) {
    case "answer":
      return first(({ do: what }) => what === "escort");
    case "attack-bombers":
      return first(({ do: what }) => what === "attack-bombers");
    case "attacker-range":
    case "defender-range":
    case "bomber-range":
    case "interceptor-range":
    case "interceptor-answer": {
      const spends = canSpend(t, side, hex) ? "spend" : "decline";
      return first(({ do: what }) => what === spends);
    }
    default:
      return assign(codes, choices, escortsTargets.length > 0, weightsOf(t, side).fightersOnEscorts);
  }
}

/** A share of the fighters goes for the escorts, the others for the bombers. */
function assign(
  codes: readonly number[],
  choices: readonly Choice[],
  escortsTaken: boolean,
  share: number,
): number {
  const squads = choices.filter(({ do: what }) => what === "assign");
  const [{ plane } = {} as Choice] = squads;
  const most = (to: string): number =>
    Math.max(
      0,
      ...squads.filter((each) => each.plane === plane && each.to === to).map(({ count }) => count as number),
    );
  const pick = (to: string, count: number): number =>
    codes[choices.findIndex((each) => each.plane === plane && each.to === to && each.count === count)]!;
  const [escorts, bombers] = [most("escorts"), most("bombers")];
  if (escorts > 0 && (bombers === 0 || !escortsTaken))
    return pick("escorts", bombers === 0 ? escorts : Math.ceil(escorts * share));
  if (bombers > 0) return pick("bombers", bombers);
  return codes[choices.findIndex(({ do: what }) => what === "done")] ?? codes[0]!;
}

/** 15.6.1: a Range Factor is spent where the planes come home without it. */
function canSpend(t: FlatTopTable, side: number, hex: number): boolean {
  return own(t, side, hex).every((formation) => {
    const home = homeOf(t, formation);
    if (home === undefined) return true;
    return formation.flights.every(({ kind, due }) => {
      const back = turnsFor(nameOf(t, kind).movement, hexesBetween(t, hex, hexOfField(t, home)));
      return due - 1 >= t.position.turn + back;
    });
  });
}

/** 17.2: bombers attack what is worth most for what they can hit; no more of them than it takes. */
export function declare(t: FlatTopTable, side: number, frame: Frame, codes: readonly number[]): number {
  const { hex, attacks } = frame.data as unknown as { hex: number; attacks?: boolean };
  if (!attacks) return worthBombing(t, side, hex) ? 0 : DONE;
  const given = new Map<string, number>();
  for (const [n, strike] of strikesOf(t).entries()) {
    if (strike.side !== side) continue;
    const key = `${strike.ship} ${strike.base}`;
    given.set(key, (given.get(key) ?? 0) + hitsFor(t, strike, planesOfStrike(t, strike, hex, n)));
  }
  const { baseHit } = weightsOf(t, side);
  let best = DONE;
  let most = 0;
  const all = declarations(t, side);
  for (const code of codes) {
    if (code === DONE) continue;
    const { formation, flight, attack, ship, base, count } = all[code]!;
    const { kind, ordnance } = t.position.formations[formation]!.flights[flight]!;
    const { plane } = t.rules.kinds[kind]!;
    const hits = hitsFor(t, { plane, attack, ordnance, ship }, count);
    const before = given.get(`${ship} ${base}`) ?? 0;
    const worth =
      worthOfHits(t, ship, before + hits, baseHit) - worthOfHits(t, ship, before, baseHit) - count * 0.001;
    if (worth > most) [best, most] = [code, worth];
  }
  return best;
}

const worthBombing = (t: FlatTopTable, side: number, hex: number): boolean =>
  baseIn(t, 1 - side, hex) >= 0 || contacts(t, side, 0).some((each) => each.hex === hex);

/** Hits to be expected of so many planes. */
function hitsFor(
  { rules }: FlatTopTable,
  { plane, attack, ordnance, ship }: { plane: number; attack: number; ordnance: number; ship: number },
  count: number,
): number {
  const bht = rules.planes[plane]!.hits[ship >= 0 ? 0 : 1]![attack]![ordnance]!;
  if (bht <= 0 || count <= 0) return 0;
  const result = resultNumber(rules, bht, count);
  return result === undefined ? 0.17 : result + 0.4;
}

/** Victory Points for hits on a ship, half as much again when it sinks; for a base, what its planes may be worth. */
function worthOfHits({ rules }: FlatTopTable, ship: number, hits: number, baseHit: number): number {
  if (ship < 0) return hits * baseHit;
  const { type, damage } = rules.ships[ship]!;
  const { sunkPerDamageFactor, sunkByUnloading, damagePerHit } = rules.victoryPoints;
  const whole = sunkByUnloading[type]?.[0] ?? damage * (sunkPerDamageFactor[type] ?? 0);
  return hits >= damage ? whole * 1.5 : hits * ((damagePerHit[type] ?? 0) * 0.5 + (whole * 0.5) / damage);
}

/** Anti-aircraft fire is divided by the planes of the groups. */
export function allot(t: FlatTopTable, frame: Frame, codes: readonly number[]): number {
  const data = frame.data as unknown as AllotData;
  const { battery, left } = nextShot(t, data)!;
  const done = data.shots[data.i]?.length ?? 0;
  const planes = battery.strikes.slice(done).map((n) => planesOfStrike(t, strikesOf(t)[n]!, data.hex, n));
  const all = planes.reduce((sum, each) => sum + each, 0);
  const share = all > 0 ? Math.round((left * planes[0]!) / all) : left;
  return codes.includes(share) ? share : codes.at(-1)!;
}

/** 21.7: the enemy loses the planes that hit hardest, we those that matter least. */
export function loss(t: FlatTopTable, codes: readonly number[], isOwn: boolean): number {
  const worth = (plane: number): number => {
    const { airToAir, hits } = t.rules.planes[plane]!;
    return Math.max(airToAir, ...hits[0]!.flat());
  };
  const ordered = codes.toSorted((a, b) => worth(b) - worth(a));
  return isOwn ? ordered.at(-1)! : ordered[0]!;
}

/** 19.3, 19.4: carriers and transports in the Screen, destroyers to their torpedoes, all others to their guns. */
export function place(
  t: FlatTopTable,
  frame: Frame,
  side: number,
  codes: readonly number[],
  random: RandomState,
): number {
  const { hex, positions } = frame.data as unknown as { hex: number; positions: number[] };
  const ship = shipsIn(t, side, hex)[positions.length];
  // The face of the die: high ones hit more, and let torpedoes count. Which it is, nobody must guess.
  if (ship === undefined) return codes[codes.length - 1 - below(random, 3)]!;
  const { shipClass, type } = t.rules.ships[ship]!;
  if (shipClass === "carriers" || ["AP", "APD", "AO", "AV"].includes(type)) return codes.at(-1)!;
  if (type === "DD" && codes.length === 3) return codes[1]!;
  return codes[0]!;
}

/** 19.5: factors are divided evenly, a few at least for each target. */
export function aim(frame: Frame, codes: readonly number[]): number {
  const { ships, given } = frame.data as unknown as { ships: number[]; given: number[] };
  const most = Math.max(...codes);
  const share = Math.max(4, Math.ceil(most / Math.max(1, ships.length - given.length)));
  return Math.min(most, share);
}
