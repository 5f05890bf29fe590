"use client";

import { useEffect, useState } from "react";
import type { Answer, Args, CallName } from "../desk/protocol";
import { useTable } from "./context";
import { keepSame } from "./keep-same";
import { whenQuiet } from "./quiet";
import type { WorkbenchState } from "./types";

export interface Checked<T> {
  value: T | undefined;
  /** Why there is no answer. */
  failure: string | undefined;
  isAnswered: boolean;
}

/**
 * The desk's answer after each check: requested once for every report, and not before the last answer has arrived,
 * so that it does not slow fast typing down. Equal parts of two answers are the same object.
 */
export const useChecked = <Name extends CallName>(call: Name, ...args: Args<Name>): Checked<Answer<Name>> =>
  useAnswers<Answer<Name>>(call, undefined, args);

/**
 * The same; before the first check of a workspace the answer to another call with the same arguments, if there is one.
 * `first` must be a stable function.
 */
export const useCheckedAfter = <First extends CallName, Name extends CallName>(
  first: (state: WorkbenchState) => First | undefined,
  call: Name,
  ...args: Args<First> & Args<Name>
): Checked<Answer<First> | Answer<Name>> => useAnswers<Answer<First> | Answer<Name>>(call, first, args);

type FirstCall = (state: WorkbenchState) => CallName | undefined;

function useAnswers<T>(call: CallName, first: FirstCall | undefined, args: unknown[]): Checked<T> {
  const table = useTable();
  const [answer, setAnswer] = useState<{ value?: T; failure?: string }>({});
  const key = JSON.stringify(args);
  useEffect(() => {
    let isCurrent = true;
    let isAsking = false;
    let isWanted = false;
    const settle = (answered: (before: { value?: T }) => typeof answer): void => {
      isAsking = false;
      if (!isCurrent) return;
      setAnswer(answered);
      if (isWanted) ask();
    };
    const take = (asked: Promise<unknown>): void => {
      isAsking = true;
      asked.then(
        (value) => settle((before) => ({ value: keepSame(before.value, value as T) })),
        (error: Error) => settle(({ value }) => ({ value, failure: error.message })),
      );
    };
    const values = (): Args<CallName> => JSON.parse(key) as Args<CallName>;
    const ask = (): void => {
      isWanted = isAsking;
      if (!isAsking) take(table.desk.askLater(call, ...values()));
    };
    const unchecked = table.store.getState().report ? undefined : first?.(table.store.getState());
    if (unchecked === undefined) ask();
    else take(table.desk.ask(unchecked, ...values()));
    let giveUp: (() => void) | undefined;
    const stop = table.store.subscribe(({ report }, before) => {
      if (report === before.report) return;
      // What is shown already is only completed by the first check: that waits for the text that is being opened.
      if (unchecked !== undefined && !before.report) giveUp = whenQuiet(ask);
      else ask();
    });
    return () => {
      isCurrent = false;
      giveUp?.();
      stop();
    };
  }, [table, call, first, key]);
  return { value: answer.value, failure: answer.failure, isAnswered: "value" in answer };
}
