"use client";

import { CopyPlus, Minus } from "lucide-react";
import { useRef } from "react";
import type { ListedStep, StepChange, StepList } from "../../lib/views";
import { Act } from "../map/act";
import { useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import type { HeldStep } from "./use-steps";
import styles from "./steps.module.css";
import { RuleChip } from "../rulebook/rule-chip";

interface Props {
  document: string;
  list: StepList;
  /** What can be put in. */
  known: readonly ListedStep[];
  /** The step of this list that is in the hand. */
  held: HeldStep | undefined;
  onChange(change: StepChange, step: string): void;
  onBegin(from: number): void;
  onOver(to: number): void;
  onEnd(): void;
}

/** One list of steps in its order. */
export function StepListPart({ document, list, known, held, onChange, onBegin, onOver, onEnd }: Props) {
  const workbench = useWorkbench();
  const place = useRef<HTMLOListElement>(null);
  const { title, rule, steps, depth, pointer } = list;
  const focusOn = (at: number): void =>
    void requestAnimationFrame(() =>
      place.current?.querySelectorAll<HTMLElement>("[data-step]")[at]?.focus({ preventScroll: true }),
    );
  const press = (event: React.KeyboardEvent, at: number, step: ListedStep): void => {
    const way = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const next = at + way;
    if (event.key === "Delete") onChange({ do: "remove", at }, step.title);
    else if (way === 0) return;
    else if (!event.altKey) focusOn(next);
    else if (next >= 0 && next < steps.length) {
      onChange({ do: "move", from: at, to: way < 0 ? next : next + 1 }, step.title);
      focusOn(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  /** Above the middle of a step is before it, below it behind. */
  const placeAt = (event: React.DragEvent, at: number): number => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY < top + height / 2 ? at : at + 1;
  };
  const drop = (event: React.DragEvent): void => {
    event.preventDefault();
    const stays = held?.to === undefined || held.to === held.from || held.to === held.from + 1;
    if (held && !stays) onChange({ do: "move", from: held.from, to: held.to! }, held.step.title);
    onEnd();
  };
  return (
    <section className={styles.list} style={{ marginLeft: depth * 20 }} aria-label={title}>
      <h3>
        {title} <RuleChip rule={rule} />
      </h3>
      <ol ref={place} onDrop={drop}>
        {steps.map((step, at) => (
          <li
            key={`${step.id} ${at}`}
            className={styles.step}
            data-before={held?.to === at || undefined}
            data-behind={(held?.to === steps.length && at === steps.length - 1) || undefined}
            data-ok={held?.effect?.ok}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              event.dataTransfer.setData("text/plain", step.title);
              onBegin(at);
            }}
            onDragOver={(event) => {
              if (!held) return;
              event.preventDefault();
              onOver(placeAt(event, at));
            }}
            onDragEnd={onEnd}
          >
            <button
              type="button"
              className={styles.name}
              data-step={step.id}
              aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
              onFocus={() => lookAt(workbench, document, `${pointer}/${at}`)}
              onKeyDown={(event) => press(event, at, step)}
            >
              {step.title}
            </button>
            <RuleChip rule={step.rule} />
            {step.isList && <span className="quiet">steps of its own</span>}
            <span className={styles.acts}>
              <Act
                name={`Repeat ${step.title}`}
                hint="Repeat the step"
                onClick={() => onChange({ do: "double", at }, step.title)}
              >
                <CopyPlus size={13} aria-hidden />
              </Act>
              <Act
                name={`Remove ${step.title}`}
                hint="Remove the step (Delete)"
                onClick={() => onChange({ do: "remove", at }, step.title)}
              >
                <Minus size={13} aria-hidden />
              </Act>
            </span>
          </li>
        ))}
      </ol>
      <select
        aria-label={`Add a step to ${title}`}
        value=""
        onChange={({ target }) => {
          const step = known.find(({ id }) => id === target.value);
          if (step) onChange({ do: "add", step: step.id, to: steps.length }, step.title);
        }}
      >
        <option value="">Add a step …</option>
        {known.map(({ id, title: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </section>
  );
}
