import dynamic from "next/dynamic";
import pane from "./pane.module.css";
import { type ComponentType, createElement, useState } from "react";

const Opening = () => <p className={pane.waiting} />;

/** A pane whose code is loaded when it is needed, or before by `prepare`. */
export interface Prepared<P> {
  Pane: ComponentType<P>;
  /** Loads the code, as the pane is likely to be opened next; what cannot be loaded is said when it is opened. */
  prepare(): void;
}

/** A pane that is loaded before is drawn at once: one that React waits for is not shown for a third of a second. */
export function prepared<P extends object>(load: () => Promise<ComponentType<P>>): Prepared<P> {
  let known: ComponentType<P> | undefined;
  const remembered = async (): Promise<ComponentType<P>> => (known = await load());
  const Later = dynamic<P>(remembered, { loading: Opening });
  function Pane(props: P) {
    // Another component in its place would lose what it holds.
    const [Shown] = useState(() => known ?? Later);
    return createElement(Shown, props);
  }
  return { Pane, prepare: () => void remembered().catch(() => undefined) };
}
