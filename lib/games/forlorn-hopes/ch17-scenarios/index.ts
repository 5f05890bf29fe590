import { counted } from "../../../words";
import { lanesStep, type Step, type Steps } from "../../../kernel";
import { award } from "../model/points";
import { rollDie } from "../model/rolls";
import type { Position } from "../model/position";
import { ALLIED, JAPANESE, type Rules, sideIds } from "../model/rules";
import { displaySteps } from "./displays";
import { earlierDamage } from "./earlier-damage";
import { placement } from "./placement";

export { setup } from "./set-up";

type SetUpData = { i: number };

/**
 * 17 What remains to be chosen before the first turn: units on the map in the scenario's order, earlier damage (17.2.1), then
 * the airbase displays of both sides in secret.
 */
const setUp: Step<Rules, Position, SetUpData> = {
  rule: "17.0",
  title: "Set-up",
  stream: () => "set-up",
  proceed(t, { data }) {
    const { i } = data;
    const { setUpOrder, setUp: terms } = t.position.terms;
    t.set(data, "i", i + 1);
    const id = setUpOrder[i];
    if (id !== undefined) return t.call("place-units", { side: sideIds.indexOf(id), item: -1, placed: [] });
    if (i === setUpOrder.length)
      return terms.earlierDamage ? t.call("earlier-damage", { left: 0 }) : undefined;
    if (i > setUpOrder.length + 1) return t.leave();
    const variable = terms.variableUnits ? rollVariable(t) : 0;
    const fleet = terms.airFleet11 ? rollFleet(t) : 0;
    t.call("set-up-displays", { variable, fleet });
  },
};

type Table = Parameters<NonNullable<(typeof setUp)["proceed"]>>[0];

/** 17.2.1: half of what a die shows above two, rounded down. */
function rollVariable(t: Table): number {
  const { subtract, divide } = t.position.terms.setUp.variableUnits!;
  const face = rollDie(t, { name: "variable units", side: ALLIED });
  const units = Math.max(0, Math.floor((face - subtract) / divide));
  t.say("17.2.1", () => `The Allies may take ${counted(units, "variable unit")}.`);
  return units;
}

/** 17.1.2: half a die, rounded up. */
function rollFleet(t: Table): number {
  const face = rollDie(t, { name: "11th Air Fleet", side: JAPANESE });
  const units = Math.ceil(face / t.position.terms.setUp.airFleet11!.divide);
  t.say("17.1.2", () => `Japan has ${counted(units, "unit")} of the 11th Air Fleet.`);
  return units;
}

/** The displays of both sides at once (6.1). */
const displays = lanesStep<Rules, Position>({
  rule: "6.1",
  title: "Airbase displays",
  open(_t, { data }) {
    const { variable, fleet } = data as unknown as { variable: number; fleet: number };
    return [ALLIED, JAPANESE].map((side) => ({
      side,
      step: "set-up-display",
      data: { side, i: 0, variable, fleet, bought: 0 },
    }));
  },
  proceed(t, { data }) {
    const bought = data.secret[ALLIED];
    t.leave();
    if (typeof bought === "number" && bought > 0) award(t, "variable-unit-beyond-roll", bought);
  },
});

export const scenarioSteps: Steps<Rules, Position> = {
  "set-up": setUp,
  "place-units": placement,
  "earlier-damage": earlierDamage,
  "set-up-displays": displays,
  ...displaySteps,
};
