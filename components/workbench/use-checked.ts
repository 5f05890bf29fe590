"use client";

import { useEffect, useState } from "react";
import type { Answer, Args, CallName } from "../desk/protocol";
import { useWorkbench } from "./context";
import { keepSame } from "./keep-same";

/**
 * The desk's answer after each check: requested once for every report, and not before the last answer has arrived,
 * so that it does not slow fast typing down. Equal parts of two answers are the same object. `failure` says why
 * there is no answer.
 */
export function useChecked<Name extends CallName>(
  call: Name,
  ...args: Args<Name>
): { value: Answer<Name> | undefined; failure: string | undefined } {
  const workbench = useWorkbench();
  const [answer, setAnswer] = useState<{ value?: Answer<Name>; failure?: string }>({});
  const key = JSON.stringify(args);
  useEffect(() => {
    let isCurrent = true;
    let isAsking = false;
    let isWanted = false;
    const settle = (answered: (before: { value?: Answer<Name> }) => typeof answer): void => {
      isAsking = false;
      if (!isCurrent) return;
      setAnswer(answered);
      if (isWanted) ask();
    };
    const ask = (): void => {
      isWanted = isAsking;
      if (isAsking) return;
      isAsking = true;
      workbench.desk.askLater(call, ...(JSON.parse(key) as Args<Name>)).then(
        (value) => settle((before) => ({ value: keepSame(before.value, value) })),
        (error: Error) => settle(({ value }) => ({ value, failure: error.message })),
      );
    };
    ask();
    const stop = workbench.store.subscribe(({ report }, before) => {
      if (report !== before.report) ask();
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [workbench, call, key]);
  return { value: answer.value, failure: answer.failure };
}
