import { useEffect, useRef } from "react";
import type { PlayBoard } from "../../lib/games";
import { useTable } from "../workbench/context";
import { useBoardView } from "./board-view";

/** Turns the map to the board on which play goes on, whenever that becomes another one, and back when it ends there. */
export function useTurnedBoard(board: Pick<PlayBoard, "shownBoard"> | undefined): void {
  const { store } = useTable();
  const shown = board?.shownBoard;
  const isThere = board !== undefined;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (!isThere || shown === before.current) return;
    before.current = shown;
    store.setState({ previewBoard: shown });
    useBoardView.getState().setView("map");
  }, [store, shown, isThere]);
}
