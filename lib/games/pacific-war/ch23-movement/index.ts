import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { boarding } from "./boarding";
import { operationContact, reactionContact } from "./contact";
import { contactAir } from "./contact-air";
import { contactNaval } from "./contact-naval";
import { groundMovement, marchStep } from "./ground-movement";
import { navalIncrement } from "./naval-increment";
import { navalMovement } from "./naval-movement";
import { advantageMovement, disadvantageMovement } from "./phase";
import { reorganisation } from "./reorganisation";

/** 23.0 Movement: Contact Phases and the Movement Phases of a Battle Cycle. */
export const movementSteps: Steps<Rules, Position> = {
  "operation-contact": operationContact,
  "reaction-contact": reactionContact,
  "contact-air": contactAir,
  "contact-naval": contactNaval,
  "advantage-movement": advantageMovement,
  "disadvantage-movement": disadvantageMovement,
  "naval-movement": navalMovement,
  "naval-increment": navalIncrement,
  "ground-movement": groundMovement,
  march: marchStep,
  boarding,
  reorganisation,
};
