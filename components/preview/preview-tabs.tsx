import { TabList } from "../choice/tab-list";
import { previews } from "./previews";
import styles from "./preview.module.css";

interface Props {
  shown: string;
  /** Id of the panel that the tabs switch. */
  panel: string;
  onShow(id: string): void;
}

const tabs = previews.map(({ id, title, Badge, prepare }) => ({
  id,
  title,
  prepare,
  badge: Badge && <Badge />,
}));

/** The previews as tabs. */
export const PreviewTabs = (props: Props) => (
  <TabList label="Preview" tabs={tabs} className={styles.tabs} {...props} />
);
