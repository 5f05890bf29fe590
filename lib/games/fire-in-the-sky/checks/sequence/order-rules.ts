import type { StepId } from "./steps";

/** One step needs another before it. */
export interface OrderRule {
  first: StepId;
  then: StepId;
  rule: string;
  severity: "error" | "warning";
  /** What happens when `then` is played before `first`. */
  consequence: string;
}

const o = (
  first: StepId,
  then: StepId,
  rule: string,
  severity: "error" | "warning",
  consequence: string,
): OrderRule => ({ first, then, rule, severity, consequence });

/** In the order of the rulebook. Judged within a player turn, the first and the last within the game turn. */
export const orderRules: readonly OrderRule[] = [
  o(
    "late-conquest",
    "japanese-player-turn",
    "16.0",
    "warning",
    "bases that Japan takes this turn are in time, though it had to hold them when the turn began",
  ),
  o(
    "japanese-player-turn",
    "allied-player-turn",
    "4.0",
    "warning",
    "units on the Turn Record Track come back a player turn early or late, since their turns are counted with Japan first",
  ),
  o(
    "oil-transport",
    "transport-points",
    "5.0",
    "warning",
    "oil is shipped with the new Transport Points instead of those left from the last turn",
  ),
  o(
    "destroyer-transfer",
    "transport-points",
    "5.0",
    "warning",
    "destroyers are moved with the new Transport Points instead of those left from the last turn",
  ),
  o(
    "merchant-asw",
    "submarine-warfare",
    "6.0",
    "warning",
    "submarines attack before the escorts can meet them",
  ),
  o(
    "submarine-warfare",
    "submarine-points",
    "6.2",
    "warning",
    "submarines hunt merchantmen with the new points instead of those left from the last turn",
  ),
  o(
    "arrivals",
    "accidents",
    "18.3.1",
    "warning",
    "ships that arrive in the segment are safe from its accident",
  ),
  o(
    "arrivals",
    "ranger",
    "18.1.5",
    "warning",
    "carriers that arrive in the segment do not keep CV (Ranger) away",
  ),
  o(
    "accidents",
    "ranger",
    "18.1.5",
    "warning",
    "a carrier that is lost in the accident still keeps CV (Ranger) away, and she can be lost as she comes",
  ),
  o(
    "arrivals",
    "kamikaze-losses",
    "18.2.4",
    "warning",
    "air steps that arrive in the phase are not among those that Kamikaze use up",
  ),
  o("arrivals", "off-map-movement", "7.5", "warning", "units that arrive in a box wait there for a turn"),
  o(
    "reinforcement",
    "first-deployment",
    "7.0",
    "warning",
    "units deploy with last turn's Transport Points, and arrivals cannot deploy",
  ),
  o(
    "first-deployment",
    "operational-movement",
    "8.0",
    "warning",
    "Task Forces set out before units have deployed to where they start from",
  ),
  o("operational-movement", "reaction", "10.0", "warning", "there is nothing yet to react to"),
  o(
    "operational-movement",
    "combat",
    "9.0",
    "error",
    "land units sail after the battles, and stay at sea for good",
  ),
  o("reaction", "combat", "10.0", "warning", "ships react when the battles are over"),
  o("air-commitment", "combat", "11.0", "warning", "aircraft are committed when the battles are over"),
  o(
    "submarine-attacks",
    "battles",
    "12.1",
    "warning",
    "submarines attack Task Forces that have fought already",
  ),
  o(
    "battle-preparation",
    "air-combat",
    "12.3.1",
    "error",
    "the Battle Board is still empty, and nothing can happen in the battle",
  ),
  o(
    "battle-preparation",
    "surface-combat",
    "12.3.1",
    "error",
    "the Battle Board is still empty, and nothing can happen in the battle",
  ),
  o(
    "battle-preparation",
    "land-combat",
    "12.3.1",
    "error",
    "the Battle Board is still empty, and nothing can happen in the battle",
  ),
  o(
    "battle-preparation",
    "battle-administration",
    "12.3.1",
    "error",
    "the Battle Board is still empty, and nothing can happen in the battle",
  ),
  o(
    "air-combat",
    "surface-combat",
    "12.3.3",
    "warning",
    "ships fight before the air strikes, and Air Superiority, which decides who acts first, is not settled",
  ),
  o("surface-combat", "land-combat", "12.3.4", "warning", "nobody has Sea Control yet, so nobody can land"),
  o("air-combat", "land-combat", "12.3.4", "warning", "aircraft give no ground support"),
  o(
    "land-combat",
    "battle-administration",
    "12.3.5",
    "warning",
    "passengers are sent away before they can land, and bases are occupied a turn late",
  ),
  o(
    "air-to-air",
    "target-determination",
    "12.3.2.2",
    "warning",
    "Air Points are not counted yet, so no target is named",
  ),
  o(
    "target-determination",
    "air-strikes",
    "12.3.2.3",
    "warning",
    "no target is named yet, so nothing is struck",
  ),
  o(
    "amphibious-round",
    "land-combat-round",
    "12.3.4.1",
    "warning",
    "troops that land take no part in the fighting",
  ),
  o(
    "amphibious-round",
    "replacement-round",
    "12.3.4.2",
    "warning",
    "markers that land cannot be used in the battle",
  ),
  o(
    "ground-support",
    "land-combat-round",
    "12.3.4.3",
    "warning",
    "the support comes when the fighting is over",
  ),
  o("supply-round", "land-combat-round", "12.3.4.4", "warning", "every land unit fights as if in supply"),
  o(
    "combat",
    "return-to-base",
    "14.0",
    "error",
    "ships go home before they fight, and leave their passengers at sea",
  ),
  o(
    "ships-return",
    "control-changes",
    "14.1",
    "warning",
    "ships at sea off a base that has fallen are lost with it",
  ),
  o(
    "control-changes",
    "return-stacking",
    "14.3",
    "warning",
    "stacking is checked before bases have changed hands",
  ),
  o(
    "return-to-base",
    "second-deployment",
    "8.1",
    "warning",
    "ships that fought are still at sea and cannot deploy again",
  ),
  o(
    "control-changes",
    "victory-points",
    "15.3",
    "warning",
    "bases taken this player turn count a player turn late",
  ),
  o(
    "second-deployment",
    "replacements-removal",
    "15.1",
    "warning",
    "markers are gone before the Second Deployment Phase can use them",
  ),
];
