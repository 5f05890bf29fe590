import { DONE, type Game, type RandomState } from "../../../kernel";
import { missions } from "../ch08-operations/missions";
import type { ForlornTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import * as air from "./air";
import { airPlan } from "./air-plan";
import * as bases from "./bases";
import * as battle from "./battle";
import { bestOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import * as commitments from "./commitments";
import { battleMove } from "./dogfight";
import * as ground from "./ground";
import * as naval from "./naval";
import { navalPlan } from "./naval-plan";
import * as phases from "./phases";
import { aimShip } from "./sea-fight";
import { earlierDamage } from "./setup";
import { stagePlan, stageUnit } from "./stages";

const nothing: Adviser = () => DONE;
const first: Adviser = (_t, _side, _frame, codes) => codes[0]!;

/** What a stage gains counts for less than what a mission does: it can wait until nothing else is left to do. */
const STAGE = 0.2;

/** 8.0: aircraft that stage do so beside either. */
export type MissionKind = "air" | "naval";

/** 8.0: the mission of these kinds that promises most; none where nothing is worth one. */
export const missionBy =
  (kinds: readonly MissionKind[]): Adviser =>
  (t, side, _frame, codes) => {
    const values: Readonly<Record<string, number | undefined>> = {
      air: kinds.includes("air") ? airPlan(t, side)?.value : undefined,
      naval: kinds.includes("naval") ? navalPlan(t, side)?.value : undefined,
    };
    const stage = stagePlan(t, side);
    return bestOf(
      codes,
      (code) => {
        if (code === DONE) return 0;
        const { id } = missions[code]!;
        return id === "stage" ? STAGE * (stage?.gain ?? 0) : (values[id] ?? 0);
      },
      DONE,
      0,
    );
  };

const mission = missionBy(["air", "naval"]);

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
  "mission-target-hex": air.targetHex,
  "mission-units": air.missionUnits,
  "interceptor-scramble": air.scramble,
  "target-scramble": air.flee,
  "target-designation": air.designate,
  "mission-attack": air.attack,
  "ships-under-attack": first,
  "transport-return": first,
  "land-air-unit": air.landUnit,
  "late-group": first,
  "place-battle-ships": first,
  "deal-battle-marker": battle.dealMarker,
  "place-mission": battle.placeMission,
  latecomers: battle.placeMission,
  "battle-entry": battle.enterBattle,
  "battle-move": battleMove,
  "defensive-fire": battle.defend,
  "sequence-change": battle.keepSequence,
  "naval-composition": naval.composeNaval,
  embarkation: naval.embark,
  "cargo-losses": naval.loseCargo,
  "naval-movement": naval.sail,
  "reaction-mission": naval.react,
  "naval-interception": naval.intercept,
  "naval-battle": aimShip,
  "night-action": first,
  bombardment: naval.bombard,
  "initiative-movement": ground.moveGround,
  "other-movement": ground.moveGround,
  "initiative-combat": ground.fightOnLand,
  "other-combat": ground.fightOnLand,
  "ground-attack": ground.attackOnLand,
  "ground-retreat": ground.retreat,
  "amphibious-landing": ground.goAshore,
  "pay-supply": first,
  disembarking: ground.disembark,
  "stack-limits": ground.eliminate,
  "return-air-unit": bases.returnUnit,
  "naval-return": phases.returnShip,
  supply: phases.supply,
  "mobile-airbase-completion": phases.takeUpAirbase,
  "hit-removal": phases.removeHits,
  "air-replacements": commitments.replaceStep,
  "airbase-restoration": phases.restoreAirbase,
};

/** The answer among these legal options, with other advisers in some steps. */
export function answer(
  t: ForlornTable,
  side: number,
  codes: readonly number[],
  random: RandomState,
  others: Readonly<Record<string, Adviser>> = {},
): number {
  const frame = t.asking(side);
  const adviser = others[frame.step] ?? advisers[frame.step] ?? nothing;
  const chosen = adviser(t, side, frame, codes, random);
  return codes.includes(chosen) ? chosen : codes[0]!;
}

/** The player with other answers in some steps. */
export const playingWith =
  (others: Readonly<Record<string, Adviser>>) =>
  ({ table, codes }: Game<Rules, Position>, side: number, random: RandomState): number =>
    answer(table, side, codes.length > 0 ? codes : table.codes(side), random, others);

export const steadyChoice = playingWith({});
