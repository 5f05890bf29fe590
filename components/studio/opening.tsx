import { type ComponentType, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import pane from "../style/pane.module.css";
import { beginOpening } from "../workbench/quiet";

/**
 * A document in a view, which may have to be loaded first; meanwhile it says so. Without its own boundary the whole
 * window would suspend, and lose the focus. What is beside it waits until it is there.
 */
export function Opening({ View, path }: { View: ComponentType<{ path: string }>; path: string }) {
  const end = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    end.current = beginOpening();
    return end.current;
  }, []);
  const waiting = (
    <p className={pane.waiting} role="status">
      Opening {path} …
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      <View path={path} />
      <Arrived end={end} />
    </Suspense>
  );
}

/** Beside a view in its boundary: rendered once the view is. */
function Arrived({ end }: { end: RefObject<(() => void) | undefined> }) {
  useEffect(() => end.current?.(), [end]);
  return null;
}
