import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import type { Json } from "../../../kernel";
import { savedScenario } from "../../shared/saved-scenario";
import type { SavedAs } from "../../types";
import type { T } from "../model/position";
import { sideIds } from "../model/rules";
import { phaseTitle } from "./begin-at";
import { positionOf } from "./form";
import { standAlike } from "./same";
import { setUpForm } from "./set-up-form";

/**
 * A game in play as a scenario from which play goes on: a set-up where that holds everything, which is where a phase
 * begins with nothing out at sea; else the position as it stands.
 */
export const scenarioOf = (t: T, as: SavedAs): Json =>
  savedScenario(t, {
    setUp() {
      const form = setUpForm(t);
      return form && documentOf(t, as, form);
    },
    whole: () => documentOf(t, as, { position: positionOf(t) }),
    options: t.position.options,
    isAlike: (started) => standAlike(t, started),
  });

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
