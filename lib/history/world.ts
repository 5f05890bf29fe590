import { type Assembler, documentOfFile } from "../documents";
import { games } from "../games/loaded";
import type { ViewWorld } from "../views/world";
import type { TextsThen } from "./types";

/** A workspace at one time, merged, with the files of it that say nothing. */
export interface WorldThen extends ViewWorld {
  own: ReadonlySet<string>;
  broken: readonly BrokenFile[];
}

export interface BrokenFile {
  path: string;
  /** The document of which the file is, or is a part. */
  document: string;
  message: string;
}

export function worldOf(texts: TextsThen, { assemble }: Assembler): WorldThen {
  const { files, own, game, layers, without, problems } = texts;
  const draft = assemble(files, { layers, without });
  const syntax = [...own].flatMap((path) => {
    const problem = draft.files.get(path)?.problems.find(({ severity }) => severity === "error");
    return problem ? [{ path, message: problem.message }] : [];
  });
  return {
    draft,
    game: game === undefined ? undefined : games[game],
    own,
    broken: [...problems, ...syntax].map(({ path, message }) => ({
      path,
      document: documentOfFile(path),
      message,
    })),
  };
}
