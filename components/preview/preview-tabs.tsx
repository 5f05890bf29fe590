import { previews } from "./previews";
import { tabKeys } from "../style/tab-keys";
import styles from "./preview.module.css";

interface Props {
  shown: string;
  /** Id of what the tabs turn over. */
  panel: string;
  onShow(id: string): void;
}

/** The previews as tabs; arrows go from one to the next. */
export function PreviewTabs({ shown, panel, onShow }: Props) {
  const onKeyDown = tabKeys(
    previews.map(({ id }) => id),
    shown,
    onShow,
  );
  return (
    <div className={styles.tabs} role="tablist" aria-label="Preview" onKeyDown={onKeyDown}>
      {previews.map(({ id, title, Badge, prepare }) => (
        <button
          key={id}
          role="tab"
          aria-selected={id === shown}
          aria-controls={panel}
          tabIndex={id === shown ? 0 : -1}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => onShow(id)}
        >
          {title}
          {Badge && <Badge />}
        </button>
      ))}
    </div>
  );
}
