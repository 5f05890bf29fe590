import { goToPlace, openTab } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";
import { failing } from "./words";

/** Opens a playtest at its first difference. */
export async function openPlaytest(workbench: Workbench, path: string): Promise<void> {
  const failure = workbench.state.playtests[path]?.result?.failure;
  if (!failure) return openTab(workbench, path, "text");
  try {
    const { file, pointer, range } = await workbench.desk.ask("placeOf", path, failure.pointer);
    goToPlace(workbench, file, { ...range.start, pointer });
  } catch (error) {
    workbench.store.setState({ notice: (error as Error).message });
  }
}

/** Opens a document from a list of them. */
export function openEntry(workbench: Workbench, path: string): void {
  if (workbench.state.playtests[path]?.result?.failure) void openPlaytest(workbench, path);
  else openTab(workbench, path);
}

/** Opens the next one that fails, behind the one in front. */
export function openFailing(workbench: Workbench): void {
  const { playtests, tabs, active } = workbench.state;
  const red = failing(playtests);
  const next = red[(red.indexOf(tabs[active]?.path ?? "") + 1) % red.length];
  if (next !== undefined) void openPlaytest(workbench, next);
}
