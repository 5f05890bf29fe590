import { DONE } from "../../../kernel";
import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { pathAbout } from "./sea";
import { type Adviser, playingWith, steadyChoice } from "./steady";

type Play = GamePlayer<Rules, Position>["play"];

const paths =
  (nearer: boolean): Adviser =>
  (t, side, frame) =>
    pathAbout(t, side, frame, nearer);
const nothing: Adviser = () => DONE;

/** Ways of playing in the large, the usual one first: carriers close with the enemy or withdraw, planes fly or stay on deck. */
const all: readonly Play[] = [
  steadyChoice,
  playingWith({ paths: paths(true) }),
  playingWith({ paths: paths(false) }),
  playingWith({ forming: nothing }),
  playingWith({ paths: paths(false), forming: nothing }),
];

export const manners = (): readonly Play[] => all;

/** Turns for which a side keeps to one manner. */
const SPAN = 5;

/** A plan is kept for five turns, long enough for a strike to fly and come home; while the game is set up there is none. */
export function spanOf({ state: { position, frames } }: Parameters<Play>[0]): string | undefined {
  if (frames.some(({ step }) => step === "placement")) return undefined;
  const { turn, firstTurn } = position;
  const first = turn - ((turn - firstTurn) % SPAN);
  return `from turn ${first}`;
}
