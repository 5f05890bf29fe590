import { useBoardView } from "../play/board-view";
import { type Span, spanIds } from "../../lib/play";
import { isSideShown, narrow, showPreview, usePanes } from "../studio/panes";
import type { Workbench } from "../workbench/workbench";
import type { Command } from "./types";

const isShown = (): boolean => {
  const panes = usePanes.getState();
  return panes.previewShown === "play" && isSideShown(panes, "preview", matchMedia(narrow).matches);
};

/** The game that is shown; undefined while the Play preview was never opened. */
const shownIn = ({ play }: Workbench) => (isShown() ? play.store.getState().table?.shown : undefined);

/** What the game in front of somebody calls a span. */
const nounOf = ({ play }: Workbench, span: Span): string | undefined =>
  play.store.getState().table?.spans.find((each) => each.span === span)?.noun;

const bots = (span: Span): Command => ({
  id: `play.bots-${span}`,
  group: "Play",
  title: (workbench) =>
    span === "game" ? "Let bots play to the end" : `Let bots finish this ${nounOf(workbench, span) ?? span}`,
  when: (workbench) =>
    shownIn(workbench)?.outcome === undefined &&
    shownIn(workbench) !== undefined &&
    nounOf(workbench, span) !== undefined,
  run: ({ play }) => play.order({ do: "bot", span }),
});

export const playCommands: readonly Command[] = [
  { id: "play.show", group: "Play", title: "Play the scenario", run: () => showPreview("play") },
  {
    id: "play.back",
    group: "Play",
    title: (workbench) => `Undo choice: ${shownIn(workbench)?.undo?.text ?? ""}`,
    when: (workbench) => shownIn(workbench)?.undo !== undefined,
    run: (workbench) => workbench.play.order({ do: "go", moment: shownIn(workbench)!.at - 1 }),
  },
  {
    id: "play.again",
    group: "Play",
    title: (workbench) => `Redo choice: ${shownIn(workbench)?.redo?.text ?? ""}`,
    when: (workbench) => shownIn(workbench)?.redo !== undefined,
    run: (workbench) => workbench.play.order({ do: "go", moment: shownIn(workbench)!.at + 1 }),
  },
  {
    id: "play.odds",
    group: "Play",
    title: "Odds of this battle",
    when: (workbench) => (shownIn(workbench)?.battles.length ?? 0) > 0,
    run: () => useBoardView.getState().setView("odds"),
  },
  ...spanIds.map(bots),
  {
    id: "play.stop",
    group: "Play",
    title: "Stop the bots",
    when: ({ play }) => isShown() && typeof play.store.getState().table?.busy === "object",
    run: ({ play }) => play.order({ do: "stop" }),
  },
  {
    id: "play.leave",
    group: "Play",
    title: "Leave this game",
    when: (workbench) => shownIn(workbench) !== undefined,
    run: ({ play }) => play.order({ do: "leave" }),
  },
];
