import { createContext, memo, use, useMemo, useState } from "react";
import { useGradually } from "./use-gradually";
import type { HeldCounter } from "../../lib/games";
import {
  type BoardPart,
  drawnPart,
  type MapPlace,
  type MapView,
  onBoard,
  type Stack,
  stackedPlacesIn,
  stackSpots,
} from "../../lib/views/map";
import { Counter } from "../counters/counter";
import { counterWords, stateOf } from "../../lib/views/counters";
import { counted } from "../../lib/words";
import styles from "./stacks.module.css";

interface Props {
  view: MapView;
  zoom: number;
  /** The visible part of the board: fans open into it. */
  sight: BoardPart;
  selected: MapPlace | undefined;
  /** The counter that is dragged: meanwhile stacks stay closed, and the counter itself is dimmed. */
  carried: string | undefined;
  onGrab(counter: HeldCounter, place: MapPlace, event: React.PointerEvent): void;
}

/** The stacks in view: the top counter, a count, an edge. Hover and keyboard selection open the fan. */
export function StackLayer({ view, zoom, sight, selected, carried, onGrab }: Props) {
  // A place is only drawn again when its own counters change.
  const { bounds } = view;
  const frame = useMemo(() => ({ bounds }), [bounds]);
  const stacked = useMemo(() => view.places.filter(({ stacks }) => stacks.length > 0), [view.places]);
  const { left, top, width, height } = drawnPart(sight);
  const inReach = useMemo(
    () => stackedPlacesIn({ bounds, places: stacked }, zoom, { left, top, width, height }),
    [bounds, stacked, zoom, left, top, width, height],
  );
  const drawn = useGradually(inReach, stacked, zoom);
  // When the map is pulled, the stacks stay as they are. Only an open fan depends on what is in view.
  const stacks = useMemo(
    () =>
      drawn.map((place) => (
        <PlaceStacks
          key={place.id}
          place={place}
          view={frame}
          zoom={zoom}
          isSelected={selected?.id === place.id}
          carried={carried}
          onGrab={onGrab}
        />
      )),
    [drawn, frame, zoom, selected?.id, carried, onGrab],
  );
  return (
    <Sight value={sight}>
      <div className={styles.stacks} data-carrying={carried !== undefined || undefined}>
        {stacks}
      </div>
    </Sight>
  );
}

/** The visible part of the board. */
const Sight = createContext<BoardPart>({ left: 0, top: 0, width: 0, height: 0 });

/** The edge of the window that is so close to a place that its fan must open away from it. */
function edgeOf(x: number, width: number, reach: number): "left" | "right" | undefined {
  if (x <= width / 2) return x < Math.max(width * 0.2, reach) ? "left" : undefined;
  return x > Math.min(width * 0.8, width - reach) ? "right" : undefined;
}

/** Layout of a fan (pixels): counters side by side, least and greatest size of a counter, gaps and margin. */
const FAN = { across: 5, least: 34, most: 52, gap: 10 };

const sizeInFan = (size: number): number => Math.max(FAN.least, Math.min(size, FAN.most));

/** How far the fans of a place extend to one side (pixels); those of two sides open in opposite directions. */
function reachOf(spots: ReturnType<typeof stackSpots>): number {
  const widths = spots.map(({ stack, size }) => {
    const across = Math.min(FAN.across, stack.counters.length);
    return across * sizeInFan(size) + (across + 1) * FAN.gap;
  });
  const width = Math.max(...widths);
  return spots.length > 1 ? width : width / 2;
}

interface PlaceProps extends Pick<Props, "zoom" | "carried" | "onGrab"> {
  view: Pick<MapView, "bounds">;
  place: MapPlace;
  isSelected: boolean;
}

/** Of the map a stack only needs its own position. */
const isAlike = (a: PlaceProps, b: PlaceProps): boolean =>
  a.view.bounds === b.view.bounds &&
  a.place === b.place &&
  a.zoom === b.zoom &&
  a.isSelected === b.isSelected &&
  a.carried === b.carried &&
  a.onGrab === b.onGrab;

/** Drawn again only when its own data change, so that panning has no delay. */
const PlaceStacks = memo(function PlaceStacks(props: PlaceProps) {
  const { place, view, zoom, isSelected } = props;
  // Most counters are in fans, and most fans are closed: their counters are only drawn when the fan opens.
  const [isPointedAt, setPointedAt] = useState(false);
  return stackSpots(view, zoom, place).map(({ stack, x, y, size }, i) => (
    <div
      key={stack.side}
      className={styles.stack}
      style={{ left: x, top: y, width: size, height: size }}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      data-open={isSelected || undefined}
      data-small={size < 26 || undefined}
    >
      <Top stack={stack} size={size} {...props} />
      {(isPointedAt || isSelected) && stack.counters.length > 1 && (
        <Fan stack={stack} index={i} size={size} {...props} />
      )}
    </div>
  ));
}, isAlike);

