import type { Book, Playable } from "../../../lib/book";
import { parentPointer } from "../../../lib/documents";
import { type NumberPlace, numberAt, numbersIn } from "../../../lib/lab/numbers";
import type { DocumentNumbers, FoundNumber } from "../protocol";

/** The most numbers in a list. */
const MOST_FOUND = 40;
/** The greatest depth of parts of a document that can be chosen. */
const DEEPEST = 3;

/** The numbers of a scenario's documents, for searches; described when they are first needed. */
export class Numbers {
  private known: Playable["documents"] | undefined;
  private scenario = "";
  private byDocument = new Map<string, NumberPlace[]>();

  find(book: Book, scenario: string, words: string): FoundNumber[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ place, title }: NumberPlace): boolean => {
      const text = `${place} ${title}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    };
    const found: FoundNumber[] = [];
    for (const numbers of this.all(book, scenario).values()) {
      for (const each of numbers) {
        if (found.length === MOST_FOUND) return found;
        if (fits(each)) found.push(foundOf(each));
      }
    }
    return found;
  }

  at(book: Book, scenario: string, place: string): FoundNumber {
    const { definition, documents } = playableOf(book, scenario);
    const found = numberAt(definition, documents, place);
    if (!found.ok) throw new RangeError(found.error);
    return foundOf(found.value);
  }

  documents(book: Book, scenario: string): { document: string; count: number }[] {
    return [...this.all(book, scenario)]
      .map(([document, numbers]) => ({ document, count: numbers.length }))
      .filter(({ count }) => count > 0);
  }

  of(book: Book, scenario: string, document: string): DocumentNumbers {
    const numbers = this.all(book, scenario).get(document) ?? [];
    return { numbers: numbers.map(foundOf), branches: branchesOf(numbers) };
  }

  private all(book: Book, id: string): ReadonlyMap<string, NumberPlace[]> {
    const playable = book.playable(id);
    if ("reasons" in playable) return new Map();
    const { definition, documents, path } = playable;
    if (this.known !== documents || this.scenario !== path) {
      this.known = documents;
      this.scenario = path;
      const paths = Object.keys(documents).filter((each) => isPlayed(each, path));
      const inOrder = paths.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
      this.byDocument = new Map(inOrder.map((each) => [each, numbersIn(definition, documents, each)]));
    }
    return this.byDocument;
  }
}

/** Throws with the reason where a scenario cannot be played. */
function playableOf(book: Book, scenario: string): Playable {
  const playable = book.playable(scenario);
  if ("reasons" in playable) throw new RangeError("The scenario cannot be played with the current data.");
  return playable;
}

/** The parts of a document with several numbers, in the order of its text. */
function branchesOf(numbers: readonly NumberPlace[]): DocumentNumbers["branches"] {
  const found = new Map<string, { pointer: string; title: string; count: number }>();
  for (const { pointer, title } of numbers) {
    const titles = title.split(": ");
    const depth = pointer.split("/").length - 1;
    // A title that contains the separator itself cannot be split.
    const isClear = titles.length === depth;
    const above: string[] = [];
    for (let at = parentPointer(pointer) ?? ""; at !== ""; at = parentPointer(at) ?? "") above.unshift(at);
    for (const [i, at] of above.slice(0, DEEPEST).entries()) {
      const branch = found.get(at) ?? {
        pointer: at,
        title: isClear ? titles.slice(0, i + 1).join(": ") : at.slice(1),
        count: 0,
      };
      branch.count++;
      found.set(at, branch);
    }
  }
  return [...found.values()].filter(({ count }) => count > 1);
}

/** Battles, playtests and other scenarios do not affect the game. */
const isPlayed = (path: string, scenario: string): boolean =>
  path === scenario || !/^(scenarios|battles|playtests|layers)\//.test(path);

/** The parameters and the scenario first: they are varied most. */
const rank = (path: string): number =>
  path === "parameters.json" ? 0 : path.startsWith("scenarios/") ? 1 : 2;

const foundOf = ({ place, title, value, step }: NumberPlace): FoundNumber => ({ place, title, value, step });
