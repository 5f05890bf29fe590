/** Ships without types of its own. */
declare module "monaco-editor/editor/editor.worker.start" {
  export function start(create: (context: unknown) => object): void;
}
