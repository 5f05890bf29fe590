import { compile } from "../../../lib/games/pacific-war/compile";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import type { Documents } from "../../../lib/games/types";
import { DONE, type FrameData, type Game, type Json, ok, start, type Step } from "../../../lib/kernel";
import type { Start } from "../../../lib/kernel/game";
import { changed, numberOf } from "../../support/decisions";
import { documents as texts } from "./documents";
import oneCarrierEach from "./fixtures/one-carrier-each.json" with { type: "json" };

export { decision, diary, make, offered } from "../../support/decisions";

export const documents = { "game.json": {}, ...texts } as unknown as Documents;
export const rules: Rules = compile(documents);

export type Pacific = Game<Rules, Position>;

/** The document of a scenario. */
export const scenarioDocument = (id: string): Json =>
  id === SCENE ? (oneCarrierEach as unknown as Json) : documents[`scenarios/${id}.json`]!;

/** Where scenes stand that name no scenario: one carrier a side and the airfield of Guadalcanal, changed by no shipped data. */
const SCENE = "one-carrier-each";

export interface SceneOptions extends Start {
  scenario?: string;
  /** What stands otherwise than in the scenario. */
  change?: (position: Position) => void;
  /** Other rules than those of the shipped data. */
  using?: Rules;
}

/** The rules with one value of a document changed: rulesWith("parameters.json", "/movement/naval", 3). */
export const rulesWith = (path: string, pointer: string, value: Json): Rules =>
  compile(changed(documents, path, pointer, value));

/** A step of tests alone: the position stands still, and the Allies are asked. */
const still: Step<Rules, Position> = {
  rule: "5.0",
  title: "Nothing happens",
  asks: () => 1,
  options: (_t, _frame, _side, out) => void out.push(DONE),
  describe: () => ({ do: "done" }),
  askForced: true,
  take: (t) => t.leave(),
};

/** A scenario as its document sets it up, in which one step is played by itself. */
export function scene(
  step: string,
  data: FrameData = {},
  { scenario = SCENE, change, using = rules, ...options }: SceneOptions = {},
): Pacific {
  const made = pacificWarModule.setup(using, scenarioDocument(scenario), { options: options.options ?? [] });
  if (!made.ok)
    throw new Error(made.error.map(({ message, pointer }) => `${pointer}: ${message}`).join("\n"));
  const { position } = made.value;
  change?.(position);
  const module = {
    ...pacificWarModule,
    steps: { ...pacificWarModule.steps, still },
    setup: () => ok({ position, first: { step, data }, problems: [] }),
  };
  const started = start({ module, rules: using }, {}, options);
  if (!started.ok) throw new Error("The scene cannot be played.");
  return started.value;
}

export const ship = (id: string): number => numberOf(rules.shipOf, id);
export const hex = (id: string): number => numberOf(rules.hexes.of, id);
export const place = (id: string): number => numberOf(rules.placeOf, id);
/** The place of a piece in a list of the position, by its id. */
export const piece = (list: readonly { id: string }[], id: string): number => {
  const n = list.findIndex((each) => each.id === id);
  if (n < 0) throw new Error(`There is no “${id}”.`);
  return n;
};
