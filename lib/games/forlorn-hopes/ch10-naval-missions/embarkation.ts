import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { shipId, sideText, doesShip } from "../model/pieces";
import type { ForlornTable, Position } from "../model/position";
import type { Rules } from "../model/rules";
import { cargoOf, isCounterLeft, load, loadsFor, loseCargo, overloadedShip } from "./cargo";
import { missionOf } from "./mission-data";

/** 10.3 Units to be transported embark at the beginning of the Transport Mission. They disembark in chapter 11. */

const NEW = "new";

const cargoText =
  "Cargo is undisrupted, where the ship is, and no more than it holds; light cruisers and destroyers take infantry or supply alone.";

type EmbarkData = { done: boolean };

const embarkation: Step<Rules, Position, EmbarkData> = {
  rule: "10.3",
  title: "Embarkation",
  enter: (t, { data }) => t.set(data, "done", false),
  asks(t, { data }) {
    const { side, kind, ships } = missionOf(t);
    return kind === "transport" && !data.done && loadsFor(t, ships).length > 0 ? 1 << side : 0;
  },
  options(t, _frame, _side, out) {
    for (const n of loadsFor(t, missionOf(t).ships).keys()) out.push(n);
    out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "embarked" };
    const { ship, partner, groundUnit, supply } = loadsFor(t, missionOf(t).ships)[code]!;
    return {
      do: "embark",
      ...(groundUnit >= 0 ? { unit: t.rules.groundUnits[groundUnit]!.id } : { supply: supply || NEW }),
      ship: shipId(t, ship),
      ...(partner >= 0 && { with: shipId(t, partner) }),
    };
  },
  prompt: () => "What is taken aboard?",
  explain(t, _frame, choice) {
    const { side } = missionOf(t);
    if (choice["supply"] === NEW && !isCounterLeft(t, side))
      return { rule: "13.3", text: `All supply counters of ${sideText(side)} are in play.` };
    return { rule: "2.2.4", text: cargoText };
  },
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "done", true);
    load(t, loadsFor(t, missionOf(t).ships)[code]!);
  },
  proceed: (t) => t.leave(),
};

/** 2.2.4: of a damaged ship that cannot carry all of its cargo its owner chooses what is lost, step by step. */
const cargoLosses: Step<Rules, Position> = {
  rule: "2.2.4",
  title: "Cargo of a damaged ship",
  asks(t) {
    const ship = overloadedShip(t);
    return ship < 0 ? 0 : 1 << t.rules.ships[ship]!.side;
  },
  options(t, _frame, _side, out) {
    for (const n of cargoOf(t, overloadedShip(t)).keys()) out.push(n);
  },
  describe(t, _frame, code): Choice {
    const { groundUnit, supply } = cargoOf(t, overloadedShip(t))[code]!;
    return {
      do: "lose-cargo",
      ...(groundUnit >= 0 ? { unit: t.rules.groundUnits[groundUnit]!.id } : { supply }),
    };
  },
  prompt: (t) => `What ${doesShip(t, overloadedShip(t))} lose of its cargo?`,
  take(t, _frame, code) {
    loseCargo(t, cargoOf(t, overloadedShip(t))[code]!);
  },
  proceed: (t) => t.leave(),
};

/** Plays the losses of cargo if there are any: true when it has called them. */
export function settleCargo(t: ForlornTable): boolean {
  if (overloadedShip(t) < 0) return false;
  t.call("cargo-losses");
  return true;
}

export const cargoSteps: Steps<Rules, Position> = { embarkation, "cargo-losses": cargoLosses };
