import { DONE } from "../../../kernel";
import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import type { Adviser } from "./choosing";
import { directMove } from "./direct-flight";
import { type MissionKind, missionBy, playingWith } from "./steady";

type Play = GamePlayer<Rules, Position>["play"];
type Advisers = Readonly<Record<string, Adviser>>;

/** 8.0: only missions of this kind are played. */
const only = (kind: MissionKind): Advisers => {
  const mission = missionBy([kind]);
  return { "initiative-missions": mission, "alternating-missions": mission };
};

const halt: Adviser = () => DONE;

/** Ways of playing in the large, the usual one first: ships or aircraft stay at home, or troops stay where they are (11.0). */
const ways: readonly Advisers[] = [
  {},
  only("air"),
  only("naval"),
  { "initiative-movement": halt, "other-movement": halt, "initiative-combat": halt, "other-combat": halt },
];

const all: readonly Play[] = ways.map(playingWith);

/** 9.7.8 In copies the impulses of air battles are flown straight. */
const quick: readonly Play[] = ways.map((way) => playingWith({ ...way, "battle-move": directMove }));

export const manners = (): readonly Play[] => all;
export const inCopies = (): readonly Play[] => quick;

/** A plan is kept for a turn; while the game is set up there is none. */
export function spanOf({ state: { position, frames } }: Parameters<Play>[0]): string | undefined {
  if (frames.some(({ step }) => step === "set-up")) return undefined;
  return `turn ${position.turn}`;
}
