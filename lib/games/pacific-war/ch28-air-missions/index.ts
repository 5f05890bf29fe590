import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { alertSteps } from "./alert";
import { capLandingSteps } from "./cap-landing";
import { combatSteps } from "./combat";
import { conclusionSteps } from "./conclusion";
import { flakSteps } from "./flak";
import { flightSteps } from "./flight";
import { hitSteps } from "./hits";
import { homewardSteps } from "./homeward";
import { phaseSteps } from "./phase";
import { preliminarySteps } from "./preliminary";
import { reorganizationSteps } from "./reorganize";
import { replySteps } from "./reply";
import { strikeSteps } from "./strike";
import { targetSteps } from "./targets";

/** 28.0 Air Missions. */
export const airMissionSteps: Steps<Rules, Position> = {
  ...phaseSteps,
  ...preliminarySteps,
  ...flightSteps,
  ...alertSteps,
  ...combatSteps,
  ...hitSteps,
  ...targetSteps,
  ...replySteps,
  ...flakSteps,
  ...strikeSteps,
  ...homewardSteps,
  ...capLandingSteps,
  ...reorganizationSteps,
  ...conclusionSteps,
};
