import { type Steps } from "../../../kernel";
import type { ForlornTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { groundAttack } from "./attack";
import { combatOf } from "./combat";
import { disembarking } from "./disembarking";
import { amphibiousLanding } from "./landing";
import { groundMove, movementOf, stackLimits } from "./movement";
import { groundRetreat } from "./retreat";
import { paySupply } from "./supply-cost";

/** 11.0 Ground Operations Phase: the Initiative player moves and fights, then the other, who pays for it (11.1). */

const first = (t: ForlornTable): number => t.position.initiative;
const second = (t: ForlornTable): number => enemyOf(t.position.initiative);

export const groundSteps: Steps<Rules, Position> = {
  "initiative-movement": movementOf(first),
  "initiative-combat": combatOf(first),
  "other-movement": movementOf(second),
  "other-combat": combatOf(second),
  disembarking,
  "ground-move": groundMove,
  "stack-limits": stackLimits,
  "pay-supply": paySupply,
  "ground-attack": groundAttack,
  "ground-retreat": groundRetreat,
  "amphibious-landing": amphibiousLanding,
};
