import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { steadyChoice } from "./steady";

type Play = GamePlayer<Rules, Position>["play"];

/** Ways of playing in the large, the usual one first. */
const all: readonly Play[] = [steadyChoice];

export const manners = (): readonly Play[] => all;

/** A plan is kept for a turn; while the game is set up there is none. */
export function spanOf({ state: { position, frames } }: Parameters<Play>[0]): string | undefined {
  if (frames.some(({ step }) => step === "set-up")) return undefined;
  return `turn ${position.turn}`;
}
