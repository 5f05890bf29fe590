import { type GameFile, readGameFile } from "../play/file";

/** Why a game cannot be taken for another game's data; undefined if it is of this one. */
export const whyOfAnother = ({ game }: GameFile, here: string | undefined): string | undefined =>
  game === here ? undefined : `It is a game of “${game}”.`;

/** A game of players, read and checked; throws a `RangeError` in words where it cannot be taken. */
export function readReport(game: string | undefined, name: string, source: Uint8Array | string): GameFile {
  const result = readGameFile(name, source);
  if (!result.ok) throw new RangeError(`${result.problem.message} ${result.problem.hint}`);
  const other = game === undefined ? undefined : whyOfAnother(result.file, game);
  if (other !== undefined) throw new RangeError(other);
  return result.file;
}
