import type { Exploration, Frame } from "../../../kernel";
import type { BattlePolicy } from "../../battle-types";
import { BaseState, type ForlornTable, Gone, type Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { type ForlornBattle, orderly } from "./orders";
import { accountsOf, type Engaged, resultOf } from "./result";

const noOrders = new Map<number, never>();

/** How a battle is followed to its end: by whose choices, what is alike, and what came of it. */
export function follow(
  { game, orders = noOrders }: ForlornBattle,
  policies: readonly BattlePolicy<Rules, Position>[],
): Exploration<Rules, Position> {
  const engaged = engagedIn(game.table);
  const accountIn = accountsOf(game.table, engaged);
  return {
    decide: (each, side, codes) => policies[side]!.decide(each, side, orderly(each, side, codes, orders)),
    isOver: ({ table: t }) => t.state.frames.length === 0,
    keyOf: ({ table: t }) => keyOf(t, engaged),
    resultOf: ({ table: t }) => JSON.stringify(resultOf(t, engaged)),
    accountOf: ({ table: t }) => accountIn(t),
  };
}

/** All that is there: a battle by itself has nothing else on the map, one out of a game is about what its hex holds. */
function engagedIn({ rules, position, state }: ForlornTable): Engaged {
  const {
    side,
    site,
    airUnits = [],
    interceptorAirUnits = [],
  } = state.frames[0]!.data as {
    side: number;
    site?: number;
    airUnits?: number[];
    interceptorAirUnits?: number[];
  };
  const at = (sites: readonly number[]): number[] =>
    sites.flatMap((each, n) => (each === site && site !== undefined ? [n] : []));
  const bases = at(position.bases.hex).filter((base) => position.bases.state[base] !== BaseState.offMap);
  const flying = [...airUnits, ...interceptorAirUnits];
  const onGround = position.air.base.flatMap((base, unit) => (bases.includes(base) ? [unit] : []));
  const groundUnits = position.ground.site.flatMap((where, unit) => (where === Gone.absent ? [] : [unit]));
  return {
    flying,
    onGround: onGround.filter((unit) => !flying.includes(unit)),
    ships: at(position.fleet.site),
    groundUnits,
    groundSites: groundUnits.map((unit) => position.ground.site[unit]!),
    bases,
    defender: enemyOf(side),
    places: rules.places.flatMap(({ hex }, place) => (hex === site ? [place] : [])),
  };
}

/** A text that is equal for positions of a battle from which it goes on alike. */
function keyOf({ state: { frames }, position }: ForlornTable, engaged: Engaged): string {
  const { air, fleet, ground, bases, battle, supply } = position;
  return JSON.stringify([
    frames,
    battle,
    [...unitsToCome(frames, engaged), ...engaged.onGround].map((unit) => [air.base[unit], air.flags[unit]]),
    engaged.ships.map((ship) => [fleet.site[ship], fleet.flags[ship]]),
    engaged.groundUnits.map((unit) => [ground.site[unit], ground.flags[unit]]),
    engaged.bases.map((base) => bases.state[base]),
    engaged.places.map((place) => position.hits[place]),
    supply,
  ]);
}

/** Without an air battle, a unit that has attacked changes nothing that follows. */
function unitsToCome(frames: readonly Frame[], { flying }: Engaged): readonly number[] {
  const top = frames.at(-1);
  return top?.step === "mission-attack" ? (top.data.airUnits as number[]) : flying;
}
