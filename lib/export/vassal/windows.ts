import { mapWindow, opensBy, windows } from "./boards";
import type { MainBoard } from "./main-board";
import type { TracksBoard } from "./tracks-board";
import type { WaitingBoard } from "./waiting-board";
import type { Node } from "./xml";

export interface Windows {
  main: MainBoard;
  tracks: TracksBoard | undefined;
  /** One board for each scenario. */
  waiting: readonly WaitingBoard[];
}

/** The map windows: the map itself is open from the start, the others open by buttons. */
export const boardsNode = ({ main, tracks, waiting }: Windows): Node[] => [
  mapWindow(windows.main, [main.board]),
  ...(waiting.length === 0
    ? []
    : [
        mapWindow(
          windows.waiting,
          waiting.map(({ board }) => board),
          opensBy("Off the map"),
        ),
      ]),
  ...(tracks ? [mapWindow(windows.tracks, [tracks.board], opensBy("Tracks"))] : []),
];
