import { type GameFile, readGameFile } from "../play/file";

/** A game of players, read and checked; throws a `RangeError` in words where it cannot be taken. */
export function readReport(game: string | undefined, name: string, source: Uint8Array | string): GameFile {
  const result = readGameFile(name, source);
  if (!result.ok) throw new RangeError(`${result.problem.message} ${result.problem.hint}`);
  if (game !== undefined && result.file.game !== game)
    throw new RangeError(`It is a game of “${result.file.game}”.`);
  return result.file;
}
