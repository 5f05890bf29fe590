import fuzzysort from "fuzzysort";
import { useId, useMemo, useState } from "react";
import type { MapPlace } from "../../lib/views/map";
import styles from "./toolbar.module.css";

const MOST = 8;

/** Type a part of a name or a hex number; Enter goes to the first, arrows choose another. */
export function FindPlace({
  places,
  onFound,
}: {
  places: readonly MapPlace[];
  onFound(place: MapPlace): void;
}) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const list = useId();
  const found = useMemo(
    () =>
      typed.trim() === ""
        ? []
        : fuzzysort
            .go(typed.trim(), [...places], { keys: ["name", "hex", "id"], limit: MOST })
            .map((each) => each.obj),
    [typed, places],
  );
  const choose = (place: MapPlace | undefined): void => {
    if (!place) return;
    setTyped("");
    onFound(place);
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === "Enter") choose(found[at]);
    else if (event.key === "ArrowDown") setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
    else if (event.key === "Escape") setTyped("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={styles.find}>
      <input
        type="search"
        role="combobox"
        aria-label="Find a place"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[at] && `${list}-${at}`}
        placeholder="Find a place"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <ul id={list} role="listbox" aria-label="Places found" className={styles.found}>
          {found.map((place, i) => (
            <li
              key={place.id}
              id={`${list}-${i}`}
              role="option"
              aria-selected={i === at}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(place);
              }}
            >
              {place.name}
              {place.hex !== undefined && place.hex !== place.name && (
                <span className="quiet"> {place.hex}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}
