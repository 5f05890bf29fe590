import type { GameModule, Steps } from "../../kernel";
import { joinSteps } from "../shared/join-steps";
import { standing, victorySteps } from "./ch01-victory";
import { damageSteps } from "./ch04-damage";
import { linkSteps } from "./ch11-links";
import { isolationSteps } from "./ch12-isolation";
import { reinforcementSteps } from "./ch14-reinforcements";
import { replacementSteps } from "./ch16-replacements";
import { weatherSteps } from "./ch06-weather";
import { bombingSteps } from "./ch08-strategic-bombing";
import { shippingSteps } from "./ch09-shipping";
import { strategicTransportSteps } from "./ch13-strategic-transport";
import { navalRepairSteps } from "./ch15-naval-repair";
import { captureSteps } from "./ch17-capture";
import { engineeringSteps } from "./ch17-engineering";
import { intelligenceSteps } from "./ch07-intelligence";
import { commandSteps } from "./ch10-command";
import { bidSteps } from "./ch18-bids";
import { activationSteps } from "./ch20-activation";
import { operationalIntelligenceSteps } from "./ch21-operational-intelligence";
import { airMissionSteps } from "./ch28-air-missions";
import { monthSteps } from "./ch05-months";
import { phaseOf, sequenceSteps } from "./ch05-sequence";
import { timeSteps } from "./ch20-time";
import { operationEndSteps } from "./ch20-operation-end";
import { operationStartSteps } from "./ch20-operation-start";
import { movementSteps } from "./ch23-movement";
import { searchSteps } from "./ch24-search";
import { submarineSteps } from "./ch25-submarines";
import { lightingSteps } from "./ch26-lighting";
import { advantageSteps } from "./ch27-advantage";
import { navalSteps } from "./ch29-naval-combat";
import { demolitionSteps } from "./ch30-demolition";
import { groundCombatSteps } from "./ch31-ground-combat";
import { optionSteps } from "./ch34-options";
import { recoverySteps } from "./ch31-recovery";
import { cycleEndSteps } from "./ch32-cycle-end";
import { jointPhaseSteps } from "./ch32-joint-phase";
import { parseState } from "./io/parse";
import { printState } from "./io/print";
import { invariants } from "./invariants";
import type { Position } from "./model/position";
import { type Rules, sideIds } from "./model/rules";
import { sideText } from "./model/text";
import { setup } from "./setup";
import { turnIn } from "./time";

/** One line a chapter; a new one adds its own here. */
const steps: Steps<Rules, Position> = joinSteps(
  victorySteps,
  damageSteps,
  sequenceSteps,
  monthSteps,
  timeSteps,
  intelligenceSteps,
  commandSteps,
  bidSteps,
  activationSteps,
  operationalIntelligenceSteps,
  linkSteps,
  isolationSteps,
  reinforcementSteps,
  replacementSteps,
  engineeringSteps,
  weatherSteps,
  bombingSteps,
  shippingSteps,
  strategicTransportSteps,
  navalRepairSteps,
  captureSteps,
  optionSteps,
  operationStartSteps,
  operationEndSteps,
  movementSteps,
  searchSteps,
  submarineSteps,
  lightingSteps,
  advantageSteps,
  navalSteps,
  demolitionSteps,
  groundCombatSteps,
  recoverySteps,
  cycleEndSteps,
  jointPhaseSteps,
  airMissionSteps,
);

/** Pacific War as the kernel plays it: what is in Forces and Task Forces is hidden (2.5.10). */
export const pacificWarModule: GameModule<Rules, Position> = {
  id: "pacific-war",
  sides: sideIds,
  nameOfSide: sideText,
  steps,
  setup,
  standing,
  phaseOf,
  turnOf: ({ position }) => turnIn(position),
  print: printState,
  parse: parseState,
  invariants,
};
