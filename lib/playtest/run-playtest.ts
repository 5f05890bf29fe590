import { child, isScenarioPath, lineMapOf, parseDocument, scenarioIdOf, scenarioPath } from "../documents";
import { type Book, namesOf, type Playable, refusalText } from "../book";
import { placeOfError } from "./places";
import { runScript, type ScriptError } from "./script";
import { readScript, type Script } from "./script-shape";
import { chapterOf } from "./sections";

/** The first thing in which play differs from a playtest. */
export interface PlaytestFailure extends Pick<
  ScriptError,
  "message" | "rule" | "section" | "index" | "expectation"
> {
  /** As of a script; "rules" where the rules themselves could not go on. */
  code: ScriptError["code"] | "rules";
  /** Where it is in the playtest's own text. */
  pointer: string;
}

/**
 * The result of a playtest: passed (green), failed (red), could not be played (grey), or a shipped one that differs
 * because of what a workspace changes (see `byChange`).
 */
export interface PlaytestResult {
  path: string;
  title: string;
  state: "green" | "red" | "grey" | "differs";
  /** How long it took (milliseconds). */
  ms: number;
  /** Choices that were made, out of how many. */
  played: number;
  of: number;
  /** Of one that is red or differs: the first difference. */
  failure?: PlaytestFailure;
  /** Of a grey one: why it could not be tried. */
  reason?: string;
  /** It is played with other layers than those that are on: it says nothing of this ruleset. */
  otherLayers?: true;
}

/** The text of a playtest, read: its script, or in words why there is none. */
export interface ReadPlaytest {
  title: string;
  script?: Script;
  reason?: string;
}

export function readPlaytest(path: string, text: string): ReadPlaytest {
  const name = path.replace(/^playtests\/|\.json$/g, "");
  const parsed = parseDocument(path, text);
  const { value, problems } = parsed;
  if (value === undefined) {
    const [first] = problems;
    const { line, column } = lineMapOf(parsed).positionAt(first?.offset ?? 0);
    return { title: name, reason: `Line ${line}:${column} is not JSON: ${first?.message ?? "it is empty."}` };
  }
  const own = child(value, "title");
  const title = typeof own === "string" ? own : name;
  const script = readScript(value);
  return script.ok ? { title, script: script.value } : { title, reason: script.error };
}

/** Plays a playtest of the book on its documents as they are now. */
export function runPlaytest(book: Book, path: string, read?: ReadPlaytest): PlaytestResult {
  const began = performance.now();
  const { title, script, reason } = read ?? readPlaytest(path, book.playtests.get(path) ?? "");
  const of = script?.choices.length ?? 0;
  const result = (
    state: PlaytestResult["state"],
    played: number,
    more: Pick<PlaytestResult, "failure" | "reason" | "otherLayers">,
  ): PlaytestResult => ({ path, title, state, ms: performance.now() - began, played, of, ...more });
  if (!script) return result("grey", 0, { reason });
  const wanted = whatItNeeds(book, script);
  if ("reason" in wanted) return result("grey", 0, wanted);
  const { played, failure } = playIt(wanted, script);
  return failure ? result("red", played, { failure }) : result("green", played, {});
}

/** The rules and the scenario that a script is played with, or why they are not there. */
export function whatItNeeds(book: Book, script: Script): Playable | { reason: string; otherLayers?: true } {
  const { game, layers, scenario } = script;
  if (scenario === undefined) return { reason: "It names no scenario. Give the id of one as “scenario”." };
  if (game !== undefined && book.game && game !== book.game.id) {
    return { reason: `It is a playtest of “${game}”, not of “${book.game.id}”.` };
  }
  if (layers && layers.join() !== book.layers.join()) {
    return { reason: `It is played with ${named(layers)}, but ${areOn(book.layers)}.`, otherLayers: true };
  }
  if (/[\\/]|\.json$/.test(scenario)) {
    return { reason: `It starts from the file ${scenario}. Give the id of a scenario of this workspace.` };
  }
  if (!book.documents.has(scenarioPath(scenario)) && book.errorsOf(scenarioPath(scenario)).length === 0) {
    return { reason: `There is no scenario “${scenario}”. ${scenarioWords(book)}` };
  }
  const playable = book.playable(scenario);
  if ("reasons" in playable) {
    const [first, ...others] = playable.reasons;
    const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
    return { reason: `The documents have errors. ${first!.file}: ${first!.message}${more}` };
  }
  const unknown = script.options?.find((id) => !playable.options.some((option) => option.id === id));
  return unknown === undefined ? playable : { reason: `There is no optional rule “${unknown}”.` };
}

/** The scenarios there are, for a message about an unknown one. */
function scenarioWords(book: Book): string {
  const ids = [...book.documents.keys()].filter(isScenarioPath).map((path) => `“${scenarioIdOf(path)}”`);
  return ids.length === 0 ? "There is none at all." : `Known are ${ids.join(", ")}.`;
}

const named = (layers: readonly string[]): string =>
  layers.length === 0
    ? "no layer on"
    : `the ${layers.length === 1 ? "layer" : "layers"} ${layers.join(", ")}`;

const areOn = (layers: readonly string[]): string =>
  layers.length === 0 ? "none is on" : `${layers.join(", ")} ${layers.length === 1 ? "is" : "are"} on`;

function playIt(playable: Playable, script: Script): { played: number; failure?: PlaytestFailure } {
  const { ruleset, scenario, recommended } = playable;
  let made = -1;
  const inWords = ({ code, message, index }: ScriptError): string => {
    const choice = script.choices[index]?.choice;
    return choice && (code === "illegal" || code === "ambiguous")
      ? refusalText(message, choice, namesOf(playable))
      : message;
  };
  const failed = ({
    code,
    message,
    rule,
    section,
    index,
    expectation,
  }: Omit<PlaytestFailure, "pointer">): PlaytestFailure => ({
    code,
    message,
    index,
    pointer: placeOfError(script, { code, index, expectation }),
    ...(rule !== undefined && { rule }),
    ...(section !== undefined && { section }),
    ...(expectation !== undefined && { expectation }),
  });
  try {
    const options = script.options ?? recommended;
    const watch = (): void => void made++;
    const { played, error } = runScript(ruleset, script, { scenario, options, watch });
    return { played, ...(error && { failure: failed({ ...error, message: inWords(error) }) }) };
  } catch (error) {
    // Rules that data have led astray: that is what the playtest has found, and others can still be played.
    const message = `The rules failed: ${(error as Error).message}`;
    const section = chapterOf(script.chapters ?? [], made);
    return { played: Math.max(0, made), failure: failed({ code: "rules", message, section, index: made }) };
  }
}
