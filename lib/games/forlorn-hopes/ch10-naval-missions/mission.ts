import type { Step } from "../../../kernel";
import type { Mission } from "../model/mission";
import { shipText, siteText } from "../model/pieces";
import { type ForlornTable, type Position, ShipFlag } from "../model/position";
import { isHex, type Rules } from "../model/rules";
import { setShipFlag } from "../model/units";
import { canSetOut } from "./destinations";
import { settleCargo } from "./embarkation";
import { groupAt } from "./groups";
import { type MissionData, newMission } from "./mission-data";
import { isThere } from "./movement";

/**
 * 10.0 A naval mission. Its steps stand in sequence.json: the declaration, sorties, embarkation; and then, for each hex that
 * the ships enter, movement and what the enemy does about it, until all have come to the destination.
 */

const MOVEMENT = "naval-movement";

const naval: Step<Rules, Position, MissionData> = {
  rule: "10.0",
  title: "Naval mission",
  enter(t, { data }) {
    Object.entries(newMission(data.side)).forEach(([member, value]) =>
      t.set(data, member as keyof MissionData, value as never),
    );
  },
  stream: (t) => `mission ${t.position.missions}`,
  proceed(t, { data }) {
    if (settleCargo(t)) return;
    dropLosses(t, data);
    if (data.over || (data.named && data.ships.length === 0)) return t.leave();
    const list = t.rules.sequence["naval-mission"] ?? [];
    const next = list[data.i];
    if (next !== undefined) {
      t.set(data, "i", data.i + 1);
      return t.play(next);
    }
    if (data.sailing && isThere(t, data)) {
      if (data.legSite === data.destinationSite && data.movingShips.length === data.ships.length)
        return conclude(t, data);
      t.set(data, "sailing", false);
    }
    const again = list.indexOf(MOVEMENT);
    if (again < 0) return conclude(t, data);
    t.set(data, "i", again);
  },
};

/** Ships that are lost, or whose component is: then the rest goes on. */
function dropLosses(t: ForlornTable, data: MissionData): void {
  // Asked before each step of a mission: nearly always all are there.
  if (isOneLost(t, data.ships)) t.set(data, "ships", withoutLost(t, data.ships));
  if (isOneLost(t, data.movingShips)) t.set(data, "movingShips", withoutLost(t, data.movingShips));
  if (data.sailing && data.movingShips.length === 0) t.set(data, "sailing", false);
}

function isOneLost({ position: { fleet } }: ForlornTable, ships: readonly number[]): boolean {
  for (const ship of ships) if (fleet.site[ship]! < 0) return true;
  return false;
}

const withoutLost = ({ position: { fleet } }: ForlornTable, ships: readonly number[]): number[] =>
  ships.filter((ship) => fleet.site[ship]! >= 0);

/** The mission has come to its destination: ships of an Attack Mission without ships of the enemy before them bombard. */
function conclude(t: ForlornTable, data: MissionData): void {
  const { side, ships, kind, destinationSite } = data;
  t.set(data, "over", true);
  t.say(
    "10.3",
    () =>
      `The mission reaches ${siteText(t, destinationSite)}: ${ships.map((ship) => shipText(t, ship)).join(", ")}.`,
  );
  if (kind === "transport") for (const ship of ships) setShipFlag(t, ship, ShipFlag.transported, true);
  if (kind !== "attack" || !isHex(t.rules, destinationSite)) return;
  if (groupAt(t, 1 - side, destinationSite).length > 0) return;
  t.call("bombardment", { side, site: destinationSite, ships: [...ships], isLanding: false });
}

export const navalMission: Mission = {
  id: "naval",
  rule: "10.1",
  isPossible: canSetOut,
  step: "naval-mission",
};

export const missionStep = naval;
