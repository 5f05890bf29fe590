import { mapWindow, opensBy, windows } from "./boards";
import type { MainBoard } from "./main-board";
import type { TracksBoard } from "./tracks-board";
import type { WaitingBoard } from "./waiting-board";
import type { Node } from "./xml";

export interface Windows {
  /** The boards of the game, the main one first. */
  maps: readonly MainBoard[];
  tracks: TracksBoard | undefined;
  /** One board for each scenario. */
  waiting: readonly WaitingBoard[];
}

/** The map windows: the main map is open from the start, the others open by buttons. */
export const boardsNode = ({ maps, tracks, waiting }: Windows): Node[] => [
  ...maps.map(({ window, board }, i) => mapWindow(window, [board], i === 0 ? {} : opensBy(window))),
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
