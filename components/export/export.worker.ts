import { ExportError } from "../../lib/export";
import { loadRules } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import { makeExport, offeredFormats } from "./make";
import type { Message, Request } from "./protocol";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Message): void;
};

const loaded = new WhenLoaded(loadRules);

scope.postMessage({ type: "formats", formats: offeredFormats() });

scope.onmessage = ({ data }) => loaded.then([data.game], () => make(data));

function make(data: Request): void {
  try {
    const steps = makeExport(data);
    for (;;) {
      const step = steps.next();
      scope.postMessage(step.value);
      if (step.done === true) return;
    }
  } catch (error) {
    const { message } = error as Error;
    const hint = error instanceof ExportError ? error.hint : undefined;
    scope.postMessage({ type: "failed", message, hint });
  }
}
