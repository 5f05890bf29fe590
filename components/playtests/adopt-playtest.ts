import { counted } from "../../lib/words";
import { make } from "../workbench/make";
import type { Workbench } from "../workbench/workbench";

/**
 * Keeps a shipped playtest in the workspace, where it stands in place of the shipped one, with the results that come out
 * now. Choices that cannot be made any more are left out with all that follow, and that is said.
 */
export async function adoptPlaytest(workbench: Workbench, path: string): Promise<void> {
  let left = "";
  const file = await make(workbench, `Make ${path} my playtest`, async () => {
    const adopted = await workbench.playtests.adopted(path);
    if ("reason" in adopted)
      return { ok: false, reason: `${path} cannot become your playtest: ${adopted.reason}` };
    const { value, kept, of } = adopted;
    if (kept < of) {
      left = `${path} is now your playtest, with the first ${counted(kept, "choice")} of ${of}: the next choice is no longer legal. Undo restores the shipped one.`;
    }
    return workbench.desk.ask("ownDocument", path, value);
  });
  if (file !== undefined && left !== "") workbench.store.setState({ notice: left });
}
