import type * as Code from "./text-editor";

/**
 * The code of the text editor: it is loaded with this file, and runs when it is called. That keeps the page busy for a
 * second, so the first map is drawn meanwhile. An import would run it at once.
 */
export const runTextEditor = (): typeof Code =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- what is imported runs as soon as it is loaded
  require("./text-editor") as typeof Code;
