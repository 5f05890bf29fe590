import { useEffect, useState } from "react";
import { scenarioPath, trainingScenario } from "../../lib/documents";
import type { Opening, Seats } from "../../lib/play";
import { ChoiceField, TextField } from "../dialog/fields";
import pane from "../style/pane.module.css";
import { toggled } from "../workbench/toggled";
import { BeginElsewhere, type Elsewhere } from "./begin-elsewhere";
import { ByFileFields } from "./by-file-fields";
import { OpenFile } from "./open-file";
import styles from "./play.module.css";
import { OptionFields } from "./option-fields";
import type { LobbyScenario, PlayLobby } from "./protocol";
import { SeatFields } from "./seat-fields";
import { useLobby } from "./use-lobby";
import { useOrder, usePlay } from "./use-play";

/** The options of a new game. `scenario` is the path of the previewed one. */
export function BeginForm({ scenario: path }: { scenario: string }) {
  const lobby = useLobby();
  const refused = usePlay((state) => state.refused);
  if (!lobby) return <p className={pane.waiting}>Setting up the game …</p>;
  const scenario = lobby.scenarios.find(({ id }) => path === scenarioPath(id)) ?? lobby.scenarios[0];
  if (!scenario) return <p className={pane.waiting}>There is no scenario to play.</p>;
  return (
    <div className={styles.begin}>
      {refused && (
        <p className={pane.why} role="alert">
          {refused.message}
        </p>
      )}
      <div className={styles.opens}>
        <OpenFile>Has another player sent you the file of a game?</OpenFile>
      </div>
      {scenario.trouble ? (
        <p className={pane.waiting}>
          {scenario.title} cannot be played with the current documents. {scenario.trouble.file}:{" "}
          {scenario.trouble.message}
        </p>
      ) : (
        <Form key={scenario.id} scenario={scenario} bots={lobby.bots} />
      )}
    </div>
  );
}

/** A game that the address asks for begins once, not whenever the form is shown. */
let isBegun = false;

const randomSeed = (): number => Math.floor(Math.random() * 1_000_000);

function Form({ scenario, bots }: { scenario: LobbyScenario; bots: PlayLobby["bots"] }) {
  const order = useOrder();
  const { id, title, options, recommended, sides, starts, hides } = scenario;
  const [on, setOn] = useState<ReadonlySet<string>>(() => new Set(recommended));
  const [dice, setDice] = useState<"seeded" | "rolled">("seeded");
  const [seed, setSeed] = useState(() => String(randomSeed()));
  // In a first game the computer plays the other side as well as it can.
  const isTraining = id === trainingScenario;
  const opponent = isTraining && bots.some((bot) => bot.id === "steady") ? sides[1]?.id : undefined;
  const [seats, setSeats] = useState<Seats>(opponent === undefined ? {} : { [opponent]: "steady" });
  const [hidden, setHidden] = useState(hides);
  // The side that is played here, if the other player sits elsewhere.
  const [byFile, setByFile] = useState<string>();
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const isSeed = /^\d{1,10}$/.test(seed) && Number(seed) <= 4294967295;
  const begin = (): void => {
    const opening: Opening = {
      scenario: id,
      options: options.map((option) => option.id).filter((option) => on.has(option)),
      dice: dice === "seeded" ? { kind: "seeded", seed: Number(seed) } : { kind: "rolled" },
      ...(elsewhere?.how === "set-up" && { begin: elsewhere.at }),
    };
    const to = elsewhere?.how === "bots" ? { to: elsewhere.at } : {};
    if (byFile === undefined) order({ do: "begin", opening, seats, hidden, ...to });
    else order({ do: "begin", opening, seats: {}, hidden: true, byFile, ...to });
  };
  useEffect(() => {
    if (isBegun || !isTraining || !new URLSearchParams(location.search).has("begin")) return;
    isBegun = true;
    begin();
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <h2>Play {title}</h2>
      <ByFileFields sides={sides} value={byFile} onChange={setByFile} />
      {byFile === undefined && (
        <SeatFields
          sides={sides}
          bots={bots}
          seats={seats}
          hidden={hidden}
          onSeats={(next, nextHidden) => {
            setSeats(next);
            setHidden(nextHidden);
          }}
        />
      )}
      <div className={styles.pairs}>
        <ChoiceField
          label="Dice"
          value={dice}
          choices={[
            { id: "seeded", title: "Rolled by the computer" },
            { id: "rolled", title: "Rolled by hand and typed in" },
          ]}
          onText={setDice}
        />
        {dice === "seeded" && (
          <TextField
            label="Seed"
            hint={isSeed ? "The same seed rolls the same dice." : "A whole number up to 4294967295."}
            value={seed}
            onText={setSeed}
            inputMode="numeric"
          />
        )}
      </div>
      {starts && <BeginElsewhere starts={starts} sides={sides} value={elsewhere} onChange={setElsewhere} />}
      {options.length > 0 && (
        <OptionFields
          title="Optional rules"
          options={options}
          on={on}
          onToggle={(option) => setOn((now) => toggled(now, option))}
        />
      )}
      <p>
        <button className="primary" disabled={dice === "seeded" && !isSeed}>
          Start game
        </button>
      </p>
    </form>
  );
}
