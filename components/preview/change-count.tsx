"use client";

import { useWorkbench } from "../workbench/context";
import { useChecked } from "../workbench/use-checked";
import { useAgainstKey } from "./against";

/** How many changes there are. */
export function ChangeCount() {
  const key = useAgainstKey(useWorkbench().id);
  return key === undefined ? null : <Count against={key} />;
}

function Count({ against }: { against: string }) {
  const { value } = useChecked("countChanges", against);
  return value === undefined ? null : <span className="quiet"> {value}</span>;
}
