import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { arrivals } from "./arrivals";
import { dummyTaskForces } from "./dummies";
import { midgetAttack } from "./midgets";
import { nightAttack } from "./night-attack";
import { panama } from "./panama";
import { raidEnd } from "./raid";
import { sweeps } from "./sweeps";

/** 34.0 Optional rules that have steps of their own; others stand in the chapter that they change. */
export const optionSteps: Steps<Rules, Position> = {
  "special-arrivals": arrivals,
  "dummy-task-forces": dummyTaskForces,
  "night-attack": nightAttack,
  sweeps,
  "panama-attack": panama,
  "midget-attack": midgetAttack,
  "raid-end": raidEnd,
};
