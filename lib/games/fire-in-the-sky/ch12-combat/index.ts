import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { administrationSteps } from "./administration";
import { airStrikeSteps } from "./air-strikes";
import { airToAirSteps } from "./air-to-air";
import { battleSteps } from "./battles";
import { kamikazeSteps } from "./kamikaze";
import { landCombatSteps } from "./land-combat";
import { landingSteps } from "./landing";
import { preparationSteps } from "./preparation";
import { replacementRoundSteps } from "./replacement-round";
import { submarineSteps } from "./submarines";
import { surfaceCombatSteps } from "./surface-combat";
import { surfaceFireSteps } from "./surface-fire";
import { surfaceRoundSteps } from "./surface-round";
import { targetSteps } from "./targets";

/** 12.0 Combat Phase: every step of it, in the order of the rulebook. */
export const combatSteps: Steps<Rules, Position> = {
  ...submarineSteps,
  ...battleSteps,
  ...preparationSteps,
  ...airToAirSteps,
  ...targetSteps,
  ...airStrikeSteps,
  ...kamikazeSteps,
  ...surfaceCombatSteps,
  ...surfaceRoundSteps,
  ...surfaceFireSteps,
  ...landingSteps,
  ...replacementRoundSteps,
  ...landCombatSteps,
  ...administrationSteps,
};

export type { BattleBoardData } from "./battle-board";
export { battlePlaces } from "./battle-places";
