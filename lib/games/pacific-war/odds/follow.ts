import type { Exploration, Frame } from "../../../kernel";
import type { BattlePolicy } from "../../battle-types";
import { MISSION } from "../ch28-air-missions/mission";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { battleAt, type Orders, type PacificBattle } from "./battle";
import { type Engaged, engagedIn } from "./engaged";
import { orderly } from "./orders";
import { resultOf } from "./result";

const noOrders: Orders = new Map();

/** How a battle is followed to its end: by whose choices, what is alike, and what came of it. */
export function follow(
  { game, phases = Infinity, orders = noOrders }: PacificBattle,
  policies: readonly BattlePolicy<Rules, Position>[],
): Exploration<Rules, Position> {
  const engaged = engagedIn(game.table);
  return {
    decide: (each, side, codes) =>
      policies[side]!.decide(each, side, orderly(each.table, side, codes, orders)),
    isOver: ({ table: t }) => isOver(t, phases),
    keyOf: ({ table: t }) => keyOf(t, engaged),
    resultOf: ({ table: t }) => JSON.stringify(resultOf(t, engaged)),
  };
}

/** A strike ends before its aircraft fly home (28.17), a naval combat with the last phase that is asked for. */
function isOver(t: PacificTable, phases: number): boolean {
  const { step, data } = t.state.frames.at(-1) ?? { step: "", data: {} };
  if (step === "mission-conclusion" && data.stage === "home") return true;
  if (step === "naval-battle" && (data.phase as number) >= phases) return true;
  return battleAt(t) < 0;
}

/** A text that is equal for positions of a battle from which it goes on alike. */
function keyOf(t: PacificTable, { ships, groups, airUnits, groundUnits, bases, forts }: Engaged): string {
  const { fleet, taskForces, fortifications, sieges, entryArrows } = t.position;
  const parts = t.rules.sequence[MISSION]!;
  return JSON.stringify([
    t.state.frames.map((frame) => {
      if (frame.step === MISSION) return missionToCome(frame, parts);
      return frame.step === "naval-volley" ? volleyToCome(t, frame) : frame;
    }),
    ships.map((n) => [fleet.hex[n], fleet.taskForce[n], fleet.hits[n], fleet.torpedoes[n]]),
    groups.map((n) => [taskForces[n]!.hex, taskForces[n]!.detected]),
    airUnits.map((n) => {
      const { kind, steps, hex, ship, alerted, over } = t.position.airUnits[n]!;
      return [kind, steps, hex, ship, alerted, over];
    }),
    groundUnits.map((n) => {
      const { hits, hex, ship, activated, broken, assault } = t.position.groundUnits[n]!;
      return [hits, hex, ship, activated, broken, assault];
    }),
    bases.map((n) => [t.position.bases[n]!.hex, t.position.bases[n]!.hits]),
    forts.map((n) => fortifications[n]),
    sieges,
    entryArrows,
  ]);
}

/** Of a mission what its steps to come read: after the air combat nothing asks any more whether it is Coordinated. */
function missionToCome({ step, data }: Frame, parts: readonly string[]): Frame {
  const { part, lost } = data as { part: number; lost: string[] };
  const isPast = part > parts.indexOf("mission-cap") + 1;
  return { step, data: { ...data, lost: lost.toSorted(), ...(isPast && { coordinated: false }) } };
}

/** Hits beyond those that sink a ship change nothing (3.1). */
function volleyToCome({ rules, position }: PacificTable, { step, data }: Frame): Frame {
  const { targetShips, hits } = data as { targetShips: number[]; hits: number[] };
  const most = (ship: number): number =>
    ship < 0 ? Infinity : rules.ships[ship]!.hitCapacity - position.fleet.hits[ship]!;
  return { step, data: { ...data, hits: hits.map((each, n) => Math.min(each, most(targetShips[n]!))) } };
}
