"use client";

import { useEffect, useState } from "react";
import { withoutMember } from "../address/where";
import { useExported } from "../export/exported";
import { useAnswer, useWorkbench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import { keepTour, type KeptTour } from "./kept";
import { playOf, partOf, type Sight, tourSteps } from "./steps";
import styles from "./tour.module.css";

/** How often it is looked whether a step is done: much of what a step asks for is in no store of ours. */
const OFTEN = 250;
/** By what a person moves the view, or begins with what is marked. */
const ACTS = ["wheel", "pointerdown", "keydown", "touchstart"] as const;

/** Says what to do, marks what to press, and goes on when it is done. */
export function Leading({ id, tour }: { id: string; tour: KeptTour }) {
  const workbench = useWorkbench();
  const { value: facts } = useAnswer("tour");
  const [isEnd, setEnd] = useState(false);
  const step = tourSteps[tour.step];

  useEffect(() => {
    if (!facts || !step) return;
    let marked: Element | undefined;
    let isOurs = false;
    const mark = (element: Element | undefined): void => {
      if (element !== marked) {
        marked?.removeAttribute("data-tour");
        element?.setAttribute("data-tour", "");
        marked = element;
        isOurs = true;
      }
      // Again at each look: panes that come later may push it out of sight. Once somebody acts the view is theirs.
      if (isOurs) element?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const look = (): void => {
      const sight = sightOf(workbench, tour, facts);
      if (!sight) return;
      if (step.done(sight)) keepTour(id, { step: tour.step + 1, left: false });
      else mark(step.at(sight));
    };
    // What the step begins with is kept, so that it is known after a reload.
    if (!tour.before) {
      useExported.setState({ formats: [] });
      keepTour(id, { ...tour, before: facts, begun: begunOf(workbench, tour.step) });
      return;
    }
    const release = (): void => void (isOurs = false);
    for (const act of ACTS) addEventListener(act, release, { capture: true, passive: true });
    look();
    const timer = setInterval(look, OFTEN);
    return () => {
      clearInterval(timer);
      for (const act of ACTS) removeEventListener(act, release, { capture: true });
      mark(undefined);
    };
  }, [workbench, id, tour, step, facts]);

  const scenario = facts?.scenario.path;
  useEffect(() => {
    // What is played and asked of the lab is what was changed, after a reload, too.
    if (scenario !== undefined && workbench.state.previewScenario === undefined)
      workbench.store.setState({ previewScenario: scenario });
  }, [workbench, scenario]);

  const close = (): void => {
    keepTour(id, undefined);
    setEnd(true);
    // Only the wish for the tour goes: what is shown, and whatever else the address says, stays.
    const { pathname, search, hash } = location;
    history.replaceState(history.state, "", pathname + withoutMember(search, "tour") + hash);
  };
  if (isEnd || !facts) return null;
  return (
    <aside className={styles.bar} aria-label="Tour">
      <p className={styles.words} aria-live="polite">
        <strong>{step?.title ?? "End of the tour"}</strong>{" "}
        {step
          ? step.text(facts)
          : "You have moved a unit, changed a date and a table, fixed a problem, played, asked the lab and printed. Keep your changes or undo them. Press ? for the keyboard shortcuts."}
      </p>
      <span className="quiet">
        {Math.min(tour.step + 1, tourSteps.length)} of {tourSteps.length}
      </span>
      {step ? (
        <>
          <button onClick={() => keepTour(id, { step: tour.step + 1, left: false })}>Skip this step</button>
          <button className="plain" onClick={() => keepTour(id, { ...tour, left: true })}>
            Leave the tour
          </button>
        </>
      ) : (
        <button className="primary" onClick={close}>
          Done
        </button>
      )}
    </aside>
  );
}

/** Play is looked at only from the step on that opens it: before that nothing is loaded for it. */
const PLAYING = tourSteps.findIndex(({ title }) => title === "Start a game");

const begunOf = (workbench: Workbench, step: number): Sight["begun"] =>
  step > PLAYING && playOf({ workbench }) ? partOf(workbench) : { part: "", choices: 0 };

function sightOf(workbench: Workbench, tour: KeptTour, facts: Sight["facts"]): Sight | undefined {
  const { before, begun = { part: "", choices: 0 } } = tour;
  return before && { facts, before, begun, state: workbench.state, workbench };
}
