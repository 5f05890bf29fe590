import { useEffect } from "react";
import type { MapView } from "../../lib/views/map";
import { useTable } from "../workbench/context";
import { TabList } from "../choice/tab-list";
import styles from "./map.module.css";

/** The boards of a game with several boards, as tabs above the map. */
export function BoardTabs({ view: { board, boards } }: { view: Pick<MapView, "board" | "boards"> }) {
  const { store } = useTable();
  useEffect(() => {
    const { previewBoard } = store.getState();
    // The next answer may be on its way, so only a name that no board has is wrong.
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

export const BoardTabList = ({
  shown,
  boards,
  onShow,
}: Pick<MapView, "boards"> & { shown: string; onShow(id: string): void }) => (
  <TabList label="Board" tabs={boards} shown={shown} className={styles.boards} onShow={onShow} />
);
