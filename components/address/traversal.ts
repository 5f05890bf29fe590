/** Called first when Back or Forward are used; returns whether it handled the event. */
declare global {
  interface Window {
    sandtableTraversal?: ((event: PopStateEvent) => boolean) | undefined;
  }
}

/**
 * Runs before the framework, which on Back and Forward would load the page again and open the workspace a second time:
 * listeners of a window are called in the order in which they were added.
 */
export const traversalScript = `addEventListener("popstate", (event) => {
  if (window.sandtableTraversal?.(event)) event.stopImmediatePropagation();
});`;

/** Calls `callback` on Back and Forward; it returns whether it handled the event. Returns how to unsubscribe. */
export function onTraversal(callback: (event: PopStateEvent) => boolean): () => void {
  window.sandtableTraversal = callback;
  return () => {
    if (window.sandtableTraversal === callback) window.sandtableTraversal = undefined;
  };
}
