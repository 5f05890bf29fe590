import { useState } from "react";
import type { Display, DisplayBox, DisplayPart, HeldCounter } from "../../lib/games";
import { RuleChip } from "../rulebook/rule-chip";
import { Pieces } from "../battle/pieces";
import styles from "./displays.module.css";

/** What dragging needs of a place: a box is one by its id and title. */
export interface BoxDragging {
  canPickUp(counter: HeldCounter): boolean;
  onPickUp(counter: HeldCounter): void;
  targets: ReadonlySet<string> | undefined;
  refusal(counter: HeldCounter, over: { id: string; name: string }): string | undefined;
  onDrop(counter: HeldCounter, over: { id: string; name: string }): void;
}

interface Props {
  display: Display;
  /** Ids of counters that options refer to. */
  highlighted: ReadonlySet<string>;
  onPick(pieces: readonly string[]): void;
  dragging?: BoxDragging;
  /** Shows where a part is on the map. */
  onPlace?(place: string): void;
}

/** A display beside the map: ships and bases with their boxes, between which counters are dragged. */
export function DisplayPane({ display, highlighted, onPick, dragging, onPlace }: Props) {
  const [held, setHeld] = useState<HeldCounter>();
  const [over, setOver] = useState<string>();
  const { title, rule, empty, parts } = display;
  const drag = {
    held,
    over,
    start(counter: HeldCounter): void {
      setHeld(counter);
      dragging?.onPickUp(counter);
    },
    end(): void {
      setHeld(undefined);
      setOver(undefined);
    },
    enter: setOver,
  };
  // A part without boxes is there for its values.
  const isBusy = ({ boxes }: DisplayPart): boolean =>
    boxes.length === 0 || boxes.some(({ counters }) => counters.length > 0);
  const idle = parts.filter((part) => !isBusy(part));
  const shown = (part: DisplayPart) => (
    <Part key={part.id} {...{ part, highlighted, onPick, dragging, drag, onPlace }} />
  );
  return (
    <section className={styles.display} aria-label={title}>
      <h2>
        {title} <RuleChip rule={rule} />
      </h2>
      {parts.length === 0 && <p className="quiet">{empty}</p>}
      {parts.filter(isBusy).map(shown)}
      {idle.length > 0 && (
        <details>
          <summary>Without counters: {idle.map((part) => part.title).join(", ")}</summary>
          {idle.map(shown)}
        </details>
      )}
    </section>
  );
}

interface Drag {
  held: HeldCounter | undefined;
  over: string | undefined;
  start(counter: HeldCounter): void;
  end(): void;
  enter(box: string | undefined): void;
}

type PartProps = Omit<Props, "display"> & { part: DisplayPart; drag: Drag };

function Part({ part, onPlace, ...rest }: PartProps) {
  const { title, side, place, values, listed, boxes } = part;
  return (
    <section className={styles.part} aria-label={title} data-side={side}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <dl data-listed={listed}>
          {values.map((each) => (
            <div key={each.title}>
              <dt>
                {each.title} <RuleChip rule={each.rule} />
              </dt>
              <dd>{each.value}</dd>
            </div>
          ))}
        </dl>
        {place !== undefined && onPlace && (
          <button className={styles.show} onClick={() => onPlace(place)}>
            On the map
          </button>
        )}
      </header>
      <div className={styles.boxes}>
        {boxes.map((box) => (
          <Box key={box.id} box={box} {...rest} />
        ))}
      </div>
    </section>
  );
}

type BoxProps = Omit<PartProps, "part" | "onPlace"> & { box: DisplayBox };

function Box({ box, highlighted, onPick, dragging, drag }: BoxProps) {
  const { id, title, rule, counters } = box;
  const isTarget = drag.held !== undefined && dragging?.targets?.has(id) === true;
  const isOver = drag.held !== undefined && drag.over === id;
  const refusal = isOver && dragging?.targets ? dragging.refusal(drag.held!, { id, name: title }) : undefined;
  return (
    <section
      className={styles.box}
      aria-label={title}
      data-box={id}
      data-may={isTarget || undefined}
      data-verdict={isOver && dragging?.targets ? (refusal === undefined ? "good" : "bad") : undefined}
      title={refusal}
      onDragOver={(event) => {
        if (!drag.held) return;
        if (drag.over !== id) drag.enter(id);
        if (isTarget) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (drag.held && isTarget) dragging.onDrop(drag.held, { id, name: title });
        drag.end();
      }}
    >
      <h4>
        {title} <RuleChip rule={rule} />
      </h4>
      {counters.length === 0 && <span className="hidden">Empty.</span>}
      <Pieces
        named
        counters={counters}
        highlighted={highlighted}
        onPick={onPick}
        drag={dragging && { can: dragging.canPickUp, start: drag.start, end: drag.end }}
      />
    </section>
  );
}
