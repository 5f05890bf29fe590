import type { WorkbenchState } from "../workbench/types";

/** One thing to do, and how the studio knows that it is done. */
export interface TourStep {
  title: string;
  text: string;
  done(state: WorkbenchState): boolean;
}

const document = "tables/transport-costs.json";
const patchOf = (state: WorkbenchState): string | undefined =>
  Object.keys(state.files).find((path) => path.startsWith("layers/") && path.endsWith(`/${document}`));

/** The three minutes of a first run: a price changed, a rule broken and mended, a small layer saved. */
export const tourSteps: readonly TourStep[] = [
  {
    title: "Look at the game",
    text: "Open “Transport costs” under Tables on the left. It is the game as shipped; hover over a value to read what it means, and where it comes from.",
    done: ({ tabs }) => tabs.some(({ path }) => path === document),
  },
  {
    title: "Make it yours",
    text: "Press “Edit in My variant” above the text. A small file of your own opens: it holds only what you change.",
    done: (state) => patchOf(state) !== undefined,
  },
  {
    title: "Lower a price",
    text: "Between the braces, begin a member with a quotation mark and take merchantAswDie from the list: the price of a die for convoy escorts. Make it 0.",
    done: (state) =>
      patchOf(state) !== undefined &&
      state.report?.ok === true &&
      state.overview.documents.some(
        ({ path, patchedBy }) =>
          path === document && patchedBy.some((layer) => patchOf(state)!.includes(`/${layer}/`)),
      ),
  },
  {
    title: "Break it on purpose",
    text: "Make the price -5. The problem stands under the value and in the list below, with its rule.",
    done: ({ report }) => (report?.counts.error ?? 0) > 0,
  },
  {
    title: "Take it back",
    text: "Undo with Ctrl-Z, or Cmd-Z on a Mac, until the problem is gone. Undo works over all documents together.",
    done: ({ report, checking }) => !checking && report?.counts.error === 0,
  },
  {
    title: "Save",
    text: "Save with Ctrl-S. On disk your layer is a few lines, made to be kept in git.",
    done: (state) => Object.values(state.files).every(({ unsaved, version }) => !unsaved && version !== null),
  },
];
