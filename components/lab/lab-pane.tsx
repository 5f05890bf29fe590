"use client";

import { useEffect } from "react";
import { scenarioIdOf } from "../../lib/documents";
import pane from "../style/pane.module.css";
import { useWorkbench } from "../workbench/context";
import { AskForm } from "./ask-form";
import { openForm, showView, useLabView } from "./form";
import styles from "./lab.module.css";
import { RunView } from "./run-view";
import { RunsList } from "./runs-list";
import { useLab, useLabClient, useMatter } from "./use-lab";
import { runTitle } from "./words";

/** Many games of a scenario and their results; without a folder to save them in, how to create one. */
export function LabPane(props: { scenario: string }) {
  const { isLook } = useWorkbench();
  return isLook ? <WithoutFolder /> : <LabOfWorkspace {...props} />;
}

function WithoutFolder() {
  const workbench = useWorkbench();
  return (
    <div className={styles.without}>
      <p>
        The lab plays many games and keeps them in the folder of a workspace. This game has no folder yet:
        make a workspace to use the lab. Your changes and the game in play come along.
      </p>
      <button className="primary" onClick={() => void workbench.saveAll()}>
        Make it mine
      </button>
    </div>
  );
}

function LabOfWorkspace({ scenario }: { scenario: string }) {
  const { id } = useWorkbench();
  const lab = useLabClient();
  const documents = useLab((state) => state.documents);
  const failure = useLab((state) => state.failure);
  const run = useLab((state) => state.run);
  const busy = useLab((state) => state.busy);
  const runs = useLab((state) => state.runs);
  const refused = useLab((state) => state.refused !== undefined && state.begunHere === undefined);
  const { workspace, view } = useLabView();
  const matter = documents === 0 ? undefined : ({ of: "lobby", scenario: scenarioIdOf(scenario) } as const);
  const { value: lobby, failure: why } = useMatter(matter, documents);
  useEffect(() => openForm(id), [id]);
  useEffect(() => {
    // Runs are in the list; without a server there is no list.
    lab.readRuns().catch(() => undefined);
  }, [lab]);
  if (failure !== undefined)
    return <p className={pane.waiting}>{failure} Reload the page to continue; finished games are kept.</p>;
  if (workspace !== id) return null;
  // The reason why a run cannot be opened is shown in place of its answers.
  const hasAnswers = run !== undefined || busy !== undefined || refused;
  const shown = view === "answers" && !hasAnswers ? "ask" : view;
  return (
    <div className={styles.lab}>
      <div className={pane.tools} role="toolbar" aria-label="Lab">
        <View name="ask" shown={shown} title="Ask" />
        <View name="answers" shown={shown} title="Answers" disabled={!hasAnswers} />
        <View name="runs" shown={shown} title={runs === undefined ? "Runs" : `Runs ${runs.length}`} />
        {run && shown !== "answers" && <span className={pane.target}>{runTitle(run.facts)}</span>}
      </div>
      <div className={styles.body} tabIndex={-1}>
        {shown === "ask" &&
          (lobby ? (
            <AskForm key={lobby.scenario} lobby={lobby} hasRuns={(runs?.length ?? 0) > 0} />
          ) : (
            <p className={pane.waiting} role="status">
              {why ?? "Loading the lab …"}
            </p>
          ))}
        {shown === "answers" && <RunView />}
        {shown === "runs" && <RunsList />}
      </div>
    </div>
  );
}

interface ViewProps {
  name: "ask" | "answers" | "runs";
  shown: string;
  title: string;
  disabled?: boolean;
}

const View = ({ name, shown, title, disabled = false }: ViewProps) => (
  <button
    className={`plain ${styles.view}`}
    aria-pressed={shown === name}
    disabled={disabled}
    onClick={() => showView(name)}
  >
    {title}
  </button>
);
