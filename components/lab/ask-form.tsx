import { useRef, useState } from "react";
import { counted } from "../../lib/words";
import { TextField } from "../dialog/fields";
import { useWorkbench } from "../workbench/context";
import { AgainstField, useAgainstGroups } from "./against-field";
import { BalanceFields } from "./balance-fields";
import { BeginRow } from "./begin-row";
import { bidOf, BidField, EvenByField } from "./bid-field";
import { changeForm, type LabForm, useLabView } from "./form";
import { placesOf, read, SWITCHED, switchedIn, type FieldErrors } from "./read-form";
import styles from "./form.module.css";
import shared from "./lab.module.css";
import { MatterFields } from "./matter-fields";
import { PlayerFields } from "./player-fields";
import type { LabLobby, LabQuestion } from "./protocol";
import { RuleFields, SwitchedFields } from "./rule-fields";
import { sourceOf } from "./sources";
import { RobustnessField, StopFields } from "./stop-fields";
import { SweepFields } from "./sweep-fields";
import { useLab, useLabClient } from "./use-lab";
import { decimal } from "../../lib/lab/answers/words";

const questions: readonly { id: LabForm["question"]; title: string; about: string }[] = [
  {
    id: "play",
    title: "Play",
    about: "Who wins, by how much and when; captures, losses and spending.",
  },
  {
    id: "compare",
    title: "Compare",
    about: "The effect of a change: the same games with the same dice, before and after it.",
  },
  { id: "sweep", title: "Sweep", about: "How the results change when one or two numbers vary." },
  {
    id: "sensitivity",
    title: "What matters most",
    about: "Which numbers affect the results: each is changed a step down and a step up.",
  },
  {
    id: "balance",
    title: "Make it even",
    about: "At which value of a number, or which bid, a side wins half of the games, or another share.",
  },
];

const gamesLabels: { readonly [question in LabForm["question"]]?: string } = {
  play: "Games",
  balance: "Games in all, at most",
};

/** The question to the lab, and the button that starts the run. */
export function AskForm({ lobby, hasRuns }: { lobby: LabLobby; hasRuns: boolean }) {
  const workbench = useWorkbench();
  const lab = useLabClient();
  const { form, bundle } = useLabView();
  const busy = useLab((state) => state.busy);
  const refused = useLab((state) => state.refused);
  /** The form as it was when the button was pressed. */
  const [asked, setAsked] = useState<LabForm>();
  const [trouble, setTrouble] = useState<string>();
  const groups = useAgainstGroups();
  const whole = useRef<HTMLFormElement>(null);
  if (lobby.trouble) {
    return (
      <p className={shared.said} role="status">
        {lobby.title} cannot be played with the current documents. {lobby.trouble.file}:{" "}
        {lobby.trouble.message}
      </p>
    );
  }
  const { wrongs, games, seed, players, stop, robustness, swept, search, variants } = read(form, lobby);
  // Before the button is pressed, an empty field is not an error.
  const errors: FieldErrors =
    asked?.question === form.question || form.question === "play" || form.question === "sensitivity"
      ? wrongs
      : { ...wrongs, question: undefined };
  const isWrong = Object.values(wrongs).some((wrong) => wrong !== undefined);
  const isSwitched = form.question === "compare" && form.against === SWITCHED;
  // A refusal applies to the form as it was then.
  const refusal = asked === undefined || asked === form ? refused : undefined;
  const why = asked === form && isWrong ? "Correct the marked field above." : (refusal?.message ?? trouble);
  const questionNow = async (): Promise<LabQuestion> => {
    switch (form.question) {
      case "play":
        return { kind: "play" };
      case "compare": {
        if (isSwitched) return { kind: "switched", options: switchedIn(form, lobby) };
        const against = groups.flatMap(({ choices }) => choices).find(({ value }) => value === form.against);
        if (!against) throw new Error("The version to compare with is no longer available: choose another.");
        const source = await sourceOf(workbench, form.against, bundle);
        return { kind: "compare", title: against.title, source };
      }
      case "sweep":
        return { kind: "sweep", numbers: swept };
      case "balance":
        if (form.evenBy === "number") return { kind: "balance", numbers: swept, search };
        return { kind: "bid", ...bidOf(workbench, form), search };
      case "sensitivity":
        return { kind: "sensitivity", places: placesOf(form, lobby) };
    }
  };
  const begin = async (): Promise<void> => {
    setAsked(form);
    setTrouble(undefined);
    lab.store.setState({ refused: undefined });
    if (isWrong) return;
    try {
      const question = await questionNow();
      const { version: engine } = workbench.state;
      const { scenario } = lobby;
      const { options } = form;
      lab.begin({ scenario, question, options, players, games, seed, stop, robustness, engine });
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const showWrong = (): void => {
    const [first] = whole.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]') ?? [];
    first?.focus();
  };
  const all = (variants ?? 0) * games;
  return (
    <form
      ref={whole}
      className={styles.form}
      aria-label="Question"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {!hasRuns && (
        <p className="quiet">
          In the lab, bots play {lobby.title} hundreds of times. The results show each figure with its
          confidence interval. To begin, press “Play the games”.
        </p>
      )}
      <fieldset className={styles.questions}>
        <legend>Question</legend>
        {questions.map(({ id, title, about }) => (
          <label key={id} data-on={form.question === id || undefined}>
            <input
              type="radio"
              name="question"
              checked={form.question === id}
              onChange={() => changeForm({ question: id })}
            />
            <span>
              <strong>{title}</strong> <span className={styles.about}>{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {form.question === "compare" && (
        <AgainstField
          groups={groups}
          isWrong={refusal?.field === "question" || trouble !== undefined}
          onChoose={() => setTrouble(undefined)}
        />
      )}
      {form.question === "balance" && <EvenByField />}
      {(form.question === "sweep" || (form.question === "balance" && form.evenBy === "number")) && (
        <SweepFields lobby={lobby} wrong={errors.question} />
      )}
      {form.question === "balance" && form.evenBy === "bid" && <BidField wrong={errors.question} />}
      {form.question === "balance" && <BalanceFields lobby={lobby} errors={errors} />}
      {form.question === "sensitivity" && <MatterFields lobby={lobby} wrong={errors.question} />}
      <RuleFields lobby={lobby} />
      {isSwitched && <SwitchedFields lobby={lobby} wrong={errors.question} />}
      <PlayerFields lobby={lobby} wrong={errors.players} />
      <div className={styles.pairs}>
        <TextField
          label={gamesLabels[form.question] ?? "Games per variant, at most"}
          inputMode="numeric"
          value={form.games}
          hint={errors.games ?? (form.question === "balance" ? undefined : gamesHint(variants, all))}
          aria-invalid={errors.games !== undefined}
          onText={(text) => changeForm({ games: text })}
        />
        <TextField
          label="Seed"
          inputMode="numeric"
          value={form.seed}
          hint={errors.seed ?? "The same seed gives the same games."}
          aria-invalid={errors.seed !== undefined}
          onText={(text) => changeForm({ seed: text })}
        />
      </div>
      {form.question === "compare" && <RobustnessField errors={errors} />}
      {form.question === "compare" && <StopFields lobby={lobby} errors={errors} />}
      <BeginRow
        title={form.question === "compare" ? "Compare" : "Play the games"}
        busy={busy}
        why={why}
        onShow={isWrong ? showWrong : undefined}
      />
    </form>
  );
}

const gamesHint = (variants: number | undefined, all: number): string | undefined =>
  variants === undefined || variants < 2
    ? undefined
    : `${counted(variants, "variant")}: ${decimal(all)} games in all.`;
