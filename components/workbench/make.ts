import type { Change } from "../../lib/editing";
import type { Workbench } from "./workbench";

/** How often a change is computed again because the text was edited meanwhile. */
const tries = 4;

/**
 * Applies a change that the desk computes, as one action. Returns the file that was edited; undefined if the change
 * is impossible: then the reason is shown above the editors, or goes to `refused`.
 */
export async function make(
  workbench: Workbench,
  label: string,
  ask: () => Promise<Change>,
  refused: (reason: string) => void = (notice) => workbench.store.setState({ notice }),
): Promise<string | undefined> {
  for (let i = 0; i < tries; i++) {
    const { revision } = workbench.state;
    let change: Change;
    try {
      change = await ask();
    } catch (error) {
      refused((error as Error).message);
      return undefined;
    }
    // Its offsets are those of the texts as they were.
    if (workbench.state.revision !== revision) continue;
    if (!change.ok) {
      refused(change.reason);
      return undefined;
    }
    workbench.apply(label, change.edits);
    return change.file;
  }
  refused("The text is still changing. Try again.");
  return undefined;
}
