import type { PdfMessage } from "./protocol";

/** A page that takes longer is given up (milliseconds). */
const LONGEST = 60_000;

/**
 * The text of a PDF, read by a worker of its own, which ends with it: neither a large file nor a hostile one holds the page
 * up. Throws an `Error` that says why it cannot be read, and what to do.
 */
export function textOfPdf(bytes: Uint8Array, onPage: (page: number, of: number) => void): Promise<string> {
  const worker = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module", name: "pdf" });
  let fuse: ReturnType<typeof setTimeout>;
  return new Promise<string>((resolve, reject) => {
    let at = "its beginning";
    const wait = (): void => {
      clearTimeout(fuse);
      fuse = setTimeout(
        () =>
          reject(
            new Error(`${at} takes more than a minute to read. Leave it out, and attach the file again.`),
          ),
        LONGEST,
      );
    };
    wait();
    worker.onmessage = ({ data }: MessageEvent<PdfMessage>) => {
      if (data.type === "page") {
        wait();
        at = `page ${data.page}`;
        onPage(data.page, data.of);
      } else if (data.type === "text") resolve(data.text);
      else if (data.type === "failed") reject(new Error(data.reason));
      // The library takes every worker for its own, and greets in one, too.
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message || "the part of the studio that reads PDFs cannot be loaded."));
    };
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => {
    clearTimeout(fuse);
    worker.terminate();
  });
}
