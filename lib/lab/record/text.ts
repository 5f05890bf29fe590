import { fail, ok, type Result } from "../../kernel";
import type { Plan } from "../plan";
import { castsOf, gamesOf, seated } from "../robustness";
import { seedOf } from "../seed";
import { type GameLine, type GameRecord, type GameTrouble, isTrouble } from "./types";

/** One line of JSON, without its end, equal for equal games: members are in the order of their type. */
export const recordText = (line: GameLine): string =>
  JSON.stringify(isTrouble(line) ? troubleInOrder(line) : recordInOrder(line));

/**
 * A record out of a line of text, or in words why it is none: a line that was cut off, changed or of another form, and
 * with `plan` one of a game that is not of this plan. What is read back gives the same text, byte for byte.
 */
export function readRecord(
  text: string,
  plan?: Pick<Plan, "variants" | "seed" | "games" | "players" | "robustness" | "search">,
): Result<GameLine, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail("The line is not JSON: it was truncated, or it is not the record of a game.");
  }
  const wrong = isObject(json)
    ? whatIsWrong(json)
    : "The line is not the record of a game: it must be an object.";
  if (wrong !== undefined) return fail(wrong);
  const line = json as GameLine;
  if (recordText(line) !== text) return fail("The line has other members than a record, or another order.");
  const foreign = plan && whyForeign(line, plan);
  return foreign === undefined ? ok(line) : fail(foreign);
}

// ---- the order of members ----------------------------------------------------------------------------

const recordInOrder = (line: GameRecord): GameRecord => ({
  variant: line.variant,
  game: line.game,
  seed: line.seed,
  ended: line.ended,
  winner: line.winner,
  rule: line.rule,
  score: line.score,
  turns: line.turns,
  decisions: line.decisions,
  hash: line.hash,
  tracks: line.tracks,
  taken: line.taken,
  lost: line.lost,
  spent: line.spent,
  asked: line.asked,
  rules: line.rules,
});

const troubleInOrder = (line: GameTrouble): GameTrouble => ({
  variant: line.variant,
  game: line.game,
  seed: line.seed,
  trouble: line.trouble,
  message: line.message,
  step: line.step,
  decisions: line.decisions,
});

// ---- the forms of members ----------------------------------------------------------------------------

type Test = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isText: Test = (value) => typeof value === "string";
const isNumber: Test = (value) => typeof value === "number";
const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
const isTurn: Test = Number.isInteger;
const isOneOf =
  (...texts: string[]): Test =>
  (value) =>
    texts.includes(value as string);
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const rowOf =
  (...tests: Test[]): Test =>
  (value) =>
    Array.isArray(value) && value.length === tests.length && tests.every((test, i) => test(value[i]));
const mapOf =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.values(value).every(test);

const common = { variant: isCount, game: isCount, seed: isCount, decisions: isCount };

const recordForm: { [member in keyof GameRecord]: Test } = {
  ...common,
  ended: isOneOf("over", "cap"),
  winner: orNull(isText),
  rule: orNull(isText),
  score: mapOf(isNumber),
  turns: orNull(rowOf(isTurn, isTurn)),
  hash: (value) => isText(value) && /^[0-9a-f]{16}$/.test(value as string),
  tracks: mapOf(listOf(isNumber)),
  taken: listOf(rowOf(isTurn, isText, isText)),
  lost: mapOf(mapOf(isCount)),
  spent: mapOf(mapOf(isNumber)),
  asked: mapOf(rowOf(isCount, isCount, isCount)),
  rules: mapOf(isCount),
};

const troubleForm: { [member in keyof GameTrouble]: Test } = {
  ...common,
  trouble: isOneOf("rules", "invariant", "player", "crash"),
  message: isText,
  step: isText,
};

function whatIsWrong(json: Record<string, unknown>): string | undefined {
  const form: Record<string, Test> = "trouble" in json ? troubleForm : recordForm;
  const wrong = Object.keys(form).find((member) => !form[member]!(json[member]));
  return wrong === undefined
    ? undefined
    : `The line is not the record of a game: “${wrong}” is missing or invalid.`;
}

function whyForeign(
  { variant, game, seed }: GameLine,
  plan: Pick<Plan, "variants" | "seed" | "games" | "players" | "robustness" | "search">,
): string | undefined {
  if (!seated(plan, variant))
    return `The line is of variant ${variant}; the plan has ${plan.variants.length * castsOf(plan).length}, counted from 0.`;
  const games = gamesOf(plan, variant);
  if (game >= games) return `The line is of game ${game}; the plan has ${games}, counted from 0.`;
  const planned = seedOf(plan, { variant, game });
  if (seed !== planned) return `The line is of another plan: game ${game} has seed ${seed}, here ${planned}.`;
  return undefined;
}
