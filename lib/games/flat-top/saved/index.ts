import { EngineError, type Json, type JsonObject } from "../../../kernel";
import type { Beginning, Beginnings, SavedAs } from "../../types";
import { printState } from "../io/print";
import { dayText, hourText } from "../model/clock";
import type { FlatTopTable } from "../model/position";
import type { Rules } from "../model/rules";

/** A game in play as a scenario from which it goes on. */

/** Members of a printed state that a saved position has; what a scenario says itself is left out. */
const left = ["game", "scenario", "options", "hour", "chance", "outcome"];

export function scenarioOf(t: FlatTopTable, { id, title, summary, from }: SavedAs): Json {
  if (t.state.outcome) throw new EngineError("The game is over, so it cannot be continued.");
  const { position, rules } = t;
  const origin = (from ?? rules.scenarios[position.scenario] ?? {}) as JsonObject;
  const moment = `${hourText(position.turn)}, ${dayText(rules.firstDay, position.turn)}`;
  const printed = Object.entries(printState(t)).filter(([member]) => !left.includes(member));
  const { overrides, sources: _sources, ...rest } = origin;
  return {
    ...rest,
    id,
    title,
    summary: summary ?? `A game of “${position.scenario}”, continued from this moment: ${moment}.`,
    recommendedOptions: [...position.options],
    position: Object.fromEntries(printed),
    ...(overrides !== undefined && { overrides }),
    sources: { "": { status: "designed", note: `Saved from play of “${position.scenario}”: ${moment}.` } },
  };
}

/** A set-up begins with its own hour: another would change what its clock says. */
export function startsAt(_rules: Rules, _scenario: Json): Beginnings | undefined {
  return undefined;
}

export const beginAt = (scenario: Json, _start: Beginning): Json => scenario;
