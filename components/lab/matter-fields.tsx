import { useState } from "react";
import { counted } from "../../lib/words";
import { ChoiceField } from "../dialog/fields";
import { toggled } from "../workbench/toggled";
import { changeForm, useLabView } from "./form";
import { isOfAnother, placesOf } from "./read-form";
import styles from "./form.module.css";
import shared from "./lab.module.css";
import type { FoundNumber, LabLobby } from "./protocol";
import { useLab, useMatter } from "./use-lab";
import { Wrong } from "./wrong";

const PARAMETERS = "parameters.json";
/** The most numbers that are listed; the filter finds the others. */
const MOST_LISTED = 200;

/** The numbers to test: those of the parameters, until others are chosen. */
export function MatterFields({ lobby, wrong }: { lobby: LabLobby; wrong: string | undefined }) {
  const { scenario } = lobby;
  const { form } = useLabView();
  const [wanted, setWanted] = useState({ document: PARAMETERS, branch: "", filter: "" });
  const stamp = useLab((state) => state.documents);
  const { value: documents = [] } = useMatter({ of: "documents", scenario }, stamp);
  const document = documents.some((each) => each.document === wanted.document)
    ? wanted.document
    : (documents[0]?.document ?? wanted.document);
  const { value: found } = useMatter({ of: "document", scenario, document }, stamp);
  const chosen = new Set(placesOf(form, lobby));
  const branches = found?.branches ?? [];
  const branch = branches.some(({ pointer }) => pointer === wanted.branch) ? wanted.branch : "";
  const words = wanted.filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = (found?.numbers ?? []).filter(
    ({ place, title }) =>
      place.startsWith(`${document}#${branch}/`) &&
      words.every((word) => `${place} ${title}`.toLowerCase().includes(word)),
  );
  const others = form.places?.filter((place) => isOfAnother(place, scenario)) ?? [];
  const choose = (next: ReadonlySet<string>): void => changeForm({ places: [...next, ...others] });
  const chooseShown = (isIn: boolean): void => {
    const next = new Set(chosen);
    for (const { place } of shown) {
      if (isIn) next.add(place);
      else next.delete(place);
    }
    choose(next);
  };
  return (
    <fieldset className={styles.swept}>
      <legend>Numbers to test</legend>
      <div className={styles.pairs}>
        <ChoiceField
          label="Document"
          value={document}
          choices={documents.map(({ document: id, count }) => ({
            id,
            title: `${id} (${counted(count, "number")})`,
          }))}
          onText={(id) => setWanted({ document: id, branch: "", filter: "" })}
        />
        <ChoiceField
          label="Part"
          value={branch}
          choices={[
            { id: "", title: "everything" },
            ...branches.map(({ pointer, title, count }) => ({ id: pointer, title: `${title} (${count})` })),
          ]}
          onText={(pointer) => setWanted({ ...wanted, document, branch: pointer })}
        />
      </div>
      <div className={shared.row}>
        <input
          type="search"
          placeholder="Filter, such as defense"
          aria-label="Filter numbers"
          value={wanted.filter}
          onChange={({ target }) => setWanted({ ...wanted, document, filter: target.value })}
        />
        <button type="button" onClick={() => chooseShown(true)}>
          All
        </button>
        <button type="button" onClick={() => chooseShown(false)}>
          None
        </button>
      </div>
      <NumberList shown={shown} chosen={chosen} onToggle={(place) => choose(toggled(chosen, place))} />
      <div className={shared.row}>
        <p className="quiet">{chosenWords(chosen)}</p>
        {form.places !== undefined && (
          <button type="button" className="plain" onClick={() => changeForm({ places: undefined })}>
            Parameters only
          </button>
        )}
      </div>
      {wrong !== undefined && <Wrong>{wrong}</Wrong>}
    </fieldset>
  );
}

interface ListProps {
  shown: readonly FoundNumber[];
  chosen: ReadonlySet<string>;
  onToggle(place: string): void;
}

const NumberList = ({ shown, chosen, onToggle }: ListProps) => (
  <ul className={styles.matters} aria-label="Numbers to choose from" tabIndex={0}>
    {shown.slice(0, MOST_LISTED).map(({ place, title, value }) => (
      <li key={place}>
        <label className={styles.check}>
          <input type="checkbox" checked={chosen.has(place)} onChange={() => onToggle(place)} />
          <span>
            {title} <span className="quiet">{value}</span>
          </span>
        </label>
      </li>
    ))}
    {shown.length === 0 && <li className="quiet">No matches.</li>}
    {shown.length > MOST_LISTED && (
      <li className="quiet">
        {shown.length - MOST_LISTED} more: use the filter to find them. “All” and “None” include them.
      </li>
    )}
  </ul>
);

/** "12 numbers chosen: 10 of parameters.json, 2 of units.json." */
function chosenWords(chosen: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const place of chosen) {
    const document = place.slice(0, place.indexOf("#"));
    counts.set(document, (counts.get(document) ?? 0) + 1);
  }
  const parts = [...counts].map(([document, count]) => `${count} of ${document}`);
  return `${counted(chosen.size, "number")} chosen${parts.length === 0 ? "" : `: ${parts.join(", ")}`}.`;
}
