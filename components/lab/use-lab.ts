import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useWorkbench } from "../workbench/context";
import type { LabClient, LabState } from "./client";
import type { Matter, Matters } from "./protocol";

/** The lab of the workspace that is open. */
export const useLabClient = (): LabClient => useWorkbench().lab;

/** A part of the lab's state; renders again only when that part changes. */
export const useLab = <T>(pick: (state: LabState) => T): T => useStore(useLabClient().store, pick);

/**
 * What the lab answers, asked again whenever `stamp` changes; the last answer stays until the next is there. `failure`
 * says why there is none.
 */
export function useMatter<M extends Matter>(
  matter: M | undefined,
  stamp: unknown = 0,
): { value: Matters[M["of"]] | undefined; failure: string | undefined } {
  const lab = useLabClient();
  const [answer, setAnswer] = useState<{ value?: Matters[M["of"]]; failure?: string }>({});
  const key = JSON.stringify(matter);
  useEffect(() => {
    if (matter === undefined) return;
    let isCurrent = true;
    lab.ask(JSON.parse(key) as M).then(
      (value) => isCurrent && setAnswer({ value }),
      (error: Error) => isCurrent && setAnswer(({ value }) => ({ value, failure: error.message })),
    );
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` is what `matter` says; the object is another in each render.
  }, [lab, key, stamp]);
  return { value: answer.value, failure: answer.failure };
}
