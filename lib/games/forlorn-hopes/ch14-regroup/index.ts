import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { generalRegroupSteps } from "./general";
import { regroupUnitSteps } from "./units";
import { workSteps } from "./works";

/** 14 Regroup Phase. */
export const regroupSteps: Steps<Rules, Position> = {
  ...regroupUnitSteps,
  ...generalRegroupSteps,
  ...workSteps,
};
