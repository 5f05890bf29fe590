import type { PacificTable } from "../model/position";
import { givenCycle } from "../model/cycle";
import { sideIds } from "../model/rules";
import { ADVANTAGE_PHASE } from "./mission";

/** What surprise does to air missions: the Condition of the Operation (22.0) and rules of the scenario. */

/** 22.0: carriers are caught in the Advantage Air Mission Phase of the first Battle Cycle of an Ambush-CV. */
export const areCarriersCaught = (t: PacificTable): boolean =>
  t.position.cycle === 1 &&
  t.rules.conditions[t.position.operation.condition]!.carriersCaught &&
  t.frame(ADVANTAGE_PHASE) !== undefined;

/** A location of a scenario: the id of a place or of a hex. */
const isAt = ({ rules }: PacificTable, location: string, hex: number): boolean =>
  rules.hexes.of[location] === hex || rules.places[rules.placeOf[location] ?? -1]?.hex === hex;

interface FirstStrike {
  die: number;
  hitsTimes: number;
  noFlak: boolean;
  noAlert: boolean;
}

/** What the scenario gives to the strikes of a side against a hex in this Battle Cycle. */
export function firstStrikeOf(t: PacificTable, side: number, hex: number): FirstStrike {
  const given = givenCycle(t.position)?.firstStrike;
  if (!given || given.side !== sideIds[side] || (given.at !== undefined && !isAt(t, given.at, hex)))
    return { die: 0, hitsTimes: 1, noFlak: false, noAlert: false };
  const { die, hitsTimes, noFlak, noAlert } = given;
  return { die, hitsTimes, noFlak: noFlak === true, noAlert: noAlert === true };
}

/** Whether a rule of the scenario keeps air units of a side in a hex on the ground. */
export function isAlertBarred(t: PacificTable, side: number, hex: number): boolean {
  const { terms, cycle } = t.position;
  if (firstStrikeOf(t, 1 - side, hex).noAlert) return true;
  return Object.values(terms.specialRules).some(
    (rule) =>
      rule.kind === "no-alert" &&
      rule.side === sideIds[side] &&
      cycle <= rule.untilCycle &&
      rule.places.some((place) => isAt(t, place, hex)),
  );
}
