import { DONE } from "../../../kernel";
import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import type { Adviser } from "./choosing";
import { withdraw } from "./sea";
import { playingWith } from "./steady";

type Play = GamePlayer<Rules, Position>["play"];

const nothing: Adviser = () => DONE;
const noMissions = { "advantage-air-missions": nothing, "disadvantage-air-missions": nothing };

/**
 * Ways of playing in the large, the usual one first: Task Forces lie still or withdraw (23.6.2), aircraft stay where they are
 * (28.0), or both of the last.
 */
const ways: readonly Readonly<Record<string, Adviser>>[] = [
  {},
  { "naval-increment": nothing },
  { "naval-increment": withdraw },
  noMissions,
  { "naval-increment": withdraw, ...noMissions },
];

const all: readonly Play[] = ways.map(playingWith);

export const manners = (): readonly Play[] => all;

/** A plan is kept for a Battle Cycle, or for the Contact Phases. */
export const spanOf = ({ state: { position } }: Parameters<Play>[0]): string => `cycle ${position.cycle}`;
