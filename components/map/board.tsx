"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { Place } from "../../lib/editing";
import type { HeldCounter, MixEntry, SiteField } from "../../lib/games";
import type { Point } from "../../lib/hex";
import type { MapPlace, MapView } from "../../lib/views/map";
import { useAnswer, useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { Carried } from "./carried";
import { onBoard } from "./geometry";
import { OverlayKey } from "./overlay-key";
import { OverlayLayer } from "./overlay-layer";
import { placeWords } from "./place-words";
import { showNumber } from "./show-number";
import { StackLayer } from "./stack-layer";
import type { StackActions } from "./stack-list";
import { Strip } from "./strip";
import { TerrainCanvas } from "./terrain-canvas";
import { Toolbar } from "./toolbar";
import { useCamera } from "./use-camera";
import { useCarry } from "./use-carry";
import { useHands } from "./use-hands";
import { useKeys } from "./use-keys";
import { usePaint } from "./use-paint";
import { usePinch } from "./use-pinch";
import { usePointer } from "./use-pointer";
import styles from "./board.module.css";
import frame from "./map.module.css";

interface Props {
  view: MapView;
  words: string;
  say(words: string): void;
  onScenario(path: string): void;
}

/** The map with its tools, the strip beside it and the line below it. */
export function Board({ view, words, say, onScenario }: Props) {
  const workbench = useWorkbench();
  const window = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLElement>(null);
  const { camera, size, fit, step, pan, zoomBy, show } = useCamera(window, view.bounds);
  const [selectedId, setSelectedId] = useState<string>();
  const [overlayId, setOverlayId] = useState("");
  const byId = useMemo(() => new Map(view.places.map((place) => [place.id, place])), [view]);
  const selected = selectedId === undefined ? undefined : byId.get(selectedId);
  const hands = useHands(view.scenario, say);
  const carrying = useCarry(hands, say);
  const { carry } = carrying;
  const look = ({ document, pointer: at }: Place): void => lookAt(workbench, document, at);
  const { tool, first, ...painting } = usePaint({ view, act: hands.act, say, look });
  const { value: laid } = useAnswer("mapOverlay", view.scenario, overlayId, selectedId ?? "");
  const overlay = overlayId !== "" && laid?.id === overlayId ? laid : undefined;

  const select = (place: MapPlace | undefined): void => {
    setSelectedId(place?.id);
    if (!place) return;
    look(place.site ?? place);
    say(placeWords(view, place, overlay));
    if (carry?.by === "keyboard") carrying.hold(place);
  };
  /** For who has not pointed at it, it comes into sight as well. */
  const goTo = (place: MapPlace | undefined): void => {
    select(place);
    if (place) show({ x: place.centre.x - view.bounds.x, y: place.centre.y - view.bounds.y });
  };
  const drop = async (force: boolean): Promise<void> => {
    const landed = await carrying.drop(force);
    if (landed) setSelectedId(landed.id);
  };
  const zoom = (larger: boolean): void => zoomBy(larger ? step : 1 / step);
  const lookAtCounter = (counter: HeldCounter): void =>
    look({ document: view.scenario, pointer: counter.pointer });

  const { pointer, press, hover, leave, giveUp } = usePointer({
    window,
    view,
    camera,
    pan,
    onPickUp: (counter, place, all) => carrying.pickUp(counter, place, "pointer", all),
    onHold: carrying.hold,
    onDrop: (force) => void drop(force),
    onCancel: carrying.cancel,
    onClick(place, point, counter) {
      if (carry?.by === "keyboard") {
        carrying.hold(place);
        return void drop(false);
      }
      select(place);
      if (counter) lookAtCounter(counter);
      painting.paint(place, point);
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

  const focusStrip = (): void =>
    (
      strip.current?.querySelector("[data-unit], button, input, select, summary") as HTMLElement | null
    )?.focus();
  const onKeyDown = useKeys({
    places: view.places,
    selected,
    isCarrying: carry !== undefined,
    select: goTo,
    open: () => (tool === "hand" ? focusStrip() : painting.paint(selected)),
    pickUpTop(all) {
      const top = selected?.stacks[0]?.counters[0];
      if (top) {
        carrying.pickUp(top, selected, "keyboard", all);
        lookAtCounter(top);
      } else say("Nothing stands here to pick up.");
    },
    drop: (force) => void drop(force),
    back() {
      if (carry) {
        carrying.cancel();
        return say("Left where it was.");
      }
      if (painting.back()) return;
      if (selected) return select(undefined);
      setOverlayId("");
    },
    zoom,
    fit,
  });

  const actions = (from: MapPlace | undefined): StackActions => ({
    onPickUp(counter, all) {
      carrying.pickUp(counter, from, "keyboard", all);
      window.current?.focus();
    },
    onRemove: (counter) => hands.act({ do: "remove", from: counter.pointer, count: 1 }),
    onFlip: (counter, way) => hands.act({ do: way, from: counter.pointer }),
    onLook: lookAtCounter,
    onShowText: (counter: HeldCounter) => showNumber(workbench, view.scenario, counter.pointer),
  });
  const set = ({ document, pointer: at, title }: SiteField, value: string | number | undefined): void =>
    hands.act({ do: "set", document, pointer: at, value, title, place: selected?.name ?? "" });
  const add = ({ entry }: MapPlace, { face }: MixEntry): void =>
    hands.act({ do: "add", type: face.type, to: entry, count: 1 });

  // Pulling the map changes neither of these, and both hold much.
  const { act } = hands;
  const { pickUp, hold } = carrying;
  const carried = carry?.counter.pointer;
  const toolbar = useMemo(
    () => (
      <Toolbar
        view={view}
        zoom={camera.zoom}
        tool={tool}
        overlay={overlayId}
        onScenario={onScenario}
        onTool={painting.choose}
        onOverlay={setOverlayId}
        onZoom={zoom}
        onFit={fit}
        onFound={(place) => {
          goTo(place);
          window.current?.focus();
        }}
      />
    ),
    [view, camera.zoom, tool, overlayId, overlay, carry, hold, onScenario, zoomBy, fit],
  );
  const beside = useMemo(
    () => (
      <Strip
        ref={strip}
        view={view}
        place={selected}
        carried={carried}
        actions={actions}
        onSet={set}
        onLook={look}
        onAdd={add}
        onTerrain={(place, terrain) => place.hex && act({ do: "terrain", hex: place.hex, terrain })}
        onLeave={() => window.current?.focus()}
      />
    ),
    [view, selected, carried, act, pickUp, workbench],
  );

  const under = pointer?.over ? placeWords(view, pointer.over, overlay) : "";
  const hand = carry && carryPoint(view, camera, carry, pointer?.at);
  const target = carry?.over &&
    carry.over.id !== carry.from?.id && {
      place: carry.over,
      verdict: !carry.tried
        ? ("asking" as const)
        : carry.tried.problem
          ? ("bad" as const)
          : ("good" as const),
    };
  return (
    <>
      {toolbar}
      <div className={frame.middle}>
        <div
          ref={window}
          className={styles.window}
          tabIndex={0}
          role="application"
          aria-label={`${view.title}. Arrow keys walk, Enter opens the stack, Space picks up and puts down.`}
          data-tool={tool}
          onPointerDown={(event) => press(event)}
          onPointerMove={hover}
          onPointerLeave={leave}
          onKeyDown={onKeyDown}
        >
          <div className={styles.board} style={{ transform: `translate(${camera.x}px, ${camera.y}px)` }}>
            <TerrainCanvas view={view} zoom={camera.zoom} overlay={overlay} />
            <OverlayLayer
              view={view}
              zoom={camera.zoom}
              overlay={overlay}
              selected={selected}
              target={target || undefined}
              first={first}
            />
            <StackLayer
              view={view}
              zoom={camera.zoom}
              selected={selected}
              sight={{ left: -camera.x, top: -camera.y, ...size }}
              carried={carried}
              onGrab={grab}
            />
          </div>
          {overlay && <OverlayKey overlay={overlay} />}
          {carry && hand && <Carried carry={carry} x={hand.x} y={hand.y} width={size.width} />}
        </div>
        {beside}
      </div>
      <p className={frame.foot}>
        <span className={frame.under}>{under === words ? "" : under}</span>
        <span className={frame.said} role="status" aria-live="polite">
          {words}
        </span>
      </p>
    </>
  );
}

/** At the pointer, or beside the place that it is held over. */
function carryPoint(
  view: MapView,
  camera: { zoom: number; x: number; y: number },
  carry: { by: string; over: MapPlace | undefined },
  pointer: Point | undefined,
): Point | undefined {
  if (carry.by === "pointer") return pointer;
  if (!carry.over) return { x: 12, y: 12 };
  const { x, y } = onBoard(view, camera.zoom, carry.over.centre);
  return { x: x + camera.x, y: y + camera.y };
}
