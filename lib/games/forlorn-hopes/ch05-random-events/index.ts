import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { airFleetSteps } from "./air-fleet";
import { coveringFleetSteps } from "./covering-fleet";
import { eventSteps } from "./events";
import { reinforcementSteps } from "./reinforcements";

/** 5 Random Event Phase. */
export const randomEventSteps: Steps<Rules, Position> = {
  ...airFleetSteps,
  ...coveringFleetSteps,
  ...reinforcementSteps,
  ...eventSteps,
};
