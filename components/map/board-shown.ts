import type { StoreApi } from "zustand/vanilla";
import { useBench } from "../workbench/context";
import type { WorkbenchState } from "../workbench/types";
import { useFront } from "../workbench/use-front";

/** Id of the board that the maps show; empty for the first one. */
export const useBoardShown = (): string => useBench((state) => state.previewBoard ?? "");

/** Shows the board whose document comes to the front in the editor. */
export const useFollowedBoard = (): void => useFront(follow);

function follow(document: string, store: StoreApi<WorkbenchState>): void {
  if (boardOfDocument(document) !== undefined) store.setState({ previewBoard: boardAddressed(document) });
}

/**
 * The board of a document, as the store and addresses name it; undefined for the first board and for other
 * documents.
 */
export function boardAddressed(document: string | undefined): string | undefined {
  const board = document === undefined ? undefined : boardOfDocument(document);
  return board === MAIN ? undefined : board;
}

/** The board of most games; addresses may leave it out. */
const MAIN = "map";

/** "map.json" is the board "map", "boards/air.json" the board "air"; other documents are not boards. */
const boardOfDocument = (path: string): string | undefined =>
  /^(?:boards\/)?([^/]+)\.json$/.exec(path.startsWith("boards/") || path === `${MAIN}.json` ? path : "")?.[1];
