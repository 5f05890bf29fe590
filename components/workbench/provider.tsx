"use client";

import { type ReactNode, useEffect, useState } from "react";
import { TableContext, WorkbenchContext } from "./context";
import { keepTabs } from "./kept-tabs";
import { Workbench } from "./workbench";

interface Props {
  id: string;
  /** Shown until the browser is ready. */
  before: ReactNode;
  /** Called once the workspace is loaded and its tabs are open; returns what to do when it is closed. */
  onReady(workbench: Workbench): () => void;
  children: ReactNode;
}

/** Opens a workspace for everything below. `onReady` must be a stable function. */
export function WorkbenchProvider({ id, before, onReady, children }: Props) {
  const [workbench, setWorkbench] = useState<Workbench>();
  useEffect(() => {
    const opened = new Workbench(id);
    setWorkbench(opened);
    const stops: (() => void)[] = [];
    let left = false;
    void opened.open().then(() => {
      if (!left && opened.state.phase === "ready") stops.push(keepTabs(opened), onReady(opened));
    });
    const keepNow = (): void => void opened.unsaved.keepNow();
    document.addEventListener("visibilitychange", keepNow);
    window.addEventListener("pagehide", keepNow);
    return () => {
      document.removeEventListener("visibilitychange", keepNow);
      window.removeEventListener("pagehide", keepNow);
      left = true;
      keepNow();
      for (const stop of stops) stop();
      opened.close();
    };
  }, [id, onReady]);
  if (!workbench) return before;
  return (
    <WorkbenchContext.Provider value={workbench}>
      <TableContext.Provider value={workbench}>{children}</TableContext.Provider>
    </WorkbenchContext.Provider>
  );
}
