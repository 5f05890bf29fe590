"use client";

import { useCallback, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import type { HeldCounter, MixEntry, SiteField } from "../../lib/games";
import type { Point } from "../../lib/hex";
import { type MapPlace, type MapView, onBoard } from "../../lib/views/map";
import { goToNumber } from "../preview/go";
import { useWorkbench } from "../workbench/context";
import { Carried } from "./carried";
import { MapSurface } from "./chart";
import { unmark, useMarkedOn } from "./marked";
import { placeWords } from "./place-words";
import type { StackActions } from "./stack-list";
import { Strip } from "./strip";
import { Toolbar } from "./toolbar";
import { useCarry } from "./use-carry";
import { useChart } from "./use-chart";
import { useHands } from "./use-hands";
import { useKeys } from "./use-keys";
import { usePaint } from "./use-paint";
import { usePinch } from "./use-pinch";
import { usePlaceMenu } from "./use-place-menu";
import { usePointer } from "./use-pointer";
import frame from "./map.module.css";

interface Props {
  view: MapView;
  words: string;
  say(words: string): void;
  /** Not offered where the scenario is chosen elsewhere. */
  onScenario?(path: string): void;
  /** Where the strip is shown, if not beside the map. */
  beside?: HTMLElement | undefined;
  /** The map is the main view, not only shown beside a text. */
  isInFront: boolean;
}

/** The map with its tools, the strip beside it and the status line below it. */
export function Board({ view, words, say, onScenario, beside: apart, isInFront }: Props) {
  const workbench = useWorkbench();
  const strip = useRef<HTMLElement>(null);
  const chart = useChart(view, say);
  const { window, camera, size, fit, pan, zoomBy, zoom, selected, overlay, overlayId, look } = chart;
  const hands = useHands(view, say);
  const carrying = useCarry(hands, say);
  const { carry } = carrying;
  const { tool, first, ...painting } = usePaint({ view, act: hands.act, say, look });

  const select = (place: MapPlace | undefined): void => {
    chart.select(place);
    if (place && carry?.by === "keyboard") carrying.hold(place);
  };
  const goTo = (place: MapPlace | undefined): void => {
    select(place);
    if (place) chart.showPlace(place);
  };
  const marked = useMarkedOn(view, isInFront, (place, said) => {
    goTo(place);
    say(said);
  });
  const drop = async (force: boolean): Promise<void> => {
    const landed = await carrying.drop(force);
    if (landed) chart.setSelectedId(landed.id);
  };
  const lookAtCounter = (counter: HeldCounter): void =>
    look({ document: view.scenario, pointer: counter.pointer });

  const menu = usePlaceMenu({ view, hands, say, select });
  const { pointer, press, hover, leave, cancelPress, where } = usePointer({
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

  usePinch(window, { pan, zoomBy, onBegin: cancelPress });
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
  /** Where the menu of the chosen place opens if it was not opened by the pointer. */
  const middle = (): Point => {
    const edge = window.current!.getBoundingClientRect();
    const { x, y } = onBoard(view, camera.zoom, selected!.centre);
    return { x: edge.left + camera.x + x, y: edge.top + camera.y + y };
  };
  const onMenu = (event: React.MouseEvent): void => {
    event.preventDefault();
    const { over, point } = where(event);
    if (over && !carry) menu.open(over, { x: event.clientX, y: event.clientY }, point);
  };
  const onKeyDown = useKeys({
    places: view.places,
    selected,
    editing: menu.keysAt(selected, middle),
    select: goTo,
    open: () => (tool === "hand" ? focusStrip() : painting.paint(selected)),
    carrying: {
      isOn: carry !== undefined,
      pickUpTop(all) {
        const top = selected?.stacks[0]?.counters[0];
        if (top) {
          carrying.pickUp(top, selected, "keyboard", all);
          lookAtCounter(top);
        } else say("There are no counters here to pick up.");
      },
      drop: (force) => void drop(force),
    },
    back() {
      if (carry) {
        carrying.cancel();
        say("Not moved.");
      } else if (painting.back()) return true;
      else if (marked) unmark();
      else if (selected) select(undefined);
      else if (overlayId !== "") chart.setOverlayId("");
      else return false;
      return true;
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
    onShowText: (counter: HeldCounter) => goToNumber(workbench, view.scenario, counter),
  });
  const set = ({ document, pointer: at, title }: SiteField, value: string | number | undefined): void =>
    hands.act({ do: "set", document, pointer: at, value, title, place: selected?.name ?? "" });
  const add = ({ entry }: MapPlace, { face }: MixEntry): void =>
    hands.act({ do: "add", type: face.type, to: entry, count: 1 });

  // Both hold much, and panning the map changes neither.
  const { act } = hands;
  const { pickUp, hold } = carrying;
  const carried = carry?.counter.pointer;
  const toolbar = useMemo(
    () => (
      <Toolbar
        view={view}
        zoom={camera.zoom}
        tools={{
          tool,
          onTool: painting.choose,
          terrain: painting.terrain,
          onTerrain: painting.chooseTerrain,
        }}
        overlay={overlayId}
        onScenario={onScenario}
        onMenu={selected && ((at) => menu.open(selected, at))}
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
    [
      view,
      camera.zoom,
      selected,
      tool,
      painting.terrain,
      overlayId,
      overlay,
      chart.area,
      carry,
      hold,
      onScenario,
      zoomBy,
      fit,
    ],
  );
  const beside = useMemo(
    () => (
      <Strip
        ref={strip}
        view={view}
        place={selected}
        isApart={apart !== undefined}
        adding={menu.adding}
        carried={carried}
        actions={actions}
        onSet={set}
        onLook={look}
        onAdd={add}
        onTerrain={(place, terrain) => place.hex && act({ do: "terrain", hex: place.hex, terrain })}
        onLeave={() => window.current?.focus()}
      />
    ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- panning creates the other functions anew, but they do the same.
    [view, selected, menu.adding, carried, act, pickUp, workbench, apart],
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
        <MapSurface
          {...chart}
          view={view}
          about="Arrow keys move, Enter opens the stack, Space picks up and puts down, Shift+F10 opens the menu."
          target={target || undefined}
          first={first}
          marked={marked}
          carried={carried}
          tool={tool}
          onGrab={grab}
          onPress={press}
          onHover={hover}
          onLeave={leave}
          onMenu={onMenu}
          onKeyDown={onKeyDown}
        >
          {carry && hand && <Carried carry={carry} x={hand.x} y={hand.y} width={size.width} />}
        </MapSurface>
        {apart ? createPortal(beside, apart) : beside}
        {menu.over}
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

/** At the pointer, or beside the place over which the counter is held. */
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
