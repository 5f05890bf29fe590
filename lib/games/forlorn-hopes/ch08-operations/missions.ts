import { airMission } from "../ch09-air-missions/mission";
import { stageMission } from "../ch09-air-missions/stage";
import { navalMission } from "../ch10-naval-missions/mission";
import type { Mission } from "../model/mission";

/**
 * The missions that the loop of the Air/Naval Operations Phase offers. A chapter that brings one adds it here, and its steps in
 * module.ts; the loop knows nothing else of it. A chapter that is not there offers nothing.
 */
export const missions: readonly Mission[] = [airMission, stageMission, navalMission];

/** The step that plays the interception of a patrol that has just been placed (7.3.5): called with `{ airUnit }`, the patrol. */
export const patrolInterception = "patrol-interception";
