import type { Block } from "./blocks";
import type { Markup } from "./markup";
import type { Paper, Sheet, Turned } from "./paper";

/** One play aid: a file for each size of paper. */
export interface Aid {
  /** Begins the name of its files. */
  id: string;
  title: string;
  /** What it is for, in a line. */
  summary: string;
  /** How the paper lies. */
  turned: Turned | ((paper: Paper) => Turned);
  /** What is laid on pages; or the pages themselves, where each is a drawing. */
  make(sheet: Sheet): { blocks: readonly Block[] } | { pages: readonly (readonly Markup[])[] };
}
