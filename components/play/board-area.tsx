import { type ComponentProps, useEffect, useMemo } from "react";
import type { PlayBoard, PlayedStack } from "../../lib/games";
import { BattleBoard } from "../battle/battle-board";
import { CounterKey } from "../counters/counter-key";
import { StackList } from "../map/stack-list";
import { type BoardView, useBoardView } from "./board-view";
import { DisplayPane } from "./display-pane";
import { OddsInPlay } from "./odds-in-play";
import { PathPane } from "./path-pane";
import { PlayMap } from "./play-map";
import styles from "./play.module.css";
import { TablesRead } from "./tables-read";
import { useDragging } from "./use-dragging";
import { usePlay } from "./use-play";
import { useTurnedBoard } from "./use-turned-board";

type Props = ComponentProps<typeof PlayMap>;

/** The map, the Battle Board during a battle, and the counters off the map. */
export function BoardArea(props: Props) {
  const { decision, options, onNarrow, onChoose, onMake } = props;
  const board = usePlay((state) => state.board);
  const places = usePlay((state) => state.places);
  const battles = usePlay(({ table }) => table?.shown?.battles);
  const { view, setView, show: showOnMap } = useBoardView();
  const battle = board?.battle;
  const where = battle?.place;
  // A battle shows its board when it begins, and hides it when it ends.
  useEffect(() => setView(where === undefined ? "map" : "battle"), [setView, where]);
  useTurnedBoard(board);
  const dragging = useDragging(decision, onMake, onNarrow);
  const highlighted = useMemo(() => new Set(options.flatMap(({ pieces }) => pieces)), [options]);
  if (!board) return <div className={styles.board} />;
  const hasOdds = battles !== undefined && battles.length > 0;
  const shown: BoardView =
    (view === "battle" && !battle) ||
    (view === "odds" && !hasOdds) ||
    (view === "paths" && !board.paths) ||
    (view.startsWith("display:") && !board.displays?.some(({ id }) => view === `display:${id}`))
      ? battle
        ? "battle"
        : "map"
      : view;
  const display = board.displays?.find(({ id }) => shown === `display:${id}`);
  const showPlace = (place: string, pieces: readonly string[]): void => {
    setView("map");
    onNarrow({ words: "", place: undefined, pieces: pieces.filter((piece) => highlighted.has(piece)) });
    showOnMap(place);
  };
  const pick = (pieces: readonly string[]): void => {
    const wanted = pieces.filter((piece) => highlighted.has(piece));
    const fit = options.flatMap((option, i) =>
      option.pieces.some((piece) => wanted.includes(piece)) ? [i] : [],
    );
    if (fit.length === 1) onChoose(fit[0]!);
    else onNarrow({ pieces: wanted, place: undefined });
  };
  const views: { id: BoardView; title: string; hint?: string }[] = [
    { id: "map", title: "Map" },
    ...(battle ? [{ id: "battle" as const, title: "Battle Board" }] : []),
    ...(hasOdds ? [{ id: "odds" as const, title: "Odds", hint: "Odds of this battle" }] : []),
    ...(board.displays ?? []).map(({ id, title }) => ({ id: `display:${id}` as const, title })),
    ...(board.paths ? [{ id: "paths" as const, title: "Plots", hint: "Plotted moves" }] : []),
    { id: "off", title: "Tracks and boxes" },
  ];
  return (
    <section className={styles.board} aria-label="The board">
      <header className={styles.boardHead}>
        <div role="group" aria-label="What is shown" className={styles.views}>
          {views.map(({ id, title, hint }) => (
            <button key={id} aria-pressed={id === shown} title={hint} onClick={() => setView(id)}>
              {title}
            </button>
          ))}
        </div>
        <Tracks tracks={board.tracks} />
      </header>
      <div className={styles.boardBody}>
        {shown === "map" && <PlayMap {...props} />}
        {shown === "battle" && battle && (
          <div className={styles.scroll} tabIndex={0} role="group" aria-label="Battle Board">
            <BattleBoard battle={battle} highlighted={highlighted} onPick={pick} />
            <TablesRead />
          </div>
        )}
        {display && (
          <div className={styles.scroll} tabIndex={0} role="group" aria-label={display.title}>
            <DisplayPane
              display={display}
              highlighted={highlighted}
              onPick={pick}
              dragging={dragging}
              onPlace={(place) => showPlace(place, [])}
            />
          </div>
        )}
        {shown === "paths" && board.paths && (
          <div className={styles.scroll} tabIndex={0} role="group" aria-label="Plotted moves">
            <PathPane
              paths={board.paths}
              highlighted={highlighted}
              nameOf={(piece) => namesIn(places).get(piece)}
              onPlot={(pieces, place) => showPlace(place, pieces)}
            />
          </div>
        )}
        {shown === "odds" && hasOdds && <OddsInPlay battles={battles} />}
        {shown === "off" && (
          <div className={styles.scroll} tabIndex={0} role="group" aria-label="Tracks and boxes">
            <Tracks tracks={board.tracks} />
            {board.trays.length === 0 && <p className="quiet">No units off the map.</p>}
            {board.trays.map(({ id, ...tray }) => (
              <div key={id} className={styles.tray}>
                <StackList {...tray} />
              </div>
            ))}
            <CounterKey counters={board.trays.flatMap(({ counters }) => counters)} />
          </div>
        )}
      </div>
    </section>
  );
}

function Tracks({ tracks }: { tracks: PlayBoard["tracks"] }) {
  return (
    <dl className={styles.tracks} aria-label="Tracks">
      {tracks.map(({ title, value, rule }) => (
        <div key={title} title={rule === undefined ? title : `${title} (${rule})`}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the pieces on the map are called. */
function namesIn(places: ReadonlyMap<string, readonly PlayedStack[]>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const stacks of places.values())
    for (const { counters } of stacks)
      for (const { pieces = [], face } of counters)
        for (const piece of pieces) names.set(piece, face.title ?? face.name);
  return names;
}
