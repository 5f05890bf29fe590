import { ofRulesBy } from "../../shared/of-rules";
import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules, Weights } from "../model/rules";
import type { Manner } from "./outlook";
import { steadyChoice } from "./steady";

/** Ways of playing a player turn that differ in the large, made of the weights that the package has. */

/** Changes of the weights, by what they are for. */
const changes: readonly ((weights: Weights) => Partial<Weights>)[] = [
  // Bolder: goes with less.
  ({ chance, escort, airCover }) => ({
    chance: chance * 0.6,
    escort: escort * 0.6,
    airCover: airCover * 0.7,
  }),
  // Stays at home: builds up, lands nowhere.
  () => ({ chance: NEVER }),
  // Goes only where it is strong.
  ({ chance, escort, airCover }) => ({
    chance: Math.min(0.9, chance + 0.25),
    escort: escort * 1.5,
    airCover: airCover * 1.5,
  }),
  // Spends everything, and holds nothing back.
  ({ garrison }) => ({ garrison: garrison * 0.3, oilReserve: 0 }),
  // Holds what it has, and keeps oil for the enemy's turn.
  ({ garrison, oilReserve }) => ({ garrison: garrison * 3, oilReserve: Math.min(0.8, oilReserve + 0.3) }),
  // Goes where most lies within reach afterwards.
  () => ({ foothold: 0.5 }),
  // Few landings, with everything that can sail.
  ({ escort, airCover }) => ({ escort: escort * 2.5, airCover: Math.max(2.2, airCover) }),
];

/** A chance that no landing has. */
const NEVER = 2;

type Play = GamePlayer<Rules, Position>["play"];

/** The usual one first. */
export const mannersOf = ofRulesBy(({ steady }: Rules, side: number): readonly Play[] => {
  const usual = steady?.[side as 0 | 1];
  if (!usual) return [];
  const plays = (manner?: Manner): Play => {
    return (game, who) => steadyChoice(game, who, manner);
  };
  return [plays(), ...changes.map((change) => plays({ weights: { ...usual, ...change(usual) } }))];
});
