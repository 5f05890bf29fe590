import { useEffect } from "react";
import type { MapView } from "../../lib/views/map";
import { useWorkbench } from "../workbench/context";
import { tabKeys } from "../style/tab-keys";
import styles from "./map.module.css";

/** The boards of a game that has several, as tabs above the map; arrows go from one to the next. */
export function BoardTabs({ view: { board, boards } }: { view: Pick<MapView, "board" | "boards"> }) {
  const { store } = useWorkbench();
  useEffect(() => {
    const { previewBoard } = store.getState();
    // Another answer may be on its way: only a name that no board has is wrong.
    if (previewBoard === undefined || boards.some(({ id }) => id === previewBoard)) return;
    store.setState({
      previewBoard: undefined,
      notice: `This game has no board “${previewBoard}”. Its boards: ${boards.map(({ id }) => id).join(", ")}.`,
    });
  }, [store, board.id, boards]);
  if (boards.length < 2) return null;
  const show = (id: string): void => store.setState({ previewBoard: id === boards[0]!.id ? undefined : id });
  return <BoardTabList shown={board.id} boards={boards} onShow={show} />;
}

export function BoardTabList({
  shown,
  boards,
  onShow,
}: Pick<MapView, "boards"> & { shown: string; onShow(id: string): void }) {
  const onKeyDown = tabKeys(
    boards.map(({ id }) => id),
    shown,
    onShow,
  );
  return (
    <div className={styles.boards} role="tablist" aria-label="Board" onKeyDown={onKeyDown}>
      {boards.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === shown}
          tabIndex={id === shown ? 0 : -1}
          onClick={() => onShow(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
