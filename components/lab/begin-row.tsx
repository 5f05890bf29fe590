import { type RefObject, useEffect, useRef } from "react";
import styles from "./form.module.css";

interface Props {
  title: string;
  /** What is in progress; the button is disabled meanwhile. */
  busy: string | undefined;
  /** Why nothing was started; shown at the button that was pressed. */
  why: string | undefined;
  /** Shows the invalid field that prevents the start. */
  onShow: (() => void) | undefined;
}

/** The start button, with the reason why nothing was started. */
export function BeginRow({ title, busy, why, onShow }: Props) {
  const said = useRef<HTMLDivElement>(null);
  useSeen(said, why);
  return (
    <>
      <p className={styles.begin}>
        <button className="primary" disabled={busy !== undefined}>
          {title}
        </button>
        {busy !== undefined && (
          <span className="quiet" role="status">
            {busy}
          </span>
        )}
      </p>
      {why !== undefined && (
        <div ref={said} className={styles.notBegun} role="alert" tabIndex={-1}>
          <p>
            <strong>The run was not started.</strong> {why}
          </p>
          {onShow && (
            <button type="button" onClick={onShow}>
              Go to the field
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** A new message gets the focus and is scrolled into view. */
function useSeen(element: RefObject<HTMLElement | null>, what: string | undefined): void {
  useEffect(() => {
    if (what !== undefined) element.current?.focus();
  }, [element, what]);
}
