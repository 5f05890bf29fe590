import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { bombardmentSteps } from "./bombardment";
import { composition } from "./composition";
import { cargoSteps } from "./embarkation";
import { interception } from "./interception";
import { missionStep } from "./mission";
import { movement } from "./movement";
import { reaction } from "./reaction";
import { sortie } from "./sortie";
import { spotting } from "./spotting";
import { submarineAttack } from "./submarines";
import { surfaceCombatSteps } from "./surface-combat";

/** 10.0 Naval operations. */
export const navalSteps: Steps<Rules, Position> = {
  "naval-mission": missionStep,
  "naval-composition": composition,
  sortie,
  ...cargoSteps,
  "naval-movement": movement,
  "submarine-attack": submarineAttack,
  spotting,
  "reaction-mission": reaction,
  "naval-interception": interception,
  ...surfaceCombatSteps,
  ...bombardmentSteps,
};
