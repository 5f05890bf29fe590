import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { attackSteps } from "./attack";
import { designationSteps } from "./designation";
import { interceptionSteps } from "./interception";
import { missionSteps } from "./mission";
import { patrolSteps } from "./patrol-interception";
import { returnSteps } from "./return-to-base";
import { shipsUnderAttackSteps } from "./ships-under-attack";
import { stageSteps } from "./stage";
import { startSteps } from "./start";
import { targetScrambleSteps } from "./target-scramble";
import { transportSteps } from "./transport-return";

/** 9.0 Air missions. The air battle (9.7, 9.8) is in battle/. */
export const airMissionSteps: Steps<Rules, Position> = {
  ...stageSteps,
  ...missionSteps,
  ...startSteps,
  ...interceptionSteps,
  ...targetScrambleSteps,
  ...designationSteps,
  ...attackSteps,
  ...shipsUnderAttackSteps,
  ...transportSteps,
  ...returnSteps,
  ...patrolSteps,
};
