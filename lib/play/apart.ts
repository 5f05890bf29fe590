import { Book } from "../book";
import { games } from "../games/loaded";

/** Whole documents that a game is played by, though those of the workspace are others. */
export interface DetachedData {
  /** What people call them: "The game with its errata". */
  title: string;
  game: string;
  /** All of them as one JSON object by path. */
  documents: string;
}

/** A book of such documents, with one scenario in it. */
export function detachedBook({ game, documents }: DetachedData): Book {
  const book = new Book(games);
  const texts = Object.entries(JSON.parse(documents) as Record<string, unknown>).map(
    ([path, value]) => [path, JSON.stringify(value)] as const,
  );
  book.take({ game, documents: Object.fromEntries(texts), playtests: {}, layers: [], errors: [] });
  return book;
}
