import { useEffect } from "react";
import { AROUND, oneAFrame } from "../map/one-a-frame";
import { expectMap } from "../workbench/quiet";

/** The map that the window will show first, if the set-up is shown. */
let end: (() => void) | undefined;

/** While the preview shows the set-up its first map comes before the text editor. Returns what gives it up. */
export function awaitFirstMap(): () => void {
  end ??= expectMap();
  return end;
}

/** Marks the end once the answer is drawn. */
export function useFirstMap(isAnswered: boolean): void {
  useEffect(() => {
    if (!isAnswered) return;
    // The map has its size in the frame after the one that has the answer; then come the tiles in sight.
    requestAnimationFrame(() => requestAnimationFrame(() => oneAFrame(() => end?.(), AROUND)));
  }, [isAnswered]);
}
