import { Layers2, Maximize, Minus, Plus } from "lucide-react";
import type { MapPlace, MapView } from "../../lib/views/map";
import { FindPlace } from "./find-place";
import styles from "./map.module.css";

export type Tool = "hand" | "terrain" | "hexside" | "land-way";

const tools: readonly { id: Tool; title: string; hint: string }[] = [
  { id: "hand", title: "Move", hint: "Drag counters, choose places" },
  { id: "terrain", title: "Terrain", hint: "Click a hex: sea or land" },
  { id: "hexside", title: "Hexside", hint: "Click a side between two hexes: closed to ships, or open" },
  { id: "land-way", title: "Land way", hint: "Click a side between two hexes: joined by land, or not" },
];

interface Props {
  view: MapView;
  zoom: number;
  tool: Tool;
  overlay: string;
  onScenario(path: string): void;
  onTool(tool: Tool): void;
  onOverlay(id: string): void;
  onZoom(factor: number): void;
  onFit(): void;
  onFound(place: MapPlace): void;
}

export function Toolbar(props: Props) {
  const { view, zoom, tool, overlay } = props;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Map">
      <label className={styles.field}>
        <span className="hidden">Scenario</span>
        <select value={view.scenario} onChange={(event) => props.onScenario(event.target.value)}>
          {view.scenarios.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <FindPlace places={view.places} onFound={props.onFound} />
      <label className={styles.field} title="One overlay at a time">
        <Layers2 size={14} aria-hidden />
        <span className="hidden">Overlay</span>
        <select value={overlay} onChange={(event) => props.onOverlay(event.target.value)}>
          <option value="">No overlay</option>
          {view.overlays.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.tools} role="radiogroup" aria-label="What the pointer does">
        {tools.map(({ id, title, hint }) => (
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={tool === id}
            title={hint}
            onClick={() => props.onTool(id)}
          >
            {title}
          </button>
        ))}
      </span>
      <span className={styles.zoom}>
        <button
          type="button"
          className="plain"
          onClick={() => props.onZoom(0.8)}
          aria-label="Smaller"
          title="Smaller (-)"
        >
          <Minus size={14} aria-hidden />
        </button>
        <output aria-label="Zoom">{Math.round(zoom * 100)} %</output>
        <button
          type="button"
          className="plain"
          onClick={() => props.onZoom(1.25)}
          aria-label="Larger"
          title="Larger (+)"
        >
          <Plus size={14} aria-hidden />
        </button>
        <button
          type="button"
          className="plain"
          onClick={props.onFit}
          aria-label="Fit into the window"
          title="Fit into the window (0)"
        >
          <Maximize size={14} aria-hidden />
        </button>
      </span>
    </div>
  );
}
