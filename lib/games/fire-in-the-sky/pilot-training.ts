import { counted } from "../../words";
import { airToTrack, sayForfeited } from "./air-arrivals";
import { pieceAt } from "./pieces";
import { japanNation } from "./points";
import { Flag, type T } from "./position";
import { type ArrivalGroup, JAPAN, optionIsOn } from "./rules";

/**
 * 18.2.3, as far as arrivals go: where Japan's carrier pilots come from, and that new carriers have none.
 * The dice of elite pilots are a matter of combat.
 */

const RULE = "18.2.3";
const OPTION = "elite-pilots";
const isOn = (t: T): boolean => optionIsOn(t.rules, t.position.options, OPTION);

/** Whether air steps that arrive may be trained: once those that need no training have come. */
export const mayTrain = (t: T): boolean =>
  isOn(t) && t.position.turn > t.rules.parameters.pilotTraining.lastAutomaticTurn;

/** Whether the air steps of a group may become Naval Aviation as they arrive (7.1.1). */
export const areEligible = (t: T, group: ArrivalGroup): boolean => group.navalAviation && !mayTrain(t);

/**
 * Whether a ship that the schedule brings must wait for its planes: a new carrier with this rule, and a
 * hybrid always (18.2.5).
 */
export function comesWithoutPlanes(t: T, p: number, group: ArrivalGroup): boolean {
  const { side, airGroup, carrier } = pieceAt(t, p);
  if (side !== JAPAN || airGroup === null || group.trainedAirGroup) return false;
  return !carrier || group.conversionOf !== null || isOn(t);
}

/** Air steps that have just arrived go onto the track for their training. */
export function startTraining(t: T, steps: number): void {
  const due = t.position.turn + t.rules.parameters.pilotTraining.turns;
  const forfeited = airToTrack(t, japanNation(t), steps, due, Flag.training);
  const training = steps - forfeited;
  if (training > 0) t.say(RULE, () => `${counted(training, "air step")} in training until Turn ${due}.`);
  sayForfeited(t, forfeited);
}
