/** What the worker that reads a PDF says of it. */
export type PdfMessage =
  | { type: "page"; page: number; of: number }
  | { type: "text"; text: string }
  | { type: "failed"; reason: string };
