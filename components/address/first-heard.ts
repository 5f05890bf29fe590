/** Who is asked first when Back or Forward are used; whether it has seen to it. */
declare global {
  interface Window {
    sandtableTraversal?: ((event: PopStateEvent) => boolean) | undefined;
  }
}

/**
 * Runs before the framework, which on Back and Forward would fetch the page anew and open the workspace a second time:
 * listeners of a window are called in the order in which they came.
 */
export const traversalScript = `addEventListener("popstate", (event) => {
  if (window.sandtableTraversal?.(event)) event.stopImmediatePropagation();
});`;

/** From now on Back and Forward are asked of `callback`, which returns whether it has seen to it. Returns how to stop. */
export function onTraversal(callback: (event: PopStateEvent) => boolean): () => void {
  window.sandtableTraversal = callback;
  return () => {
    if (window.sandtableTraversal === callback) window.sandtableTraversal = undefined;
  };
}
