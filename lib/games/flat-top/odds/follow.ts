import type { Exploration, RollRequest } from "../../../kernel";
import type { Battle, BattlePolicy } from "../../battle-types";
import { shipsIn } from "../ch07-observation/ships-in-hex";
import { planesOfStrike, strikesOf } from "../ch18-air-attack/targets";
import type { FlatTopTable, Flight, Position } from "../model/position";
import { type Rules, sideIds, UNARMED } from "../model/rules";
import { type Engaged, resultOf } from "./result";

/** How a battle is followed to its end: by whose choices, what is alike, and what came of it. */
export function follow(
  { game }: Battle<Rules, Position>,
  policies: readonly BattlePolicy<Rules, Position>[],
): Exploration<Rules, Position> {
  const { table } = game;
  // Losses are noted from here on: the game is the battle's own.
  table.position.losses = {};
  const engaged = engagedIn(table);
  return {
    decide: (each, side, codes) => policies[side]!.decide(each, side, codes),
    isOver: ({ table: t }) => t.state.frames.length === 0,
    keyOf: ({ table: t }) => keyOf(t, engaged),
    resultOf: ({ table: t }) => JSON.stringify(resultOf(t, engaged)),
    accountOf: ({ table: t }) => t.position.losses!,
    tallyOf,
  };
}

/** Ships and the base in the hex of the battle, and what carries planes there. */
function engagedIn(t: FlatTopTable): Engaged {
  const hex = t.state.frames[0]!.data.hex as number;
  const ships = sideIds.flatMap((_, side) => shipsIn(t, side, hex));
  const bases = [...t.rules.bases.keys()].filter(
    (base) => t.rules.bases[base]!.hex === hex && t.position.bases.owner[base]! >= 0,
  );
  const fields = [
    ...ships.map((ship) => t.rules.ships[ship]!.field),
    ...bases.map((base) => t.rules.bases[base]!.field),
  ].filter((field) => field >= 0);
  return { hex, ships, bases, fields };
}

/** A text that is equal for positions of a battle from which it goes on alike. */
function keyOf(t: FlatTopTable, engaged: Engaged): string {
  const { frames } = t.state;
  const { fleet, decks, bases } = t.position;
  return JSON.stringify([
    frames,
    engaged.ships.map((ship) => [
      fleet.force[ship],
      fleet.hits[ship],
      fleet.ammunition[ship],
      fleet.flags[ship],
    ]),
    engaged.bases.map((base) => bases.hits[base]),
    engaged.fields.map((field) => decks[field]),
    planesThatCount(t, engaged.hex),
  ]);
}

/**
 * What still matters of the planes in the air: those of fighters that are through with air-to-air combat, and of bombers
 * that have dropped what they carried, change nothing that follows. What was lost of them is in the account.
 */
function planesThatCount(t: FlatTopTable, hex: number): unknown[] {
  const { position, state, rules } = t;
  const [battle] = state.frames;
  const toCome = new Set([
    ...state.frames.map(({ step }) => step),
    ...(rules.sequence.combat ?? []).slice(battle!.data.i as number),
  ]);
  const there = position.formations.filter((each) => each.hex === hex);
  const all = (counts: (flight: Flight) => boolean): unknown[] =>
    there.flatMap(({ side, number, flights }) => {
      const own = flights.filter(counts);
      return own.length > 0 ? [side, number, own] : [];
    });
  if (toCome.has("air-to-air")) return all(() => true);
  if (toCome.has("anti-aircraft"))
    return all(({ bomber, ordnance, strike }) => strike !== 0 || (bomber && ordnance !== UNARMED));
  if (!toCome.has("air-attack")) return [];
  // 18.1: an attack on a ship that has gone down finds nothing, however many make it.
  return strikesOf(t).map((strike, n) =>
    strike.ship >= 0 && position.fleet.force[strike.ship]! < 0 ? 0 : planesOfStrike(t, strike, hex, n),
  );
}

/** Hits by what is rolled and by whom. */
function tallyOf({ key, side }: RollRequest): string | undefined {
  if (side === undefined || key === undefined) return undefined;
  const sort =
    /^(anti-aircraft|strike|gunnery|torpedo|breakthrough|bombardment)/.exec(key)?.[1] ?? "air-to-air";
  return `${sort}/${sideIds[side]!}`;
}
