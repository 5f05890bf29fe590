import { type ComponentType, useId, useState } from "react";
import type { Answers } from "../../lib/lab/answers";
import { tabKeys } from "../style/tab-keys";
import styles from "./run.module.css";
import { CapturesPart } from "./parts/captures";
import { DecisionsPart, LossesPart, ResourcesPart, RulesPart } from "./parts/others";
import { GamesPart } from "./parts/games";
import { ResultPart } from "./parts/result";
import { TurnsPart } from "./parts/turns";
import { SensitivityPart, SweepPart } from "./parts/settings";
import type { PartProps } from "./part-props";

interface Part {
  id: string;
  title: string;
  Pane: ComponentType<PartProps>;
}

const ofVariants: readonly Part[] = [
  { id: "result", title: "Result", Pane: ResultPart },
  { id: "turns", title: "By turn", Pane: TurnsPart },
  { id: "captures", title: "Captures", Pane: CapturesPart },
  { id: "losses", title: "Losses", Pane: LossesPart },
  { id: "resources", title: "Resources", Pane: ResourcesPart },
  { id: "decisions", title: "Decisions", Pane: DecisionsPart },
  { id: "rules", title: "Rules", Pane: RulesPart },
  { id: "games", title: "Games", Pane: GamesPart },
];

const games = ofVariants.at(-1)!;

const partsOf = ({ purpose }: Answers): readonly Part[] => {
  if (purpose === "sweep") return [{ id: "sweep", title: "Sweep", Pane: SweepPart }, games];
  if (purpose === "sensitivity")
    return [{ id: "matters", title: "What matters most", Pane: SensitivityPart }, games];
  return ofVariants;
};

/** What a run says, part by part. */
export function AnswerParts({ answers, facts }: PartProps) {
  const [wanted, setWanted] = useState("");
  const panel = useId();
  const parts = partsOf(answers);
  const part = parts.find(({ id }) => id === wanted) ?? parts[0]!;
  const onKeyDown = tabKeys(
    parts.map(({ id }) => id),
    part.id,
    setWanted,
  );
  return (
    <>
      <div className={styles.parts} role="tablist" aria-label="Answers" onKeyDown={onKeyDown}>
        {parts.map(({ id, title }) => (
          <button
            key={id}
            role="tab"
            aria-selected={part.id === id}
            aria-controls={panel}
            tabIndex={part.id === id ? 0 : -1}
            onClick={() => setWanted(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={panel} className={styles.part} role="tabpanel" aria-label={part.title}>
        <part.Pane answers={answers} facts={facts} />
      </div>
    </>
  );
}
