"use client";

import { useCallback, useMemo } from "react";
import type { HeldCounter } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { Chart } from "./chart";
import { placeWords } from "./place-words";
import { Toolbar } from "./toolbar";
import type { useChart } from "./use-chart";
import { useKeys } from "./use-keys";
import { usePinch } from "./use-pinch";
import { usePointer } from "./use-pointer";
import styles from "./board.module.css";
import frame from "./map.module.css";

interface Props {
  view: MapView;
  chart: ReturnType<typeof useChart>;
  /** Places that something can be done with; they are marked. */
  highlighted?: ReadonlySet<string>;
  /** The map as its ground is drawn, where that need not follow every counter. */
  drawn?: MapView;
  /** A place was clicked, or left. */
  onPlace?(place: MapPlace | undefined): void;
  /** A counter was clicked, or a place without one. */
  onCounter?(counter: HeldCounter | undefined): void;
  /** The stack of the chosen place is wanted as text. */
  onOpen(): void;
}

/** The map to look at: everything that the map can do but change. */
export function ReadingBoard({ view, chart, highlighted, drawn, onPlace, onCounter, onOpen }: Props) {
  const { window, camera, pan, zoomBy, zoom, fit, selected, overlay, overlayId } = chart;
  const { pointer, press, hover, leave, giveUp } = usePointer({
    window,
    view,
    camera,
    pan,
    onClick(place, _point, counter) {
      chart.select(place);
      onPlace?.(place);
      onCounter?.(counter);
    },
  });
  usePinch(window, { pan, zoomBy, onBegin: giveUp });
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
      if (selected) goTo(undefined);
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
    [view, camera.zoom, overlayId, overlay, zoomBy, fit],
  );
  const shown = pointer?.over ?? selected;
  return (
    <div className={styles.reading}>
      {toolbar}
      <div className={frame.middle}>
        <Chart
          {...chart}
          view={view}
          highlighted={highlighted}
          drawn={drawn}
          about="Arrow keys walk, Enter goes to the stack as text."
          onGrab={grab}
          onPress={press}
          onHover={hover}
          onLeave={leave}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={frame.foot}>
        <span className={frame.under}>{shown ? placeWords(view, shown, overlay) : ""}</span>
      </p>
    </div>
  );
}
