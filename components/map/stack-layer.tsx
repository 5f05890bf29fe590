import { memo, useCallback, useRef } from "react";
import type { HeldCounter } from "../../lib/games";
import type { MapPlace, MapView, Stack } from "../../lib/views/map";
import { Counter } from "../counters/counter";
import { counterWords } from "../counters/words";
import { counterSize, onBoard } from "./geometry";
import styles from "./map.module.css";

interface Props {
  view: MapView;
  zoom: number;
  /** The part of the board that is in sight, in its pixels: fans open into it. */
  sight: { left: number; top: number; width: number; height: number };
  selected: MapPlace | undefined;
  /** The counter that is carried, so that stacks keep closed and its own is dimmed. */
  carried: string | undefined;
  onGrab(counter: HeldCounter, place: MapPlace, event: React.PointerEvent): void;
}

/** Every stack of the map: its top counter, a count, an edge; hover and selection fan it. */
export function StackLayer({ view, zoom, sight, selected, carried, onGrab }: Props) {
  const latest = useRef(onGrab);
  latest.current = onGrab;
  const grab = useCallback<Props["onGrab"]>((...grabbed) => latest.current(...grabbed), []);
  return (
    <div className={styles.stacks} data-carrying={carried !== undefined || undefined}>
      {view.places
        .filter(({ stacks }) => stacks.length > 0)
        .map((place) => {
          const { x, y } = onBoard(view, zoom, place.centre);
          const across = (x - sight.left) / Math.max(1, sight.width);
          return (
            <PlaceStacks
              key={place.id}
              place={place}
              zoom={zoom}
              x={x}
              y={y}
              fan={y - sight.top > sight.height * 0.55 ? "up" : "down"}
              lean={across > 0.8 ? "left" : across < 0.2 ? "right" : undefined}
              isOpen={selected?.id === place.id}
              carried={carried}
              onGrab={grab}
            />
          );
        })}
    </div>
  );
}

interface PlaceProps extends Pick<Props, "zoom" | "carried" | "onGrab"> {
  place: MapPlace;
  /** On the board, in its pixels. */
  x: number;
  y: number;
  /** Where its fans have room to open. */
  fan: "up" | "down";
  lean: "left" | "right" | undefined;
  isOpen: boolean;
}

/** Pulling the map moves the board as a whole, so the stacks on it are drawn again only where a fan turns over. */
const PlaceStacks = memo(function PlaceStacks({ place, zoom, x, y, fan, lean, isOpen, ...rest }: PlaceProps) {
  const two = place.stacks.length > 1;
  const size = counterSize(zoom) * (two ? 0.8 : 1);
  return place.stacks.map((stack, i) => (
    <div
      key={stack.side}
      className={styles.stack}
      style={{
        left: x + (two ? (i - 0.5) * size * 1.04 : 0),
        top: y + (place.shape === "hex" ? 0 : size * 0.5),
        width: size,
        height: size,
      }}
      data-open={isOpen || undefined}
      data-small={size < 26 || undefined}
      data-fan={fan}
      data-lean={lean}
    >
      <Top stack={stack} place={place} size={size} isOpen={isOpen} {...rest} />
      {stack.counters.length > 1 && <Fan stack={stack} place={place} size={size} {...rest} />}
    </div>
  ));
});

interface StackProps extends Pick<Props, "carried" | "onGrab"> {
  stack: Stack;
  place: MapPlace;
  size: number;
}

const isFree = ({ pointer }: HeldCounter): boolean => pointer.startsWith("/choices/");

function Top({ stack, place, size, isOpen, carried, onGrab }: StackProps & { isOpen: boolean }) {
  const top = stack.counters.find(({ optional }) => optional === undefined) ?? stack.counters[0]!;
  const depth = Math.min(3, stack.total - 1);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.top}
      data-depth={depth > 0 ? depth : undefined}
      data-free={isFree(top) || undefined}
      data-carried={carried === top.pointer || undefined}
      onPointerDown={(event) => onGrab(top, place, event)}
      aria-label={`${place.name}: ${stack.total} ${stack.total === 1 ? "counter" : "counters"}, on top ${counterWords(top.face, { steps: top.steps, reduced: top.reduced })}`}
    >
      <Counter
        unit={top.face}
        size={size}
        reduced={top.reduced}
        steps={top.count === 1 ? top.steps : undefined}
        selected={isOpen}
        decorative
      />
      {stack.total > 1 && (
        <span className={styles.count} aria-hidden>
          {stack.total}
        </span>
      )}
    </button>
  );
}

function Fan({ stack, place, size, carried, onGrab }: StackProps) {
  const each = Math.max(34, Math.min(size, 52));
  return (
    <div
      className={styles.fan}
      style={{ gridTemplateColumns: `repeat(${Math.min(5, stack.counters.length)}, ${each}px)` }}
    >
      {stack.counters.map((counter) => (
        <button
          type="button"
          key={counter.pointer}
          tabIndex={-1}
          className={styles.fanned}
          data-free={isFree(counter) || undefined}
          data-off={counter.optional !== undefined || undefined}
          data-carried={carried === counter.pointer || undefined}
          onPointerDown={(event) => onGrab(counter, place, event)}
          aria-label={`${counterWords(counter.face, counter)}, at ${place.name}`}
          title={counterWords(counter.face, counter)}
        >
          <Counter
            unit={counter.face}
            size={each}
            reduced={counter.reduced}
            steps={counter.count === 1 ? counter.steps : undefined}
            decorative
          />
          {counter.count > 1 && (
            <span className={styles.count} aria-hidden>
              {counter.count}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
