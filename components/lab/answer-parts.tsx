import { type ComponentType, useId, useState } from "react";
import type { Answers } from "../../lib/lab/answers";
import { TabList } from "../choice/tab-list";
import styles from "./run.module.css";
import { CapturesPart } from "./parts/captures";
import { DecisionsPart, LossesPart, ResourcesPart, RulesPart } from "./parts/others";
import { EvenPart } from "./parts/even";
import { GamesPart } from "./parts/games";
import { ResultPart } from "./parts/result";
import { TurnsPart } from "./parts/turns";
import { SensitivityPart, SweepPart } from "./parts/settings";
import type { PartProps } from "./part-props";

interface AnswerPart {
  id: string;
  title: string;
  Pane: ComponentType<PartProps>;
  /** What a game must follow for it. */
  of?: keyof PartProps["facts"]["follows"];
}

const ofVariants: readonly AnswerPart[] = [
  { id: "result", title: "Result", Pane: ResultPart },
  { id: "turns", title: "By turn", Pane: TurnsPart },
  { id: "captures", title: "Captures", Pane: CapturesPart, of: "holdings" },
  { id: "losses", title: "Losses", Pane: LossesPart },
  { id: "resources", title: "Resources", Pane: ResourcesPart, of: "spending" },
  { id: "decisions", title: "Decisions", Pane: DecisionsPart },
  { id: "rules", title: "Rules", Pane: RulesPart },
  { id: "games", title: "Games", Pane: GamesPart },
];

const games = ofVariants.at(-1)!;

const partsOf = ({ purpose, variants }: Answers, { follows }: PartProps["facts"]): readonly AnswerPart[] => {
  if (purpose === "balance") return [{ id: "even", title: "Where it is even", Pane: EvenPart }, games];
  if (purpose === "sweep") return [{ id: "sweep", title: "Sweep", Pane: SweepPart }, games];
  if (purpose === "sensitivity")
    return [{ id: "matters", title: "What matters most", Pane: SensitivityPart }, games];
  const noun = variants[0]?.turns.noun ?? "turn";
  return ofVariants
    .filter(({ of }) => of === undefined || follows[of])
    .map((part) => (part.id === "turns" ? { ...part, title: `By ${noun}` } : part));
};

/** The answers of a run, part by part. */
export function AnswerParts({ answers, facts }: PartProps) {
  const [shown, setShown] = useState("");
  const panel = useId();
  const parts = partsOf(answers, facts);
  const part = parts.find(({ id }) => id === shown) ?? parts[0]!;
  return (
    <>
      <TabList
        label="Answers"
        tabs={parts}
        shown={part.id}
        panel={panel}
        className={styles.parts}
        onShow={setShown}
      />
      <div id={panel} className={styles.part} role="tabpanel" aria-label={part.title}>
        <part.Pane answers={answers} facts={facts} />
      </div>
    </>
  );
}
