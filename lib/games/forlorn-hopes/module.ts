import type { GameModule, Standing, Steps } from "../../kernel";
import { phaseOf, sequenceSteps } from "./ch04-sequence";
import { randomEventSteps } from "./ch05-random-events";
import { airbaseSteps } from "./ch06-airbases";
import { initiativeSteps } from "./ch07-initiative";
import { operationsSteps } from "./ch08-operations";
import { airMissionSteps } from "./ch09-air-missions";
import { airBattleSteps } from "./ch09-air-missions/battle";
import { navalSteps } from "./ch10-naval-missions";
import { groundSteps } from "./ch11-ground-operations";
import { conclusionSteps } from "./ch12-conclusion";
import { supplySteps } from "./ch13-supply";
import { regroupSteps } from "./ch14-regroup";
import { pointsNow, victorySteps } from "./ch16-victory";
import { scenarioSteps, setup } from "./ch17-scenarios";
import { invariants } from "./invariants";
import { parseState } from "./io/parse";
import { printState } from "./io/print";
import { sideText } from "./model/pieces";
import type { ForlornTable, Position } from "./model/position";
import { type Rules, sideIds } from "./model/rules";

/** One line a chapter; a new one adds its own here, and its missions in ch08-operations/missions.ts. */
const steps: Steps<Rules, Position> = {
  ...sequenceSteps,
  ...scenarioSteps,
  ...randomEventSteps,
  ...airbaseSteps,
  ...initiativeSteps,
  ...operationsSteps,
  ...airMissionSteps,
  ...navalSteps,
  ...groundSteps,
  ...airBattleSteps,
  ...conclusionSteps,
  ...supplySteps,
  ...regroupSteps,
  ...victorySteps,
};

/** Points so far: of the track, or for losses where those decide. */
function standing(t: ForlornTable): Standing {
  const { outcome } = t.state;
  const [allied, japanese] = pointsNow(t, t.state.outcome !== null);
  return {
    over: outcome !== null,
    winner: outcome?.winner ?? null,
    score: { allied, japanese },
    text: outcome?.text ?? `Allies ${allied}, Japan ${japanese}.`,
  };
}

/** Forlorn Hopes as the kernel plays it: airbase displays are secret (6.1). */
export const forlornHopesModule: GameModule<Rules, Position> = {
  id: "forlorn-hopes",
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
