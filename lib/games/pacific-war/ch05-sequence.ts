import { type Phase, sequenceStep, type State, type Step, type Steps } from "../../kernel";
import { endsAtOnce, notePoints } from "./ch01-victory";
import { isAnyActivated } from "./model/activated";
import {
  beginCycle,
  concludeCycle,
  type CycleData,
  type CycleOf,
  givenCycle,
  seaplaneCarriersOf,
} from "./model/cycle";
import { isReactionAlone } from "./model/combat-rights";
import { endBrokenLinks } from "./model/links";
import type { PacificTable, Position } from "./model/position";
import { settleCountries } from "./ch33-countries";
import { enemyOf, type Rules } from "./model/rules";
import { monthText } from "./model/months";
import { operationOf } from "./model/war";
import { turnIn } from "./time";

/** 5.0 Sequence of Play. Engagements and battles play the lists of their class; lists are data (sequence.json). */

type GameData = {
  begun?: boolean;
  /** In Campaigns and Strategic scenarios the step with which they start. */
  from?: string;
};

/** The whole game: the list of the scenario's class, then its victory (1.2). */
const game: Step<Rules, Position, GameData> = {
  rule: "5.0",
  title: "Scenario",
  proceed(t, { data }) {
    if (data.begun) return t.goTo("end-of-game");
    t.set(data, "begun", true);
    if (t.position.war) t.call("months", { from: data.from ?? "" });
    else t.call("sequence", { name: t.position.terms.class, i: 0 });
  },
};

/** 5.2 Battle Cycles, one after another until the scenario ends. */
const battleCycles: Step<Rules, Position> = {
  rule: "5.2",
  title: "Battle Cycles",
  proceed(t) {
    const { position } = t;
    if (isOver(t)) return t.leave();
    if (countReaction(t)) return;
    t.change("/cycle", position.cycle, position.cycle + 1);
    t.set(position, "cycle", position.cycle + 1);
    beginCycle(t);
    t.say("5.2", () => `Battle Cycle ${position.cycle} begins.`);
    t.call("battle-cycle", { i: 0, secret: seaplaneCarriersOf(t) });
  },
};

/**
 * 20.2.4.B: Battle Cycles in which the Reaction player alone has units Activated are counted; after the last one his time runs
 * out. Whether it does now.
 */
function countReaction(t: PacificTable): boolean {
  const operation = operationOf(t);
  if (operation === undefined || !isReactionAlone(t)) return false;
  const cycles = operation.reactionCycles + 1;
  t.set(operation, "reactionCycles", cycles);
  if (cycles !== t.rules.parameters.time.reactionCycles + 1) return false;
  t.say("20.2.4", () => "The Reaction player has had his last Battle Cycle.");
  t.call("time-runs-out", { side: enemyOf(t.position.operation.side) });
  return true;
}

/** 1.2: an engagement ends after so many cycles, a battle when its Days have passed or all units are deactivated (20.5). */
function isOver({ position }: PacificTable): boolean {
  const { end } = position.terms;
  const isWithoutUnits = position.terms.class !== "engagement" && !isAnyActivated({ position });
  if (isWithoutUnits) return true;
  if (end.after === "battle-cycles") return position.cycle >= end.count;
  if (end.after === "days") return position.daysPassed >= end.count;
  return false;
}

/** One cycle: the phases that the scenario lists for it, or those of its class. */
const battleCycle: Step<Rules, Position, CycleData> = {
  rule: "5.2",
  title: "Battle Cycle",
  stream: (t) => `cycle ${t.position.cycle}`,
  proceed(t, { data }) {
    endBrokenLinks(t);
    const next = phasesOf(t)[data.i];
    settleCountries(t);
    if (endsAtOnce(t)) return;
    if (next === undefined) {
      concludeCycle(t);
      notePoints(t, false);
      return t.leave();
    }
    t.set(data, "i", data.i + 1);
    t.call(next);
  },
};

/** Lists of phases by the class of the scenario. */
const listOfClass = {
  engagement: "engagement-cycle",
  battle: "battle-scenario-cycle",
  campaign: "battle-cycle",
  strategic: "battle-cycle",
} as const;

interface InCycle {
  rules: Rules;
  position: CycleOf;
}

/** Phases of the Battle Cycle in play: those that the scenario lists for it, or those of its class. */
export function phasesOf({ rules, position }: InCycle): readonly string[] {
  const list = rules.sequence[listOfClass[position.terms.class]]!;
  const own = givenCycle(position)?.steps as readonly string[] | undefined;
  if (!own) return list;
  // The scenario names what is played between the light and the advantage of the cycle and its end.
  const always = list.filter((step) => step === "lighting" || step === "advantage");
  return [...always, ...own];
}

const listOf = (rules: Rules, name: string): readonly string[] | undefined => rules.sequence[name];

export const sequenceSteps: Steps<Rules, Position> = {
  game,
  sequence: sequenceStep(listOf, "5.0"),
  "battle-cycles": battleCycles,
  "battle-cycle": battleCycle,
};

/** Steps on which phases lie. */
const lists: readonly string[] = ["sequence", "operation", "month", "battle-cycle"];

/**
 * The phase in play: what lies on the innermost list, which is a Battle Cycle, that of the class of the scenario, or in a game
 * of months that of the month or of the Operation.
 */
export function phaseOf(
  { frames, position }: State<Position>,
  step: (id: string) => { title: string; rule: string },
): Phase | undefined {
  const list = frames.findLastIndex((each) => lists.includes(each.step));
  const frame = frames[list + 1] ?? frames.at(-1);
  if (!frame) return undefined;
  const { title, rule } = step(frame.step);
  const { cycle, month, war } = position;
  const phase = { title, rule, step: frame.step, turn: turnIn(position) };
  if (war === null) {
    const part = cycle === 0 ? "Contact" : `Battle Cycle ${cycle}`;
    return { ...phase, id: `${cycle} ${frame.step}`, part };
  }
  const part = [monthText(month), ...partOfMonth(frames[list]?.step, position)].join(", ");
  return { ...phase, id: `${month} ${war.operations} ${cycle} ${frame.step}`, part };
}

/** Where in a month play stands: in its strategic phases, before the battle of an Operation, or in a Battle Cycle. */
function partOfMonth(list: string | undefined, { cycle, war }: Position): string[] {
  if (list === "battle-cycle") return [`Battle Cycle ${cycle}`];
  return list === "operation" && war!.operation.length > 0 ? [`Operation ${war!.operations}`] : [];
}
