import type { PlayPath } from "../../lib/games";
import { RuleChip } from "../rulebook/rule-chip";
import styles from "./displays.module.css";

interface Props {
  paths: readonly PlayPath[];
  /** Ids of pieces that options refer to. */
  highlighted: ReadonlySet<string>;
  /** What pieces are called. */
  nameOf(piece: string): string | undefined;
  /** Plots the way of these pieces: the map is shown with the places to which they can go. */
  onPlot(pieces: readonly string[], place: string): void;
}

/** All ways that were plotted, one a line; the one that is asked for is plotted on the map. */
export function PathPane({ paths, highlighted, nameOf, onPlot }: Props) {
  return (
    <section className={styles.display} aria-label="Plotted moves">
      <h2>Plotted moves</h2>
      {paths.length === 0 && <p className="quiet">Nothing of this side is at sea.</p>}
      <table className={styles.paths}>
        <thead>
          <tr>
            <th scope="col">What moves</th>
            <th scope="col">Ships</th>
            <th scope="col">Move</th>
            <th scope="col">
              <span className="hidden">Plot</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {paths.map(({ id, title, rule, note, places, pieces }) => {
            const isAsked = pieces.some((piece) => highlighted.has(piece));
            return (
              <tr key={id} data-asked={isAsked || undefined}>
                <th scope="row">
                  {title} <RuleChip rule={rule} />
                </th>
                <td>{pieces.map((piece) => nameOf(piece) ?? piece).join(", ")}</td>
                <td>{note ?? places.join(" – ")}</td>
                <td>
                  <button onClick={() => onPlot(isAsked ? pieces : [], places[0]!)}>
                    {isAsked ? "Plot on the map" : "On the map"}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
