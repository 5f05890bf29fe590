import type { GameModule, Standing, Steps } from "../../kernel";
import { setup } from "./ch03-preparation";
import { chartSteps } from "./ch04-charts";
import { phaseOf, sequenceSteps } from "./ch05-sequence";
import { weatherSteps } from "./ch06-weather";
import { observationSteps } from "./ch07-observation";
import { airOperationsSteps } from "./ch08-air-operations";
import { plottingSteps } from "./ch10-plotting";
import { shadowingSteps } from "./ch11-shadowing";
import { executionSteps } from "./ch12-execution";
import { initiativeSteps } from "./ch13-initiative";
import { planeMovementSteps } from "./ch14-plane-movement";
import { combatSteps } from "./ch15-combat";
import { airToAirSteps } from "./ch16-air-to-air";
import { antiAircraftSteps } from "./ch17-anti-aircraft";
import { airAttackSteps } from "./ch18-air-attack";
import { surfaceSteps } from "./ch19-surface";
import { planeLossSteps } from "./ch21-damage/planes";
import { replacementSteps } from "./ch22-replacements";
import { repairSteps } from "./ch23-repair";
import { timeRecordSteps } from "./ch24-time-record";
import { victorySteps } from "./ch25-victory";
import { parseState } from "./io/parse";
import { printState } from "./io/print";
import { invariants } from "./invariants";
import { sideText } from "./model/pieces";
import type { FlatTopTable, Position } from "./model/position";
import { type Rules, sideIds } from "./model/rules";

const steps: Steps<Rules, Position> = {
  ...chartSteps,
  ...sequenceSteps,
  ...weatherSteps,
  ...observationSteps,
  ...airOperationsSteps,
  ...plottingSteps,
  ...shadowingSteps,
  ...executionSteps,
  ...initiativeSteps,
  ...planeMovementSteps,
  ...combatSteps,
  ...airToAirSteps,
  ...antiAircraftSteps,
  ...airAttackSteps,
  ...surfaceSteps,
  ...planeLossSteps,
  ...replacementSteps,
  ...repairSteps,
  ...timeRecordSteps,
  ...victorySteps,
};

/** Who has more points (25.3). */
function standing({ state, position }: FlatTopTable): Standing {
  const [allied, japanese] = position.points;
  const { outcome } = state;
  return {
    over: outcome !== null,
    winner: outcome?.winner ?? null,
    score: { allied, japanese },
    text: outcome?.text ?? `Allies ${allied}, Japan ${japanese}.`,
  };
}

/** Flat Top as the kernel plays it: what a side does not see is not in its view. */
export const flatTopModule: GameModule<Rules, Position> = {
  id: "flat-top",
  sides: sideIds,
  nameOfSide: sideText,
  steps,
  setup,
  standing,
  phaseOf,
  turnOf: ({ position }) => position.turn,
  print: printState,
  parse: parseState,
  invariants,
};
