"use client";

import { useCallback, useMemo, useState } from "react";
import type { HeldCounter, Overlay } from "../../lib/games";
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

/** What dragging a counter does. */
export interface Dragging {
  /** Where a counter cannot be moved, dragging it pans the map. */
  canPickUp(counter: HeldCounter): boolean;
  onPickUp(counter: HeldCounter): void;
  /** Places to which the dragged counter can go; undefined until they are known. */
  targets: ReadonlySet<string> | undefined;
  /** Why it cannot be dropped there; undefined if it can. */
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
  /** Places where an action is possible; they are marked. */
  highlighted?: ReadonlySet<string>;
  /** The map from which the ground is drawn, where it need not change with every counter. */
  drawn?: MapView;
  /** What lies over the map while no overlay is chosen. */
  cover?: Overlay | undefined;
  /** Counters can be dragged where something accepts them. */
  dragging?: Dragging;
  /** A place was clicked, or the selection was cleared. */
  onPlace?(place: MapPlace | undefined): void;
  /** A counter was clicked, or a place without counters. */
  onCounter?(counter: HeldCounter | undefined): void;
  /** The stack of the chosen place was requested as text. */
  onOpen(): void;
}

/** The read-only map: all that the map offers except editing. */
export function ReadingBoard(props: Props) {
  const { view, chart, highlighted, drawn, cover, dragging, onPlace, onCounter, onOpen } = props;
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
        area={chart.area?.id ?? ""}
        onArea={chart.setAreaId}
        onZoom={zoom}
        onFit={fit}
        onFound={(place) => {
          goTo(place);
          window.current?.focus();
        }}
      />
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- panning creates the other functions anew, but they do the same.
    [view, camera.zoom, selected, overlayId, overlay, chart.area, zoomBy, fit],
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
          overlay={overlay ?? cover}
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
        <span className={frame.under}>{shown ? placeWords(view, shown, overlay ?? cover) : ""}</span>
      </p>
    </div>
  );
}
