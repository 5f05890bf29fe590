import { PAGE_FORMAT } from "../../lib/export/page/data";
import { server } from "../server/api";
import type { Workbench } from "../workbench/workbench";
import type { Message, Request } from "./protocol";

/** The formats that include files that only the server can read. */
const withOthers = "bundle";

/** The page's side of the export worker; it lives as long as the dialog. */
export class ExportClient {
  private worker: Worker | undefined;

  constructor(
    private readonly workbench: Workbench,
    private readonly onMessage: (message: Message) => void,
  ) {
    this.begin();
  }

  private begin(): void {
    const worker = new Worker(new URL("./export.worker.ts", import.meta.url), {
      type: "module",
      name: "export",
    });
    worker.onmessage = ({ data }: MessageEvent<Message>) => this.worker === worker && this.onMessage(data);
    worker.onerror = ({ message }) =>
      this.onMessage({ type: "failed", message: message || "The export worker stopped." });
    this.worker = worker;
  }

  /** Exports the texts as they are now, saved or not. */
  async make({ formats, since }: Pick<Request, "formats" | "since">): Promise<void> {
    const { worker, workbench } = this;
    try {
      const others = formats.includes(withOthers) ? await server.others(workbench.id) : undefined;
      const { game, shipped, version } = workbench.state;
      const hasPage = formats.includes(PAGE_FORMAT) && game !== undefined;
      const page = hasPage ? await server.pageApp(game) : undefined;
      // It was cancelled meanwhile.
      if (this.worker !== worker) return;
      const own = workbench.ownFiles();
      worker?.postMessage({ game, shipped, own, others, page, version, formats, since } satisfies Request);
    } catch (error) {
      if (this.worker === worker) this.onMessage({ type: "failed", message: (error as Error).message });
    }
  }

  /** Cancels the export at once. */
  cancel(): void {
    this.close();
    this.begin();
  }

  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}
