"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Answer, Args, CallName } from "../desk/protocol";
import type { WorkbenchState } from "./types";
import { keepTabs } from "./kept-tabs";
import { Workbench } from "./workbench";

const Context = createContext<Workbench | undefined>(undefined);

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
  return <Context.Provider value={workbench}>{children}</Context.Provider>;
}

export function useWorkbench(): Workbench {
  const workbench = useContext(Context);
  if (!workbench) throw new Error("Nothing is open here.");
  return workbench;
}

/** A part of the workbench's state; renders again only when that part changes. */
export function useBench<T>(pick: (state: WorkbenchState) => T): T {
  return useStore(useWorkbench().store, pick);
}

/**
 * The desk's answer, requested again whenever a text has changed; the last answer stays until the next arrives.
 * `failure` says why there is none.
 */
export function useAnswer<Name extends CallName>(
  call: Name,
  ...args: Args<Name>
): { value: Answer<Name> | undefined; failure: string | undefined; isAnswered: boolean } {
  const workbench = useWorkbench();
  const revision = useBench((state) => state.revision);
  const ready = useBench((state) => state.phase === "ready");
  const [answer, setAnswer] = useState<{ value?: Answer<Name>; failure?: string }>({});
  const key = JSON.stringify(args);
  useEffect(() => {
    if (!ready) return;
    let current = true;
    workbench.desk.ask(call, ...(JSON.parse(key) as Args<Name>)).then(
      (value) => current && setAnswer({ value }),
      (error: Error) => current && setAnswer(({ value }) => ({ value, failure: error.message })),
    );
    return () => {
      current = false;
    };
  }, [workbench, call, key, revision, ready]);
  return { value: answer.value, failure: answer.failure, isAnswered: "value" in answer };
}
