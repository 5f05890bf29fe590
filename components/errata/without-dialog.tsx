"use client";

import { useEffect, useRef, useState } from "react";
import { isScenarioPath, scenarioIdOf } from "../../lib/documents";
import { bots } from "../../lib/playtest/bots";
import { Dialog } from "../dialog/dialog";
import { ChoiceField, TextField } from "../dialog/fields";
import dialogStyles from "../dialog/dialog.module.css";
import { useScenarioShown } from "../preview/scenario";
import { VersusClient } from "../versus/client";
import { VersusOutcome } from "../versus/outcome";
import type { Message } from "../versus/protocol";
import { useBench, useWorkbench } from "../workbench/context";
import { openLine } from "../versus/open";
import styles from "../versus/versus.module.css";

interface Props {
  layer: string;
  id: string;
  title: string;
  onClose(): void;
}

type SummaryMessage = Extract<Message, { type: "summary" }>;

const MOST = 10_000;
const AT_FIRST = "20";

/** Plays the same games with and without an erratum: number of games, bots, progress and result. */
export function WithoutDialog({ layer, id, title, onClose }: Props) {
  const workbench = useWorkbench();
  const { documents, layers } = useBench((state) => state.overview);
  const shown = useScenarioShown();
  const client = useRef<VersusClient>(undefined);
  const [left, setLeft] = useState<"one" | "layer">("one");
  const scenarios = documents
    .filter(({ path }) => isScenarioPath(path))
    .map(({ path, title: name }) => ({ id: path, title: name }));
  const [scenario, setScenario] = useState(shown ?? scenarios[0]?.id ?? "");
  const [games, setGames] = useState(AT_FIRST);
  const [seed, setSeed] = useState("1");
  const [bot, setBot] = useState(Object.keys(bots)[0] ?? "");
  const [isBusy, setBusy] = useState(false);
  const [standing, setStanding] = useState<SummaryMessage>();
  const [failure, setFailure] = useState<string>();
  /** The game whose choices were requested. */
  const asked = useRef<SummaryMessage>(undefined);
  /** The path of the scenario in play, and whether more games are still wanted. */
  const played = useRef("");
  const waits = useRef(false);

  useEffect(() => {
    const opened = new VersusClient((message) => {
      if (message.type === "summary") {
        if (!waits.current) return;
        setStanding(message);
        if (message.summary.games >= message.of) setBusy(false);
      } else if (message.type === "line") {
        const { first } = asked.current?.summary ?? {};
        if (first) openLine(workbench, scenarioIdOf(played.current), first, message);
        onClose();
      } else {
        setFailure(message.message);
        setBusy(false);
      }
    });
    client.current = opened;
    return () => opened.close();
  }, [workbench, onClose]);

  const begin = async (): Promise<void> => {
    setBusy(true);
    setStanding(undefined);
    setFailure(undefined);
    played.current = scenario;
    waits.current = true;
    const mine = client.current;
    try {
      const rivals = await workbench.desk.ask("withoutErratum", layer, left === "one" ? id : undefined);
      // It was cancelled meanwhile.
      if (!waits.current || mine !== client.current) return;
      if (rivals.ok && rivals.changes) {
        const { a, b } = rivals;
        const contest = {
          a,
          b,
          scenario: scenarioIdOf(scenario),
          games: Number(games),
          seed: Number(seed),
          bot,
        };
        return mine?.play(contest);
      }
      setFailure(rivals.ok ? nothingChanges : rivals.reason);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  };
  const cancel = (): void => {
    if (!isBusy) return onClose();
    client.current?.stop();
    waits.current = false;
    setBusy(false);
    setFailure(standing ? "Cancelled. These are the results so far." : "Cancelled.");
  };
  const isWhole = (text: string, most: number): boolean => /^\d+$/.test(text) && Number(text) <= most;
  const isWrong = !isWhole(games, MOST) || Number(games) < 1 || !isWhole(seed, 4294967295);
  const done = standing?.summary.games ?? 0;
  const layerTitle = layers.find((each) => each.id === layer)?.title ?? layer;
  return (
    <Dialog title={`Compare in play: ${title}`} className={styles.dialog} onClose={cancel}>
      <form
        className={dialogStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p className="quiet">
          Bots play the same games twice: with the erratum and without it. Dice and bots have the same seeds,
          so every difference comes from the erratum.
        </p>
        <fieldset className={styles.fields} disabled={isBusy}>
          <ChoiceField label="Scenario" value={scenario} choices={scenarios} onText={setScenario} />
          <TextField label="Games" inputMode="numeric" value={games} onText={setGames} data-first />
          <TextField label="Seed" inputMode="numeric" value={seed} onText={setSeed} />
          <ChoiceField label="Bots" value={bot} choices={Object.values(bots)} onText={setBot} />
        </fieldset>
        <ChoiceField
          label="Left out"
          value={left}
          choices={[
            { id: "one", title: "This erratum alone" },
            { id: "layer", title: `All of “${layerTitle}”` },
          ]}
          onText={setLeft}
        />
        {isWrong && (
          <p className={dialogStyles.trouble} role="alert">
            Games must be a whole number from 1 to {MOST.toLocaleString("en-GB")}, the seed one from 0.
          </p>
        )}
        {isBusy && (
          <div className={styles.progress}>
            <progress value={done} max={Number(games)} aria-label="Progress of the comparison" />
            <p>
              {done} of {games} games played twice
            </p>
          </div>
        )}
        {failure !== undefined && <p role="alert">{failure}</p>}
        {standing && (
          <VersusOutcome summary={standing.summary} sides={standing.sides} a="Corrected" b="As printed" />
        )}
        <div className={dialogStyles.buttons}>
          {standing?.summary.first && (
            <button
              type="button"
              onClick={() => {
                asked.current = standing;
                client.current?.line(standing.summary.first!.game);
              }}
            >
              Open the first game that differs
            </button>
          )}
          <button type="button" onClick={cancel}>
            {isBusy ? "Cancel" : "Close"}
          </button>
          <button className="primary" disabled={isBusy || isWrong || scenario === ""}>
            Play the games
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const nothingChanges =
  "It changes no value of the current documents: it is a clarification, or a later layer sets the same value. " +
  "Games are the same with it and without it.";
