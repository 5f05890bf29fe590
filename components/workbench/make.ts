import type { Change } from "../../lib/editing";
import type { Workbench } from "./workbench";

/** How often a change is worked out anew because somebody typed meanwhile. */
const tries = 4;

/**
 * Makes a change that the desk works out, as one action. Says the file in which it was written; undefined when it
 * could not be made, and the reason stands above the editors, or goes to `refused`.
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
