// Versions are described, and plans read, with the rules of all games.
import "../games";
import { type History, HistoryReader } from "../history";
import { mostVersions, openHistory, WorkspaceError } from "../workspace";
import { BadRequest } from "./answers";
import { folderOf } from "./known";
import { lookedInto } from "./look";

/** The history of a workspace, or why it has none and what to do. */
export type HistoryAnswer = { history: History } | { why: string; hint?: string };

/** It remembers what it has described: a version never changes. */
const reader = new HistoryReader();

/** Throws `WorkspaceError` for a workspace that was not opened here. */
export async function historyOf(id: string, limit: string | null): Promise<HistoryAnswer> {
  const most = Number(limit ?? mostVersions);
  if (!Number.isInteger(most) || most < 1 || most > mostVersions)
    throw new BadRequest(`“limit” must be a whole number from 1 to ${mostVersions}.`);
  if (lookedInto(id) !== undefined)
    return {
      why: "A game without a folder has no history.",
      hint: "Create a workspace from it on the first page.",
    };
  try {
    return { history: await reader.read(await openHistory(folderOf(id), most)) };
  } catch (error) {
    if (!(error instanceof WorkspaceError) || error.code !== "no-version") throw error;
    return { why: error.message, ...(error.hint !== undefined && { hint: error.hint }) };
  }
}
