import { type Checker, createChecker, type Diagnostic, type Report } from "../../../lib/diagnostics";
import {
  type FileMap,
  isPointer,
  isScenarioPath,
  type Json,
  lineMap,
  withScenario,
} from "../../../lib/documents";
import { fireInTheSky } from "../../../lib/games/fire-in-the-sky";
import type { GameDefinition } from "../../../lib/games/types";
import {
  below,
  type Game,
  hash,
  pending,
  resume,
  type Ruleset,
  seedState,
  start,
  take,
  undo,
  view,
} from "../../../lib/kernel";

export const game = fireInTheSky as GameDefinition;

/** What must hold of any files whatever; says what does not, or nothing. */
export interface Verdict {
  report: Report;
  /** In words, each beginning with where it showed. */
  faults: string[];
  /** Games that were played: one of the scenarios, if the check let it through. */
  played: number;
}

export const CHOICES = 200;

/** Check the files, and play what the check lets through. */
export function judge(
  files: FileMap,
  checker: Checker = createChecker(game),
  seed = 1,
  choices = CHOICES,
): Verdict {
  let report: Report;
  try {
    report = checker.check(files);
  } catch (error) {
    return { report: nothing, faults: [`check throws ${words(error)}`], played: 0 };
  }
  const faults = report.diagnostics.flatMap((one) => [...crashes(one), ...misplaced(one, files)]);
  if (!report.ok || faults.length > 0) return { report, faults, played: 0 };
  const { draft } = checker;
  const scenarios = [...draft!.documents.keys()].filter((path) => isScenarioPath(path));
  const path = scenarios[seed % scenarios.length];
  if (path === undefined) return { report, faults, played: 0 };
  const documents = Object.fromEntries(
    [...withScenario(draft!, path).documents].map(([name, { value }]) => [name, value]),
  );
  try {
    const ruleset: Ruleset<unknown, unknown> = { module: game.module, rules: game.compile(documents) };
    const options = optionsFor(documents, path, seed);
    const found = playOn(ruleset, documents[path]!, options, seed, choices);
    faults.push(...found.map((fault) => `${path} with ${options.join(", ") || "no options"} ${fault}`));
  } catch (error) {
    faults.push(`${path} throws ${words(error)}`);
  }
  return { report, faults, played: 1 };
}

const nothing: Report = {
  ok: false,
  diagnostics: [],
  counts: { error: 0, warning: 0, info: 0, suppressed: 0 },
  suppressed: [],
};

/** The error with the innermost place in our own code. */
function words(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${words(error.cause)})` : "";
  return `${error.name}: ${error.message}${cause}\n${(error.stack ?? "").split("\n").slice(1, 6).join("\n")}`;
}

function crashes({ code, message }: Diagnostic): string[] {
  return code.startsWith("internal/") || code === "schema/unworded" ? [`${code}: ${message}`] : [];
}

/** Every problem has a file that is there (or is missed), a pointer, and a range inside the text. */
export function misplaced(one: Diagnostic, files: FileMap): string[] {
  const wrong = (what: string): string[] => [`${one.code} in ${one.file} has ${what}: ${one.message}`];
  const { start, end } = one.range;
  if (!isPointer(one.pointer)) return wrong(`the pointer ${one.pointer}`);
  if (one.message.trim() === "") return wrong("no message");
  const text = files[one.file];
  if (text === undefined) {
    const missed = one.code === "schema/missing-document" || one.code === "layer/no-manifest";
    const sound = start.line === 1 && start.column === 1 && missed;
    return sound || one.file === "game.json" ? [] : wrong("no such file");
  }
  const map = lineMap(text);
  for (const place of [start, end]) {
    const round = map.positionAt(map.offsetAt(place));
    if (round.line !== place.line || round.column !== place.column)
      return wrong(`the place ${place.line}:${place.column}`);
  }
  if (end.line < start.line || (end.line === start.line && end.column < start.column))
    return wrong("an end before its start");
  return (one.related ?? []).flatMap((related) =>
    misplaced({ ...one, related: undefined, ...related }, files),
  );
}

/** By the seed the optional rules that the scenario advises, or some of all that there are. */
function optionsFor(documents: Record<string, Json>, scenario: string, seed: number): string[] {
  if (seed % 3 === 0)
    return (documents[scenario] as { recommendedOptions?: string[] }).recommendedOptions ?? [];
  const { options } = documents["options.json"] as { options: Record<string, unknown> };
  const random = seedState(seed + 77);
  return Object.keys(options).filter(() => below(random, 2) === 1);
}

/** Set up, 200 random choices with the module's own invariants, half of them in a game read back, and all undone. */
export function playOn(
  ruleset: Ruleset<unknown, unknown>,
  scenario: Json,
  options: readonly string[],
  seed: number,
  choices = CHOICES,
): string[] {
  const started = start(ruleset, scenario, { options, seed });
  if (!started.ok) return [`cannot be set up: ${started.error.map(({ message }) => message).join(" ")}`];
  const first = started.value;
  const hashes = { first: hash(first), middle: "", last: "" };
  const random = seedState(seed);
  const faults: string[] = [];
  faults.push(...choose(first, choices / 2, random));
  hashes.middle = hash(first);
  const printed = JSON.parse(JSON.stringify(view(first))) as Json;
  const read = resume(ruleset, printed);
  if (!read.ok)
    return [...faults, `cannot be taken up: ${read.error.map(({ message }) => message).join(" ")}`];
  if (hash(read.value) !== hashes.middle) return [...faults, "is another game when it is read back"];
  if (JSON.stringify(pending(read.value)) !== JSON.stringify(pending(first)))
    return [...faults, "asks something else when it is read back"];
  const same = [...random] as typeof random;
  faults.push(...choose(first, choices / 2, random));
  choose(read.value, choices / 2, same);
  hashes.last = hash(first);
  if (hash(read.value) !== hashes.last) faults.push("goes another way when it is read back");
  while (first.made.length > 0) undo(first);
  if (hash(first) !== hashes.first) faults.push("is not undone to its start");
  return faults;
}

function choose(game: Game, choices: number, random: [number, number, number, number]): string[] {
  for (let i = 0; i < choices && game.asked !== 0; i++) {
    const side = 31 - Math.clz32(game.asked & -game.asked);
    const codes = game.table.codes(side);
    take(game, side, codes[below(random, codes.length)]!);
    const broken = game.ruleset.module.invariants(game.table);
    if (broken.length > 0) return [`after choice ${game.made.length}: ${broken.slice(0, 3).join(" ")}`];
  }
  return [];
}
