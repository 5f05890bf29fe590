import { counted } from "../../../words";
import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { ownerOf, siteOfBase } from "../model/bases";
import { addPoints, award } from "../model/points";
import { airUnitId, airUnitText, airbaseText, baseId, baseText, sideText } from "../model/pieces";
import { AirFlag, BaseState, type ForlornTable, Gone, hasFlag, type Position } from "../model/position";
import { roll, rollDie, succeeds } from "../model/rolls";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { aircraftOf, setAirFlag } from "../model/units";

/** 14.5 What a General Regroup Turn brings beside: replacements for aircraft, destroyed airbases. */

type ReplacementData = { i: number; left: number; rolled: boolean };

const order = [JAPANESE, ALLIED] as const;

/** 14.5.3, 14.5.5: reduced units that may get a step: of the Allies certain aircraft, of Japan any. */
const reduced = (t: ForlornTable, side: number): number[] =>
  t.rules.airUnits.flatMap((each, unit) => {
    const base = t.position.air.base[unit]!;
    if (each.side !== side || base === Gone.absent || base === Gone.lost) return [];
    if (!hasFlag(t.position.air.flags[unit]!, AirFlag.reduced)) return [];
    return side === JAPANESE ||
      t.rules.parameters.generalRegroup.alliedAircraft.includes(aircraftOf(t, unit).id)
      ? [unit]
      : [];
  });

const ruleOf = (side: number): string => (side === ALLIED ? "14.5.3" : "14.5.5");

const replacements: Step<Rules, Position, ReplacementData> = {
  // Each side has a rule of its own (`why`): 14.5.3 the Allies, 14.5.5 Japan.
  rule: "14.5",
  title: "Air replacements",
  enter(t, { data }) {
    t.set(data, "i", 0);
    t.set(data, "left", 0);
    t.set(data, "rolled", false);
  },
  asks(t, { data }) {
    const side = order[data.i];
    return side !== undefined && data.left > 0 && reduced(t, side).length > 0 ? 1 << side : 0;
  },
  options(t, _frame, side, out) {
    out.push(...reduced(t, side), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "replace", unit: airUnitId(t, code) },
  prompt: (_t, { data }) => `Which reduced unit gets a step? ${data.left} are left.`,
  why: (_t, { data }) => ruleOf(order[data.i]!),
  secret: true,
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "left", 0);
    t.set(data, "left", data.left - 1);
    setAirFlag(t, code, AirFlag.reduced, false);
    t.say(ruleOf(side), () => `${airUnitText(t, code)} is at full strength.`, [side]);
    pay(t, side);
  },
  proceed(t, { data }) {
    const side = order[data.i];
    if (side === undefined) return t.leave();
    if (!data.rolled) {
      t.set(data, "rolled", true);
      return t.set(data, "left", stepsFor(t, side));
    }
    t.set(data, "i", data.i + 1);
    t.set(data, "rolled", false);
    t.set(data, "left", 0);
  },
};

/** Steps that may be bought: of the Allies by an odd or even die, of Japan as the die shows, none on a 0. */
function stepsFor(t: ForlornTable, side: number): number {
  const { alliedStepsOdd, alliedStepsEven, japaneseNoStepsFace } = t.rules.parameters.generalRegroup;
  const face = rollDie(t, { name: `air replacements of ${sideText(side)}`, key: "air replacements", side });
  const steps =
    side === ALLIED
      ? face % 2 === 1
        ? alliedStepsOdd
        : alliedStepsEven
      : face === japaneseNoStepsFace
        ? 0
        : face;
  t.say(ruleOf(side), () => `Up to ${counted(steps, "step")} can be replaced by ${sideText(side)}.`);
  return steps;
}

/** Allied steps give Japan points; Japan pays with its own, or what it lacks goes to the Allies (14.5.5). Public, as points are. */
function pay(t: ForlornTable, side: number): void {
  const { japaneseStepCost } = t.rules.parameters.generalRegroup;
  if (side === ALLIED) return award(t, "allied-step-replaced");
  if (t.position.points[JAPANESE] < japaneseStepCost) return award(t, "japanese-step-on-credit");
  addPoints(t, JAPANESE, -japaneseStepCost, "japanese-step-paid", 1);
  t.say("14.5.5", () => `Japan pays ${counted(japaneseStepCost, "point")} for a step.`, [ALLIED, JAPANESE]);
}

type RestorationData = { bases: number[]; i: number };

/** 14.5.6b: destroyed airbases of a side under its control and in supply, as the Supply Phase has found it. */
const destroyed = (t: ForlornTable, side: number, tried: readonly number[]): number[] =>
  t.rules.bases.flatMap((_, base) =>
    t.position.bases.state[base] === BaseState.destroyed &&
    ownerOf(t, base) === side &&
    !tried.includes(base) &&
    !t.position.bases.oos[base]
      ? [base]
      : [],
  );

const restoration: Step<Rules, Position, RestorationData> = {
  rule: "14.5.6b",
  title: "Restoration of airbases",
  enter(t, { data }) {
    t.set(data, "i", 0);
    t.set(data, "bases", []);
  },
  asks(t, { data }) {
    const side = order[data.i];
    return side !== undefined && destroyed(t, side, data.bases).length > 0 ? 1 << side : 0;
  },
  options(t, { data }, side, out) {
    out.push(...destroyed(t, side, data.bases), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "restore", base: baseId(t, code) },
  prompt: () => "Which destroyed airbase do you try to restore?",
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "i", data.i + 1);
    t.push(data.bases, code);
    const hex = siteOfBase(t, code);
    const { total } = roll(
      t,
      "airbase-restoration",
      { t, side, kind: "airbase", base: code, hex },
      { name: `restoration of ${baseText(t, code)}`, key: "restoration", side },
    );
    const isRestored = succeeds(t, "airbase-restoration", total);
    if (isRestored) t.set(t.position.bases.state, code, BaseState.normal);
    t.say("14.5.6b", () => `${airbaseText(t, code)} is ${isRestored ? "restored" : "not restored"}.`);
  },
  proceed(t, { data }) {
    if (data.i >= order.length) return t.leave();
    t.set(data, "i", data.i + 1);
  },
};

export const generalRegroupSteps: Steps<Rules, Position> = {
  "air-replacements": replacements,
  "airbase-restoration": restoration,
};
