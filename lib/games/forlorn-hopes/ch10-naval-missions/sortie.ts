import type { Step } from "../../../kernel";
import { shipDoes, shipText } from "../model/pieces";
import type { ForlornTable, Position } from "../model/position";
import { roll, succeeds } from "../model/rolls";
import type { Rules } from "../model/rules";
import { leavingTogether } from "../model/ships";
import { sortieFrom } from "./available";
import { isTransport, shooterOf } from "./groups";
import { missionOf } from "./mission-data";

/** 10.3.1 Sorties: carriers and surface warships leave a port with two or three hits only on a roll of the die. */

/** Rolls for a ship where it needs a roll. Returns whether it sails. Transports always do. */
export function rollSortie(t: ForlornTable, ship: number): boolean {
  const { side } = t.rules.ships[ship]!;
  const site = t.position.fleet.site[ship]!;
  if (isTransport(t.rules, ship) || sortieFrom(t, side, site) !== "check") return true;
  const { total } = roll(
    t,
    "sortie",
    { t, side, kind: "ship", hex: site, firing: shooterOf(t, ship) },
    { name: `sortie of ${shipText(t, ship)}`, key: "sortie", side },
  );
  const sails = succeeds(t, "sortie", total);
  t.say("10.3.1", () => `${sails ? shipDoes(t, ship, "leaves") : `${shipText(t, ship)} cannot leave`} port.`);
  return sails;
}

export const sortie: Step<Rules, Position> = {
  rule: "10.3.1",
  title: "Sorties",
  proceed(t) {
    const mission = missionOf(t);
    t.leave();
    const left = leavingTogether(t, mission.ships, (ship) => rollSortie(t, ship));
    if (left.length < mission.ships.length) t.set(mission, "ships", left);
  },
};
