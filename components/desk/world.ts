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
import { gameIds, gameRules as games } from "../../lib/games/loaded";
import type { GameDefinition } from "../../lib/games/types";
import type { Game } from "../../lib/kernel";
import type { World } from "../../lib/language";
import { Comparisons } from "./held";

const MANIFEST = "sandtable.json";

/** The texts that the desk holds, and what it knows of them. */
export class Desk {
  files: Record<string, string> = {};
  game: GameDefinition | undefined;
  /** Paths of the workspace's own files; the others are the game's. */
  own: ReadonlySet<string> = new Set();
  private checker: Checker = createChecker();
  /** Has a memory of its own, so that trying an edit out does not cost the next check its own. */
  private trial: Checker = createChecker();
  private shipped: FileMap = {};
  /** What the texts are compared with. */
  held = new Comparisons(this.shipped);
  private layers: Pick<CheckOptions, "layers" | "without"> = {};
  /** Of the texts as they are now; undefined: it has not begun. */
  private check: CheckInSteps | undefined;
  /** What it came to; undefined: some of it is still to be done. */
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

  /** A new text of an own file; null: the file is taken away, and the game's of that path counts again. */
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

  /** A check that is under way is about texts that are no more. */
  private changed(): void {
    this.check = undefined;
    this.latest = undefined;
  }

  private get current(): CheckInSteps {
    return (this.check ??= this.checker.begin(this.files, this.options(this.files)));
  }

  /** All problems of the texts as they are now are known. */
  get isChecked(): boolean {
    return this.latest !== undefined;
  }

  /** Carries the check of the texts on by a step. */
  step(): void {
    if (!this.latest && !this.current.step()) this.latest = this.current.report();
  }

  /** All that syntax and schemas find in the texts as they are now, while none of the slower tiers has been run. */
  early(): Report | undefined {
    return !this.latest && this.current.isEarly ? this.current.report() : undefined;
  }

  /** All problems of the texts as they are now. */
  report(): Report {
    while (!this.latest) this.step();
    return this.latest;
  }

  /** All problems as they would be after edits that nobody has made yet. */
  reportAfter(edits: readonly TextEdit[]): Report {
    return this.after(edits).report;
  }

  /** The draft as it would be then, with its problems. */
  after(edits: readonly TextEdit[]): { draft: Draft; report: Report } {
    const files = editFiles(this.files, edits);
    const report = this.trial.check(files, this.options(files));
    return { draft: this.trial.draft!, report };
  }

  /** While the manifest is being typed and cannot be read, the layers of its last good text stay on. */
  private options(files: FileMap): CheckOptions {
    this.layers = manifestLayers(MANIFEST, files[MANIFEST] ?? "") ?? this.layers;
    return { ...this.layers, games: gameIds };
  }

  /** What the language features look at. */
  get world(): World {
    return { draft: this.draft, files: this.files, game: this.game, schemas: schemasIn(this.draft), kinds };
  }

  /** A scenario as the engine has set it up; undefined when it did not. */
  gameOf(scenario: string): Game | undefined {
    this.report();
    return this.checker.gameOf(scenario);
  }

  get draft(): Draft {
    return this.current.draft;
  }
}
