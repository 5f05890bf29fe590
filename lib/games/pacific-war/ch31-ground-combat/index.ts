import type { Steps } from "../../../kernel";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { groundDecision } from "./decision";
import { groundLeads } from "./leads";
import { groundLosses } from "./losses";
import { groundBattle, groundCombat } from "./phase";
import { groundPursuit } from "./pursuit";
import { groundRetreat } from "./retreat";
import { groundRoll } from "./roll";

/** 31.0 Ground Combat. */
export const groundCombatSteps: Steps<Rules, Position> = {
  "ground-combat": groundCombat,
  "ground-battle": groundBattle,
  "ground-decision": groundDecision,
  "ground-leads": groundLeads,
  "ground-roll": groundRoll,
  "ground-losses": groundLosses,
  "ground-retreat": groundRetreat,
  "ground-pursuit": groundPursuit,
};
