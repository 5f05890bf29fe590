import {
  type Checker,
  type CheckOptions,
  createChecker,
  type Report,
  schemasIn,
} from "../../lib/diagnostics";
import { type Draft, editFiles, type FileMap, manifestLayers, type TextEdit } from "../../lib/documents";
import { kinds } from "../../lib/documents/generated/schemas";
import { type GameDefinition, games } from "../../lib/games";
import type { Game } from "../../lib/kernel";
import type { World } from "../../lib/language";
import { Held } from "./held";

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
  held = new Held(this.shipped);
  private layers: Pick<CheckOptions, "layers" | "without"> = {};
  private checked = false;
  private latest: Report | undefined;

  open(game: string | undefined, shipped: FileMap, own: FileMap): void {
    this.files = { ...shipped, ...own };
    this.own = new Set(Object.keys(own));
    this.shipped = shipped;
    this.held = new Held(shipped);
    this.game = game === undefined ? undefined : games[game];
    this.checker = createChecker(this.game);
    this.trial = createChecker(this.game);
    this.checked = false;
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
    this.checked = false;
  }

  /** All problems of the texts as they are now. */
  report(): Report {
    if (!this.checked || !this.latest) {
      this.latest = this.checker.check(this.files, this.options(this.files));
      this.checked = true;
    }
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
    return { ...this.layers, games: Object.keys(games) };
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
    this.report();
    return this.checker.draft!;
  }
}
