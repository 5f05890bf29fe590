import type { GameModule, Steps } from "../../kernel";
import { numberIn } from "../numbering";
import { combatSteps } from "./combat";
import { invariants } from "./invariants";
import { transportSteps } from "./phase-05-transport";
import { economicWarfareSteps } from "./phase-06-economic-warfare";
import { reinforcementSteps } from "./phase-07-reinforcement";
import { deploymentSteps } from "./phase-08-deployment";
import { movementSteps } from "./phase-09-operational-movement";
import { reactionSteps } from "./phase-10-reaction";
import { airCommitmentSteps } from "./phase-11-air-commitment";
import { returnToBaseSteps } from "./phase-14-return-to-base";
import { endSteps } from "./phase-15-end";
import { sideText } from "./pieces";
import type { Position } from "./position";
import { parseState, printState } from "./print";
import { type Rules, sideIds } from "./rules";
import { phaseOf, sequenceSteps } from "./sequence";
import { setup } from "./setup";
import { setupSteps } from "./setup-step";
import { stackingSteps } from "./stacking";
import { standingOf, victorySteps } from "./victory";

const steps: Steps<Rules, Position> = {
  ...setupSteps,
  ...sequenceSteps,
  ...transportSteps,
  ...economicWarfareSteps,
  ...reinforcementSteps,
  ...deploymentSteps,
  ...stackingSteps,
  ...movementSteps,
  ...reactionSteps,
  ...airCommitmentSteps,
  ...combatSteps,
  ...returnToBaseSteps,
  ...endSteps,
  ...victorySteps,
};

/** Fire in the Sky as the kernel plays it. All see all, but for Task Forces under the markers of 18.1.4. */
export const fireInTheSkyModule: GameModule<Rules, Position> = {
  id: "fire-in-the-sky",
  sides: sideIds,
  nameOfSide: sideText,
  steps,
  citation: ({ numbering }, rule) => numberIn(numbering, rule),
  titleOf: ({ numbering: { titles } }, step) => (Object.hasOwn(titles, step) ? titles[step] : undefined),
  setup,
  standing: standingOf,
  phaseOf,
  turnOf: ({ position }) => position.turn,
  print: printState,
  parse: parseState,
  invariants,
};
