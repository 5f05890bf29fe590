import type { Choice } from "../../../../kernel";
import { counted } from "../../../../words";
import { monthText } from "../../model/months";
import { stepsGiven } from "./build-words";
import type { Names, Say } from "./say";

/** Options of the months in words: Command Points, bids and activation (10.0, 18.0, 20.0). */

const points = (value: unknown): string => (typeof value === "number" ? counted(value, "Command Point") : "");

/** By what is done ("do"). */
export const monthActs: Readonly<Record<string, Say>> = {
  "take-operation": () => "take the Operation without a bid",
  "buy-time": () => "pay for more time",
  "stand-down": () => "pay nothing: the units come down",
};

/** By a member that only such options have. */
export const monthMembers: Readonly<Record<string, Say>> = {
  give(choice, name) {
    const { give, to } = choice;
    return to === undefined ? stepsGiven(choice, name) : `give ${points(give)} to ${name(to)}`;
  },
  pool: ({ pool, to }, name) => `give the ${points(pool)} of the Future Operation to ${name(to)}`,
  save: (choice: Choice) => `put ${points(choice.save)} by for ${monthText(String(choice["for"]))}`,
  disband: ({ disband }, name) => `disband ${name(disband)}`,
  return: (choice: Choice, name: Names) => `bring ${name(choice["return"])} back`,
  headquarters: ({ headquarters }, name) => `through ${name(headquarters)}`,
  days: ({ days }) => (typeof days === "number" ? counted(days, "Day") : undefined),
  activateIn: ({ activateIn }, name) => `Activate units in ${name.hex(activateIn)}`,
  activate: ({ activate }, name) =>
    activate === "all" ? "Activate all units there" : `Activate ${name(activate)}`,
};
