import { useDeferredValue } from "react";
import { ChevronLeft } from "lucide-react";
import { decimal } from "../../lib/lab/answers/words";
import { AnswerParts } from "./answer-parts";
import { showView } from "./form";
import shared from "./lab.module.css";
import styles from "./run.module.css";
import type { RunNews } from "./protocol";
import { SaveAnswers } from "./save-answers";
import { Troubles } from "./troubles";
import { useLab, useLabClient } from "./use-lab";
import { playersInWords, runTitle, standsWords } from "./words";

/** The open run: its progress and its answers. */
export function RunView() {
  const run = useLab((state) => state.run);
  const busy = useLab((state) => state.busy);
  const refused = useLab((state) => state.refused);
  // Typing has priority over answers that arrive.
  const answers = useDeferredValue(useLab((state) => state.answers));
  if (!run || busy !== undefined) {
    return (
      <p className={shared.said} role="status">
        {refused?.message ?? busy ?? "No run is open."}
      </p>
    );
  }
  const { facts } = run;
  const hasAnswers = answers?.variants.some(({ outcomes }) => outcomes.games > 0) ?? false;
  return (
    <article className={styles.run} aria-label={`Run: ${runTitle(facts)}`}>
      <header className={styles.runHead}>
        <div className={styles.titleLine}>
          <h2>{runTitle(facts)}</h2>
          {hasAnswers && <SaveAnswers />}
        </div>
        <p className="quiet">
          {facts.purpose !== "simulate" && `${facts.scenarioTitle} · `}
          {playersInWords(facts)} · seeds from {facts.seed} · {decimal(facts.games)} {gamesWords(facts)} ·
          version {facts.engine}
        </p>
        <RulesOn facts={facts} />
        <RunProgress run={run} />
        {run.isStale && <Stale run={run} />}
        {run.refused.length > 0 && <SkippedValues refused={run.refused} />}
        <Troubles run={run} />
      </header>
      {answers && hasAnswers ? (
        <AnswerParts answers={answers} facts={facts} />
      ) : (
        <p className={shared.said} role="status">
          {run.state === "playing" || run.state === "pausing"
            ? "The first games are being played …"
            : "No game is complete yet."}
        </p>
      )}
    </article>
  );
}

const gamesWords = ({ purpose, variantCount }: RunNews["facts"]): string =>
  purpose === "balance" ? "games at most" : variantCount > 1 ? "games per variant at most" : "games";

/** The optional rules that the games use. */
function RulesOn({ facts: { options, variantTitles } }: { facts: RunNews["facts"] }) {
  const listed = (titles: readonly string[]): string => (titles.length === 0 ? "none" : titles.join("; "));
  const { all, besides } = options;
  // The title of a second variant may list all switched rules, and is shown above.
  const called = (i: number): string =>
    i === 1 && besides.length === 2 ? "the other" : `“${variantTitles[i] ?? ""}”`;
  const only = besides
    .map((titles, i) => ({ titles, i }))
    .filter(({ titles }) => titles.length > 0)
    .map(({ titles, i }) => ` Only in ${called(i)}: ${listed(titles)}.`);
  return (
    <p className="quiet">
      Optional rules{besides.length > 0 && " of all variants"}: {listed(all)}.{only}
    </p>
  );
}

function RunProgress({ run }: { run: RunNews }) {
  const lab = useLabClient();
  const { state, done, of, failure, waiting } = run;
  const isPlaying = state === "playing";
  const canResume = state === "ready" || state === "paused" || state === "cancelled" || state === "failed";
  return (
    <div className={styles.standing}>
      {state !== "over" && <progress value={done} max={of} aria-label="Games played" />}
      <div className={shared.row}>
        <p role="status" data-waiting={waiting !== undefined || undefined}>
          {standsWords(run)}
        </p>
        <span className={styles.buttons}>
          {isPlaying && (
            <button type="button" onClick={() => lab.order("pause")}>
              Pause
            </button>
          )}
          {canResume && (
            <button type="button" onClick={() => lab.order("play")}>
              {run.elsewhere ? "Resume here" : done === 0 ? "Start" : "Resume"}
            </button>
          )}
          {(isPlaying || state === "pausing") && (
            <button type="button" onClick={() => lab.order("cancel")}>
              Cancel
            </button>
          )}
        </span>
      </div>
      {failure !== undefined && (
        <p className={shared.wrong} role="alert">
          {failure} Finished games are kept.
        </p>
      )}
    </div>
  );
}

/** The documents were changed after the run was started. */
function Stale({ run }: { run: RunNews }) {
  const begunHere = useLab((state) => state.begunHere);
  return (
    <div className={styles.stale} role="note">
      <p>This run used different data: the workspace has changed since the run started.</p>
      <button type="button" onClick={() => showView("ask")}>
        <ChevronLeft size={14} aria-hidden />{" "}
        {begunHere === run.id ? "Ask again with the current data" : "Ask again"}
      </button>
    </div>
  );
}

const SkippedValues = ({ refused }: { refused: readonly string[] }) => (
  <details className={styles.leftOut}>
    <summary>
      {refused.length === 1 ? "1 value was skipped" : `${refused.length} values were skipped`}
    </summary>
    <ul>
      {refused.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </details>
);
