import { DONE, type Game, type RandomState } from "../../../kernel";
import { missions } from "../ch08-operations/missions";
import type { ForlornTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import * as bases from "./bases";
import type { Adviser } from "./choosing";
import * as commitments from "./commitments";
import * as phases from "./phases";
import { earlierDamage } from "./setup";
import { stagePlan, stageUnit } from "./stages";

const nothing: Adviser = () => DONE;
const first: Adviser = (_t, _side, _frame, codes) => codes[0]!;

/** 8.0: the mission that promises most; none where nothing is worth one. */
function chooseMission(t: ForlornTable, side: number, codes: readonly number[]): number {
  const stage = missions.findIndex(({ id }) => id === "stage");
  return codes.includes(stage) && stagePlan(t, side) ? stage : DONE;
}

const mission: Adviser = (t, side, _frame, codes) => chooseMission(t, side, codes);

const advisers: Readonly<Record<string, Adviser>> = {
  "place-units": nothing,
  "earlier-damage": earlierDamage,
  "place-air-units": bases.placeAirUnits,
  "choose-ace": bases.chooseAce,
  "variable-units": bases.variableUnits,
  "choose-air-fleet": bases.chooseAirFleet,
  "air-fleet-11-commitment": commitments.commitAirFleet,
  "buy-air-unit": commitments.buyAirUnit,
  "covering-fleet-commitment": commitments.commitCoveringFleet,
  "covering-ships": commitments.coveringShips,
  "covering-air-unit": commitments.coveringAircraft,
  "allied-reinforcements": commitments.placeArrival,
  magic: (t, side, frame, codes, random) =>
    (frame.data.i === 0 ? first : phases.examine)(t, side, frame, codes, random),
  "event-ace": bases.chooseAce,
  submarine: phases.stationSubmarine,
  "mobile-airbase-construction": bases.buildAirbase,
  "airbase-evacuation": bases.evacuate,
  "general-regroup-declaration": commitments.declareGeneralRegroup,
  "naval-recovery": commitments.restoreShip,
  "regroup-units": phases.designate,
  reconnaissance: phases.reconnoitre,
  "examine-airbase": phases.examine,
  "initiative-missions": mission,
  "alternating-missions": mission,
  "stage-unit": stageUnit,
  "return-air-unit": bases.returnUnit,
  "naval-return": phases.returnShip,
  supply: phases.turnDaihatsu,
  "mobile-airbase-completion": phases.takeUpAirbase,
  "hit-removal": phases.removeHits,
  "air-replacements": commitments.replaceStep,
  "airbase-restoration": phases.restoreAirbase,
};

/** The player with other answers in some steps. */
export const playingWith =
  (others: Readonly<Record<string, Adviser>>) =>
  (game: Game<Rules, Position>, side: number, random: RandomState): number => {
    const { table } = game;
    const codes = game.codes.length > 0 ? game.codes : table.codes(side);
    const frame = table.asking(side);
    const adviser = others[frame.step] ?? advisers[frame.step] ?? nothing;
    const chosen = adviser(table, side, frame, codes, random);
    return codes.includes(chosen) ? chosen : codes[0]!;
  };

export const steadyChoice = playingWith({});
