import { server } from "../server/api";
import { keepLineUnder } from "../play/kept-line";
import { takeTourAlong } from "../tour/kept";
import type { Workbench } from "./workbench";

/**
 * Creates a workspace from a shipped game that is open read-only: with the changes, the game in play and the tour.
 * If that fails, a notice gives the reason, and nothing changes.
 */
export async function makeMine(workbench: Workbench): Promise<void> {
  const { game, title, files } = workbench.state;
  if (game === undefined) return;
  try {
    const id = await server.create({ title: `My ${title.split(":")[0]!}`, game });
    const made = await server.load(id);
    for (const path of Object.keys(files).filter((each) => files[each]!.unsaved)) {
      const text = workbench.ownText(path);
      const version = made.files[path]?.version ?? null;
      if (text !== undefined) await server.save(id, path, text, version);
      else if (version !== null) await server.remove(id, path, version);
    }
    await keepLineUnder(id, workbench.id);
    takeTourAlong(workbench.id, id);
    for (const path of Object.keys(files)) workbench.mark(path, { unsaved: false });
    await workbench.unsaved.keepNow();
    location.assign(`/w/${id}${location.search}`);
  } catch (error) {
    workbench.store.setState({ notice: `The workspace was not created: ${(error as Error).message}` });
  }
}
