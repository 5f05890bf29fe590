import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { reorganizationOf } from "../ch28-air-missions/reorganize";
import { NOWHERE, type Rules, sideIds } from "../model/rules";
import type { PacificTable, Position } from "../model/position";
import { monthOf } from "../model/schedules";
import { handOf } from "../model/war";
import { keyOf, type Service, servicesNow, type Subject, subjectOf, subjectsNow, type Turn } from "./actions";
import { serve } from "./serve";
import { addOfClass, IN_TRAINING, kamikazeSteps, lessonsOf, receiveSteps } from "./supply";

/**
 * 16.0 Replacements of a month: the Allies, then Japan. A side names whom it serves, and then how; what it does not use stays
 * on its sheet.
 */

const KAMIKAZE = "j-kamikaze";

/** Codes are places in the list of subjects, or of services. */
const replacements: Step<Rules, Position, Turn> = {
  rule: "16.0",
  title: "Replacements",
  // What the enemy has where is hidden (2.5.10).
  secret: true,
  enter(t, { data }) {
    data.turn = 0;
    data.secret = sideIds.map(() => "");
    data.received = [];
    data.made = [];
    receiveSteps(t, (side) => monthOf(t, side).replacements ?? {});
    const steps = kamikazeSteps(t);
    if (steps > 0) addOfClass(t, 1, KAMIKAZE, steps);
  },
  asks(t, { data }) {
    const { turn } = data;
    if (turn >= sideIds.length) return 0;
    return data.secret[turn] !== "" || subjectsNow(t).length > 0 ? 1 << turn : 0;
  },
  options(t, { data }, side, out) {
    if (data.secret[side] !== "") out.push(...servicesNow(t).keys());
    else out.push(...subjectsNow(t).keys(), DONE);
  },
  describe(t, { data }, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const subject = subjectOf(t, data.secret[side]!);
    return subject
      ? describeService(t, subject, servicesNow(t)[code]!)
      : describeSubject(t, subjectsNow(t)[code]!);
  },
  prompt: (_t, { data }, side) =>
    data.secret[side] === "" ? "Who receives Replacements?" : "How many steps, and where?",
  why: (_t, { data }) => ruleOf[data.secret[data.turn]!.split(" ")[0]!],
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "turn", data.turn + 1);
    const subject = subjectOf(t, data.secret[side]!);
    if (!subject) return choose(t, data, side, subjectsNow(t)[code]!);
    serve(t, data, side, subject, servicesNow(t)[code]!);
    t.set(data.secret, side, "");
  },
  proceed(t, { data }) {
    const { turn } = data;
    if (turn < sideIds.length) return t.set(data, "turn", turn + 1);
    // 19.4.B: Kamikaze steps that were not created are no more.
    if (handOf(t, 1).airReplacements[KAMIKAZE]) t.set(handOf(t, 1).airReplacements, KAMIKAZE, 0);
    t.goTo("air-reorganization", { i: 0 });
  },
};

/** Whom it is for is remembered, unless nothing is left to say. */
function choose(t: PacificTable, data: Turn, side: number, subject: Subject): void {
  if (subject.kind === "breakdown" || subject.kind === "recombine")
    serve(t, data, side, subject, { steps: 0 });
  else t.set(data.secret, side, keyOf(t, subject));
}

/** By what is done the rule that says how. */
const ruleOf: Readonly<Record<string, string>> = {
  ground: "16.1",
  rebuild: "16.2",
  air: "16.3",
  create: "16.3.2",
  instruct: "16.5",
  breakdown: "16.9",
  recombine: "16.9",
};

function describeSubject(
  { rules: { airClasses, groundClasses }, position }: PacificTable,
  subject: Subject,
): Choice {
  const { airUnits, groundUnits } = position;
  switch (subject.kind) {
    case "ground":
      return { reinforce: groundUnits[subject.unit]!.id };
    case "rebuild":
      return { rebuild: groundUnits[subject.unit]!.id };
    case "air":
      return { reinforce: airUnits[subject.unit]!.id };
    case "create":
      return { create: airClasses[subject.class]!.id };
    case "instruct":
      return { instruct: airUnits[subject.unit]!.id };
    case "breakdown":
      return { breakDown: groundUnits[subject.parent]!.id, into: groundClasses[subject.class]!.id };
    case "recombine":
      return { rejoin: groundUnits[subject.unit]!.id, into: groundUnits[subject.parent]!.id };
  }
}

function describeService(t: PacificTable, { kind }: Subject, { steps, hex, at, lot }: Service): Choice {
  const { hexes, ships, airClasses } = t.rules;
  if (kind === "instruct") {
    const lesson = lessonsOf(t)[steps]!;
    const [first, ...others] = lesson.map((each) =>
      each === IN_TRAINING ? "trained" : airClasses[each]!.id,
    );
    return { teach: first!, ...(new Set(lesson).size > 1 && { and: others.join(" ") }) };
  }
  return {
    give: steps,
    ...(lot && (lot.kind < 0 ? { level: lot.level } : { class: airClasses[lot.kind]!.id })),
    ...(hex !== undefined && { at: hexes.ids[hex]! }),
    ...(at && (at.ship < 0 ? { at: hexes.ids[at.hex]! } : { on: ships[at.ship]!.id })),
  };
}

/** 3.2, 28.18: in each hex as few air units of a kind as there can be. */
const airReorganization: Step<Rules, Position, { i: number }> = {
  rule: "3.2",
  title: "Reorganization of air units",
  proceed(t, { data }) {
    const side = data.i;
    if (side >= sideIds.length) return t.leave();
    t.set(data, "i", side + 1);
    t.call("reorganization", reorganizationOf(side, NOWHERE));
  },
};

export const replacementSteps: Steps<Rules, Position> = {
  replacements,
  "air-reorganization": airReorganization,
};
