import { compile } from "../../../lib/games/pacific-war/compile";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import type { Documents } from "../../../lib/games/types";
import {
  type Choice,
  choose,
  type Decision,
  DONE,
  type FrameData,
  type Game,
  type Json,
  type JsonObject,
  ok,
  pending,
  start,
  type Step,
} from "../../../lib/kernel";
import type { Start } from "../../../lib/kernel/game";
import { documents as texts } from "./documents";

export const documents = { "game.json": {}, ...texts } as unknown as Documents;
export const rules: Rules = compile(documents);

export type Pacific = Game<Rules, Position>;

/** The document of a scenario. */
export const scenarioDocument = (id: string): Json => documents[`scenarios/${id}.json`]!;

export interface SceneOptions extends Start {
  scenario?: string;
  /** What stands otherwise than in the scenario. */
  change?: (position: Position) => void;
  /** Other rules than those of the shipped data. */
  using?: Rules;
}

/** The rules with one value of a document changed: rulesWith("parameters.json", "/movement/naval", 3). */
export function rulesWith(path: string, pointer: string, value: Json): Rules {
  const changed = structuredClone(documents);
  const names = pointer.slice(1).split("/");
  const last = names.pop()!;
  const into = names.reduce((at, name) => at[name] as JsonObject, changed[path] as JsonObject);
  into[last] = value;
  return compile(changed);
}

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
  { scenario = "training", change, using = rules, ...options }: SceneOptions = {},
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

/** The decision that waits; there must be one. */
export function decision(game: Pacific, side?: string): Decision {
  const found = pending(game).find((each) => side === undefined || each.side === side);
  if (!found) throw new Error("Nobody has anything to choose.");
  return found;
}

/** Makes choices, one after the other, each by whoever is asked; they must be legal. */
export function make(game: Pacific, ...choices: Choice[]): void {
  for (const choice of choices) {
    const refusals: string[] = [];
    const isMade = pending(game).some(({ side }) => {
      const result = choose(game, side, choice);
      if (!result.ok) refusals.push(result.error.message);
      return result.ok;
    });
    if (!isMade) throw new Error(`${JSON.stringify(choice)}: ${refusals.join(" ") || "nobody is asked"}`);
  }
}

/** Values of one member of the options that wait. */
export const offered = (game: Pacific, member: string): Json[] =>
  pending(game).flatMap(({ options }) => options.flatMap((option) => option[member] ?? []));

const number = (index: Readonly<Record<string, number>>, id: string): number => {
  const n = index[id];
  if (n === undefined) throw new Error(`There is no “${id}”.`);
  return n;
};
export const ship = (id: string): number => number(rules.shipOf, id);
export const hex = (id: string): number => number(rules.hexes.of, id);
export const place = (id: string): number => number(rules.placeOf, id);
/** The place of a piece in a list of the position, by its id. */
export const piece = (list: readonly { id: string }[], id: string): number => {
  const n = list.findIndex((each) => each.id === id);
  if (n < 0) throw new Error(`There is no “${id}”.`);
  return n;
};

/** What the diary says, in one text. */
export const diary = (game: Pacific): string => game.table.events.map(({ text }) => text).join("\n");
