import type { GamePlayer } from "../../types";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { steadyChoice } from "./steady";

type Play = GamePlayer<Rules, Position>["play"];

/** Ways of playing in the large, the usual one first. */
const all: readonly Play[] = [steadyChoice];

export const manners = (): readonly Play[] => all;

/** A plan is kept for a Battle Cycle, or for the Contact Phases. */
export const spanOf = ({ state: { position } }: Parameters<Play>[0]): string => `cycle ${position.cycle}`;
