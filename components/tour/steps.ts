import type { TourFacts } from "../../lib/views/tour";
import { useExported } from "../export/exported";
import type { Workbench } from "../workbench/workbench";
import type { WorkbenchState } from "../workbench/types";
import { find, previewTab } from "./find";

/** What a step looks at. */
export interface Sight {
  facts: TourFacts;
  /** The facts as they were when the step began. */
  before: TourFacts;
  state: WorkbenchState;
  workbench: Workbench;
  /** Which part of the game was being played when the step began, and how many choices had been made. */
  begun: { part: string; choices: number };
}

/** One thing to do: what it is, what to press, and how the studio knows that it is done. */
export interface TourStep {
  title: string;
  text(facts: TourFacts): string;
  /** The control to press now; undefined where none is in sight. */
  at(sight: Sight): Element | undefined;
  done(sight: Sight): boolean;
}

const inFront = ({ tabs, active }: WorkbenchState): string | undefined => tabs[active]?.path;
const isChecked = ({ checking, report }: WorkbenchState): boolean => !checking && report !== undefined;
const errors = ({ report }: WorkbenchState): number => report?.counts.error ?? 0;
const isSound = (state: WorkbenchState): boolean => isChecked(state) && errors(state) === 0;

const opened =
  (path: string, view?: string) =>
  ({ tabs, active }: WorkbenchState): boolean => {
    const tab = tabs[active];
    return tab?.path === path && (view === undefined || tab.view === view);
  };

/** The document in the list, or the button of its view where it is open in another. */
const wayTo = (path: string, view: string, state: WorkbenchState): Element | undefined =>
  inFront(state) === path ? find.exactly(view) : find.document(path);

/** The game on the table, once somebody has looked at it. */
export const playOf = ({ workbench }: Pick<Sight, "workbench">) => workbench.play.store.getState().table;

export const partOf = (workbench: Workbench): Sight["begun"] => {
  const shown = playOf({ workbench })?.shown;
  return { part: shown?.phase?.part ?? "", choices: shown?.length ?? 0 };
};

const run = ({ workbench }: Sight) => workbench.openedLab?.store.getState().run;

