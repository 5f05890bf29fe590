import type { Choice, Step, Steps } from "../../../kernel";
import { counted } from "../../../words";
import { readChart } from "../../shared/result-table";
import { rollDie } from "../model/combat";
import { Gone, type PacificTable, type Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules } from "../model/rules";
import { monthNumber } from "../model/months";
import { handOf, warOf } from "../model/war";
import { escortSteps, japaneseEscort } from "./escorts";

/** 9.0 Merchant Shipping Attrition: submarines against the merchants of Japan and their escorts. */

const priorities = ["merchants", "escorts"] as const;

/** 9.2 */
const submarinePriority: Step<Rules, Position, { over?: boolean }> = {
  rule: "9.2",
  title: "Allied Submarine Priority Phase",
  asks: (t, { data }) => (!data.over && warOf(t).antiShippingSubmarines > 0 ? 1 << ALLIED : 0),
  options: (_t, _frame, _side, out) => void out.push(...priorities.keys()),
  describe: (_t, _frame, code): Choice => ({ priority: priorities[code]! }),
  prompt: () => "What do the submarines hunt first?",
  take(t, { data }, code) {
    const war = warOf(t);
    t.set(data, "over", true);
    t.change("/war/submarinePriority", war.submarinePriority, priorities[code]!);
    t.set(war, "submarinePriority", priorities[code]!);
  },
  proceed: (t) => t.leave(),
};

/** 9.3 Steps of escorts that Japan has still to lose. */
type Attrition = { begun?: boolean; lost: number };

const PER_HUNDRED = 100;

/** Submarines, escorts and the die give a letter; the letter, the priority and the column give the losses. */
function roll(t: PacificTable): { shipping: number; escorts: number; submarines: number } {
  const war = warOf(t);
  const { shipping } = t.rules.parameters;
  const subs = war.antiShippingSubmarines;
  const ratio = Math.max(shipping.attritionLeast, Math.floor((PER_HUNDRED * escortSteps(t)) / subs));
  const level = Math.min(t.rules.parameters.intelligence.levels, Math.max(1, handOf(t, ALLIED).intelligence));
  const face = rollDie(t, "merchant shipping attrition", ALLIED, "attrition");
  const letter = readChart(t, `shipping-attrition-level-${level}`, face, ratio)?.text.toLowerCase() ?? "";
  const column =
    readChart(t, "shipping-attrition-columns", subs, monthNumber(t, t.position.month))?.text ?? "";
  const found = readChart(t, `shipping-losses-${war.submarinePriority}`, letter, column);
  const [points, escorts, submarines] = (found?.parts ?? []).map(Number);
  return { shipping: points ?? 0, escorts: escorts ?? 0, submarines: submarines ?? 0 };
}

function begin(t: PacificTable): number {
  const war = warOf(t);
  if (war.antiShippingSubmarines === 0) return 0;
  t.acted("9.3");
  const { shipping, escorts, submarines } = roll(t);
  const left = Math.max(0, war.merchantShippingPoints - shipping);
  const boats = Math.max(0, war.antiShippingSubmarines - submarines);
  t.say(
    "9.3",
    () =>
      `Submarines sink ${counted(war.merchantShippingPoints - left, "Merchant Shipping Point")}; ` +
      `${counted(war.antiShippingSubmarines - boats, "submarine")} do not come back.`,
  );
  t.change("/war/merchantShippingPoints", war.merchantShippingPoints, left);
  t.set(war, "merchantShippingPoints", left);
  t.change("/war/antiShippingSubmarines", war.antiShippingSubmarines, boats);
  t.set(war, "antiShippingSubmarines", boats);
  return Math.min(escorts, escortSteps(t));
}

const boxed = (t: PacificTable): string[] => Object.keys(warOf(t).escorts);

const shippingAttrition: Step<Rules, Position, Attrition> = {
  rule: "9.3",
  title: "Merchant Shipping Attrition Phase",
  enter: (t, { data }) => t.set(data, "lost", 0),
  asks: (_t, { data }) => (data.lost > 0 ? 1 << JAPANESE : 0),
  options: (t, _frame, _side, out) => void out.push(...boxed(t).keys()),
  describe: (t, _frame, code): Choice => ({ lose: boxed(t)[code]! }),
  prompt: (_t, { data }) => `Escorts lose ${counted(data.lost, "step")}: whose?`,
  take(t, { data }, code) {
    loseStep(t, boxed(t)[code]!);
    t.set(data, "lost", data.lost - 1);
  },
  proceed(t, { data }) {
    if (data.begun) return t.leave();
    t.set(data, "begun", true);
    t.set(data, "lost", begin(t));
  },
};

function loseStep(t: PacificTable, id: string): void {
  const { escorts } = warOf(t);
  const ship = t.rules.shipOf[id]!;
  const { hitCapacity, name, side, type } = t.rules.ships[ship]!;
  const { hits } = escorts[id]!;
  t.lose(side, type, 1);
  t.say("9.3", () => `${name} loses a step on escort duty.`);
  if (hits + 1 < hitCapacity) return t.set(escorts[id]!, "hits", hits + 1);
  t.remove(escorts, id);
  t.set(t.position.fleet.hits, ship, hitCapacity);
  t.set(t.position.fleet.hex, ship, Gone.lost);
  t.say("9.3", () => `${name} is sunk.`);
}

export const shippingSteps: Steps<Rules, Position> = {
  "japanese-escort": japaneseEscort,
  "submarine-priority": submarinePriority,
  "shipping-attrition": shippingAttrition,
};
