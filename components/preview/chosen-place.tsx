"use client";

import { X } from "lucide-react";
import type { MapPlace, MapView } from "../../lib/views/map";
import { StackText } from "../map/stack-text";
import { useWorkbench } from "../workbench/context";
import { goToNumber } from "./go";
import styles from "./set-up.module.css";

interface Props {
  view: MapView;
  place: MapPlace;
  /** The number of the counter that was clicked. */
  counter: string | undefined;
  onLeave(): void;
}

/** The place that was chosen on the map, with its stack as text. */
export function ChosenPlace({ view, place, counter, onLeave }: Props) {
  const workbench = useWorkbench();
  const { name, hex } = place;
  return (
    <section
      className={styles.part}
      aria-label={`At ${name}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <h3>
        {name} {hex !== undefined && hex !== name && <span className="quiet">{hex}</span>}
        <button className={`plain ${styles.leave}`} onClick={onLeave} aria-label={`Leave ${name}`}>
          <X size={13} aria-hidden />
        </button>
      </h3>
      <StackText
        view={view}
        place={place}
        chosen={counter}
        onShowText={(held) => goToNumber(workbench, view.scenario, held)}
      />
    </section>
  );
}
