import {
  applyMergePatch,
  child,
  isScenarioPath,
  type Json,
  originOf,
  scenarioIdOf,
  scenarioPath,
  underNameOf,
  type ValueEdit,
  withValueEdits,
} from "../documents";
import { compiledOnce, isApart } from "../games/compiled";
import { inScenario } from "../games/time";
import { CompileError, type Documents, type GameDefinition } from "../games/types";
import type { Ruleset } from "../kernel";
import { parsedOnce } from "./parsed-once";

/** One error in the documents, to show why a game cannot be played. */
export interface DocumentError {
  file: string;
  code: string;
  message: string;
}

/** Updates of the documents, for those who play with them. */
export interface DocumentUpdate {
  game: string | undefined;
  /** JSON of the documents that changed since the last news, by path; null: there is none any more. */
  documents: Record<string, string | null>;
  /** Values at places of documents that were sent before, by the path of the document. */
  edits?: Readonly<Record<string, readonly ValueEdit[]>>;
  /** Of playtests: their texts that changed, as they are in their files. */
  playtests: Record<string, string | null>;
  /** Ids of the layers that are on, in order. */
  layers: string[];
  errors: DocumentError[];
}

/** A scenario that can be set up, with the rules that play it. */
export interface Playable {
  definition: GameDefinition;
  ruleset: Ruleset<unknown, unknown>;
  /** Merged documents with the scenario's own overrides. */
  documents: Documents;
  path: string;
  scenario: Json;
  title: string;
  /** Optional rules that there are, by id, and those that the scenario recommends. */
  options: { id: string; title: string; rule: string | undefined }[];
  recommended: string[];
  sideName(id: string): string;
}

/** Why a scenario cannot be played. */
export interface NotPlayable {
  reasons: DocumentError[];
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** Whether errors in a file keep the scenario of a path from being played: those of its siblings do not. */
export const concerns = (file: string, path: string): boolean => !isApart(file) || file === path;

/** The merged documents as they were last sent, and the rulesets made of them. */
export class Book {
  game: GameDefinition | undefined;
  layers: readonly string[] = [];
  readonly documents = new Map<string, Json>();
  readonly playtests = new Map<string, string>();
  private errors: readonly DocumentError[] = [];
  /** Counts the changes of what all scenarios are played by, and those of each document. */
  private rules = 0;
  private readonly versions = new Map<string, number>();
  /** Rulesets by the overrides of the scenarios that are played with them. */
  private readonly compiled = new Map<string, { documents: Documents; rules: unknown }>();

  /** `games`: with their players and odds, or the rules alone (`gameRules`) where those are not needed. */
  constructor(private readonly games: Readonly<Record<string, GameDefinition>>) {}

  take(news: DocumentUpdate): void {
    const { edits = {} } = news;
    const paths = [...Object.keys(news.documents), ...Object.keys(edits)];
    if (this.game?.id !== news.game || paths.some((path) => !isApart(path))) {
      this.rules++;
      this.compiled.clear();
    }
    this.game = news.game === undefined ? undefined : this.games[news.game];
    for (const path of paths) {
      const text = news.documents[path];
      if (text === undefined) this.edit(path, edits[path]!);
      else if (text === null) this.documents.delete(path);
      else this.documents.set(path, parsedOnce(path, text));
      this.versions.set(path, (this.versions.get(path) ?? 0) + 1);
      // The rules stand, but the documents beside them are others.
      for (const made of this.compiled.values()) made.documents = withDocument(made.documents, path, this);
    }
    for (const [path, text] of Object.entries(news.playtests)) {
      if (text === null) this.playtests.delete(path);
      else this.playtests.set(path, text);
    }
    this.layers = news.layers;
    this.errors = news.errors;
  }

  private edit(path: string, edits: readonly ValueEdit[]): void {
    const before = this.documents.get(path);
    if (before === undefined) throw new RangeError(`${path} was edited before it was sent.`);
    this.documents.set(path, withValueEdits(before, edits));
  }

  /** All that play of a scenario rests on, as versions: while it is the same, the same choices lead to the same. */
  basisOf(id: string): string {
    const path = scenarioPath(id);
    return JSON.stringify([this.rules, this.versions.get(path) ?? 0, this.errorsOf(path)]);
  }

  /** The same for a battle, which may rest on a scenario's control. */
  basisOfBattle(path: string): string {
    const scenarios = [...this.versions].filter(([each]) => isScenarioPath(each));
    return JSON.stringify([this.rules, this.versions.get(path) ?? 0, scenarios, this.errorsOf(path)]);
  }

