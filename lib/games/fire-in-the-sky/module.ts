import type { GameModule, Steps } from "../../kernel";
import { numberIn } from "../numbering";
import { combatSteps } from "./ch12-combat";
import { invariants } from "./invariants";
import { transportSteps } from "./ch05-transport";
import { economicWarfareSteps } from "./ch06-economic-warfare";
import { reinforcementSteps } from "./ch07-reinforcement";
import { deploymentSteps } from "./ch08-deployment";
import { movementSteps } from "./ch09-operational-movement";
import { reactionSteps } from "./ch10-reaction";
import { airCommitmentSteps } from "./ch11-air-commitment";
import { returnToBaseSteps } from "./ch14-return-to-base";
import { endSteps } from "./ch15-end";
import { sideText } from "./model/pieces";
import type { Position } from "./model/position";
import { printState } from "./io/print";
import { type Rules, sideIds } from "./model/rules";
import { phaseOf, sequenceSteps } from "./ch04-sequence";
import { setup } from "./ch03-preparation";
import { setupSteps } from "./ch03-preparation/free-placement";
import { readState } from "./saved/read-state";
import { stackingSteps } from "./stacking";
import { standingOf, victorySteps } from "./ch16-victory";

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
  parse: readState,
  invariants,
};
