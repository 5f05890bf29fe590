import type { Book } from "../book";
import { get, isObject, parseDocument } from "../documents";
import { type Game, type Json, type JsonObject, stableText, view } from "../kernel";
import { cutAt } from "./cut";
import { placeOfExpectation } from "./places";
import { readPlaytest, whatItNeeds } from "./run-playtest";
import { generatorOf, runScript } from "./script";

/** A playtest brought up to date with the documents, or why it cannot be. */
export type Adopted =
  | {
      value: JsonObject;
      /** Expectations that have another value now, or are gone. */
      changed: number;
      /** Choices that are left, out of how many. */
      kept: number;
      of: number;
    }
  | { reason: string };

/**
 * The playtest of a path as it holds by the documents as they are: each expectation has the value that comes out now,
 * and what follows a choice that cannot be made any more is left out. Its sections, moves and notes stay.
 */
export function adoptPlaytest(book: Book, path: string): Adopted {
  const text = book.playtests.get(path) ?? "";
  const { script, reason } = readPlaytest(path, text);
  const { value } = parseDocument(path, text);
  if (!script || !isObject(value)) return { reason: reason ?? "It cannot be read." };
  const playable = whatItNeeds(book, script);
  if ("reason" in playable) return playable;
  const { ruleset, scenario, recommended } = playable;
  const from = { scenario, options: script.options ?? recommended };
  const generator = generatorOf(ruleset, script, from);
  const document = structuredClone(value) as JsonObject;
  const gone = new Set<Json>();
  let changed = 0;
  let at = -1;
  const watch = (game: Game): void => {
    at++;
    const expected = (script.expect ?? []).entries();
    const due = [...expected].filter(([, { after }]) => after === at);
    if (due.length === 0) return;
    const printed = view(game);
    for (const [number, { pointer, equals }] of due) {
      const found = get(printed, pointer);
      if (found !== undefined && stableText(found) === stableText(equals)) continue;
      changed++;
      const stands = get(document, placeOfExpectation(script, number)) as JsonObject;
      if (found === undefined) gone.add(stands);
      else stands["equals"] = structuredClone(found) as Json;
    }
  };
  const of = script.choices.length;
  let run;
  try {
    run = runScript(ruleset, { ...script, generator, expect: [] }, { ...from, watch });
  } catch (error) {
    return { reason: `The rules failed: ${(error as Error).message}` };
  }
  const { game, played: kept } = run;
  if (!game) return { reason: run.error?.message ?? "The scenario cannot be set up." };
  if (kept === 0 && of > 0) return { reason: `Its first choice is not possible now. ${run.error!.message}` };
  const { chance } = game.state;
  const whole: JsonObject = {
    ...(kept < of ? cutAt(document, kept) : document),
    ...(script.dice && chance.kind === "listed" && { dice: script.dice.slice(0, chance.next) }),
    ...(script.seed !== undefined && { generator }),
  };
  return { value: without(whole, gone) as JsonObject, changed, kept, of };
}

/** A value without some of the objects in its lists. */
function without(value: Json, gone: ReadonlySet<Json>): Json {
  if (gone.size === 0) return value;
  if (Array.isArray(value)) return value.filter((one) => !gone.has(one)).map((one) => without(one, gone));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(one, gone)]));
}
