import { TabList } from "../choice/tab-list";
import { useBench } from "../workbench/context";
import { previews } from "./previews";
import styles from "./preview.module.css";

interface Props {
  shown: string;
  /** Id of the panel that the tabs switch. */
  panel: string;
  onShow(id: string): void;
}

const tabs = previews.map(({ id, title, of, Badge, prepare }) => ({
  id,
  title,
  of,
  prepare,
  badge: Badge && <Badge />,
}));
const withoutBattles = tabs.filter(({ of }) => of !== "battle");

/** The tabs of the previews; those of battles only in a game with battle documents. */
export function PreviewTabs(props: Props) {
  const hasBattles = useBench(({ overview }) => overview.hasBattles);
  return (
    <TabList label="Preview" tabs={hasBattles ? tabs : withoutBattles} className={styles.tabs} {...props} />
  );
}
