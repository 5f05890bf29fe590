import { ChangeDescriber, type ChangeGroup, changeGroups, citation, reasonOf } from "../views/changes";
import type { HistoryChange, HistoryEntry } from "./types";
import type { BrokenFile, WorldThen } from "./world";

/** Lines that one version may take; a workspace that begins with a game of its own has thousands. */
const MOST = 200;

type Described = Pick<HistoryEntry, "changes" | "left" | "valuesOver" | "troubles">;

/** What differs between two times in sentences, and what could not be described. A broken file hides its own document alone. */
export function describe(before: WorldThen, after: WorldThen): Described {
  const troubles = troublesOf(before.broken, after.broken);
  try {
    const describer = new ChangeDescriber();
    const count = describer.count(before, after);
    if ("valuesOver" in count) return { changes: [], left: 0, valuesOver: count.valuesOver, troubles };
    const hidden = new Set([...before.broken, ...after.broken].map(({ document }) => document));
    const sentences = describer.sentences(before, after).filter(({ file }) => !hidden.has(file));
    const lines = changeGroups(sentences).flatMap(linesOf);
    const left = lines.slice(MOST).reduce((sum, line) => sum + line.count, 0);
    return { changes: lines.slice(0, MOST), left, troubles };
  } catch (error) {
    // Data of any shape may have been committed; that of one version must not hide the others.
    const why = error instanceof Error ? error.message : String(error);
    return {
      changes: [],
      left: 0,
      troubles: [...troubles, `The changes of this version cannot be described: ${why}`],
    };
  }
}

const linesOf = ({ title, items }: ChangeGroup): HistoryChange[] =>
  items.map((item) => {
    const cited = item.kind === "one" ? citation(item.change) : undefined;
    const reason = reasonOf(item);
    return {
      about: title,
      words: item.kind === "one" ? item.change.sentence : item.sentence,
      ...(cited !== undefined && { citation: cited }),
      ...(reason !== undefined && { reason }),
      count: item.kind === "one" ? 1 : item.changes.length,
    };
  });

function troublesOf(before: readonly BrokenFile[], after: readonly BrokenFile[]): string[] {
  const isBroken = new Set(after.map(({ path }) => path));
  const mended = before.filter(({ path }) => !isBroken.has(path));
  return [
    ...after.map(
      ({ path, message }) => `${path} cannot be read, so its changes are not described: ${plain(message)}`,
    ),
    ...mended.map(
      ({ path }) =>
        `${path} could not be read in the version before, so it is not known what has changed in it.`,
    ),
  ];
}

/** One line, and no more than that, of whatever a text says. */
const plain = (message: string): string => message.replace(/\s+/g, " ").slice(0, 300);
