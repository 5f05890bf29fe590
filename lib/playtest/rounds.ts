import { Book, type DocumentUpdate } from "../book";
import { gameRules } from "../games/loaded";
import { type Adopted, adoptPlaytest } from "./adopt";
import { type PlaytestResult, type ReadPlaytest, readPlaytest, runPlaytest } from "./run-playtest";

/** A playtest that is known, with what its last result rests on. */
interface Known {
  read: ReadPlaytest;
  /** Counts the texts that it has had. */
  version: number;
  result?: PlaytestResult;
  /** What the result rests on; undefined: it is to be played anyway. */
  basis?: string;
}

/** Playtests run round after round, while the documents change: only those that could have changed. */
export class PlaytestRounds {
  private readonly book = new Book(gameRules);
  private readonly known = new Map<string, Known>();

  /** Takes an update of the documents. Returns which playtests are to be played now, and which no longer exist. */
  take(news: DocumentUpdate): { due: string[]; gone: string[] } {
    this.book.take(news);
    const gone: string[] = [];
    for (const [path, text] of Object.entries(news.playtests)) {
      const before = this.known.get(path);
      if (text !== null) {
        const { version = 0, result } = before ?? {};
        const read = readPlaytest(path, text);
        this.known.set(path, {
          read,
          version: version + 1,
          result,
          basis: before?.basis,
        });
      } else if (this.known.delete(path)) gone.push(path);
    }
    return { due: this.due, gone };
  }

  /** Those that are to be played: first what failed before, then what is quickly done. */
  get due(): string[] {
    const due = [...this.known].filter(
      ([, each]) => each.basis === undefined || each.basis !== this.basis(each),
    );
    const wait = ({ result }: Known): number => (result?.state === "red" ? 0 : 1);
    const span = ({ read: { script } }: Known): number => script?.choices.length ?? 0;
    return due.sort(([, a], [, b]) => wait(a) - wait(b) || span(a) - span(b)).map(([path]) => path);
  }

  /** Plays one of them. */
  run(path: string): PlaytestResult {
    const known = this.known.get(path);
    if (!known) throw new RangeError(`There is no playtest ${path}.`);
    known.basis = this.basis(known);
    known.result = runPlaytest(this.book, path, known.read);
    return known.result;
  }

  /** One of them as it holds by the documents as they are. */
  adopted(path: string): Adopted {
    return adoptPlaytest(this.book, path);
  }

  /** Lets one be played again though nothing has changed; without a path all of them. */
  again(path?: string): string[] {
    for (const [each, known] of this.known) if (path === undefined || each === path) known.basis = undefined;
    return this.due;
  }

  /** All that a playtest's result depends on, as versions. */
  private basis({ version, read: { script } }: Known): string {
    if (script?.scenario === undefined) return JSON.stringify([version]);
    const { book } = this;
    return JSON.stringify([version, book.basisOf(script.scenario), script.layers ? book.layers : null]);
  }
}
