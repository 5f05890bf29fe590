import { type Choice, DONE, type Step } from "../../../kernel";
import { canReact, targetsOfMission } from "../ch09-air-missions/composition";
import { sideDoes, siteText } from "../model/pieces";
import type { ForlornTable, Position } from "../model/position";
import { enemyOf, isHex, type Rules } from "../model/rules";
import { isSpotted } from "./groups";
import { groupSite, mayReact, missionOf } from "./mission-data";

/** 9.1.4, 10.3.2 Reaction missions: aircraft attack spotted ships in a hex that they enter, while they move. */

/**
 * Flies an air mission on the ships in a hex: of aircraft from any airbase, or from these carriers alone. Nothing happens where
 * nobody can fly it.
 */
export function callReaction(t: ForlornTable, side: number, site: number, fromBases?: number[]): void {
  if (!canReact(t, side, site, fromBases)) return;
  const mission = missionOf(t);
  t.set(mission, "reactions", mission.reactions + 1);
  t.say("9.1.4", () => `${sideDoes(side, "flies")} a reaction mission.`, [0, 1]);
  t.call("air-mission", { side, targetSite: site, reaction: true, ...(fromBases && { fromBases }) });
}

/**
 * Displays are secret (6.1): the Interceptor player is asked whether or not he has aircraft in range, but not where all see that
 * no ship can be attacked.
 */
export const reaction: Step<Rules, Position> = {
  rule: "9.1.4",
  title: "Reaction mission",
  askForced: true,
  asks(t) {
    const mission = missionOf(t);
    const hex = groupSite(t, mission);
    return mayReact(t, mission) &&
      isHex(t.rules, hex) &&
      mission.movingShips.some((ship) => isSpotted(t, ship)) &&
      targetsOfMission(t, enemyOf(mission.side), hex, true).length > 0
      ? 1 << enemyOf(mission.side)
      : 0;
  },
  options(t, _frame, side, out) {
    if (canReact(t, side, groupSite(t, missionOf(t)))) out.push(1);
    out.push(DONE);
  },
  describe: (_t, _frame, code): Choice => ({ do: code === DONE ? "no-reaction" : "react" }),
  prompt: (t) =>
    `Do you fly a reaction mission against the ships at ${siteText(t, groupSite(t, missionOf(t)))}?`,
  secret: true,
  take(t, _frame, code, side) {
    if (code === DONE) return t.leave();
    callReaction(t, side, groupSite(t, missionOf(t)));
  },
  proceed: (t) => t.leave(),
};
