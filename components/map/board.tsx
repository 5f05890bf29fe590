"use client";

import { useMemo, useRef, useState } from "react";
import type { Point } from "../../lib/hex";
import type { HeldCounter, MixEntry, SiteField } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { useAnswer, useWorkbench } from "../workbench/context";
import { Carried } from "./carried";
import { onBoard, sideAt } from "./geometry";
import { OverlayKey } from "./overlay-key";
import { OverlayLayer } from "./overlay-layer";
import { placeWords } from "./place-words";
import { showNumber } from "./show-number";
import { StackLayer } from "./stack-layer";
import type { StackActions } from "./stack-list";
import { Strip } from "./strip";
import { TerrainCanvas } from "./terrain-canvas";
import { type Tool, Toolbar } from "./toolbar";
import { useCamera } from "./use-camera";
import { useCarry } from "./use-carry";
import { useHands } from "./use-hands";
import { useKeys } from "./use-keys";
import { usePointer } from "./use-pointer";
import styles from "./map.module.css";

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
  const strip = useRef<HTMLDivElement>(null);
  const { camera, size, fit, step, pan, zoomBy, show } = useCamera(window, view.bounds);
  const [selectedId, setSelectedId] = useState<string>();
  const [tool, setTool] = useState<Tool>("hand");
  const [overlayId, setOverlayId] = useState("");
  const [firstId, setFirstId] = useState<string>();
  const byId = useMemo(() => new Map(view.places.map((place) => [place.id, place])), [view]);
  const selected = selectedId === undefined ? undefined : byId.get(selectedId);
  const hands = useHands(view.scenario, say);
  const carrying = useCarry(hands, say);
  const { carry } = carrying;
  const { value: laid } = useAnswer("mapOverlay", view.scenario, overlayId, selectedId ?? "");
  const overlay = overlayId !== "" && laid?.id === overlayId ? laid : undefined;

  const select = (place: MapPlace | undefined): void => {
    setSelectedId(place?.id);
    if (!place) return;
    show({ x: place.centre.x - view.bounds.x, y: place.centre.y - view.bounds.y });
    say(placeWords(view, place, overlay));
    if (carry?.by === "keyboard") carrying.hold(place);
  };
  const drop = async (force: boolean): Promise<void> => {
    const landed = await carrying.drop(force);
    if (landed) setSelectedId(landed.id);
  };
  const paint = (place: MapPlace | undefined, point?: Point): void => {
    const hex = place?.hex;
    if (hex === undefined) return;
    if (tool === "terrain") {
      return hands.act({ do: "terrain", hex, terrain: place!.terrain === "land" ? "sea" : "land" });
    }
    if (tool === "hand") return;
    if (point) {
      const side = sideAt(view.places, point);
      if (side) hands.act({ do: tool, a: side[0].hex!, b: side[1].hex! });
      return;
    }
    // By keyboard: the one hex, then the other.
    if (firstId === undefined || firstId === place!.id) return setFirstId(place!.id);
    hands.act({ do: tool, a: byId.get(firstId)?.hex ?? "", b: hex });
    setFirstId(undefined);
  };

  const { pointer, press, hover, leave } = usePointer({
    window,
    view,
    camera,
    pan,
    onPickUp: (counter, place, all) => carrying.pickUp(counter, place, "pointer", all),
    onHold: carrying.hold,
    onDrop: (force) => void drop(force),
    onClick(place, point) {
      if (carry?.by === "keyboard") {
        carrying.hold(place);
        return void drop(false);
      }
      if (tool !== "hand") paint(place, point);
      select(place);
    },
  });

  const focusStrip = (): void =>
    (
      strip.current?.querySelector("[data-unit], button, input, select, summary") as HTMLElement | null
    )?.focus();
  const onKeyDown = useKeys({
    places: view.places,
    selected,
    isCarrying: carry !== undefined,
    select,
    open: () => (tool === "hand" ? focusStrip() : paint(selected)),
    pickUpTop(all) {
      const top = selected?.stacks[0]?.counters[0];
      if (top) carrying.pickUp(top, selected, "keyboard", all);
      else say("Nothing stands here to pick up.");
    },
    drop: (force) => void drop(force),
    back() {
      if (carry) {
        carrying.cancel();
        return say("Left where it was.");
      }
      if (firstId !== undefined) return setFirstId(undefined);
      if (tool !== "hand") return setTool("hand");
      if (selected) return select(undefined);
      setOverlayId("");
    },
    zoomBy: (larger) => zoomBy(larger ? step : 1 / step),
    fit,
  });

  const actions = (from: MapPlace | undefined): StackActions => ({
    onPickUp(counter, all) {
      carrying.pickUp(counter, from, "keyboard", all);
      window.current?.focus();
    },
    onRemove: (counter) => hands.act({ do: "remove", from: counter.pointer, count: 1 }),
    onFlip: (counter, way) => hands.act({ do: way, from: counter.pointer }),
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
        onTool={setTool}
        onOverlay={setOverlayId}
        onZoom={(factor) => zoomBy(factor)}
        onFit={fit}
        onFound={(place) => {
          select(place);
          window.current?.focus();
        }}
      />
    ),
    [view, camera.zoom, tool, overlayId, overlay, carry, hold, onScenario, zoomBy, fit],
  );
  const beside = useMemo(
    () => (
      <Strip
        view={view}
        place={selected}
        carried={carried}
        actions={actions}
        onSet={set}
        onAdd={add}
        onTerrain={(place, terrain) => place.hex && act({ do: "terrain", hex: place.hex, terrain })}
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
      <div className={styles.middle}>
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
            <TerrainCanvas view={view} zoom={camera.zoom} />
            <OverlayLayer
              view={view}
              zoom={camera.zoom}
              overlay={overlay}
              selected={selected}
              target={target || undefined}
              first={firstId === undefined ? undefined : byId.get(firstId)}
            />
            <StackLayer
              view={view}
              zoom={camera.zoom}
              selected={selected}
              sight={{ left: -camera.x, top: -camera.y, ...size }}
              carried={carry?.counter.pointer}
              onGrab={(counter, place, event) => {
                event.stopPropagation();
                press(event, { counter, place });
              }}
            />
          </div>
          {overlay && <OverlayKey overlay={overlay} />}
          {carry && hand && <Carried carry={carry} x={hand.x} y={hand.y} width={size.width} />}
        </div>
        <div
          ref={strip}
          className={styles.side}
          onKeyDown={(event) => event.key === "Escape" && window.current?.focus()}
        >
          {beside}
        </div>
      </div>
      <p className={styles.foot}>
        <span className={styles.under}>{under === words ? "" : under}</span>
        <span className={styles.said} role="status" aria-live="polite">
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
