"use client";

import { usePanes } from "../studio/panes";
import { useChecked } from "../workbench/use-checked";

/** How many values differ. */
export function ChangeCount() {
  const sinceErrata = usePanes((state) => state.sinceErrata);
  const { value } = useChecked("countChanges", sinceErrata);
  return value === undefined ? null : <span className="quiet"> {value}</span>;
}
