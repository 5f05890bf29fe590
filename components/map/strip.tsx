import { type RefObject, useEffect, useMemo } from "react";
import type { ValueRef } from "../../lib/editing";
import type { HeldCounter, MixEntry } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { CounterKey } from "../counters/counter-key";
import { statusTitles } from "./status-titles";
import { AddCounter } from "./add-counter";
import { type OnSet, SiteForm } from "./site-form";
import { StackList, type StackActions } from "./stack-list";
import styles from "./strip.module.css";

interface Props {
  view: MapView;
  place: MapPlace | undefined;
  /** It is part of the text of the set-up, which shows the totals itself. */
  isApart?: boolean;
  /** Where units are to be added; `count` distinguishes one request from the next. */
  adding: { id: string; count: number } | undefined;
  carried: string | undefined;
  actions: (from: MapPlace | undefined) => StackActions;
  onSet: OnSet;
  /** The value that is selected. */
  onLook(place: ValueRef): void;
  onAdd(place: MapPlace, entry: MixEntry): void;
  onTerrain(place: MapPlace, terrain: string): void;
  ref: RefObject<HTMLElement | null>;
  /** Moves the focus back to the map. */
  onLeave(): void;
}

/**
 * Beside the map: the chosen place with its stack as text and its values. If no place is chosen: the totals, and
 * the counters off the map.
 */
export function Strip(props: Props) {
  const { place, ref, isApart, onLeave } = props;
  const chosen = place?.id;
  useEffect(() => {
    if (isApart) ref.current?.parentElement?.parentElement?.scrollTo(0, 0);
  }, [chosen, isApart, ref]);
  return (
    <aside
      ref={ref}
      className={isApart ? styles.apart : styles.strip}
      data-chosen={place !== undefined || undefined}
      aria-label={place ? `At ${place.name}` : "The set-up"}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        onLeave();
        // The elements around it use the key themselves.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {place ? <PlacePart key={place.id} {...props} place={place} /> : <Overall {...props} />}
    </aside>
  );
}

function Totals({ view }: Pick<Props, "view">) {
  return (
    <>
      <h2>{view.title}</h2>
      <table className={styles.totals}>
        <thead>
          <tr>
            <th scope="col">On the map</th>
            {view.totals[0]?.kinds.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.totals.map(({ side, name, kinds }) => (
            <tr key={side}>
              <th scope="row">{name}</th>
              {kinds.map(({ id, count }) => (
                <td key={id}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** All counters of the set-up, on and off the map. */
const countersOf = ({ places, trays }: MapView): HeldCounter[] => [
  ...places.flatMap(({ stacks }) => stacks.flatMap(({ counters }) => counters)),
  ...trays.flatMap(({ counters }) => counters),
];

function Overall({ view, isApart, carried, actions }: Props) {
  const counters = useMemo(() => countersOf(view), [view]);
  return (
    <>
      {!isApart && <Totals view={view} />}
      {view.trays.map(({ entry, title, counters }) => (
        <StackList
          key={entry}
          title={title}
          counters={counters}
          carried={carried}
          actions={actions(undefined)}
        />
      ))}
      <CounterKey counters={counters} />
      <p className="quiet">
        Click a hex, or use the arrow keys, to see its stack and its values here. Drag a counter to move it;
        with Shift all of its kind.
      </p>
    </>
  );
}

const kindOf = ({ legend }: MapView, { shape, site, terrain }: MapPlace): string => {
  if (shape === "off-map") return "Box off the map";
  if (shape === "holding") return "Holding box";
  if (site) return site.kind.title;
  return legend.terrains.find(({ id }) => id === terrain)?.title ?? "Hex";
};

function PlacePart(props: Props & { place: MapPlace }) {
  const { view, place, adding, carried, actions, onSet, onLook, onAdd, onTerrain } = props;
  const { site, hex, terrain, status, layer, half, split, stacks } = place;
  const lists = stacks.flatMap(({ side, counters }) => {
    const name = view.sides[side] ?? side;
    const set = counters.filter((each) => !isFree(each));
    const free = counters.filter(isFree);
    return [
      ...(set.length > 0 ? [{ key: side, title: name, note: undefined, counters: set }] : []),
      ...(free.length > 0
        ? [{ key: `${side} free`, title: name, note: "placed freely when play begins", counters: free }]
        : []),
    ];
  });
  return (
    <>
      <h2>
        {place.name} {hex !== undefined && hex !== place.name && <span className="quiet">{hex}</span>}
      </h2>
      <p className="quiet">
        {[kindOf(view, place), half && "half hex", split && "split for ships", site?.note]
          .filter((part) => typeof part === "string")
          .join(" · ")}
        {status !== undefined && ` · ${statusTitles[status]}`}
        {layer !== undefined && layer !== "base" && ` · set by ${layer}`}
      </p>
      {lists.length === 0 && <p className="quiet">Nothing here.</p>}
      {lists.map(({ key, title, note, counters }) => (
        <StackList
          key={key}
          title={title}
          note={note}
          counters={counters}
          carried={carried}
          actions={actions(place)}
        />
      ))}
      <AddCounter
        scenario={view.scenario}
        place={place.name}
        wanted={adding?.id === place.id ? adding.count : 0}
        onAdd={(entry) => onAdd(place, entry)}
      />
      {site && <SiteForm site={site} onSet={onSet} onLook={onLook} />}
      {hex !== undefined && view.legend.terrains.length > 1 && (
        <div className={styles.form}>
          <label>
            <span>Terrain</span>
            <select
              value={terrain}
              onFocus={() => onLook({ document: view.board.path, pointer: `/hexes/${hex}/terrain` })}
              onChange={(event) => onTerrain(place, event.target.value)}
            >
              {view.legend.terrains.map(({ id, title, full }) => (
                <option key={id} value={id}>
                  {full ?? title}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  );
}

const isFree = ({ pointer }: HeldCounter): boolean => pointer.startsWith("/choices/");
