import { type Checker, createChecker, type Report } from "../../lib/diagnostics";
import { applyEdits, type Draft, type FileMap, type TextEdit } from "../../lib/documents";
import { kinds, schemas } from "../../lib/documents/generated/schemas";
import { type GameDefinition, games } from "../../lib/games";
import type { World } from "../../lib/language";

/** The texts that the desk holds, and what it knows of them. */
export class Desk {
  files: Record<string, string> = {};
  game: GameDefinition | undefined;
  private checker: Checker = createChecker();
  /** Has a memory of its own, so that trying an edit out does not cost the next check its own. */
  private trial: Checker = createChecker();
  private checked = false;
  private latest: Report | undefined;

  open(game: string | undefined, files: FileMap): void {
    this.files = { ...files };
    this.game = game === undefined ? undefined : games[game];
    this.checker = createChecker(this.game);
    this.trial = createChecker(this.game);
    this.checked = false;
  }

  write(file: string, text: string | null): void {
    const files = { ...this.files };
    if (text === null) delete files[file];
    else files[file] = text;
    this.files = files;
    this.checked = false;
  }

  /** All problems of the texts as they are now. */
  report(): Report {
    if (!this.checked || !this.latest) {
      this.latest = this.checker.check(this.files, { games: Object.keys(games) });
      this.checked = true;
    }
    return this.latest;
  }

  /** All problems as they would be after edits that nobody has made yet. */
  reportAfter(edits: readonly TextEdit[]): Report {
    const files: Record<string, string> = { ...this.files };
    for (const file of new Set(edits.map((edit) => edit.file))) {
      const own = edits.filter((edit) => edit.file === file);
      files[file] = applyEdits(files[file] ?? "", own);
    }
    return this.trial.check(files, { games: Object.keys(games) });
  }

  /** What the language features look at. */
  get world(): World {
    return { draft: this.draft, files: this.files, game: this.game, schemas, kinds };
  }

  get draft(): Draft {
    this.report();
    return this.checker.draft!;
  }
}