  /** Ids of the scenarios, with their titles. */
  scenarios(): { id: string; title: string }[] {
    return [...this.documents]
      .filter(([path]) => isScenarioPath(path))
      .map(([path, value]) => {
        const id = scenarioIdOf(path);
        return { id, title: textOf(child(value, "title")) ?? id };
      });
  }

  /** The errors that keep the scenario of a path from being played. */
  errorsOf(path: string): DocumentError[] {
    return this.errors.filter(({ file }) => concerns(file, path));
  }

  /**
   * A scenario of another book ready to be set up by this one: its own of that id, else what the other copied it from,
   * under the name of the copy; or all that keeps it from that.
   */
  playableLike(id: string, other: Book): Playable | NotPlayable {
    const path = scenarioPath(id);
    if (this.documents.has(path)) return this.playable(id);
    const origin = originOf(
      id,
      (each) => other.documents.get(scenarioPath(each)),
      (each) => this.documents.has(scenarioPath(each)),
    );
    if (origin === undefined) {
      const title = textOf(child(other.documents.get(path), "title")) ?? id;
      return refuse(
        path,
        "play/no-scenario",
        `It has no scenario like “${title}”, nor one that it was copied from.`,
      );
    }
    const reasons = this.errorsOf(scenarioPath(origin));
    if (reasons.length > 0) return { reasons };
    const scenario = underNameOf(other.documents.get(path), this.documents.get(scenarioPath(origin))!);
    return this.ready(id, scenario);
  }

  /** A scenario ready to be set up, or all that keeps it from that. */
  playable(id: string): Playable | NotPlayable {
    const path = scenarioPath(id);
    const scenario = this.documents.get(path);
    const reasons = this.errorsOf(path);
    if (this.game && reasons.length > 0) return { reasons };
    return this.ready(id, scenario);
  }

  private ready(id: string, scenario: Json | undefined): Playable | NotPlayable {
    const path = scenarioPath(id);
    const { game } = this;
    if (!game) return refuse(path, "play/no-game", "There are no rules that play this workspace's game.");
    if (scenario === undefined)
      return refuse(path, "play/no-scenario", `There is no scenario “${id}” any more.`);
    const made = this.compile(game, scenario);
    if (made instanceof CompileError) return refuse(made.document, "play/does-not-compile", made.message);
    const { rules } = made;
    const documents =
      made.documents[path] === scenario ? made.documents : { ...made.documents, [path]: scenario };
    const sides = child(documents["game.json"], "sides");
    const options = Object.entries((child(documents["options.json"], "options") ?? {}) as object);
    const recommended = child(scenario, "recommendedOptions");
    return {
      definition: inScenario(game, scenario),
      ruleset: { module: game.module, rules },
      documents,
      path,
      scenario,
      title: textOf(child(scenario, "title")) ?? id,
      options: options.map(([option, value]: [string, Json]) => ({
        id: option,
        title: textOf(child(value, "title")) ?? option,
        rule: textOf(child(value, "rule")),
      })),
      recommended: Array.isArray(recommended) ? recommended.map(String) : [],
      sideName: (side) => textOf(child(child(sides, side), "name")) ?? side,
    };
  }

  /** Documents and rules as a scenario changes them, or as they stand where there is none. */
  compile(game: GameDefinition, scenario?: Json): { documents: Documents; rules: unknown } | CompileError {
    const overrides = child(scenario, "overrides") ?? null;
    const key = JSON.stringify(overrides);
    const known = this.compiled.get(key);
    if (known) return known;
    const documents: Record<string, Json> = Object.fromEntries(this.documents);
    for (const [path, patch] of Object.entries((overrides ?? {}) as Record<string, Json>))
      documents[path] = applyMergePatch(documents[path], patch);
    try {
      const made = { documents, rules: compiledOnce(game, documents) };
      this.compiled.set(key, made);
      return made;
    } catch (error) {
      if (error instanceof CompileError) return error;
      throw error;
    }
  }
}

function withDocument(documents: Documents, path: string, book: Book): Documents {
  const changed: Record<string, Json> = { ...documents };
  const now = book.documents.get(path);
  if (now === undefined) delete changed[path];
  else changed[path] = now;
  return changed;
}

const refuse = (file: string, code: string, message: string): NotPlayable => ({
  reasons: [{ file, code, message }],
});
