import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import { DiceError, EngineError, type Json, start } from "../../../kernel";
import type { SavedAs } from "../../types";
import type { T } from "../model/position";
import { sideIds } from "../model/rules";
import { phaseTitle } from "./begin-at";
import { positionOf } from "./form";
import { standAlike } from "./same";
import { setUpForm } from "./set-up-form";

/**
 * A game in play as a scenario from which play goes on: a set-up where that tells everything, which is where a phase
 * begins with nothing out at sea; else the position as it stands.
 */
export function scenarioOf(t: T, as: SavedAs): Json {
  if (t.state.outcome || t.state.frames.length === 0)
    throw new EngineError("The game is over, so it cannot be continued.");
  const setUp = setUpForm(t);
  if (setUp) {
    const document = documentOf(t, as, setUp);
    if (tellsAll(t, document)) return document;
  }
  return documentOf(t, as, { position: positionOf(t) });
}

function documentOf(t: T, { id, title, summary, from }: SavedAs, form: Partial<FireInTheSkyScenario>): Json {
  const { rule, overrides, ...origin } = (from ?? {}) as unknown as Partial<FireInTheSkyScenario>;
  const moment = momentOf(t);
  const of = origin.title ?? t.position.scenario;
  const { special, position, ...setUp } = form;
  const document: Partial<FireInTheSkyScenario> = {
    id,
    title,
    rule: rule ?? t.cite("19.0"),
    summary: summary ?? `A game of “${of}”, continued from this moment: ${moment}.`,
    ...(setUp.start && { start: setUp.start }),
    recommendedOptions: [...t.position.options],
    ...setUp,
    ...(special && { special }),
    ...(position && { position }),
    ...(overrides && { overrides }),
    sources: { "": { status: "designed", note: `Saved from play of “${of}”: ${moment}.` } },
  };
  return document as unknown as Json;
}

/** "Turn 4, Allied player turn, First Deployment Phase". */
function momentOf(t: T): string {
  const { turn, phasing } = t.position;
  const phase = setUpPhase(t);
  const side = phasing === 0 ? "Japanese" : "Allied";
  return [`Turn ${turn}`, `${side} player turn`, ...(phase === undefined ? [] : [phase])].join(", ");
}

function setUpPhase(t: T): string | undefined {
  const first = t.state.frames[0]!;
  if (first.step !== "game") return t.title(first.step).toLowerCase();
  const frame = t.state.frames[2];
  const step = frame && t.rules.sequence[frame.step]?.[(frame.data.i as number) - 1];
  return step === undefined ? undefined : phaseTitle(t.rules, sideIds[t.position.phasing]!, step);
}

/** Whether the game that starts from this scenario stands as the one in play does. */
function tellsAll(t: T, scenario: Json): boolean {
  const { module, rules, position } = t;
  try {
    const options = { options: position.options, dice: [], bulk: true };
    const begun = start({ module, rules }, scenario, options);
    return begun.ok && standAlike(t, begun.value.table);
  } catch (error) {
    // Dice are rolled before the first choice: they would be rolled anew.
    if (error instanceof DiceError) return false;
    throw error;
  }
}
