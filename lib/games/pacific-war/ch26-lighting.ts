import { type Choice, DONE, type Step, type Steps } from "../../kernel";
import { givenCycle } from "./model/cycle";
import { readChart } from "../shared/result-table";
import { rollDie } from "./model/combat";
import type { PacificTable, Position } from "./model/position";
import { enemyOf, type Lighting, type Rules } from "./model/rules";

/** 26.0 Lighting Conditions: what light there is in the whole Battle Cycle. */

/** What was chosen: a place in the list of conditions, or so many sections. */
type LightingData = { chosen?: number };

/** 26.2.A: the code of the option that the Operation player has once. */
const OPTION = 0;

/** What the scenario gives for this Battle Cycle. */
const given = ({ position }: PacificTable): Lighting | undefined => givenCycle(position)?.lighting;

const isFirst = ({ position }: PacificTable): boolean => position.cycle === 1;

const conditionsOf = (rules: Rules): Lighting[] => Object.keys(rules.lighting.conditions) as Lighting[];

/** Who may place the marker or move it further; -1 for nobody. */
function chooser(t: PacificTable): number {
  const { operation } = t.position;
  if (given(t) !== undefined) return -1;
  if (!isFirst(t)) return operation.lightingUsed ? -1 : operation.side;
  const by = t.rules.conditions[operation.condition]!.lighting;
  return by === "operation" ? operation.side : enemyOf(operation.side);
}

const titles: Readonly<Record<Lighting, string>> = {
  "day-am": "Day A.M.",
  "day-pm": "Day P.M.",
  dusk: "Dusk",
  night: "Night",
};

const lighting: Step<Rules, Position, LightingData> = {
  rule: "26.0",
  title: "Lighting Phase",
  asks(t, { data }) {
    const side = data.chosen === undefined ? chooser(t) : -1;
    return side < 0 ? 0 : 1 << side;
  },
  options(t, _frame, _side, out) {
    if (isFirst(t)) for (const n of conditionsOf(t.rules).keys()) out.push(n);
    else out.push(OPTION);
    out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (isFirst(t)) return code === DONE ? { do: "roll" } : { lighting: conditionsOf(t.rules)[code]! };
    const { advance, option } = t.rules.lighting;
    return { sections: code === DONE ? advance : option };
  },
  why: (t) => (isFirst(t) ? "26.1" : "26.2"),
  prompt: (t) =>
    isFirst(t)
      ? "In which light does the Operation begin?"
      : "How many sections does the Lighting marker move?",
  take(t, { data }, code) {
    t.set(data, "chosen", code);
  },
  proceed(t, { data }) {
    const scenario = given(t);
    if (scenario !== undefined) place(t, scenario, "26.0");
    else if (isFirst(t)) first(t, data.chosen ?? DONE);
    else later(t, data.chosen === OPTION);
    t.leave();
  },
};

/** 26.1 */
function first(t: PacificTable, chosen: number): void {
  if (chosen === DONE) return roll(t);
  const { operation } = t.position;
  // The choice of the Operation player is the one that it has in the whole Operation.
  if (chooser(t) === operation.side) t.set(operation, "lightingUsed", true);
  place(t, conditionsOf(t.rules)[chosen]!, "26.1");
}

/** 26.2 */
function later(t: PacificTable, usesOption: boolean): void {
  const { operation, lighting: now } = t.position;
  const { ring, advance, option } = t.rules.lighting;
  if (usesOption) t.set(operation, "lightingUsed", true);
  const section =
    ring[(ring.findIndex((each) => each === now) + (usesOption ? option : advance)) % ring.length]!;
  if (section === "random") roll(t);
  else place(t, section, "26.2");
}

/** 26.1.C, 26.2.C: the section of random determination. */
function roll(t: PacificTable): void {
  const { operation } = t.position;
  const face = rollDie(t, "lighting", operation.side);
  place(t, readChart(t, "random-lighting", face, "section")!.text as Lighting, "26.1");
}

function place(t: PacificTable, section: Lighting, rule: string): void {
  t.change("/lighting", t.position.lighting, section);
  t.set(t.position, "lighting", section);
  t.say(rule, () => `This Battle Cycle has the light “${titles[section]}”.`);
}

export const lightingSteps: Steps<Rules, Position> = { lighting };
