import { type ComponentType, Suspense } from "react";
import pane from "../style/pane.module.css";

/**
 * A document in a view, which may have to be loaded first: that is said at once. Without a boundary of its own the whole
 * window would wait for a view, and lose the focus.
 */
export function Opening({ View, path }: { View: ComponentType<{ path: string }>; path: string }) {
  const waiting = (
    <p className={pane.waiting} role="status">
      Opening {path} …
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      <View path={path} />
    </Suspense>
  );
}
