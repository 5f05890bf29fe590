"use client";

import { createContext, useContext, useEffect, useState } from "react";
import { type StoreApi, useStore } from "zustand";
import type { DeskClient } from "../desk/client";
import type { Answer, Args, CallName } from "../desk/protocol";
import type { OddsClient } from "../odds/client";
import type { PlayClient } from "../play/client";
import type { WorkbenchState } from "./types";
import type { Workbench } from "./workbench";

/**
 * The part of a workbench on which games are played: where the table, the map and the odds get their data. The studio has a
 * whole workbench; an exported page has only this part.
 */
export interface TableBench {
  readonly play: PlayClient;
  readonly odds: OddsClient;
  readonly store: StoreApi<WorkbenchState>;
  readonly desk: Pick<DeskClient, "ask" | "askLater">;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);
export const TableContext = createContext<TableBench | undefined>(undefined);

/** The workbench; undefined on an exported page, where nothing can be edited. */
export const useStudio = (): Workbench | undefined => useContext(WorkbenchContext);

export function useTable(): TableBench {
  const table = useContext(TableContext);
  if (!table) throw new Error("Nothing is open here.");
  return table;
}

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error("Nothing is open here.");
  return workbench;
}

/** A part of the workbench's state; renders again only when that part changes. */
export function useBench<T>(pick: (state: WorkbenchState) => T): T {
  return useStore(useTable().store, pick);
}

/**
 * The desk's answer, requested again whenever a text has changed; the last answer stays until the next arrives.
 * `failure` says why there is none.
 */
export function useAnswer<Name extends CallName>(
  call: Name,
  ...args: Args<Name>
): { value: Answer<Name> | undefined; failure: string | undefined; isAnswered: boolean } {
  const table = useTable();
  const revision = useBench((state) => state.revision);
  const ready = useBench((state) => state.phase === "ready");
  const [answer, setAnswer] = useState<{ value?: Answer<Name>; failure?: string }>({});
  const key = JSON.stringify(args);
  useEffect(() => {
    if (!ready) return;
    let current = true;
    table.desk.ask(call, ...(JSON.parse(key) as Args<Name>)).then(
      (value) => current && setAnswer({ value }),
      (error: Error) => current && setAnswer(({ value }) => ({ value, failure: error.message })),
    );
    return () => {
      current = false;
    };
  }, [table, call, key, revision, ready]);
  return { value: answer.value, failure: answer.failure, isAnswered: "value" in answer };
}
