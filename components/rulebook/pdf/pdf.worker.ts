import { readPdf } from "./read-pdf";
import type { PdfMessage } from "./protocol";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<Uint8Array>) => void) | null;
  postMessage(message: PdfMessage): void;
};

scope.onmessage = ({ data }) => {
  readPdf(data, (page, of) => scope.postMessage({ type: "page", page, of })).then(
    (text) => scope.postMessage({ type: "text", text }),
    (error: Error) => scope.postMessage({ type: "failed", reason: error.message }),
  );
};
