import type { Exploration, RollRequest } from "../../../kernel";
import type { Battle, BattlePolicy } from "../../battle-types";
import { shipsIn } from "../ch07-observation/ships-in-hex";
import type { FlatTopTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
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
function keyOf({ state, position }: FlatTopTable, { hex, ships, bases, fields }: Engaged): string {
  const { fleet, decks, formations } = position;
  return JSON.stringify([
    state.frames,
    ships.map((ship) => [fleet.force[ship], fleet.hits[ship], fleet.ammunition[ship], fleet.flags[ship]]),
    bases.map((base) => position.bases.hits[base]),
    fields.map((field) => decks[field]),
    formations.flatMap((each) => (each.hex === hex ? [each.side, each.number, each.flights] : [])),
  ]);
}

/** Hits by what is rolled and by whom. */
function tallyOf({ key, side }: RollRequest): string | undefined {
  if (side === undefined || key === undefined) return undefined;
  const sort =
    /^(anti-aircraft|strike|gunnery|torpedo|breakthrough|bombardment)/.exec(key)?.[1] ?? "air-to-air";
  return `${sort}/${sideIds[side]!}`;
}
