import { create } from "zustand";

/** The fields of the lab's form: texts as typed. */
export interface LabForm {
  question: "play" | "compare" | "sweep" | "sensitivity" | "balance";
  /** What to compare with: a value of the choice (see sources.ts). */
  against: string;
  numbers: readonly SweepTexts[];
  /** Numbers to test in "What matters most"; undefined: all parameters. */
  places: readonly string[] | undefined;
  /** Optional rules to play with; undefined: those that the scenario recommends. */
  options: readonly string[] | undefined;
  /** Optional rules to switch when the ruleset is compared with itself. */
  switched: readonly string[];
  /** Players by side; a side without one has the first that is offered. */
  players: { readonly [side: string]: { id: string; budget: string } };
  games: string;
  seed: string;
  stops: boolean;
  /** As "wins/red" or "score/victoryPoints"; empty: the first side's wins. */
  measure: string;
  least: string;
  /**
   * A comparison also stops when the difference is known within so many points; empty: only at a significant
   * difference.
   */
  within: string;
  /** Pairs to play with each of the other players in a comparison; 0: none; empty: the default. */
  robustness: string;
  /** What may change until it is even: a number, or how many layers of a bid are given. */
  evenBy: "number" | "bid";
  /** Ids of the layers of the bid, in the order in which they are given. */
  bid: readonly string[];
  /** Whose wins are to be even, by id; a side that is none is the first one. */
  evenSide: string;
  /** The share of wins that is wanted, as games of a hundred. */
  evenShare: string;
  /** How closely the number is to be known, in its own units; empty: two steps. */
  evenWithin: string;
}

export interface SweepTexts {
  place: string;
  from: string;
  to: string;
  step: string;
}

export const emptySweep: SweepTexts = { place: "", from: "", to: "", step: "1" };

const atFirst: LabForm = {
  question: "play",
  against: "errata",
  numbers: [emptySweep],
  places: undefined,
  options: undefined,
  switched: [],
  players: {},
  games: "200",
  seed: "1",
  stops: true,
  measure: "",
  least: "100",
  within: "",
  robustness: "",
  evenBy: "number",
  bid: [],
  evenSide: "",
  evenShare: "50",
  evenWithin: "",
};

// ---- remembered for each workspace -----------------------------------------------------------------

const keyOf = (workspace: string): string => `sandtable.lab.${workspace}`;

/** The stored form, as far as it is valid. */
export function readForm(kept: string | null): LabForm {
  if (kept === null) return atFirst;
  try {
    const found = JSON.parse(kept) as Record<string, unknown> | null;
    if (!isObject(found)) return atFirst;
    const known = Object.keys(atFirst).filter((key) => fits[key as keyof LabForm](found[key]));
    return { ...atFirst, ...Object.fromEntries(known.map((key) => [key, found[key]])) };
  } catch {
    // The stored value is invalid: the form has its defaults.
    return atFirst;
  }
}

const isText = (value: unknown): boolean => typeof value === "string";
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isTexts = (value: unknown, ...members: string[]): boolean =>
  isObject(value) && members.every((member) => isText(value[member]));

const fits: { readonly [key in keyof LabForm]: (value: unknown) => boolean } = {
  question: (value) => ["play", "compare", "sweep", "sensitivity", "balance"].includes(value as string),
  against: isText,
  numbers: (value) =>
    Array.isArray(value) &&
    (value.length === 1 || value.length === 2) &&
    value.every((each) => isTexts(each, "place", "from", "to", "step")),
  places: isTextList,
  options: isTextList,
  switched: isTextList,
  players: (value) => isObject(value) && Object.values(value).every((each) => isTexts(each, "id", "budget")),
  games: isText,
  seed: isText,
  stops: (value) => typeof value === "boolean",
  measure: isText,
  least: isText,
  within: isText,
  robustness: isText,
  evenBy: (value) => value === "number" || value === "bid",
  bid: isTextList,
  evenSide: isText,
  evenShare: isText,
  evenWithin: isText,
};

interface LabView {
  workspace: string;
  form: LabForm;
  /** Which part of the pane is shown. */
  view: "ask" | "answers" | "runs";
  /** The bundle that was chosen to compare with. */
  bundle: File | undefined;
}

export const useLabView = create<LabView>(() => ({
  workspace: "",
  form: atFirst,
  view: "ask",
  bundle: undefined,
}));

/** The form of a workspace, as it was last filled in. */
export function openForm(workspace: string): void {
  if (useLabView.getState().workspace === workspace) return;
  const form = readForm(localStorage.getItem(keyOf(workspace)));
  useLabView.setState({ workspace, form, view: "ask", bundle: undefined });
}

export function changeForm(change: Partial<LabForm>): void {
  const { workspace, form } = useLabView.getState();
  const next = { ...form, ...change };
  useLabView.setState({ form: next });
  localStorage.setItem(keyOf(workspace), JSON.stringify(next));
}

export const showView = (view: LabView["view"]): void => useLabView.setState({ view });
