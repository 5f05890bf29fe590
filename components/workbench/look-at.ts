import type { Workbench } from "./workbench";

/** Selects a value of a merged document: the pane of layers shows it. */
export function lookAt({ store }: Workbench, document: string, pointer: string): void {
  const { selection } = store.getState();
  if (selection?.document === document && selection.pointer === pointer) return;
  store.setState({ selection: { document, pointer } });
}
