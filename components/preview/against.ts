import { create } from "zustand";
import { server } from "../server/api";
import { setPanes, usePanes } from "../studio/panes";
import type { Workbench } from "../workbench/workbench";

/** What the changes are compared with, except the game itself, which is stored with the panes. */
interface ChosenComparison {
  /** The workspace for which it was chosen. */
  of: string;
  /** The value of the choice: "saved", "workspace:id", "game:id", "version:hash", "bundle". */
  value: string;
  /** Its key at the desk, once the desk has it. */
  key: string | undefined;
  title: string;
  trouble?: string;
}

interface ComparisonState {
  chosen: ChosenComparison | undefined;
  /** The last bundle, so that it can be chosen again. */
  bundle: File | undefined;
}

export const useAgainst = create<ComparisonState>(() => ({ chosen: undefined, bundle: undefined }));

/** A choice as it appears in lists. */
export interface AgainstChoice {
  value: string;
  title: string;
}

/** Larger files are not bundles, and are not read. */
const largest = 256 * 1024 * 1024;

let count = 0;

/** The choice for a workspace: its value, its name in sentences, and its key at the desk. */
export function againstOf(chosen: ChosenComparison | undefined, id: string, sinceErrata: boolean) {
  if (chosen?.of === id) return chosen;
  return sinceErrata
    ? { value: "errata", key: "errata", title: "the game with its errata", trouble: undefined }
    : { value: "printed", key: "printed", title: "the printed game", trouble: undefined };
}

/** Compares with something else, which is fetched if needed; the last choice wins. */
export async function chooseAgainst(
  workbench: Workbench,
  { value, title }: AgainstChoice,
  bundle?: File,
): Promise<void> {
  if (value === "printed" || value === "errata") {
    setPanes({ sinceErrata: value === "errata" });
    return useAgainst.setState({ chosen: undefined });
  }
  const of = workbench.id;
  const key = `${value} ${++count}`;
  const isWanted = (): boolean => useAgainst.getState().chosen?.value === value;
  const before = useAgainst.getState().chosen;
  // The same comparison again, as after a save; until it is ready the old one is shown.
  const shown = before?.value === value && before.of === of ? before.key : undefined;
  useAgainst.setState({ chosen: { of, value, key: shown, title }, ...(bundle && { bundle }) });
  const settle = (settled: Partial<ChosenComparison>): void => {
    if (isWanted()) useAgainst.setState({ chosen: { of, value, key: undefined, title, ...settled } });
  };
  try {
    const trouble = await give(workbench, value, key, bundle ?? useAgainst.getState().bundle);
    settle(trouble === undefined ? { key } : { trouble });
  } catch (error) {
    settle({ trouble: (error as Error).message });
  }
}

/** Sends the desk what to compare with; returns the reason if that is impossible. */
async function give(
  workbench: Workbench,
  value: string,
  key: string,
  bundle: File | undefined,
): Promise<string | undefined> {
  const { desk, id } = workbench;
  const name = value.slice(value.indexOf(":") + 1);
  if (value === "saved") await desk.ask("compareWithOwn", key, savedTexts(workbench));
  else if (value === "bundle") {
    if (bundle === undefined) return "Choose the bundle again.";
    if (bundle.size > largest) return `${bundle.name} is too large for a bundle.`;
    const bytes = new Uint8Array(await bundle.arrayBuffer());
    const { trouble } = await desk.ask("compareWithBundle", key, bytes);
    return trouble === undefined ? undefined : `${bundle.name} could not be opened: ${trouble}`;
  } else if (value.startsWith("game:")) await desk.ask("compareWith", key, await server.gameTexts(name));
  else if (value.startsWith("version:"))
    await desk.ask("compareWith", key, await server.versionTexts(id, name));
  else await desk.ask("compareWith", key, await server.texts(name));
  return undefined;
}

/** The workspace's own files on disk, as far as they are known here. */
function savedTexts(workbench: Workbench): Record<string, string> {
  const found: Record<string, string> = {};
  for (const path of Object.keys(workbench.state.files)) {
    const text = workbench.diskText(path);
    if (text !== undefined) found[path] = text;
  }
  return found;
}

/** The key for the desk's comparison; undefined while the documents are being fetched. */
export function useAgainstKey(id: string): string | undefined {
  const sinceErrata = usePanes((state) => state.sinceErrata);
  const chosen = useAgainst((state) => state.chosen);
  return againstOf(chosen, id, sinceErrata).key;
}
