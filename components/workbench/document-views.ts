import type { DocumentSummary } from "../desk/protocol";
import type { ViewId, WorkbenchState } from "./types";

/** In which view documents open: the natural one, until the user chooses another for their kind. */

const KEY = "sandtable.views";

type ChosenViews = Readonly<Record<string, ViewId>>;
type Documents = WorkbenchState["overview"]["documents"];

/** The stored views by kind of document, as far as they are valid. */
export function readChosen(kept: string | null): ChosenViews {
  if (kept === null) return {};
  try {
    const found = JSON.parse(kept) as unknown;
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([, view]) => typeof view === "string"),
    ) as ChosenViews;
  } catch {
    // Another program wrote this value: documents open as on a first visit.
    return {};
  }
}

const chosen = (): ChosenViews =>
  readChosen(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY));

/** The views of a document; a file that is not a document has only its text. */
export const viewIdsOf = (document: DocumentSummary | undefined): ViewId[] =>
  document === undefined
    ? ["text", "diff"]
    : ["text", ...new Set<ViewId>([...document.views, "grid"]), "diff"];

/** The view that shows most of a kind of document at a glance. */
const naturalView = (document: DocumentSummary | undefined): ViewId => document?.views[0] ?? "text";

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The document at a path; for one that was only just created, another of its folder, which has the same kind. */
const likeAt = (documents: Documents, path: string): DocumentSummary | undefined =>
  documents.find((each) => each.path === path) ??
  (folderOf(path) === "" ? undefined : documents.find((each) => folderOf(each.path) === folderOf(path)));

/** The view in which a document opens. */
export function firstView({ overview }: Pick<WorkbenchState, "overview">, path: string): ViewId {
  const document = likeAt(overview.documents, path);
  if (!document) return "text";
  const wanted = chosen()[document.kind];
  return wanted !== undefined && viewIdsOf(document).includes(wanted) ? wanted : naturalView(document);
}

/**
 * Documents of this kind open in that view from now on, unless it is a comparison, which is only looked at now and
 * then.
 */
export function rememberView(
  { overview }: Pick<WorkbenchState, "overview">,
  path: string,
  view: ViewId,
): void {
  const document = overview.documents.find((each) => each.path === path);
  if (!document || view === "diff" || typeof localStorage === "undefined") return;
  localStorage.setItem(KEY, JSON.stringify({ ...chosen(), [document.kind]: view }));
}

/** The view that one key switches to: the text, and from the text back to the natural view. */
export function otherView({ overview, tabs, active }: WorkbenchState): ViewId | undefined {
  const tab = tabs[active];
  const document = tab && overview.documents.find(({ path }) => path === tab.path);
  if (!document) return undefined;
  return tab.view === "text" ? (document.views[0] ?? "grid") : "text";
}
