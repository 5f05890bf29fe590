import { type Step, type Steps } from "../../../../kernel";
import { OFF_BOARD } from "../../board/battle-board";
import { type Battle, BattleFlag, MEDIUM } from "../../model/battle";
import { siteId, siteText } from "../../model/pieces";
import type { ForlornTable, Position } from "../../model/position";
import type { Rules } from "../../model/rules";
import type { Target } from "../../model/target";
import { isBomber, ratingsOf } from "../../model/units";
import { carriesParatroops } from "../paratroops";
import { lateGroup, missionBases } from "./coordination";
import { defensiveFire } from "./defensive-fire";
import { entry } from "./entry";
import { dealMarker, dealMarkers } from "./markers";
import { finish } from "./ending";
import { move } from "./move";
import { placeMission } from "./placement";
import { interceptorImpulse, isOver, missionImpulse } from "./rounds";
import { sequenceChange } from "./sequence-change";
import { placeShips, shipsAttacked } from "./ships";
import { battleOf, isMarked, mark } from "./state";

/** 9.7, 9.8 The air battle, from the coordination of the mission to the end of its last round. */

/** What the step is called with, and how far it is. */
export type AirBattleData = {
  /** The Mission player. */
  side: number;
  site: number;
  airUnits: number[];
  interceptorAirUnits: number[];
  /** What is attacked (9.6); none in a fight over a patrol. */
  target?: Target | null;
  /** Units armed with torpedoes at the start of the mission (9.10.6). */
  torpedoAirUnits?: number[];
  /** 7.3.5: the patrol is intercepted. The step hands back whether it holds. */
  patrol?: boolean;
  stage: number;
  /** The patrol was disrupted by fire (7.3.5). */
  failed?: boolean;
};

/** Parts of the set-up, in their order. */
const setUp = ["late-group", "place-battle-ships", "deal-battle-markers", "place-mission"] as const;

const airBattle: Step<Rules, Position, AirBattleData> = {
  rule: "9.7",
  title: "Air battle",
  stream: (t, { data }) => `air battle at ${siteId(t.rules, data.site)}`,
  enter(t, { data }) {
    t.set(t.position, "battle", battleFrom(t, data));
    t.set(data, "stage", 0);
    // 9.10.6: the enemy does not know who carries torpedoes; the battle does.
    t.set(data, "torpedoAirUnits", []);
    t.say("9.7", () => `Air battle over ${siteText(t, data.site)}.`);
  },
  proceed(t, { data }) {
    const part = setUp[data.stage];
    if (part !== undefined) {
      t.set(data, "stage", data.stage + 1);
      if (part === "late-group" && missionBases(t).length < 2) return;
      return t.call(part);
    }
    if (nextImpulse(t)) return t.play("air-battle-round");
    finish(t, data);
  },
};

function battleFrom(t: ForlornTable, data: AirBattleData): Battle {
  const { side, site, patrol = false, target = null, torpedoAirUnits = [] } = data;
  const airUnits = [...data.airUnits, ...data.interceptorAirUnits];
  const all = (value: number): number[] => airUnits.map(() => value);
  const ships = target?.kind === "naval" ? shipsAttacked(t, side, site) : [];
  const carries = (unit: number): boolean =>
    target?.kind === "drop"
      ? carriesParatroops(t, unit)
      : target !== null && isBomber(t, unit) && (ratingsOf(t, unit).bombFactor ?? 0) > 0;
  return {
    side,
    site,
    target: target && { ...target },
    patrol,
    round: 0,
    impulse: 0,
    airUnits,
    hexes: all(OFF_BOARD),
    facings: all(0),
    altitudes: all(MEDIUM),
    sequences: all(0),
    marks: airUnits.map(
      (unit, n) =>
        (n < data.airUnits.length && carries(unit) ? BattleFlag.loaded : 0) |
        (torpedoAirUnits.includes(unit) ? BattleFlag.torpedo : 0),
    ),
    highRounds: all(0),
    straight: all(0),
    leftIn: all(0),
    surprise: -1,
    patrolRounds: 0,
    ships,
    shipHexes: ships.map(() => OFF_BOARD),
  };
}

/** 9.7.5: on to the next impulse, or the first of the next round. False when the battle is over. */
function nextImpulse(t: ForlornTable): boolean {
  const battle = battleOf(t);
  const { rounds, impulses } = t.rules.parameters.airBattle;
  if (isOver(t)) return false;
  if (battle.round > 0 && battle.impulse < impulses) {
    t.set(battle, "impulse", battle.impulse + 1);
    return true;
  }
  if (battle.round === rounds) return false;
  t.set(battle, "round", battle.round + 1);
  t.set(battle, "impulse", 1);
  for (let each = 0; each < battle.marks.length; each++)
    if (isMarked(battle, each, BattleFlag.attackedAsFighter))
      mark(t, each, BattleFlag.attackedAsFighter, false);
  t.say("9.7.5", () => `Round ${battle.round} of the air battle.`);
  return true;
}

export const airBattleSteps: Steps<Rules, Position> = {
  "air-battle": airBattle,
  "late-group": lateGroup,
  "place-battle-ships": placeShips,
  "deal-battle-markers": dealMarkers,
  "deal-battle-marker": dealMarker,
  "place-mission": placeMission,
  latecomers: placeMission,
  "sequence-change": sequenceChange,
  "mission-impulse": missionImpulse,
  "interceptor-impulse": interceptorImpulse,
  "battle-entry": entry,
  "battle-move": move,
  "defensive-fire": defensiveFire,
} as Steps<Rules, Position>;
