import { Bot, LogOut, Redo2, Save, Send, Undo2, Users } from "lucide-react";
import { useState } from "react";
import { useStudio } from "../workbench/context";
import { Menu, type MenuItem } from "../menu/menu";
import { HandIn } from "./hand-in";
import { SavePlaytest } from "./save-playtest";
import { SaveScenario } from "./save-scenario";
import { SeatsDialog } from "./seats-dialog";
import styles from "./play.module.css";
import { useOrder, usePlay } from "./use-play";
import { RuleChip } from "../rulebook/rule-chip";

type OpenedMenu =
  | { menu: "bots" | "save"; at: { x: number; y: number } }
  | { dialog: "playtest" | "scenario" | "seats" | "hand-in" };

/** The present step, undo and redo, bots, saving, and who plays which side. */
export function TableHead() {
  const order = useOrder();
  const studio = useStudio();
  const table = usePlay((state) => state.table);
  const [opened, setOpened] = useState<OpenedMenu>();
  if (!table) return null;
  const { shown, busy, title, apart, byFile } = table;
  const phase = shown?.phase;
  const isOver = shown?.outcome !== undefined;
  const close = (): void => setOpened(undefined);
  const menu = (which: "bots" | "save", event: React.MouseEvent): void => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    setOpened({ menu: which, at: { x: left, y: bottom + 2 } });
  };
  const play = (id: string, label: string, run: () => void, disabled = false): MenuItem => ({
    id,
    label,
    run,
    disabled,
  });
  const bots = table.spans.map(({ span, noun }) =>
    play(
      span,
      span === "game" ? "Play to the end" : `Finish this ${noun}`,
      () => order({ do: "bot", span }),
      isOver,
    ),
  );
  const saves = [
    play("playtest", "Save the game as a playtest …", () => setOpened({ dialog: "playtest" })),
    play("scenario", "Save the position as a scenario …", () => setOpened({ dialog: "scenario" })),
  ];
  const undo = shown?.undo;
  const redo = shown?.redo;
  return (
    <header className={styles.head}>
      <div className={styles.where}>
        <strong>{phase ? phase.title : title}</strong>
        {phase && <RuleChip rule={phase.rule} />}
        <span className="quiet">{phase && phase.part !== "" ? phase.part : phase ? title : ""}</span>
        {byFile && (
          <span className="quiet">
            By file: you play {table.sides.find(({ id }) => id === byFile.side)?.name ?? byFile.side}
          </span>
        )}
      </div>
      <button
        className={`plain ${styles.icon}`}
        disabled={!undo || busy !== undefined}
        onClick={() => order({ do: "go", moment: shown!.at - 1 })}
        aria-label={undo ? `Undo choice: ${undo.text}` : "Undo choice"}
        title={
          undo
            ? `Undo choice: ${undo.text}${undo.uncertain ? ". Dice were rolled: another choice gives another game" : ""} (U)`
            : "No choice to undo"
        }
      >
        <Undo2 size={15} aria-hidden />
      </button>
      <button
        className={`plain ${styles.icon}`}
        disabled={!redo || busy !== undefined}
        onClick={() => order({ do: "go", moment: shown!.at + 1 })}
        aria-label={redo ? `Redo choice: ${redo.text}` : "Redo choice"}
        title={redo ? `Redo choice: ${redo.text} (R)` : "No choice to redo"}
      >
        <Redo2 size={15} aria-hidden />
      </button>
      {byFile ? null : busy === undefined ? (
        <button
          className={`plain ${styles.icon}`}
          aria-haspopup="menu"
          title="Let bots play for all sides"
          onClick={(event) => menu("bots", event)}
        >
          <Bot size={15} aria-hidden /> Bots
        </button>
      ) : (
        <button className={`plain ${styles.icon}`} onClick={() => order({ do: "stop" })}>
          Stop
        </button>
      )}
      {studio && !byFile && (
        <button
          className={`plain ${styles.icon}`}
          aria-haspopup="menu"
          disabled={!shown || busy !== undefined || apart !== undefined}
          title={
            apart === undefined
              ? "Save the game as a playtest, or the position as a scenario"
              : "What is saved in the workspace uses the workspace's data: switch to the current data first"
          }
          onClick={(event) => menu("save", event)}
        >
          <Save size={15} aria-hidden /> Keep
        </button>
      )}
      <button
        className={`plain ${styles.icon}`}
        disabled={!shown || busy !== undefined}
        title="Answer the designer's questions, and save the game with your notes as a file"
        onClick={() => setOpened({ dialog: "hand-in" })}
      >
        <Send size={15} aria-hidden /> Hand in
      </button>
      {!byFile && (
        <button
          className={`plain ${styles.icon}`}
          title="Players"
          aria-label="Players"
          onClick={() => setOpened({ dialog: "seats" })}
        >
          <Users size={15} aria-hidden />
        </button>
      )}
      <button
        className={`plain ${styles.icon}`}
        title="Leave this game and start another"
        aria-label="Leave this game"
        onClick={() => order({ do: "leave" })}
      >
        <LogOut size={15} aria-hidden />
      </button>
      {opened && "menu" in opened && (
        <Menu
          label={opened.menu === "bots" ? "Bots" : "Keep"}
          items={opened.menu === "bots" ? bots : saves}
          at={opened.at}
          onClose={close}
        />
      )}
      {opened && "dialog" in opened && opened.dialog === "playtest" && <SavePlaytest onClose={close} />}
      {opened && "dialog" in opened && opened.dialog === "scenario" && <SaveScenario onClose={close} />}
      {opened && "dialog" in opened && opened.dialog === "hand-in" && <HandIn onClose={close} />}
      {opened && "dialog" in opened && opened.dialog === "seats" && <SeatsDialog onClose={close} />}
    </header>
  );
}
