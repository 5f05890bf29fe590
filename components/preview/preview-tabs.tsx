import type { KeyboardEvent } from "react";
import { previews } from "./previews";
import styles from "./preview.module.css";

interface Props {
  shown: string;
  /** Id of what the tabs turn over. */
  panel: string;
  onShow(id: string): void;
}

/** The previews as tabs; arrows go from one to the next. */
export function PreviewTabs({ shown, panel, onShow }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const at = previews.findIndex(({ id }) => id === shown);
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: previews.length - 1 }[event.key];
    if (step === undefined) return;
    const to = (step + previews.length) % previews.length;
    onShow(previews[to]!.id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
    event.preventDefault();
  };
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
