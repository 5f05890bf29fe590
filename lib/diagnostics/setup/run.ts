import type { Json } from "../../documents";
import { compiledOnce } from "../../games/compiled";
import { CompileError, type Documents, type GameDefinition } from "../../games/types";
import { cited, type Game, type SetupProblem, start } from "../../kernel";
import { type Reading, readsTheSame, watched } from "../rules/reading";
import { inWords } from "../rules/run";

/** How the engine took the documents, or a scenario. */
export type Compiled =
  | { kind: "rules"; rules: unknown }
  | { kind: "refused"; error: CompileError }
  | { kind: "crashed"; message: string };

export type Started =
  /** `isSetUp`: it was not refused. `game`: as it was set up, where somebody wants to see it. */
  | { kind: "done"; problems: readonly SetupProblem[]; isSetUp: boolean; game: Game | undefined }
  | { kind: "crashed"; message: string };

interface Attempt {
  documents: Documents;
  compiled: Compiled;
  /** By the scenario's path, with the value that was started. */
  starts: Map<string, { scenario: Json; started: Started }>;
  /** By the battle's path, with the battle and what else was read for it: the scenario on which it rests. */
  battles: Map<string, { battle: Json; reading: Reading; tried: Tried }>;
}

/** How the engine took a battle that was set up by hand. */
export type Tried =
  { kind: "done"; problems: readonly SetupProblem[] } | { kind: "crashed"; message: string };

/** Compiles documents and starts scenarios from them; what has not changed is not done again. */
export class SetupRunner {
  private readonly attempts = new Map<string, Attempt>();
  /** The scenario whose game was asked for last. The games of others are not kept: of a large board each takes much room. */
  private wanted: string | undefined;

  constructor(private readonly game: GameDefinition) {}

  compile(world: string, documents: Documents): Compiled {
    const before = this.attempts.get(world);
    if (before && sameDocuments(before.documents, documents)) return before.compiled;
    const compiled = this.attemptCompile(documents);
    this.attempts.set(world, { documents, compiled, starts: new Map(), battles: new Map() });
    return compiled;
  }

  /** Whether the scenario has yet to be set up by the rules compiled last in this world. */
  isDue(world: string, path: string, scenario: Json): boolean {
    const attempt = this.attempts.get(world);
    return attempt?.compiled.kind === "rules" && attempt.starts.get(path)?.scenario !== scenario;
  }

  /** Sets the scenario up by the rules compiled last in this world, with each of the sets of options. */
  start(world: string, path: string, scenario: Json): Started {
    const attempt = this.attempts.get(world);
    if (attempt?.compiled.kind !== "rules") {
      return { kind: "done", problems: [], isSetUp: false, game: undefined };
    }
    const before = attempt.starts.get(path);
    if (before?.scenario === scenario) return before.started;
    const started = this.attemptStart(attempt.compiled.rules, scenario);
    if (started.kind === "done" && path !== this.wanted) started.game = undefined;
    attempt.starts.set(path, { scenario, started });
    return started;
  }

  /**
   * A scenario as it was set up, with the optional rules that it recommends, at its first decision; undefined where it
   * was refused. Set up anew if its game was not kept.
   */
  gameOf(world: string, path: string): Game | undefined {
    const attempt = this.attempts.get(world);
    const start = attempt?.starts.get(path);
    if (attempt?.compiled.kind !== "rules" || start?.started.kind !== "done" || !start.started.isSetUp) {
      return undefined;
    }
    this.wanted = path;
    if (!start.started.game) {
      const again = this.attemptStart(attempt.compiled.rules, start.scenario);
      start.started.game = again.kind === "done" ? again.game : undefined;
    }
    return start.started.game;
  }

  /** Sets a battle up by the rules compiled last in this world. */
  setUpBattle(world: string, path: string, battle: Json, documents: Documents): Tried {
    const attempt = this.attempts.get(world);
    const { battles: source } = this.game;
    if (attempt?.compiled.kind !== "rules" || !source) return { kind: "done", problems: [] };
    const before = attempt.battles.get(path);
    if (before?.battle === battle && readsTheSame(before.reading, documents, NONE)) return before.tried;
    const ruleset = { module: this.game.module, rules: attempt.compiled.rules };
    const view = watched(documents, NONE);
    const tried = attemptBattle(() => {
      const made = source.setUp(ruleset, battle, view.documents);
      return made.ok ? [] : cited(ruleset, made.error);
    });
    attempt.battles.set(path, { battle, reading: view.reading, tried });
    return tried;
  }

  private attemptCompile(documents: Documents): Compiled {
    try {
      return { kind: "rules", rules: compiledOnce(this.game, documents) };
    } catch (error) {
      if (error instanceof CompileError) return { kind: "refused", error };
      return { kind: "crashed", message: inWords(error) };
    }
  }

  private attemptStart(rules: unknown, scenario: Json): Started {
    const { module } = this.game;
    const problems = new Map<string, SetupProblem>();
    let game: Game | undefined;
    try {
      const sets = optionSets(scenario);
      for (const options of sets) {
        const report = (found: readonly SetupProblem[]): void => {
          for (const problem of found) problems.set(`${problem.pointer}\n${problem.message}`, problem);
        };
        const note = (made: ReturnType<typeof module.setup>): typeof made => {
          report(cited({ module, rules }, made.ok ? made.value.problems : made.error));
          return made;
        };
        if (options !== sets.at(-1)) note(module.setup(rules, scenario, { options }));
        else {
          // Playing on to the first decision shows what the position alone does not; once is enough.
          const noting = {
            ...module,
            setup: (...given: Parameters<typeof module.setup>) => note(module.setup(...given)),
          };
          const started = start({ module: noting, rules }, scenario, { options, seed: 1, bulk: true });
          if (started.ok) game = started.value;
          else report(started.error);
        }
      }
    } catch (error) {
      return { kind: "crashed", message: inWords(error) };
    }
    return { kind: "done", problems: [...problems.values()], isSetUp: game !== undefined, game };
  }
}

/**
 * Without optional rules, and with those that the scenario recommends: the sets that people play. A position saved
 * during play continues only with its own.
 */
function optionSets(scenario: Json): string[][] {
  const members =
    typeof scenario === "object" && scenario !== null && !Array.isArray(scenario) ? scenario : {};
  const advised = members.recommendedOptions;
  const options = Array.isArray(advised)
    ? advised.filter((each): each is string => typeof each === "string")
    : [];
  return options.length === 0 ? [[]] : members.position === undefined ? [[], options] : [options];
}

function attemptBattle(problems: () => readonly SetupProblem[]): Tried {
  try {
    return { kind: "done", problems: problems() };
  } catch (error) {
    return { kind: "crashed", message: inWords(error) };
  }
}

/** Nothing is withheld from battles: those that rest on what is broken are not set up. */
const NONE: ReadonlySet<string> = new Set();

function sameDocuments(a: Documents, b: Documents): boolean {
  const paths = Object.keys(a);
  return paths.length === Object.keys(b).length && paths.every((path) => a[path] === b[path]);
}
