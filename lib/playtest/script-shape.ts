import { nearest } from "../nearest";
import { isPointer } from "../documents/pointer";
import { type Chance, fail, type Game, type Generator, type Json, line, ok, type Result } from "../kernel";
import { type Chapter, unfold } from "./sections";
import type { Expectation, ScriptChoice } from "./script-types";

/** A script or playtest document: a game by its choices and its dice. */
export interface Script {
  game?: string;
  scenario?: string;
  options?: string[];
  layers?: string[];
  seed?: number;
  /** Version of the dice generator; see `generatorOf` for scripts that do not say it. */
  generator?: Generator;
  dice?: number[];
  choices: ScriptChoice[];
  expect?: Expectation[];
  /** The sections out of which choices and expectations came, where the document has some. */
  chapters?: Chapter[];
}

const isObject = (value: unknown): value is { [key: string]: Json } =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Seeds have 32 bits. */
const GREATEST_SEED = 4294967295;

const members = [
  "game",
  "scenario",
  "options",
  "layers",
  "seed",
  "generator",
  "dice",
  "choices",
  "sections",
  "expect",
];

/**
 * A script from any JSON, or in words why it is not one. Unknown members are the author's own; but one that is
 * nearly “expect” is taken for a typing error, or it would never be checked.
 */
export function readScript(json: Json): Result<Script, string> {
  if (!isObject(json)) return fail("A script is an object with the member “choices”.");
  for (const name of Object.keys(json)) {
    if (members.includes(name)) continue;
    const meant = nearest(
      name,
      members.filter((member) => json[member] === undefined),
    );
    if (meant !== undefined) return fail(`It has “${name}”; did you mean “${meant}”?`);
  }
  for (const name of ["game", "scenario"] as const) {
    if (json[name] !== undefined && typeof json[name] !== "string") return fail(`“${name}” must be a text.`);
  }
  for (const name of ["options", "layers"] as const) {
    if (json[name] !== undefined && !areTexts(json[name])) return fail(`“${name}” must be a list of ids.`);
  }
  const { seed, generator, dice, sections, choices = sections === undefined ? undefined : [], expect } = json;
  if (seed !== undefined && dice !== undefined) {
    return fail("A script has either “seed” or “dice”, not both.");
  }
  if (seed !== undefined && !(isWhole(seed) && seed >= 0 && seed <= GREATEST_SEED)) {
    return fail(`“seed” must be a whole number from 0 to ${GREATEST_SEED}.`);
  }
  if (generator !== undefined && generator !== 1 && generator !== 2) {
    return fail("“generator” must be a version of the dice generator: 1 or 2.");
  }
  if (dice !== undefined && !(Array.isArray(dice) && dice.every(isWhole))) {
    return fail("“dice” must be a list of whole numbers.");
  }
  if (!Array.isArray(choices)) return fail("“choices” must be a list.");
  for (const [i, one] of choices.entries()) {
    if (!isObject(one) || typeof one.side !== "string" || !isObject(one.choice)) {
      return fail(`Choice ${i + 1} must look like { "side": "…", "choice": { … } }.`);
    }
    if (one.step !== undefined && typeof one.step !== "string") {
      return fail(`In choice ${i + 1}, “step” must be the id of a step.`);
    }
  }
  if (expect !== undefined && !Array.isArray(expect)) return fail("“expect” must be a list.");
  for (const [i, one] of (expect ?? []).entries()) {
    if (
      !isObject(one) ||
      !isWhole(one.after) ||
      one.after < 0 ||
      typeof one.pointer !== "string" ||
      !isPointer(one.pointer) ||
      !("equals" in one)
    ) {
      return fail(`Expectation ${i + 1} must look like { "after": 0, "pointer": "/…", "equals": … }.`);
    }
  }
  // Chapters are made here and never read: a member of that name is the author's own.
  const { chapters: own, ...script } = json as unknown as Script;
  if (sections === undefined) return ok(own === undefined ? (json as unknown as Script) : script);
  const unfolded = unfold(sections, choices.length);
  if (!unfolded.ok) return unfolded;
  const { chapters, ...rest } = unfolded.value;
  return ok({
    ...script,
    chapters,
    choices: [...(choices as unknown as ScriptChoice[]), ...rest.choices],
    expect: [...(script.expect ?? []), ...rest.expect],
  });
}

/**
 * The script that plays a game again up to where it stands. `dice` and `seed` say how it was started,
 * because the state holds only what its generator will give next.
 */
export function scriptOf<R, P>(
  game: Game<R, P>,
  chance: { seed: number } | { dice: readonly number[] },
): Pick<Script, "seed" | "generator" | "dice" | "choices"> {
  return { ...startOf(game.state.chance, chance), choices: line(game) };
}

function startOf(
  now: Chance,
  chance: { seed: number } | { dice: readonly number[] },
): Pick<Script, "seed" | "generator" | "dice"> {
  // Dice that were not reached yet would be left over when this is played.
  if ("dice" in chance) return { dice: chance.dice.slice(0, now.kind === "listed" ? now.next : 0) };
  const { seed } = chance;
  return now.kind === "seeded" && now.generator ? { seed, generator: now.generator } : { seed };
}
