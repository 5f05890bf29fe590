import { useEffect, useRef, useState } from "react";
import type { ShownDecision, ShownOption } from "../../lib/play";
import { AskedDice } from "./asked-dice";
import { ByFilePanel } from "./by-file-panel";
import type { Narrowing } from "./narrowing";
import styles from "./play.module.css";
import { usePlay } from "./use-play";
import { RuleChip } from "../rulebook/rule-chip";

/** Options that are shown until the user asks for all of them. */
const AT_FIRST = 60;
/** With this many options or fewer there is no filter. */
const FEW = 9;

interface Props {
  decisions: readonly ShownDecision[];
  decision: ShownDecision | undefined;
  onTurn(index: number): void;
  options: readonly ShownOption[];
  narrowing: Narrowing;
  onNarrow(change: Partial<Narrowing>): void;
  onChoose(index: number): void;
}

/** Who decides, the question with its rule, and the options. */
export function DecisionPanel(props: Props) {
  const { decisions, decision } = props;
  const busy = usePlay(({ table }) => table?.busy);
  const shown = usePlay(({ table }) => table?.shown);
  const byFile = usePlay(({ table }) => table?.byFile);
  if (!shown) return <section className={styles.asked} aria-label="The question" />;
  if (shown.waiting) return <AskedDice {...shown.waiting} />;
  const isAsked = busy === undefined && !shown.outcome && decision !== undefined;
  const isElsewhere = busy === undefined && byFile?.turn !== undefined && byFile.turn !== byFile.side;
  return (
    <section className={styles.asked} aria-label="The question">
      {isAsked && decisions.length > 1 && <Turns {...props} />}
      {/* Always mounted: a screen reader reads what changes in it. */}
      <div aria-live="polite" aria-atomic>
        {busy !== undefined ? (
          <p className={styles.busy}>
            {busy === "replaying" ? "Replaying the game …" : `Bots play ${busy.words} …`}
            {/* Counts too fast to be read out. */}
            {busy !== "replaying" && <span aria-hidden> {busy.made} choices</span>}
          </p>
        ) : shown.outcome ? (
          <div className={styles.over}>
            <h3>The game is over</h3>
            <p>
              {shown.outcome.text} <RuleChip rule={shown.outcome.rule} />
            </p>
            {shown.standing.text !== shown.outcome.text && <p className="quiet">{shown.standing.text}</p>}
          </div>
        ) : (
          decision && <DecisionTitle decision={decision} />
        )}
      </div>
      {isAsked && <Options {...props} decision={decision} />}
      {isElsewhere && <ByFilePanel />}
      {byFile && !decision && busy === undefined && shown.at < shown.length && (
        <p className="quiet">This is an earlier moment, at which the other player chose.</p>
      )}
    </section>
  );
}

/** The sides that choose simultaneously; each answers separately. */
function Turns({ decisions, decision, onTurn }: Props) {
  return (
    <p className={styles.turns} role="group" aria-label="Who answers">
      {decisions.map(({ side, sideName }, i) => (
        <button key={side} aria-pressed={decision?.side === side} onClick={() => onTurn(i)}>
          {sideName}
        </button>
      ))}
    </p>
  );
}

function DecisionTitle({ decision: { sideName, title, rule, prompt, secret } }: { decision: ShownDecision }) {
  return (
    <div className={styles.question}>
      <p className="quiet">
        <strong>{sideName}</strong> · {title} <RuleChip rule={rule} />
        {secret && " · in secret"}
      </p>
      <h3>{prompt}</h3>
    </div>
  );
}

function Options({ decision, options, narrowing, onNarrow, onChoose }: Props & { decision: ShownDecision }) {
  // A request to show all options is for one question; it does not hold for the next.
  const [allOf, setAllOf] = useState<string>();
  const all = allOf === narrowing.key;
  const list = useRef<HTMLOListElement>(null);
  const total = decision.options.length;
  const shown = all ? options : options.slice(0, AT_FIRST);
  const isNarrowed = narrowing.place !== undefined || narrowing.pieces.length > 0 || narrowing.words !== "";
  const noteScroll = useFocusKept(list, narrowing.key);
  const walk = (event: React.KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  };
  return (
    <>
      {(total > FEW || isNarrowed) && (
        <div className={styles.narrow}>
          <input
            data-narrow
            type="search"
            aria-label="Filter the options"
            placeholder="Filter ( / )"
            value={narrowing.words}
            onChange={({ target }) => onNarrow({ words: target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter" && options.length > 0) onChoose(0);
              else if (event.key === "ArrowDown") list.current?.querySelector<HTMLElement>("button")?.focus();
              else if (event.key === "Escape" && narrowing.words !== "") onNarrow({ words: "" });
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
          <span className="quiet" role="status">
            {options.length === total ? `${total} options` : `${options.length} of ${total}`}
          </span>
          {(narrowing.place !== undefined || narrowing.pieces.length > 0) && (
            <button onClick={() => onNarrow({ place: undefined, pieces: [], words: "" })}>Show all</button>
          )}
        </div>
      )}
      <ol ref={list} className={styles.options} onKeyDown={walk} onScroll={noteScroll} aria-label="Options">
        {shown.map((option, i) => (
          <li key={i}>
            <button onClick={() => onChoose(i)}>
              <kbd aria-hidden>{i < FEW ? i + 1 : ""}</kbd>
              <span>
                {option.text}
                {option.note !== undefined && <small className="quiet"> {option.note}</small>}
              </span>
              <RuleChip rule={option.rule} inside />
            </button>
          </li>
        ))}
      </ol>
      {shown.length < options.length && (
        <button className="plain" onClick={() => setAllOf(narrowing.key)}>
          Show all {options.length}
        </button>
      )}
      {options.length === 0 && <p className="quiet">No matching option.</p>}
    </>
  );
}

/** After a choice by keyboard the focus goes to the top of the next list. Returns the handler of scroll events. */
function useFocusKept(list: React.RefObject<HTMLOListElement | null>, question: string): () => void {
  const isScrolled = useRef(false);
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.querySelector<HTMLElement>("button")?.focus();
    // If nobody has scrolled, reading the scroll position would only cost a layout.
    if (isScrolled.current) list.current?.scrollTo(0, 0);
    isScrolled.current = false;
  }, [list, question]);
  return () => {
    isScrolled.current = true;
  };
}
