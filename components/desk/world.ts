import {
  type Checker,
  type CheckInSteps,
  type CheckOptions,
  createChecker,
  type Report,
  schemasIn,
} from "../../lib/diagnostics";
import { type Draft, editFiles, type FileMap, manifestLayers, type TextEdit } from "../../lib/documents";
import { kinds } from "../../lib/documents/generated/kinds";
import { gameIds } from "../../lib/games/load";
import { gameRules as games } from "../../lib/games/loaded";
import type { GameDefinition } from "../../lib/games/types";
import type { Game } from "../../lib/kernel";
import type { World } from "../../lib/language";
import { Comparisons } from "./held";

const MANIFEST = "sandtable.json";

/** The texts of the workspace, with their draft and problems. */
export class Desk {
  files: Record<string, string> = {};
  game: GameDefinition | undefined;
  /** Paths of the workspace's own files; the others are the game's. */
  own: ReadonlySet<string> = new Set();
  private checker: Checker = createChecker();
  /** A checker with its own cache, so that trying an edit does not empty the cache of the next check. */
  private trial: Checker = createChecker();
  private shipped: FileMap = {};
  /** Versions to compare the texts with. */
  held = new Comparisons(this.shipped);
  private layers: Pick<CheckOptions, "layers" | "without"> = {};
  /** The check of the current texts; undefined: not started. */
  private check: CheckInSteps | undefined;
  /** The result of the check; undefined: not finished. */
  private latest: Report | undefined;

  open(game: string | undefined, shipped: FileMap, own: FileMap): void {
    this.files = { ...shipped, ...own };
    this.own = new Set(Object.keys(own));
    this.shipped = shipped;
    this.held = new Comparisons(shipped);
    this.game = game === undefined ? undefined : games[game];
    this.checker = createChecker(this.game);
    this.trial = createChecker(this.game);
    this.changed();
  }

  /** Sets the text of a file of the workspace; null deletes it, and the game's file of that path applies again. */
  write(file: string, text: string | null): void {
    const files = { ...this.files };
    const own = new Set(this.own);
    const next = text ?? this.shipped[file];
    if (text === null) own.delete(file);
    else own.add(file);
    if (next === undefined) delete files[file];
    else files[file] = next;
    this.own = own;
    this.files = files;
    this.changed();
  }

  /** A check in progress is for outdated texts. */
  private changed(): void {
    this.check = undefined;
    this.latest = undefined;
  }

  private get current(): CheckInSteps {
    return (this.check ??= this.checker.begin(this.files, this.options(this.files)));
  }

  /** Whether the check of the current texts is finished. */
  get isChecked(): boolean {
    return this.latest !== undefined;
  }

  /** Runs the next step of the check. */
  step(): void {
    if (!this.latest && !this.current.step()) this.latest = this.current.report();
  }

  /** All problems of syntax and schemas in the current texts, before any of the slower tiers has run. */
  early(): Report | undefined {
    return !this.latest && this.current.isEarly ? this.current.report() : undefined;
  }

  /** All problems of the current texts. */
  report(): Report {
    while (!this.latest) this.step();
    return this.latest;
  }

  /** All problems as they would be after edits. */
  reportAfter(edits: readonly TextEdit[]): Report {
    return this.after(edits).report;
  }

  /** The draft as it would be after edits, with its problems. */
  after(edits: readonly TextEdit[]): { draft: Draft; report: Report } {
    const files = editFiles(this.files, edits);
    const report = this.trial.check(files, this.options(files));
    return { draft: this.trial.draft!, report };
  }

  /** While the manifest is invalid, the layers of its last valid text stay on. */
  private options(files: FileMap): CheckOptions {
    this.layers = manifestLayers(MANIFEST, files[MANIFEST] ?? "") ?? this.layers;
    return { ...this.layers, games: gameIds };
  }

  /** What the language features need. */
  get world(): World {
    return { draft: this.draft, files: this.files, game: this.game, schemas: schemasIn(this.draft), kinds };
  }

  /** The position of a scenario as the engine sets it up; undefined when it refuses. */
  gameOf(scenario: string): Game | undefined {
    this.report();
    return this.checker.gameOf(scenario);
  }

  get draft(): Draft {
    return this.current.draft;
  }
}
