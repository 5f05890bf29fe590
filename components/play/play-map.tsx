import { useCallback, useEffect, useMemo, useRef } from "react";
import { scenarioPath } from "../../lib/documents";
import type { Overlay, PlayPath } from "../../lib/games";
import type { Choice } from "../../lib/kernel";
import type { ShownDecision, ShownOption } from "../../lib/play";
import type { MapPlace, MapView } from "../../lib/views/map";
import { CounterKey } from "../counters/counter-key";
import { useBoardShown } from "../map/board-shown";
import { BoardTabs } from "../map/board-tabs";
import { ReadingBoard } from "../map/reading-board";
import { StackList } from "../map/stack-list";
import { useChart } from "../map/use-chart";
import pane from "../style/pane.module.css";
import { useChecked } from "../workbench/use-checked";
import { useBoardView } from "./board-view";
import type { Narrowing } from "./narrowing";
import { drawnMap, playedMap } from "./played-map";
import styles from "./play.module.css";
import { useDragging } from "./use-dragging";
import { useLaidOver } from "./use-laid-over";
import { usePlay } from "./use-play";

interface Props {
  decision: ShownDecision | undefined;
  /** Those that match what was pointed at. */
  options: readonly ShownOption[];
  narrowing: Narrowing;
  onNarrow(change: Partial<Narrowing>): void;
  /** Takes one of those that match, by its number. */
  onChoose(index: number): void;
  /** Makes choices one after the other; the question that follows is about a place. */
  onMake(choices: readonly Choice[], place?: string): void;
}

/** The map of the game in play; its ground is that of the current documents. */
export function PlayMap(props: Props) {
  const scenario = usePlay(({ table }) => table?.opening.scenario ?? "");
  const { value: ground, failure } = useChecked("mapOf", scenarioPath(scenario), useBoardShown());
  if (!ground) return <p className={pane.waiting}>{failure ?? "Loading the map …"}</p>;
  return (
    <>
      <BoardTabs view={ground} />
      <Played key={ground.board.id} ground={ground} {...props} />
    </>
  );
}

function Played({ ground, ...props }: Props & { ground: MapView }) {
  const { decision, options, narrowing, onNarrow, onChoose, onMake } = props;
  const places = usePlay((state) => state.places);
  const control = usePlay(({ board }) => board?.control);
  const offered = usePlay(({ board }) => board?.overlays);
  const cover = usePlay(({ board }) => board?.cover);
  const paths = usePlay(({ board }) => board?.paths);
  const before = useRef<MapView>(undefined);
  const view = useMemo(
    () => (before.current = playedMap(ground, places, control ?? {}, before.current, offered)),
    [ground, places, control, offered],
  );
  const drawnBefore = useRef<MapView>(undefined);
  const drawn = useMemo(() => (drawnBefore.current = drawnMap(view, drawnBefore.current)), [view]);
  const highlighted = useMemo(() => new Set(options.flatMap((option) => option.places)), [options]);
  const say = useCallback(() => undefined, []);
  const chart = useChart(view, say, offered ? "table" : "desk");
  const { selected } = chart;
  const { id, name } = selected ?? {};
  useEffect(
    () =>
      useBoardView.setState({ selected: id === undefined || name === undefined ? undefined : { id, name } }),
    [id, name],
  );
  const laid = useLaidOver(offered ? chart.overlayId : "", selected?.id);
  const overlay = offered ? laid : chart.overlay;
  const drawnWays = useMemo(() => withPaths(cover, paths ?? []), [cover, paths]);
  const wanted = useBoardView((state) => state.wanted);
  useEffect(() => {
    const place = view.places.find(({ id }) => id === wanted?.place);
    if (!place) return;
    chart.setSelectedId(place.id);
    chart.showPlace(place);
    useBoardView.setState({ wanted: undefined });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when a place is asked for: the map may be moved away from it.
  }, [wanted]);
  const pick = (place: MapPlace | undefined): void => {
    if (!place || !highlighted.has(place.id)) return onNarrow({ place: undefined, pieces: [] });
    // A second click on the only remaining place takes the option.
    if (narrowing.place === place.id && options.length === 1) return onChoose(0);
    onNarrow({ place: place.id, pieces: [] });
  };
  const dragging = useDragging(decision, onMake, onNarrow);
  return (
    <div className={styles.mapPart}>
      <ReadingBoard
        dragging={dragging}
        view={view}
        chart={{ ...chart, overlay }}
        cover={drawnWays}
        highlighted={highlighted}
        onPlace={pick}
        drawn={drawn}
        onOpen={() => pick(selected)}
      />
      {selected && selected.stacks.length > 0 && (
        <aside className={styles.stack} aria-label={`At ${selected.name}`} tabIndex={0}>
          <h3>{selected.name}</h3>
          {selected.stacks.map(({ side, counters }) => (
            <StackList key={side} title={view.sides[side] ?? side} counters={counters} />
          ))}
          <CounterKey counters={selected.stacks.flatMap(({ counters }) => counters)} />
        </aside>
      )}
    </div>
  );
}

/** The cover of the map with the plotted ways as lines on it; undefined where there is neither. */
function withPaths(cover: Overlay | undefined, paths: readonly PlayPath[]): Overlay | undefined {
  const lines = paths.flatMap(({ places, side }) =>
    places.slice(1).map((to, i) => ({ from: places[i]!, to, tone: `side:${side}` as const })),
  );
  if (lines.length === 0) return cover;
  const none: Overlay = { id: "paths", title: "Plotted moves", key: [], marks: [], lines: [] };
  return { ...(cover ?? none), lines };
}
