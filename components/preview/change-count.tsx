"use client";

import type { ChangeCount } from "../../lib/views/changes";
import { useWorkbench } from "../workbench/context";
import { useChecked } from "../workbench/use-checked";
import { useAgainstKey } from "./against";

/** The number of changes. */
export function ChangeCount() {
  const key = useAgainstKey(useWorkbench().id);
  return key === undefined ? null : <CountBadge against={key} />;
}

function CountBadge({ against }: { against: string }) {
  const { value } = useChecked("countChanges", against);
  return value && <span className="quiet"> {countWords(value)}</span>;
}

/** The number as the title shows it; above a limit only that there are more. */
export const countWords = (count: ChangeCount): string =>
  "sentences" in count ? String(count.sentences) : `${count.valuesOver.toLocaleString("en-GB")}+`;