/** Which way the fan of a place opens where the place is in view now. */
function useFanning(
  index: number,
  { place, view, zoom }: Pick<PlaceProps, "place" | "view" | "zoom">,
): ReturnType<typeof fanning> {
  const sight = use(Sight);
  const { x, y } = onBoard(view, zoom, place.centre);
  const isLow = y - sight.top > sight.height * 0.55;
  const edge = edgeOf(x - sight.left, sight.width, reachOf(stackSpots(view, zoom, place)));
  return fanning(index, place.stacks.length > 1, isLow, edge);
}

/** In which direction a fan opens: into the window, and away from the fan of the other side. */
function fanning(
  index: number,
  isShared: boolean,
  isLow: boolean,
  edge: "left" | "right" | undefined,
): { "data-fan": "up" | "down"; "data-lean": "left" | "right" | undefined } {
  const isFirst = index === 0;
  const isUp = isShared && edge !== undefined ? isFirst : isLow;
  const away = edge === "left" ? "right" : edge === "right" ? "left" : undefined;
  return {
    "data-fan": isUp ? "up" : "down",
    "data-lean": isShared && !away ? (isFirst ? "left" : "right") : away,
  };
}

type StackProps = Pick<PlaceProps, "place" | "isSelected" | "carried" | "onGrab"> & {
  stack: Stack;
  size: number;
};

const isFree = ({ pointer }: HeldCounter): boolean => pointer.startsWith("/choices/");

function Top({ stack, place, size, isSelected, carried, onGrab }: StackProps) {
  const top = stack.counters.find(({ optional }) => optional === undefined) ?? stack.counters[0]!;
  const depth = Math.min(3, stack.total - 1);
  const name = `${place.name}: ${counted(stack.total, "counter")}, on top ${counterWords(top.face, { ...stateOf(top), count: undefined })}`;
  return (
    <span
      className={styles.top}
      data-depth={depth > 0 ? depth : undefined}
      data-free={isFree(top) || undefined}
      data-carried={carried === top.pointer || undefined}
    >
      <StackCounter counter={top} size={size} count={stack.total} selected={isSelected} />
      <Grip name={name} onGrab={(event) => onGrab(top, place, event)} />
    </span>
  );
}

function Fan(props: StackProps & Pick<PlaceProps, "view" | "zoom"> & { index: number }) {
  const { stack, place, size, carried, onGrab } = props;
  const each = sizeInFan(size);
  const ways = useFanning(props.index, props);
  return (
    <div
      className={styles.fan}
      {...ways}
      style={{ gridTemplateColumns: `repeat(${Math.min(FAN.across, stack.counters.length)}, ${each}px)` }}
    >
      {stack.counters.map((counter) => (
        <span
          key={counter.pointer}
          className={styles.fanned}
          data-free={isFree(counter) || undefined}
          data-off={counter.optional !== undefined || undefined}
          data-carried={carried === counter.pointer || undefined}
        >
          <StackCounter counter={counter} size={each} count={counter.count} />
          <Grip
            name={`${counterWords(counter.face, counter)}, at ${place.name}`}
            hint={hintOf(counter)}
            onGrab={(event) => onGrab(counter, place, event)}
          />
        </span>
      ))}
    </div>
  );
}

const hintOf = ({ group, ...counter }: HeldCounter): string =>
  `${counterWords(counter.face, counter)}${group === undefined ? "" : ` · ${group}`}`;

/** The top counter, and the number of counters under it. */
function StackCounter({
  counter,
  size,
  count,
  selected,
}: {
  counter: HeldCounter;
  size: number;
  count: number;
  selected?: boolean;
}) {
  return (
    <>
      <Counter unit={counter.face} size={size} {...stateOf(counter)} selected={selected} decorative />
      {count > 1 && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </>
  );
}

/** The handle for dragging. It covers the drawing, whose letters are not part of its name. */
function Grip({
  name,
  hint,
  onGrab,
}: {
  name: string;
  hint?: string;
  onGrab(event: React.PointerEvent): void;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.grip}
      onPointerDown={onGrab}
      // Keeps the keyboard focus on the map: this button disappears when the stack changes.
      onMouseDown={(event) => event.preventDefault()}
      aria-label={name}
      title={hint}
    />
  );
}
