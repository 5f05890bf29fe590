import { type ComponentProps, type ReactNode, useRef } from "react";
import type { Overlay } from "../../lib/games";
import type { BoardPart, MapPlace, MapView } from "../../lib/views/map";
import { AreaVeil } from "./area-veil";
import { OverlayKey } from "./overlay-key";
import { OverlayLayer } from "./overlay-layer";
import { sideProperties } from "./side-tones";
import { StackLayer } from "./stack-layer";
import { TerrainCanvas } from "./terrain-canvas";
import type { useChart } from "./use-chart";
import styles from "./board.module.css";

interface Props extends Pick<ReturnType<typeof useChart>, "window" | "camera" | "size" | "area"> {
  view: MapView;
  /** What the keys do here, in words. */
  about: string;
  overlay: Overlay | undefined;
  selected: MapPlace | undefined;
  /** Places where an action is possible. */
  highlighted?: ReadonlySet<string>;
  /** The map from which the ground is drawn, where it need not change with every counter. */
  drawn?: MapView;
  target?: ComponentProps<typeof OverlayLayer>["target"];
  first?: MapPlace;
  marked?: ComponentProps<typeof OverlayLayer>["marked"];
  carried?: string;
  tool?: string;
  onGrab: ComponentProps<typeof StackLayer>["onGrab"];
  onPress(event: React.PointerEvent): void;
  onHover(event: React.PointerEvent): void;
  onLeave(): void;
  /** The menu of a place was requested, where actions are possible. */
  onMenu?(event: React.MouseEvent): void;
  onKeyDown(event: React.KeyboardEvent): void;
  /** Drawn over everything else. */
  children?: ReactNode;
}

/** The visible part of the map: ground, overlay and counters, in this order. */
export function MapSurface(props: Props) {
  const { view, camera, size, overlay, selected } = props;
  const { drawn: zoom } = camera;
  const scale = camera.zoom / zoom;
  // At rest on whole pixels, or edges would be blurred.
  const [x, y] = scale === 1 ? [Math.round(camera.x), Math.round(camera.y)] : [camera.x, camera.y];
  // While wheel or fingers zoom, nothing more is drawn.
  const atRest = useRef<BoardPart>(undefined);
  if (scale === 1 || !atRest.current) atRest.current = { left: -x, top: -y, ...size };
  const sight = atRest.current;
  return (
    <div
      ref={props.window}
      className={styles.window}
      style={sideProperties(view)}
      tabIndex={0}
      role="application"
      aria-label={`${view.title}. ${props.about}`}
      data-tool={props.tool ?? "hand"}
      onPointerDown={props.onPress}
      onPointerMove={props.onHover}
      onPointerLeave={props.onLeave}
      onContextMenu={props.onMenu}
      onKeyDown={props.onKeyDown}
    >
      <div
        className={styles.board}
        style={{ transform: `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}` }}
      >
        <TerrainCanvas view={props.drawn ?? view} zoom={zoom} overlay={overlay} sight={sight} />
        <OverlayLayer
          view={view}
          zoom={zoom}
          overlay={overlay}
          selected={selected}
          highlighted={props.highlighted}
          target={props.target}
          first={props.first}
          marked={props.marked}
        />
        <StackLayer
          view={view}
          zoom={zoom}
          selected={selected}
          sight={sight}
          carried={props.carried}
          onGrab={props.onGrab}
        />
        {props.area && <AreaVeil bounds={view.bounds} area={props.area} zoom={zoom} />}
      </div>
      {overlay && <OverlayKey view={view} overlay={overlay} />}
      {props.children}
    </div>
  );
}
