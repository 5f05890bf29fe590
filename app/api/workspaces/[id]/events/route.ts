import { folderOf, route, watchWorkspace } from "../../../../../lib/server";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ id: string }>;
}

/** How often something is sent though nothing happens, so that a lost connection shows (milliseconds). */
const BEAT = 10_000;

/** A stream of the documents that change on disk, for as long as the page listens. */
export const GET = route(async (request, { params }: Context) => {
  const root = folderOf((await params).id);
  const encoder = new TextEncoder();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const send = (text: string): void => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const unwatch = watchWorkspace(
        root,
        (change) => send(`data: ${JSON.stringify(change)}\n\n`),
        () => send("event: ready\ndata: {}\n\n"),
      );
      const beat = setInterval(() => send(": \n\n"), BEAT);
      stop = () => {
        open = false;
        clearInterval(beat);
        unwatch();
      };
      request.signal.addEventListener("abort", () => stop());
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
});
