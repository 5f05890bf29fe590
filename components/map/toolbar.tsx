import { Layers2, Maximize, Minus, Plus } from "lucide-react";
import type { Point } from "../../lib/hex";
import type { MapPlace, MapView } from "../../lib/views/map";
import { Act } from "./act";
import { FindPlace } from "./find-place";
import { useCoasts } from "./use-coasts";
import type { Tool } from "./use-paint";
import styles from "./toolbar.module.css";

const tools: readonly { id: Tool; title: string; hint: string }[] = [
  { id: "hand", title: "Move", hint: "Drag counters, choose places" },
  { id: "terrain", title: "Terrain", hint: "Click a hex: sea or land" },
  { id: "hexside", title: "Hexside", hint: "Click a hexside: closed to ships, or open" },
  { id: "land-way", title: "Land link", hint: "Click a hexside: linked by land, or not" },
];

interface Props {
  view: MapView;
  zoom: number;
  overlay: string;
  /** Where the scenario is chosen elsewhere, it is not offered. */
  onScenario?(path: string): void;
  /** Pointer tool, where it does more than look. */
  tools?: { tool: Tool; onTool(tool: Tool): void };
  /** The menu of the chosen place; undefined while none is chosen. */
  onMenu?: ((at: Point) => void) | undefined;
  onOverlay(id: string): void;
  onZoom(larger: boolean): void;
  onFit(): void;
  onFound(place: MapPlace): void;
}

export function Toolbar(props: Props) {
  const { view, zoom, tools: offered, overlay } = props;
  const coasts = useCoasts();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Map">
      {props.onScenario && (
        <Choice
          name="Scenario"
          value={view.scenario}
          options={view.scenarios.map(({ path, title }) => [path, title])}
          onChoose={props.onScenario}
        />
      )}
      <FindPlace places={view.places} onFound={props.onFound} />
      <span className={styles.field} title="One overlay at a time">
        <Layers2 size={14} aria-hidden />
        <Choice
          name="Overlay"
          value={overlay}
          options={[["", "No overlay"], ...view.overlays.map(({ id, title }) => [id, title] as const)]}
          onChoose={props.onOverlay}
        />
      </span>
      {view.drawing && (
        <label className={styles.field} title="Coasts are decoration: the rules use the terrain of the hexes">
          <input type="checkbox" checked={coasts.shown} onChange={coasts.switch} />
          Coasts
        </label>
      )}
      {offered && (
        <span className={styles.tools} role="radiogroup" aria-label="Pointer tool">
          {tools.map(({ id, title, hint }) => (
            <button
              key={id}
              type="button"
              role="radio"
              aria-checked={offered.tool === id}
              title={hint}
              onClick={() => offered.onTool(id)}
            >
              {title}
            </button>
          ))}
        </span>
      )}
      {offered && (
        <button
          type="button"
          className={styles.menu}
          disabled={!props.onMenu}
          aria-haspopup="menu"
          title="Actions at the selected place (right click, or Shift+F10)"
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            props.onMenu?.({ x: left, y: bottom + 2 });
          }}
        >
          Here …
        </button>
      )}
      <span className={styles.zoom}>
        <Act name="Zoom out" hint="Smaller (-)" onClick={() => props.onZoom(false)}>
          <Minus size={14} aria-hidden />
        </Act>
        <output aria-label="Zoom">{Math.round(zoom * 100)} %</output>
        <Act name="Zoom in" hint="Larger (+)" onClick={() => props.onZoom(true)}>
          <Plus size={14} aria-hidden />
        </Act>
        <Act name="Fit to the window" hint="Fit to the window (0)" onClick={props.onFit}>
          <Maximize size={14} aria-hidden />
        </Act>
      </span>
    </div>
  );
}

function Choice({
  name,
  value,
  options,
  onChoose,
}: {
  name: string;
  value: string;
  options: readonly (readonly [value: string, title: string])[];
  onChoose(value: string): void;
}) {
  return (
    <select aria-label={name} value={value} onChange={(event) => onChoose(event.target.value)}>
      {options.map(([each, title]) => (
        <option key={each} value={each}>
          {title}
        </option>
      ))}
    </select>
  );
}
