import { type PageData, pageGlobals } from "../../lib/export/page/data";

const textOf = (name: string): string => {
  const text = (globalThis as unknown as Record<string, unknown>)[name];
  if (typeof text !== "string")
    throw new Error(
      "A file of this page is missing. Unpack the whole folder again, and open its index.html.",
    );
  return text;
};

/** What the page is about, from the script beside it. */
export const embeddedData = (): PageData => JSON.parse(textOf(pageGlobals.data)) as PageData;

let address: string | undefined;

/** Starts a worker from the text in the script beside the page: browsers start none from the address of a file. */
export function startWorker(name: "play" | "odds" | "ground"): Worker {
  address ??= URL.createObjectURL(new Blob([textOf(pageGlobals.worker)], { type: "text/javascript" }));
  return new Worker(address, { name });
}
