import { compile } from "../../../lib/games/forlorn-hopes/compile";
import type { Position } from "../../../lib/games/forlorn-hopes/model/position";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import { forlornHopesModule } from "../../../lib/games/forlorn-hopes/module";
import type { Documents } from "../../../lib/games/types";
import { type FrameData, type Game, type Json, ok, start } from "../../../lib/kernel";
import type { Start } from "../../../lib/kernel/game";
import { changed, numberOf } from "../../support/decisions";
import { documents as texts } from "./documents";

export { decision, diary, make, offered } from "../../support/decisions";

export const documents = texts as unknown as Documents;
export const rules: Rules = compile(documents);

export type Forlorn = Game<Rules, Position>;

/** The document of a scenario. */
export const scenarioDocument = (id: string): Json => documents[`scenarios/${id}.json`]!;

/** Starts a scenario; it must be startable. */
export function begin(scenario: string, options: Start = {}): Forlorn {
  const started = start({ module: forlornHopesModule, rules }, scenarioDocument(scenario), options);
  if (!started.ok)
    throw new Error(started.error.map(({ message, pointer }) => `${pointer}: ${message}`).join("\n"));
  return started.value;
}

export interface SceneOptions extends Start {
  scenario?: string;
  /** What stands otherwise than in the scenario. */
  change?: (position: Position) => void;
  /** Other rules than those of the shipped data. */
  using?: Rules;
}

/** The rules with one value of a document changed: rulesWith("parameters.json", "/ground/infantry", 4). */
export const rulesWith = (path: string, pointer: string, value: Json): Rules =>
  compile(changed(documents, path, pointer, value));

/** A scenario as its document sets it up, in which one step is played by itself. */
export function scene(
  step: string,
  data: FrameData = {},
  { scenario = "campaign", change, using = rules, ...options }: SceneOptions = {},
): Forlorn {
  const made = forlornHopesModule.setup(using, scenarioDocument(scenario), {
    options: options.options ?? [],
  });
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join("\n"));
  const { position } = made.value;
  change?.(position);
  const module = {
    ...forlornHopesModule,
    setup: () => ok({ position, first: { step, data }, problems: [] }),
  };
  const started = start({ module, rules: using }, {}, options);
  if (!started.ok) throw new Error("The scene cannot be played.");
  return started.value;
}

export const airUnit = (id: string): number => numberOf(rules.airUnitOf, id);
export const base = (id: string): number => numberOf(rules.baseOf, id);
export const ship = (id: string): number => numberOf(rules.shipOf, id);
export const ground = (id: string): number => numberOf(rules.groundUnitOf, id);
export const hex = (id: string): number => numberOf(rules.hexes.of, id);
export const place = (id: string): number => numberOf(rules.placeOf, id);
