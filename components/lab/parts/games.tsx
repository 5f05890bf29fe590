import { useState } from "react";
import { DRAW } from "../../../lib/lab/answers/context";
import { decimal } from "../../../lib/lab/answers/words";
import { capital } from "../../../lib/words";
import type { PartProps } from "../part-props";
import shared from "../lab.module.css";
import styles from "../run.module.css";
import { useOpenGame } from "../open-game";
import type { GamesPage, ListedGame } from "../protocol";
import { useMatter } from "../use-lab";

const PAGE = 50;

/** All games with their seeds; each can be opened in Play. */
export function GamesPart({ answers, facts }: PartProps) {
  const [variant, setVariant] = useState(facts.variantTitles.length > 2 ? 0 : facts.variantTitles.length - 1);
  const [winner, setWinner] = useState("");
  const [from, setFrom] = useState(0);
  const noun = answers.variants[0]?.turns.noun ?? "turn";
  const only = { variant, winner: winner === "" ? undefined : winner };
  const { value: page, failure } = useMatter({ of: "games", from, only }, answers.received);
  const ends = [
    { id: "", title: "all" },
    ...facts.sides.map(({ id, name }) => ({ id, title: `won by ${name}` })),
    { id: DRAW, title: "drawn" },
    { id: "none", title: "excluded from results" },
  ];
  return (
    <>
      <div className={shared.row}>
        {facts.variantTitles.length > 1 && (
          <label className={styles.choice}>
            Of{" "}
            <select
              value={variant}
              onChange={({ target }) => {
                setVariant(Number(target.value));
                setFrom(0);
              }}
            >
              {facts.variantTitles.map((title, i) => (
                <option key={i} value={i}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={styles.choice}>
          Games{" "}
          <select
            value={winner}
            onChange={({ target }) => {
              setWinner(target.value);
              setFrom(0);
            }}
          >
            {ends.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      {failure !== undefined && <p className={shared.wrong}>{failure}</p>}
      {page &&
        (page.of === 0 ? (
          <p className="quiet">None.</p>
        ) : (
          <Page page={page} facts={facts} noun={noun} onFrom={setFrom} />
        ))}
    </>
  );
}

function Page({
  page: { games, from, of },
  facts,
  noun,
  onFrom,
}: {
  page: GamesPage;
  facts: PartProps["facts"];
  noun: string;
  onFrom(from: number): void;
}) {
  const { open, opening, trouble } = useOpenGame();
  return (
    <>
      {trouble !== undefined && (
        <p className={shared.wrong} role="alert">
          {trouble}
        </p>
      )}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label="Games">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Seed</th>
              <th scope="col" data-text>
                Won by
              </th>
              <th scope="col">{capital(noun)}s</th>
              <th scope="col" data-text>
                Score
              </th>
              <th scope="col" data-text>
                <span className="hidden">Open it</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map((each) => (
              <tr key={each.game}>
                <td>{each.game}</td>
                <td>{each.seed}</td>
                <td data-text>{each.trouble ?? wonBy(each, facts)}</td>
                <td>{each.turns}</td>
                <td data-text>
                  {Object.entries(each.score)
                    .map(([name, value]) =>
                      Object.keys(each.score).length > 1 ? `${name} ${decimal(value)}` : decimal(value),
                    )
                    .join(", ")}
                </td>
                <td data-text>
                  <button
                    type="button"
                    className="plain"
                    disabled={opening !== undefined}
                    aria-label={`Open game ${each.game} on the table`}
                    onClick={() => void open(each)}
                  >
                    {opening === each.game ? "Replaying …" : "Open"}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.pager}>
        <button type="button" disabled={from === 0} onClick={() => onFrom(Math.max(0, from - PAGE))}>
          Before
        </button>
        <span>
          {decimal(from + 1)} to {decimal(from + games.length)} of {decimal(of)}
        </span>
        <button type="button" disabled={from + games.length >= of} onClick={() => onFrom(from + PAGE)}>
          After
        </button>
      </p>
    </>
  );
}

const wonBy = ({ winner }: ListedGame, { sides }: PartProps["facts"]): string =>
  winner === null ? "draw" : (sides.find(({ id }) => id === winner)?.name ?? winner ?? "");
