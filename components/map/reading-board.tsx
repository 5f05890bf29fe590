"use client";

import { useCallback, useMemo, useState } from "react";
import type { HeldCounter } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { Carried } from "./carried";
import { MapSurface } from "./chart";
import { placeWords } from "./place-words";
import { Toolbar } from "./toolbar";
import type { useChart } from "./use-chart";
import { useKeys } from "./use-keys";
import { usePinch } from "./use-pinch";
import { usePointer } from "./use-pointer";
import styles from "./board.module.css";
import frame from "./map.module.css";

/** What a drag of a counter would do. */
export interface Dragging {
  /** Where nothing can be done with a counter, pulling it pulls the map. */
  canPickUp(counter: HeldCounter): boolean;
  onPickUp(counter: HeldCounter): void;
  /** Places to which the one in hand can be taken; undefined until they are known. */
  targets: ReadonlySet<string> | undefined;
  /** Why it cannot be put down there; undefined where it can. */
  refusal(counter: HeldCounter, over: MapPlace): string | undefined;
  onDrop(counter: HeldCounter, over: MapPlace): void;
}

interface DraggedCounter {
  counter: HeldCounter;
  from: MapPlace;
  over: MapPlace | undefined;
}

interface Props {
  view: MapView;
  chart: ReturnType<typeof useChart>;
  /** Places that something can be done with; they are marked. */
  highlighted?: ReadonlySet<string>;
  /** The map as its ground is drawn, where that need not follow every counter. */
  drawn?: MapView;
  /** Counters that are dragged where something can be done with them. */
  dragging?: Dragging;
  /** A place was clicked, or left. */
  onPlace?(place: MapPlace | undefined): void;
  /** A counter was clicked, or a place without one. */
  onCounter?(counter: HeldCounter | undefined): void;
  /** The stack of the chosen place is wanted as text. */
  onOpen(): void;
}

/** The map to look at: everything that the map can do but change. */
export function ReadingBoard(props: Props) {
  const { view, chart, highlighted, drawn, dragging, onPlace, onCounter, onOpen } = props;
  const { window, camera, size, pan, zoomBy, zoom, fit, selected, overlay, overlayId } = chart;
  const [held, setHeld] = useState<DraggedCounter>();
  const { pointer, press, hover, leave, cancelPress } = usePointer({
    window,
    view,
    camera,
    pan,
    canPickUp: (counter) => dragging?.canPickUp(counter) === true,
    onPickUp(counter, from) {
      if (!from) return;
      setHeld({ counter, from, over: from });
      dragging?.onPickUp(counter);
    },
    onHold: (over) => setHeld((now) => now && (now.over?.id === over?.id ? now : { ...now, over })),
    onDrop() {
      setHeld(undefined);
      if (held?.over && held.over.id !== held.from.id) dragging?.onDrop(held.counter, held.over);
    },
    onCancel: () => setHeld(undefined),
    onClick(place, _point, counter) {
      chart.select(place);
      onPlace?.(place);
      onCounter?.(counter);
    },
  });
  usePinch(window, { pan, zoomBy, onBegin: cancelPress });
  const grab = useCallback(
    (counter: HeldCounter, place: MapPlace, event: React.PointerEvent): void => {
      event.stopPropagation();
      press(event, { counter, place });
    },
    [press],
  );
  const goTo = (place: MapPlace | undefined): void => {
    chart.select(place);
    onCounter?.(undefined);
    if (place) chart.showPlace(place);
  };
  const onKeyDown = useKeys({
    places: view.places,
    selected,
    select: goTo,
    open: onOpen,
    back() {
      if (held) cancelPress();
      else if (selected) goTo(undefined);
      else if (overlayId !== "") chart.setOverlayId("");
      else return false;
      return true;
    },
    zoom,
    fit,
  });
  const toolbar = useMemo(
    () => (
      <Toolbar
        view={view}
        zoom={camera.zoom}
        overlay={overlayId}
        onOverlay={chart.setOverlayId}
        onZoom={zoom}
        onFit={fit}
        onFound={(place) => {
          goTo(place);
          window.current?.focus();
        }}
      />
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- pulling the map makes the other functions anew, and they do the same.
    [view, camera.zoom, selected, overlayId, overlay, zoomBy, fit],
  );
  const shown = pointer?.over ?? selected;
  const targets = held && dragging?.targets;
  const isAway = held?.over !== undefined && held.over.id !== held.from.id;
  const refusal = isAway && targets ? dragging?.refusal(held.counter, held.over!) : undefined;
  const tried = targets && { ...(refusal !== undefined && { problem: { message: refusal, more: 0 } }) };
  const verdict = !targets ? "asking" : refusal === undefined ? "good" : "bad";
  const target = isAway ? ({ place: held.over!, verdict } as const) : undefined;
  return (
    <div className={styles.reading}>
      {toolbar}
      <div className={frame.middle}>
        <MapSurface
          {...chart}
          view={view}
          highlighted={targets ?? highlighted}
          drawn={drawn}
          carried={held?.counter.pointer}
          target={target}
          about="Arrow keys move, Enter opens the stack as text."
          onGrab={grab}
          onPress={press}
          onHover={hover}
          onLeave={leave}
          onKeyDown={onKeyDown}
        >
          {held && pointer && (
            <Carried
              carry={{ ...held, count: 1, by: "pointer", tried }}
              x={pointer.at.x}
              y={pointer.at.y}
              width={size.width}
            />
          )}
        </MapSurface>
      </div>
      <p className={frame.foot}>
        <span className={frame.under}>{shown ? placeWords(view, shown, overlay) : ""}</span>
      </p>
    </div>
  );
}
