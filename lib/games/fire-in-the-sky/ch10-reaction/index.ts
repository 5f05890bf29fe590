import type { Steps } from "../../../kernel";
import { movementPhase } from "../ch09-operational-movement";
import type { Position } from "../model/position";
import { bringReactionForce } from "./reaction-force";
import type { Rules } from "../model/rules";
import { sneakSteps } from "../optional/sneak-deployment";

const phase = movementPhase(true);

/**
 * 10.0 Reaction Phase: the non-Phasing Player's ships form Task Forces exactly as in Operational Movement
 * (10.2), at half their allowance, and must end in a hex with an enemy unit (10.1). As it begins, a die may
 * bring the reaction force of the scenario (17.1).
 */
const reaction: typeof phase = {
  ...phase,
  enter(t, frame) {
    phase.enter?.(t, frame);
    bringReactionForce(t);
  },
};

export const reactionSteps: Steps<Rules, Position> = { reaction, ...sneakSteps };
