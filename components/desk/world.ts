import { type Checker, createChecker, type Report } from "../../lib/diagnostics";
import type { Draft, FileMap } from "../../lib/documents";
import { type GameDefinition, games } from "../../lib/games";

/** The texts that the desk holds, and what it knows of them. */
export class Desk {
  files: Record<string, string> = {};
  game: GameDefinition | undefined;
  private checker: Checker = createChecker();
  private checked = false;
  private latest: Report | undefined;

  open(game: string | undefined, files: FileMap): void {
    this.files = { ...files };
    this.game = game === undefined ? undefined : games[game];
    this.checker = createChecker(this.game);
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

  get draft(): Draft {
    this.report();
    return this.checker.draft!;
  }
}
