import { create } from "zustand";
import type { TourFacts } from "../../lib/views/tour";
import { clearBelow } from "../studio/panes";

/** How far somebody is on the tour of a workspace. It stays from one visit to the next. */
export interface KeptTour {
  step: number;
  /** They have left it and can take it up again. */
  left: boolean;
  /** What the data were when the step began; absent until they are known. */
  before?: TourFacts;
  begun?: { part: string; choices: number };
}

const keyOf = (workspace: string): string => `sandtable.tour.${workspace}`;

function read(workspace: string): KeptTour | undefined {
  const kept = localStorage.getItem(keyOf(workspace));
  if (kept === null) return undefined;
  try {
    const found = JSON.parse(kept) as Partial<KeptTour> | null;
    return typeof found?.step === "number"
      ? { ...found, step: found.step, left: found.left === true }
      : undefined;
  } catch {
    // Somebody else wrote there: there is no tour to go on with.
    return undefined;
  }
}

/** The tour of the workspace in this window; undefined where none was begun. */
export const useKeptTour = create<{ workspace: string; tour: KeptTour | undefined }>(() => ({
  workspace: "",
  tour: undefined,
}));

export function keepTour(workspace: string, tour: KeptTour | undefined): void {
  if (tour === undefined) localStorage.removeItem(keyOf(workspace));
  else localStorage.setItem(keyOf(workspace), JSON.stringify(tour));
  useKeptTour.setState({ workspace, tour });
}

/** What was kept of the tour of a workspace that is being opened; `asked`: it is begun if it was not. */
export function openTour(workspace: string, asked: boolean): void {
  const tour = read(workspace);
  if (tour === undefined && asked) return beginTour(workspace);
  useKeptTour.setState({ workspace, tour });
}

/** It begins on the map, which needs the room. */
function beginTour(workspace: string): void {
  clearBelow();
  keepTour(workspace, { step: 0, left: false });
}

/** The tour goes on in the workspace that was made of a game without a folder. */
export function takeTourAlong(from: string, to: string): void {
  const kept = localStorage.getItem(keyOf(from));
  if (kept === null) return;
  localStorage.setItem(keyOf(to), kept);
  localStorage.removeItem(keyOf(from));
}

export const hasBegun = (workspace: string): boolean => {
  const { workspace: of, tour } = useKeptTour.getState();
  return of === workspace && tour !== undefined;
};

/** The tour from where it was left, or from its beginning. */
export function takeTour(workspace: string): void {
  const { tour } = useKeptTour.getState();
  if (tour) keepTour(workspace, { ...tour, left: false });
  else beginTour(workspace);
}
