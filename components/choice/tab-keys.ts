import type { KeyboardEvent } from "react";

/** Keys of a list of tabs: arrows move to the next tab and round, Home and End to the ends; the focus follows. */
export const tabKeys =
  (ids: readonly string[], shown: string, onShow: (id: string) => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const at = ids.indexOf(shown);
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ids.length - 1 }[event.key];
    if (step === undefined) return;
    const to = (step + ids.length) % ids.length;
    onShow(ids[to]!);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
    event.preventDefault();
  };
