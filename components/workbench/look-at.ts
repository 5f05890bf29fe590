import type { TableBench } from "./context";

/** Selects a value of a merged document: the pane of layers shows it. */
export function lookAt({ store }: Pick<TableBench, "store">, document: string, pointer: string): void {
  const { selection } = store.getState();
  if (selection?.document === document && selection.pointer === pointer) return;
  store.setState({ selection: { document, pointer } });
}
