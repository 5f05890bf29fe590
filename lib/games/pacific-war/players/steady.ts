import { DONE, type Game, type RandomState } from "../../../kernel";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { airClass } from "../model/units";
import { bestOf, dataOf } from "../../shared/choosing";
import type { Adviser } from "./choosing";
import * as ground from "./ground";
import * as missions from "./missions";
import * as economy from "./months/economy";
import * as operations from "./months/operations";
import * as supply from "./months/supply";
import * as naval from "./naval";
import * as parting from "./parting";
import * as sea from "./sea";
import { searching } from "./searching";
import * as stations from "./stations";
import * as strike from "./strike";
import { hitWorth } from "./worth";

const nothing: Adviser = () => DONE;
const first: Adviser = (_t, _side, _frame, codes) => codes[0]!;
const last: Adviser = (_t, _side, _frame, codes) => codes.at(-1)!;

/** 26.1: day for whoever has aircraft; later the night is left out where that is offered. */
const chooseLight: Adviser = (t, side, _frame, codes) => {
  const hasAircraft = t.position.airUnits.some(
    (unit) => unit.steps > 0 && unit.activated && airClass(t.rules, unit).side === side,
  );
  const wanted = hasAircraft ? "day-am" : "night";
  const named = codes.find((code) => t.describe(code, side)["lighting"] === wanted);
  if (named !== undefined) return named;
  return t.position.lighting === "dusk" && hasAircraft ? codes[0]! : DONE;
};

/** 23.4: ships before aircraft; in a game of months troops first, which go aboard (23.8.1). */
const firstInContact: Adviser = (t, side, _frame, codes) => {
  const ground = codes.find((code) => t.describe(code, side)["move"] === "ground");
  return t.position.war && ground !== undefined ? ground : codes.at(-1)!;
};

/** 24.2: as few ships as may be said. */
const say: Adviser = first;

/** 25.2: the Task Force and the ship that count most. */
const hunt: Adviser = (t, side, _frame, codes) =>
  bestOf(
    codes,
    (code) => {
      const { attack } = code === DONE ? { attack: undefined } : t.describe(code, side);
      return attack === undefined ? (code === DONE ? 0 : 1) : 1 + valueOf(t, side, String(attack));
    },
    codes[0]!,
  );

const valueOf = (t: PacificTable, side: number, id: string): number => hitWorth(t, side, t.rules.shipOf[id]!);

const shipDamage: Adviser = (t, side, frame, codes) => {
  const { cargoHits } = dataOf<{ cargoHits: number }>(frame);
  return cargoHits > 0
    ? ground.lose(t, side, frame, codes, NO_WORDS)
    : bestOf(codes, (n) => -t.position.airUnits[n]!.steps, codes[0]!);
};

const NO_WORDS = [1, 1, 1, 1] as unknown as RandomState;

const advisers: Readonly<Record<string, Adviser>> = {
  lighting: chooseLight,
  "contact-naval": sea.halt,
  "contact-air": stations.transfer,
  "operation-contact": firstInContact,
  "reaction-contact": firstInContact,
  "command-points": operations.allot,
  "operation-bid": operations.bid,
  "operation-activation": operations.activate,
  "reaction-activation": operations.activate,
  "strategic-transport-side": supply.transport,
  "command-places": supply.place,
  "strategic-bombing": economy.bomb,
  "doolittle-raid": economy.bomb,
  mustangs: first,
  "japanese-escort": economy.escort,
  "shipping-attrition": economy.loseEscort,
  "merchant-shipping": economy.buyShipping,
  "submarine-allotment": economy.allotSubmarines,
  arrivals: supply.place,
  "bomber-deployment": supply.bombers,
  "naval-repair-side": economy.repair,
  replacements: supply.replace,
  engineering: supply.build,
  "submarine-patrols": supply.patrol,
  "free-support-base": supply.supportBase,
  "time-runs-out": supply.moreTime,
  "advantage-movement": sea.firstToMove,
  "disadvantage-movement": sea.firstToMove,
  "naval-increment": sea.sail,
  // All dice must fall for the canal to be damaged, and the submarine is lost otherwise.
  "panama-attack": nothing,
  reorganisation: parting.reorganise,
  search: searching,
  "search-report": say,
  submarines: hunt,
  "ground-movement": ground.march,
  march: ground.marchOn,
  boarding: first,
  "advantage-air-missions": missions.chooseMission,
  "disadvantage-air-missions": missions.chooseMission,
  // They cost nothing.
  "midget-attack": hunt,
  "mission-preliminary": missions.missionUnits,
  "mission-flight": first,
  flight: strike.chooseWay,
  "mission-search": first,
  "mission-alert": strike.alert,
  "mission-interception": strike.intercept,
  "mission-cap": strike.fightInAir,
  "mission-targets": strike.chooseTargets,
  "mission-reply": first,
  "mission-reply-flight": first,
  "mission-flak": strike.chooseFlak,
  "mission-late-flak": strike.chooseFlak,
  "air-hits": strike.chooseHit,
  "grounded-losses": strike.loseGrounded,
  "mission-conclusion": first,
  "cap-landing": last,
  reorganization: first,
  homeward: strike.land,
  "ship-damage": shipDamage,
  "naval-battles": first,
  "naval-bids": naval.bid,
  "naval-place": naval.place,
  "naval-fire-plan": naval.aim,
  "naval-leaving": naval.goAway,
  "naval-withdrawal": naval.leave,
  bombardment: first,
  bombard: naval.shell,
  "ground-combat": first,
  "ground-decision": ground.attack,
  "ground-leads": ground.lead,
  "ground-losses": ground.lose,
  "ground-retreat": ground.retreat,
  "ground-pursuit": ground.pursue,
  "convert-base": first,
  "airbase-repair": first,
  rally: ground.lead,
  demolition: nothing,
  "joint-activation": ground.standDown,
  "ground-withdrawal": first,
};

type Advisers = Readonly<Record<string, Adviser>>;
type Choose = (game: Game<Rules, Position>, side: number, random: RandomState) => number;

/** One of the codes that are offered. */
export function answer(
  t: PacificTable,
  side: number,
  codes: readonly number[],
  random: RandomState,
  by: Advisers = advisers,
): number {
  const frame = t.asking(side);
  const chosen = (by[frame.step] ?? nothing)(t, side, frame, codes, random);
  return codes.includes(chosen) ? chosen : codes[0]!;
}

/** Steady, but with these advisers in their steps. */
export function playingWith(others: Advisers): Choose {
  const all = { ...advisers, ...others };
  return ({ table, codes }, side, random) =>
    answer(table, side, codes.length > 0 ? codes : table.codes(side), random, all);
}

export const steadyChoice: Choose = playingWith({});