/** The first ten minutes: from the map to the printed page. */
export const tourSteps: readonly TourStep[] = [
  {
    title: "Look at the map",
    text: ({ scenario }) =>
      `Click “${scenario.title}” in the list on the left. It opens as a map with its counters.`,
    at: ({ facts, state }) => wayTo(facts.scenario.path, "Map", state),
    done: ({ facts, state }) => opened(facts.scenario.path, "map")(state),
  },
  {
    title: "Move a unit",
    text: () =>
      "Drag a counter to another place. While you drag it, the map shows whether the place is legal. If a problem appears below, press Undo and try another place.",
    at: ({ state }) => (errors(state) > 0 ? find.button("Undo") : undefined),
    done: ({ facts, before, state }) => facts.scenario.setUp !== before.scenario.setUp && isSound(state),
  },
  {
    title: "Open the turn track",
    text: ({ schedule, nouns: { turn } }) =>
      `Click “${schedule.title}” in the list on the left. It shows what arrives, ${turn} by ${turn}.`,
    at: ({ facts, state }) => wayTo(facts.schedule.path, "Turn track", state),
    done: ({ facts, state }) => opened(facts.schedule.path, "schedule")(state),
  },
  {
    title: "Change a date",
    text: ({ schedule: { arrival }, nouns }) =>
      `Drag “${arrival.title}” from ${arrival.when} to the row of another ${nouns.turn}.`,
    at: ({ facts, state }) =>
      errors(state) > 0
        ? find.button("Undo")
        : find.button(`${facts.schedule.arrival.when}: ${facts.schedule.arrival.title}`),
    done: ({ facts, before, state }) => facts.schedule.turns !== before.schedule.turns && isSound(state),
  },
  {
    title: "Open a table",
    text: ({ cell }) =>
      `Click “${cell.title}” in the list on the left, then “${cell.table}” above the table.`,
    at: ({ facts, state }) => {
      const { path, table } = facts.cell;
      return opened(path, "grid")(state) ? find.button(table) : wayTo(path, "Grid", state);
    },
    done: ({ facts }) => find.by(`[role=gridcell][data-pointer="${facts.cell.pointer}"]`) !== undefined,
  },
  {
    title: "Make a mistake on purpose",
    text: ({ cell }) =>
      `In the row ${cell.row}, click the marked number ${String(cell.value)}, type ${cell.wrong} and press Enter.`,
    at: ({ facts }) => find.by(`[role=gridcell][data-pointer="${facts.cell.pointer}"]`),
    done: ({ facts, state }) =>
      facts.cell.value === facts.cell.wrong && isChecked(state) && errors(state) > 0,
  },
  {
    title: "See the problem and fix it",
    text: () =>
      "The list of problems below says what is wrong, where, and by which rule. Read the first line, then press Undo or type the old number. The problems disappear.",
    at: ({ facts }) => {
      const undo = find.button("Undo") as HTMLButtonElement | undefined;
      return undo?.disabled === false
        ? undo
        : find.by(`[role=gridcell][data-pointer="${facts.cell.pointer}"]`);
    },
    done: ({ facts, state }) => facts.cell.value !== facts.cell.wrong && isSound(state),
  },
  {
    title: "Save",
    text: () => "Press Save. Your folder now contains only what you changed.",
    at: () => find.button("Save"),
    done: ({ state }) => Object.values(state.files).every(({ unsaved, saving }) => !unsaved && !saving),
  },
  {
    title: "Start a game",
    text: () => "Open Play in the preview. Choose “Bot: steady” for the second side, then press Start game.",
    at: () => {
      const closed = previewTab("Play");
      if (closed) return closed;
      const seats = [...document.querySelectorAll<HTMLSelectElement>("form select")].filter((each) =>
        [...each.options].some(({ value }) => value === "hand"),
      );
      const isSeated = seats.some(({ value }) => value !== "hand");
      return isSeated ? find.exactly("Start game") : seats.at(-1);
    },
    done: (sight) => {
      const table = playOf(sight);
      return table?.shown !== undefined && table.sides.some(({ seat }) => seat !== "hand");
    },
  },
  {
    title: "Play a turn",
    text: ({ nouns: { part } }) =>
      `Answer the question with one of the options; F gives the game the whole window. When you have seen enough, press Bots and “Finish this ${part}”; the bot then plays the other side.`,
    at: (sight) => {
      const menu = find.exactly(`Finish this ${sight.facts.nouns.part}`);
      if (menu) return menu;
      const isAnswered = partOf(sight.workbench).choices > sight.begun.choices;
      const choice = find.by("ol[aria-label='Options'] button");
      return isAnswered ? find.exactly("Bots") : choice;
    },
    done: ({ workbench, begun }) => {
      const { part, choices } = partOf(workbench);
      const { shown, busy } = playOf({ workbench }) ?? {};
      return (
        busy === undefined && choices > begun.choices && (part !== begun.part || shown?.outcome !== undefined)
      );
    },
  },
  {
    title: "Ask the lab whether the change matters",
    text: () =>
      "Open Lab and choose Compare. Set “Games per variant, at most” to 10 and “Pairs with other players” to 0, then press Compare. The same games are played before and after your change.",
    at: () => {
      const closed = previewTab("Lab");
      if (closed) return closed;
      const form = find.by("form[aria-label='Question']");
      const radio = form?.querySelectorAll<HTMLInputElement>("input[name=question]")[1];
      if (!form || !radio) return undefined;
      if (!radio.checked) return radio.closest("label") ?? radio;
      const games = find.field("Games per variant, at most") as HTMLInputElement | undefined;
      if (games && Number(games.value) > 50) return games;
      const others = find.field("Pairs with other players") as HTMLInputElement | undefined;
      if (others && others.value !== "0") return others;
      return form.querySelector("button.primary") ?? undefined;
    },
    done: (sight) => {
      const news = run(sight);
      return news !== undefined && news.facts.purpose === "compare" && news.state === "over";
    },
  },
  {
    title: "Print the game",
    text: () =>
      "Press Export at the top right, tick “Play aids to print”, and press Export in the window. You get set-ups, counters, tables and the map as pages.",
    at: () => {
      const dialog = find.by("dialog[open]");
      if (!dialog) return find.button("Export");
      const paper = [...dialog.querySelectorAll("label")].find((each) =>
        /Play aids to print/.test(each.textContent ?? ""),
      );
      return paper?.querySelector("input")?.checked === false
        ? paper
        : [...dialog.querySelectorAll("button")].find((each) => each.textContent === "Export");
    },
    done: () => useExported.getState().formats.includes("print"),
  },
];
