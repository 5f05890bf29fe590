import { counted } from "../../../words";
import { type Choice, DONE, lanesStep, type Step, type Steps } from "../../../kernel";
import { isBaseDisrupted } from "../model/bases";
import { airUnitId, sideDoes, sideId } from "../model/pieces";
import { Box, type ForlornTable, type Position, UNAVAILABLE } from "../model/position";
import { roll, rollDie, succeeds } from "../model/rolls";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { isAirCombatUnit, isDisrupted } from "../model/units";
import { lookUp } from "../../shared/result-table";
import { navalRecoverySteps } from "./naval-recovery";
import { reconnaissanceSteps } from "./reconnaissance";

/** 7.0 Initiative Phase. */

type DeclarationData = { done?: boolean };

/** 7.1.2, 14.5: once, not on the first or the last turn of the campaign. */
function mayDeclare({ rules, position }: ForlornTable): boolean {
  if (!position.terms.rules.generalRegroup) return false;
  const declared = position.generalRegroup > 0 ? 1 : 0;
  return (
    declared < rules.parameters.generalRegroup.most &&
    position.turn > position.firstTurn &&
    position.turn < position.lastTurn
  );
}

const declaration: Step<Rules, Position, DeclarationData> = {
  rule: "7.1",
  title: "General Regroup Turn",
  asks: (t, { data }) => (!data.done && mayDeclare(t) ? 1 << JAPANESE : 0),
  options(_t, _frame, _side, out) {
    out.push(1, DONE);
  },
  describe: (_t, _frame, code): Choice => ({ do: code === DONE ? "no-general-regroup" : "general-regroup" }),
  prompt: () => "Do you declare this turn a General Regroup Turn?",
  take(t, { data }, code) {
    t.set(data, "done", true);
    if (code === DONE) return;
    t.set(t.position, "generalRegroup", t.position.turn);
    t.say("7.1", () => "Japan declares a General Regroup Turn.");
  },
};

/** 7.2: both sides in secret. */
const designation = lanesStep<Rules, Position>({
  rule: "7.2",
  title: "Regroup designation",
  open: (t) =>
    t.position.terms.rules.individualRegroup
      ? [ALLIED, JAPANESE].map((side) => ({ side, step: "regroup-units", data: { side } }))
      : [],
});

type DesignationData = { side: number };

/** Disrupted air combat units in the Ready box of an airbase at which they could regroup (7.2.1, 14.1.1), and those of 5.1.8. */
const candidates = (t: ForlornTable, side: number): number[] => {
  const { air, bases } = t.position;
  return t.rules.airUnits.flatMap((each, unit) => {
    const base = air.base[unit]!;
    if (each.side !== side || air.box[unit] !== Box.ready) return [];
    if (base === UNAVAILABLE) return isDisrupted(t, unit) ? [unit] : [];
    if (base < 0 || !isDisrupted(t, unit) || !isAirCombatUnit(t, unit)) return [];
    return isBaseDisrupted(t, base) || bases.oos[base] ? [] : [unit];
  });
};

const regroupUnits: Step<Rules, Position, DesignationData> = {
  rule: "7.2",
  title: "Regroup designation",
  asks: (t, { data }) => (candidates(t, data.side).length > 0 ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    out.push(...candidates(t, data.side), DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "done" } : { do: "regroup", unit: airUnitId(t, code) },
  prompt: () => "Which disrupted air unit regroups this turn? It flies no mission then.",
  take(t, _frame, code) {
    if (code === DONE) return t.leave();
    t.set(t.position.air.box, code, Box.regroup);
  },
};

type DoneData = { done?: boolean };

/** 7.4: not on the first turn of a scenario, on which its document says who has the initiative. */
const determination: Step<Rules, Position, DoneData> = {
  rule: "7.4",
  title: "Initiative determination",
  proceed(t, { data }) {
    if (data.done) return t.leave();
    t.set(data, "done", true);
    const { position } = t;
    if (position.turn === position.firstTurn)
      return t.say("7.4", () => `${sideDoes(position.initiative, "has")} the initiative on the first turn.`);
    const { total } = roll(t, "initiative", { t, side: JAPANESE }, { name: "initiative", side: JAPANESE });
    const side = succeeds(t, "initiative", total) ? JAPANESE : ALLIED;
    t.change("/initiative", sideId(position.initiative), sideId(side));
    t.set(position, "initiative", side);
    t.say("7.4", () => `${sideDoes(side, "has")} the initiative.`);
  },
};

/** 7.5: how many missions the Initiative player performs first. */
const initiativeMissions: Step<Rules, Position, DoneData> = {
  rule: "7.5",
  title: "Number of initiative missions",
  proceed(t, { data }) {
    if (data.done) return t.leave();
    t.set(data, "done", true);
    const face = rollDie(t, { name: "initiative missions", side: t.position.initiative });
    const count = lookUp(t.rules.charts["initiative-missions"]!, face, "result")?.parts[0];
    t.set(t.position, "initiativeMissions", typeof count === "number" ? count : 0);
    t.say(
      "7.5",
      () =>
        `${sideDoes(t.position.initiative, "has")} ${counted(t.position.initiativeMissions, "initiative mission")}.`,
    );
  },
};

export const initiativeSteps: Steps<Rules, Position> = {
  "general-regroup-declaration": declaration,
  ...navalRecoverySteps,
  "regroup-designation": designation,
  "regroup-units": regroupUnits,
  ...reconnaissanceSteps,
  "initiative-determination": determination,
  "initiative-missions-determination": initiativeMissions,
};
