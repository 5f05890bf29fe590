import type { Json, Step, Steps } from "../../../kernel";
import type { Mission } from "../model/mission";
import type { Target } from "../model/attacks";
import type { ForlornTable, Position } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { canFlyMission } from "./composition";

/**
 * 9.0 An air mission, from its target hex to the landing of all survivors. Its steps are a list of sequence.json; they share what
 * the frame of the mission remembers. Called with `{ side }`, or for a reaction with `{ side, targetSite, reaction: true }`
 * (9.1.4), and `fromBases` where only aircraft of these carriers fly it (10.3.3).
 */
export type MissionData = {
  /** The Mission player. */
  side: number;
  targetSite?: number;
  reaction?: boolean;
  fromBases?: number[];
  begun?: boolean;
  /** The target hex; NOWHERE before it is chosen. */
  site: number;
  /** Units of the mission, once the enemy knows them (9.1.2). */
  airUnits: number[];
  /** Fighters that have tried to intercept, and those that do (9.4). */
  attemptedAirUnits: number[];
  interceptorAirUnits: number[];
  /** What is attacked, once it is declared (9.6). */
  target: Target | null;
  /** Ships that are attacked without an air battle, and their hexes of the battle board (9.9). */
  ships: number[];
  boardHex: number[];
  /** By side: the target that its owner has written down (9.6, option). */
  secret: Json[];
};

/** The mission that is being flown. */
export const missionOf = (t: ForlornTable): MissionData => t.frame<MissionData>("air-mission")!.data;

const mission: Step<Rules, Position, MissionData> = {
  rule: "9.0",
  title: "Air mission",
  enter(t, { data }) {
    t.set(data, "site", NOWHERE);
    t.set(data, "airUnits", []);
    t.set(data, "attemptedAirUnits", []);
    t.set(data, "interceptorAirUnits", []);
    t.set(data, "target", null);
    t.set(data, "ships", []);
    t.set(data, "boardHex", []);
    t.set(data, "secret", [null, null]);
  },
  proceed(t, { data }) {
    if (data.begun) return t.leave();
    t.set(data, "begun", true);
    t.call("sequence", { name: "air-mission", i: 0 });
  },
};

export const airMission: Mission = {
  id: "air",
  rule: "9.0",
  isPossible: canFlyMission,
  step: "air-mission",
};

export const missionSteps: Steps<Rules, Position> = { "air-mission": mission };
