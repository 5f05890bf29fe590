import { Layers2, Maximize, Minus, Plus } from "lucide-react";
import type { Point } from "../../lib/hex";
import type { MapPlace, MapView } from "../../lib/views/map";
import { withinSentence } from "../../lib/words";
import { Act } from "./act";
import { FindPlace } from "./find-place";
import { useCoasts } from "./use-coasts";
import { lineTools, type Tool, type ToolChoice } from "./tools";
import styles from "./toolbar.module.css";

/** More kinds of lines than this go into a select, else the bar has no room for the rest. */
const MOST_BUTTONS = 3;

interface Props {
  view: MapView;
  zoom: number;
  overlay: string;
  /** Id of the area that is shown alone; empty for the whole board. */
  area: string;
  /** Not offered where the scenario is chosen elsewhere. */
  onScenario?(path: string): void;
  /** Name of the pointer tool, where it does more than select. */
  tools?: {
    tool: Tool;
    onTool(tool: Tool): void;
    /** The terrain to paint, on a board with several; undefined: the next one of the legend at each click. */
    terrain: string | undefined;
    onTerrain(terrain: string | undefined): void;
  };
  /** Opens the menu of the chosen place; undefined while none is chosen. */
  onMenu?: ((at: Point) => void) | undefined;
  onOverlay(id: string): void;
  onArea(id: string): void;
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
      {view.areas.length > 0 && (
        <Choice
          name="Area"
          value={props.area}
          options={[["", "Whole map"], ...view.areas.map(({ id, title }) => [id, title] as const)]}
          onChoose={props.onArea}
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
      {offered && <Tools view={view} {...offered} />}
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
        <Act name="Zoom out" hint="Zoom out (-)" onClick={() => props.onZoom(false)}>
          <Minus size={14} aria-hidden />
        </Act>
        <output aria-label="Zoom">{Math.round(zoom * 100)} %</output>
        <Act name="Zoom in" hint="Zoom in (+)" onClick={() => props.onZoom(true)}>
          <Plus size={14} aria-hidden />
        </Act>
        <Act name="Fit to the window" hint="Fit to the window (0)" onClick={props.onFit}>
          <Maximize size={14} aria-hidden />
        </Act>
      </span>
    </div>
  );
}

function Tools({
  view,
  tool,
  onTool,
  terrain,
  onTerrain,
}: Pick<Props, "view"> & NonNullable<Props["tools"]>) {
  const { terrains } = view.legend;
  const lines = lineTools(view.legend);
  const isListed = lines.length > MOST_BUTTONS;
  const names = terrains.map(({ title }) => withinSentence(title));
  const buttons: ToolChoice[] = [
    { id: "hand", title: "Move", hint: "Drag counters, choose places" },
    ...(terrains.length > 1
      ? [{ id: "terrain" as const, title: "Terrain", hint: `Click a hex: ${names.join(" or ")}` }]
      : []),
    ...(isListed ? [] : lines),
  ];
  return (
    <>
      <span className={styles.tools} role="radiogroup" aria-label="Pointer tool">
        {buttons.map(({ id, title, hint }) => (
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={tool === id}
            title={hint}
            onClick={() => onTool(id)}
          >
            {title}
          </button>
        ))}
      </span>
      {isListed && (
        <Choice
          name="Line to draw"
          value={lines.some(({ id }) => id === tool) ? tool : ""}
          options={[["", "Draw a line …"], ...lines.map(({ id, title }) => [id, title] as const)]}
          onChoose={(value) => onTool(value === "" ? "hand" : (value as Tool))}
        />
      )}
      {tool === "terrain" && terrains.length > 2 && (
        <Choice
          name="Terrain to paint"
          value={terrain ?? ""}
          options={[["", "Next terrain"], ...terrains.map(({ id, title }) => [id, title] as const)]}
          onChoose={(value) => onTerrain(value === "" ? undefined : value)}
        />
      )}
    </>
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
