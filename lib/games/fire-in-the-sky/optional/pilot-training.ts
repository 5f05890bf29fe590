import { counted } from "../../../words";
import { airToTrack, sayForfeited } from "../model/air-arrivals";
import { pieceAt } from "../model/pieces";
import { japanNation } from "../model/points";
import { Flag, type T } from "../model/position";
import { type ArrivalGroup, JAPAN, optionIsOn } from "../model/rules";

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
 * The rule by which a ship that the schedule brings must wait for its planes: a new carrier by this optional one, and a
 * hybrid always (18.2.5). Undefined for a ship that need not wait.
 */
export function planesWithheld(t: T, p: number, group: ArrivalGroup): string | undefined {
  const { side, airGroup, carrier } = pieceAt(t, p);
  if (side !== JAPAN || airGroup === null || group.trainedAirGroup) return undefined;
  if (!carrier || group.conversionOf !== null) return "18.2.5";
  return isOn(t) ? RULE : undefined;
}

/** Air steps that have just arrived go onto the track for their training. */
export function startTraining(t: T, steps: number): void {
  const due = t.position.turn + t.rules.parameters.pilotTraining.turns;
  const forfeited = airToTrack(t, japanNation(t), steps, due, Flag.training);
  const training = steps - forfeited;
  if (training > 0) t.say(RULE, () => `${counted(training, "air step")} in training until Turn ${due}.`);
  sayForfeited(t, forfeited);
}
