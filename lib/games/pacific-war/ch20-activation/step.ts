import { type Choice, DONE, type Step } from "../../../kernel";
import { counted } from "../../../words";
import {
  codeOfUnit,
  hexOfUnit,
  idOf,
  landAirUnitsOf,
  levelFor,
  pointsOfUnit,
  type Unit,
  unitOfCode,
} from "../model/activation";
import { dummiesOf } from "../ch34-options/dummies";
import { reorganisationOf } from "../ch23-movement/reorganisation";
import type { PacificTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { nameOfHex } from "../model/units";
import { activate, leaveHex } from "./activate";
import {
  affordable,
  emptyPlan,
  hasMarkersFor,
  limitOf,
  type Mode,
  type Plan,
  totalOf,
  usable,
  withUnit,
} from "./plan";

/** 20.1 Activation: a headquarters, the length of the Operation, then units, hex by hex. */

type ActivationData = { side: number; over?: boolean; after?: number; secret: (Plan | null)[] };

interface Kind {
  mode: Mode;
  rule: string;
  title: string;
  /** Whose phase it is; -1 where it does not take place. */
  sideOf: (t: PacificTable, data: ActivationData) => number;
  /** The highest level that may be reached (20.3). */
  mostOf: (t: PacificTable) => number;
  /** What is settled when the side has finished. */
  settle: (t: PacificTable, side: number, plan: Plan) => void;
}

const ALL = -2;

/** 20.1 in one of its three phases. */
export function activationStep({
  mode,
  rule,
  title,
  sideOf,
  mostOf,
  settle,
}: Kind): Step<Rules, Position, ActivationData> {
  const unitsFor = (t: PacificTable, side: number, plan: Plan): Unit[] =>
    affordable(t, mode, side, plan, mostOf(t));

  const optionsOf = (t: PacificTable, side: number, plan: Plan): number[] => {
    if (plan.stage === "headquarters") {
      const own = usable(t, side);
      return mode === "operation" ? own : [...own, DONE];
    }
    if (plan.stage === "length") return [...t.rules.parameters.time.lengths];
    const units = unitsFor(t, side, plan);
    if (plan.hex < 0)
      return [...new Set(units.map((unit) => hexOfUnit(t, unit)))].sort((a, b) => a - b).concat(DONE);
    const all = units.length > 1 && canTakeAll(t, side, plan, units) ? [ALL] : [];
    return [...units.map(codeOfUnit), ...all, DONE];
  };

  /** Whether all units of a hex can be paid for together. */
  const canTakeAll = (t: PacificTable, side: number, plan: Plan, units: readonly Unit[]): boolean => {
    const together = units.slice(1).reduce((sum, unit) => withUnit(t, sum, unit), plan);
    const { landAirUnits } = t.rules.parameters.activation;
    const airUnits = units.filter(({ kind }) => kind === "airUnit").length;
    return (
      hasMarkersFor(t, side, plan, units) &&
      landAirUnitsOf(t, plan.headquarters) + airUnits <= landAirUnits &&
      levelFor(t, together.points + pointsOfUnit(t, units[0]!)) <= mostOf(t) &&
      totalOf(t, mode, side, together, units[0]) <= limitOf(t, mode, plan)
    );
  };

  const done = (t: PacificTable, data: ActivationData, side: number): void => {
    t.set(data, "over", true);
    settle(t, side, data.secret[side] ?? emptyPlan());
  };

  return {
    rule,
    title,
    secret: true,
    enter(t, { data }) {
      const side = sideOf(t, data);
      t.set(data, "side", side);
      t.set(data, "secret", [null, null]);
      if (side >= 0) t.set(data.secret, side, emptyPlan());
    },
    asks(t, { data }) {
      const { side } = data;
      if (data.over || side < 0 || usable(t, side).length === 0) return 0;
      return 1 << side;
    },
    options: (t, { data }, side, out) => void out.push(...optionsOf(t, side, data.secret[side]!)),
    describe(t, { data }, code, side): Choice {
      const plan = data.secret[side]!;
      if (code === DONE) return { do: "done" };
      if (plan.stage === "headquarters") return { headquarters: t.rules.headquarters[code]!.id };
      if (plan.stage === "length") return { days: code };
      if (code === ALL) return { activate: "all" };
      return plan.hex < 0
        ? { activateIn: t.rules.hexes.ids[code]! }
        : { activate: idOf(t, unitOfCode(code)) };
    },
    prompt(t, { data }, side) {
      const plan = data.secret[side]!;
      if (plan.stage === "headquarters") return "Through which headquarters?";
      if (plan.stage === "length") return "How long shall the Operation be?";
      const left = limitOf(t, mode, plan) - totalOf(t, mode, side, plan);
      const where = plan.hex < 0 ? "in which hex" : `in ${nameOfHex(t.rules, plan.hex)}`;
      return `Activate units ${where}? ${counted(left, "Command Point")} left.`;
    },
    take(t, { data }, code, side) {
      const plan = data.secret[side]!;
      if (plan.stage === "headquarters") {
        if (code === DONE) return done(t, data, side);
        t.set(plan, "headquarters", code);
        t.set(plan, "stage", mode === "operation" ? "length" : "units");
      } else if (plan.stage === "length") {
        t.set(plan, "length", code);
        t.set(plan, "stage", "units");
      } else if (plan.hex < 0) {
        if (code === DONE) return done(t, data, side);
        t.set(plan, "hex", code);
      } else if (code === DONE) leaveHex(t, side, plan);
      else {
        for (const unit of code === ALL ? unitsFor(t, side, plan) : [unitOfCode(code)])
          activate(t, mode, side, plan, unit);
        if (unitsFor(t, side, plan).length === 0) leaveHex(t, side, plan);
      }
    },
    proceed(t, { data }) {
      // Without a headquarters nothing is activated.
      if (!data.over && data.side >= 0) return done(t, data, data.side);
      const after = data.after ?? 0;
      t.set(data, "after", after + 1);
      if (!data.secret[data.side]?.formed || after > 1) return t.leave();
      // 20.1.4.B: what forms a Task Force is for its owner to say. 34.4: then come dummies, but not in the Joint Phase.
      if (after === 0) t.call("reorganisation", reorganisationOf(data.side));
      else if (mode !== "joint") t.call("dummy-task-forces", dummiesOf(mode === "operation" ? 0 : 1));
    },
  };
}
