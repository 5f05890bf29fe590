import { useMemo, useRef, useState } from "react";
import type { Choice } from "../../lib/kernel";
import type { ShownDecision } from "../../lib/play";
import { DecisionPanel } from "./asked";
import { BoardArea } from "./board-area";
import { Diary } from "./diary";
import { GameNotices } from "./notices";
import { nothingChosen, optionsLeft, type Narrowing } from "./narrowing";
import styles from "./play.module.css";
import { TableHead } from "./table-head";
import { useOrder, usePlay } from "./use-play";
import { useSubjects } from "./use-subjects";
import { useTableKeys } from "./use-table-keys";

const nobody: readonly ShownDecision[] = [];

/** The game: the question, the board, and the diary. */
export function PlayTable() {
  const order = useOrder();
  const decisions = usePlay(({ table }) => table?.shown?.decisions ?? nobody);
  const at = usePlay(({ table }) => table?.shown?.at ?? 0);
  const [chosen, setChosen] = useState(nothingChosen);
  // Where a counter was dropped, for the question that follows.
  const [ahead, setAhead] = useState<{ at: number; place: string | undefined }>();
  const [turn, setTurn] = useState(0);
  const whole = useRef<HTMLDivElement>(null);
  // If several sides are asked simultaneously, one of them is answered at a time.
  const decision = decisions[turn] ?? decisions[0];
  // The filter of one question does not apply to the next.
  const key = `${at} ${decision?.side ?? ""} ${decision?.step ?? ""}`;
  const place = ahead?.at === at ? ahead.place : undefined;
  const narrowing = chosen.key === key ? chosen : { ...nothingChosen, key, place };
  const options = useMemo(
    () => (decision ? optionsLeft(decision.options, narrowing) : []),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its members are listed; the object is new in each render.
    [decision, narrowing.words, narrowing.place, narrowing.pieces],
  );
  const narrow = (change: Partial<Narrowing>): void => setChosen({ ...narrowing, ...change });
  const make = (choices: readonly Choice[], place?: string): void => {
    if (!decision) return;
    choices.forEach((choice, i) => order({ do: "choose", at: at + i, side: decision.side, choice }));
    setAhead({ at: at + choices.length, place });
  };
  const choose = (index: number): void => {
    const option = options[index];
    if (option) make([option.choice]);
  };
  const onKeyDown = useTableKeys(whole, choose);
  const subjects = useSubjects(narrowing, decision);
  return (
    <div ref={whole} className={styles.play} onKeyDown={onKeyDown}>
      <TableHead />
      <GameNotices />
      <div className={styles.parts}>
        <BoardArea
          decision={decision}
          options={options}
          narrowing={narrowing}
          onNarrow={narrow}
          onChoose={choose}
          onMake={make}
        />
        <DecisionPanel
          decisions={decisions}
          decision={decision}
          onTurn={setTurn}
          options={options}
          narrowing={narrowing}
          onNarrow={narrow}
          onChoose={choose}
        />
        <Diary subjects={subjects} />
      </div>
    </div>
  );
}
