"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useWorkbench } from "../workbench/context";
import { tourSteps } from "./steps";
import styles from "./tour.module.css";

/** Leads through the first run: each step goes on by itself when it is done. */
export function Tour() {
  const workbench = useWorkbench();
  const [step, setStep] = useState<number>();

  useEffect(() => {
    if (new URLSearchParams(location.search).has("tour")) setStep(0);
  }, []);

  useEffect(() => {
    if (step === undefined || step >= tourSteps.length) return;
    const look = (): void => {
      if (tourSteps[step]!.done(workbench.state)) setStep(step + 1);
    };
    look();
    return workbench.store.subscribe(look);
  }, [workbench, step]);

  if (step === undefined) return null;
  const close = (): void => {
    setStep(undefined);
    history.replaceState(null, "", location.pathname);
  };
  const current = tourSteps[step];
  return (
    <aside className={styles.card} aria-label="First run">
      <header>
        <h2>{current?.title ?? "That was it"}</h2>
        <span className="quiet">
          {Math.min(step + 1, tourSteps.length)} of {tourSteps.length}
        </span>
        <button className="plain" onClick={close} aria-label="Close the first run">
          <X size={14} aria-hidden />
        </button>
      </header>
      <p aria-live="polite">
        {current?.text ??
          "You have a variant with its reasons and its changes. Next: the map, the order of battle as a table, and the turn track are views of the same texts."}
      </p>
      <footer>
        {current ? (
          <button onClick={() => setStep(step + 1)}>Skip this</button>
        ) : (
          <button className="primary" onClick={close}>
            Done
          </button>
        )}
      </footer>
    </aside>
  );
}
