import { WorkspaceError } from "../workspace";
import { folderOf } from "./known";
import { versionsNow } from "./loaded";
import { type FileChange, watchWorkspace } from "./watch";

/** What the stream of changes says, always of one workspace. */
export type Notice =
  /** It is followed from now on; versions of its documents as they are on disk. */
  | { id: string; type: "ready"; versions: Record<string, string> }
  | { id: string; type: "change"; change: FileChange }
  /** It cannot be followed, and why. */
  | { id: string; type: "refused"; message: string }
  /** Its folder was taken away. When it is back, "ready" comes again. */
  | { id: string; type: "gone"; message: string };

/** How often something is sent though nothing happens, so that a lost connection shows (milliseconds). */
const BEAT = 10_000;

/** What happens to the documents of some workspaces, as a stream of events that ends with `signal`. */
export function followWorkspaces(ids: readonly string[], signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const send = (text: string): void => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const notify = (notice: Notice): void => send(`data: ${JSON.stringify(notice)}\n\n`);
      const stops = ids.map((id) => follow(id, notify));
      const beat = setInterval(() => send(": \n\n"), BEAT);
      stop = () => {
        open = false;
        clearInterval(beat);
        for (const each of stops) each();
      };
      signal.addEventListener("abort", () => stop());
    },
    cancel: () => stop(),
  });
}

/** One workspace that is gone does not end the stream of the others. Returns how to stop. */
function follow(id: string, notify: (notice: Notice) => void): () => void {
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof WorkspaceError)) throw error;
      notify({ id, type: "refused", message: error.message });
      return undefined;
    }
  };
  const root = attempt(() => folderOf(id));
  if (root === undefined) return () => undefined;
  return watchWorkspace(
    root,
    (change) => notify({ id, type: "change", change }),
    () => void attempt(() => notify({ id, type: "ready", versions: versionsNow(root) })),
    () => notify({ id, type: "gone", message: goneMessage(root) }),
  );
}

const goneMessage = (root: string): string =>
  `${root} no longer exists. Open documents stay open; restore the folder, then save.`;
