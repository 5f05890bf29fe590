import { ofRules } from "../../shared/of-rules";
import type { Target } from "../model/attacks";
import type { altitudeIds } from "../model/battle";
import { AirFlag, type ForlornTable, hasFlag } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { shipsOf } from "../model/ships";
import { aircraftOf, isCrippled } from "../model/units";
import { DROP, factorOf } from "./attack-run";
import { carriesParatroops } from "./paratroops";

/** 9.10.1 to 9.10.6 How a unit may attack a target, and from which altitude. */

export type Altitude = (typeof altitudeIds)[number];

export interface Armed {
  /** Armed with torpedoes at the start of the mission (9.10.6): it makes no other attack. */
  torpedo: boolean;
  /** It has fired or been fired at in this battle: no strafing any more (9.10.2). */
  hasFought: boolean;
}

export interface AttackMode {
  mode: string;
  altitude: Altitude;
}

/**
 * Ways in which a unit may attack a target: each with an altitude. On the battle board the unit must be at that altitude over the
 * target, after so many straight hexes as bombing-modes.json says. A naval target without a ship stands for any ship in its hex.
 */
export function attackModes(
  t: ForlornTable,
  airUnit: number,
  target: Target,
  armed: Armed,
): readonly AttackMode[] {
  if (target.kind === "drop") return carriesParatroops(t, airUnit) ? drop : none;
  return isBarred(t, airUnit, target) ? none : modesAgainst(t, airUnit, target.kind, armed);
}

const none: readonly AttackMode[] = [];
const drop: readonly AttackMode[] = [{ mode: DROP, altitude: "medium" }];

/** Lists by aircraft, step, kind of target and arms: much is asked of them, and they follow from the ruleset. */
const listsOf = ofRules((_rules: Rules): Record<Target["kind"], (readonly AttackMode[] | undefined)[]> => ({
  airbase: [],
  "city-or-port": [],
  naval: [],
  ground: [],
  supply: [],
  drop: [],
}));

function modesAgainst(
  t: ForlornTable,
  airUnit: number,
  kind: Target["kind"],
  armed: Armed,
): readonly AttackMode[] {
  const lists = listsOf(t.rules)[kind];
  const isReduced = hasFlag(t.position.air.flags[airUnit]!, AirFlag.reduced);
  const arms = (isReduced ? 1 : 0) + (armed.torpedo ? 2 : 0) + (armed.hasFought ? 4 : 0);
  const key = t.rules.airUnits[airUnit]!.aircraft * 8 + arms;
  return (lists[key] ??= listModes(t, airUnit, kind, armed));
}

function listModes(t: ForlornTable, airUnit: number, kind: Target["kind"], armed: Armed): AttackMode[] {
  const { type } = aircraftOf(t, airUnit);
  const found: AttackMode[] = [];
  for (const [mode, document] of Object.entries(t.rules.bombingModes)) {
    const { types, targets, declared, beforeAirCombat } = document;
    if (!types.includes(type) || (targets && !(targets as readonly string[]).includes(kind))) continue;
    if ((declared === true) !== armed.torpedo || (beforeAirCombat && armed.hasFought)) continue;
    if (factorOf(t, airUnit, mode) <= 0) continue;
    for (const altitude of document.altitudes)
      if (altitude !== "high" || mode === "strafe" || fliesHighLoaded(t, airUnit))
        found.push({ mode, altitude });
  }
  return found;
}

/** 9.10.4: aircraft for precision bombing attack no ship that is not crippled, in any way. */
function isBarred(t: ForlornTable, airUnit: number, { kind, ship, site }: Target): boolean {
  if (kind !== "naval" || !forCrippledShips(t.rules).has(aircraftOf(t, airUnit).type)) return false;
  if (ship !== undefined) return !isCrippled(t, ship);
  const sites = t.position.fleet.site;
  for (const each of shipsOf(t.rules, enemyOf(t.rules.airUnits[airUnit]!.side)))
    if (sites[each] === site && isCrippled(t, each)) return false;
  return true;
}

const forCrippledShips = ofRules(
  ({ bombingModes }: Rules) =>
    new Set(
      Object.values(bombingModes).flatMap(({ types, crippledShipsOnly }) => (crippledShipsOnly ? types : [])),
    ),
);

/** 9.7.8, note 1: a loaded bomber is not at high altitude, but for the B-17. */
function fliesHighLoaded(t: ForlornTable, airUnit: number): boolean {
  const { movement } = aircraftOf(t, airUnit);
  const row = movement === undefined ? undefined : t.rules.airMovement.rows[movement];
  return (row?.loaded ?? row?.unloaded)?.highRounds !== 0;
}
