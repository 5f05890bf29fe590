import fuzzysort from "fuzzysort";
import { useId, useMemo, useState } from "react";
import type { MapPlace } from "../../lib/views/map";
import { Listbox, optionAfter, optionId } from "../choice/listbox";
import styles from "./toolbar.module.css";

const MOST = 8;

/** Searches for a part of a name or a hex number; Enter goes to the first match, arrows choose another. */
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
  const choose = (place: MapPlace): void => {
    setTyped("");
    onFound(place);
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const place = found[at];
    const next = optionAfter(event.key, at, found.length);
    if (event.key === "Enter") {
      if (place) choose(place);
    } else if (event.key === "Escape") setTyped("");
    else if (next !== undefined) setAt(next);
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
        aria-activedescendant={found[at] && optionId(list, at)}
        placeholder="Find a place"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <Listbox
          id={list}
          label="Places found"
          className={styles.found}
          items={found}
          active={at}
          keyOf={({ id }) => id}
          onChoose={choose}
        >
          {({ name, hex }) => (
            <>
              {name}
              {hex !== undefined && hex !== name && <span className="quiet"> {hex}</span>}
            </>
          )}
        </Listbox>
      )}
    </span>
  );
}
