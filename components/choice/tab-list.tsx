import type { ReactNode } from "react";
import { tabKeys } from "./tab-keys";
import styles from "./tab-list.module.css";

interface Tab {
  id: string;
  title: string;
  /** Shown behind the title. */
  badge?: ReactNode;
  /** Loads what the tab shows, when the pointer or the focus comes to it. */
  prepare?: () => void;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  shown: string;
  /** Id of the panel that the tabs switch; omitted where they switch what is next to them. */
  panel?: string;
  /** Layout of the list. */
  className?: string;
  onShow(id: string): void;
}

/** A list of tabs; arrow keys move between them. */
export function TabList({ label, tabs, shown, panel, className = "", onShow }: Props) {
  const onKeyDown = tabKeys(
    tabs.map(({ id }) => id),
    shown,
    onShow,
  );
  return (
    <div className={`${styles.tabs} ${className}`} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, title, badge, prepare }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === shown}
          aria-controls={panel}
          tabIndex={id === shown ? 0 : -1}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => onShow(id)}
        >
          {title}
          {badge}
        </button>
      ))}
    </div>
  );
}
