import type { ViewId } from "../workbench/types";

/**
 * What a workspace shows, as its address says after the question mark. It does not depend on the path before it, so
 * it is valid however the workspace was opened.
 */
export interface Where {
  /** Path of the document in front, and the view it is shown in. */
  doc?: string;
  view?: ViewId;
  /** The preview that is open. */
  show?: string;
  /** What the preview is about: paths of a scenario and of a battle. */
  scenario?: string;
  battle?: string;
  /** Id of the board that the map shows, in a game with several; absent: the first one. */
  board?: string;
  /** The preview has full width. */
  full?: boolean;
  /** In the lab: the list of runs, or the run whose answers are shown. */
  lab?: "runs";
  run?: string;
  /** What the changes are compared with; absent: the printed game. */
  against?: string;
}

const members = [
  "doc",
  "view",
  "show",
  "scenario",
  "battle",
  "board",
  "full",
  "lab",
  "run",
  "against",
] as const;

/** The views of documents, as addresses name them. */
const viewIds: Readonly<Record<ViewId, true>> = {
  text: true,
  grid: true,
  table: true,
  schedule: true,
  map: true,
  switches: true,
  sliders: true,
  steps: true,
  diff: true,
};

/** Reads the query of an address. `wrong`: values that no address of the studio has, as "view=mpa". */
export function readWhere(query: string): { where: Where; wrong: string[] } {
  const found = new URLSearchParams(query);
  const where: Where = {};
  const wrong: string[] = [];
  for (const member of members) {
    const value = found.get(member);
    if (value === null) continue;
    if (member === "view" && Object.hasOwn(viewIds, value)) where.view = value as ViewId;
    else if (member === "full" && value === "1") where.full = true;
    else if (member === "lab" && value === "runs") where.lab = "runs";
    else if (member === "view" || member === "full" || member === "lab" || value === "")
      wrong.push(`${member}=${value}`);
    else where[member] = value;
  }
  return { where, wrong };
}

/** The query of an address, with "?"; other members of `query` stay. Empty when all is as usual. */
export function queryOf(where: Where, query = ""): string {
  const others = new URLSearchParams(query);
  for (const member of members) others.delete(member);
  const parts = [...others].map(([name, value]) => partOf(name, value));
  for (const member of members) {
    const value = where[member];
    if (value !== undefined && value !== false) parts.push(partOf(member, value === true ? "1" : value));
  }
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

/** The query without one member; the rest is unchanged. */
export const withoutMember = (query: string, name: string): string => {
  const left = query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && part !== name && !part.startsWith(`${name}=`));
  return left.length === 0 ? "" : `?${left.join("&")}`;
};

/** Paths stay readable: a slash and a colon have no meaning in a query. */
const partOf = (name: string, value: string): string =>
  value === "" ? name : `${name}=${encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%3A", ":")}`;

/** The title of the browser's window or tab: the document first, then the preview, then the workspace. */
export interface Titles {
  document?: string;
  /** Of the view, where it is not the text. */
  view?: string;
  preview?: string;
  /** Of the scenario, the battle or the run that the preview is of. */
  of?: string;
  workspace: string;
  full?: boolean;
}

export function pageTitle({ document, view, preview, of, workspace, full }: Titles): string {
  const inFront =
    full || document === undefined ? [] : [view === undefined ? document : `${document} (${view})`];
  const beside = preview === undefined ? [] : [of === undefined ? preview : `${preview}: ${of}`];
  return [...inFront, ...beside, workspace, "Sandtable"].join(" – ");
}
