import { useState } from "react";
import type { DiceWanted } from "../../lib/kernel";
import styles from "./play.module.css";
import { useOrder } from "./use-play";

/** Dice that somebody rolls by hand and enters in one field: "5 6 2". */
export function AskedDice({ wanted, choice }: { wanted: DiceWanted; choice: string | undefined }) {
  const order = useOrder();
  const [text, setText] = useState("");
  const { name, dice, low, high, need, modifiers = [] } = wanted;
  const faces = readFaces(text, high);
  const isFace = (face: number): boolean => face >= low && face <= high && Number.isInteger(face);
  const isRight = faces.length === dice && faces.every(isFace);
  const many = dice === 1 ? "one die" : `${dice} dice`;
  return (
    <section className={styles.asked} aria-label="The question">
      <form
        className={styles.roll}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRight) return;
          setText("");
          order({ do: "dice", faces });
        }}
      >
        {choice !== undefined && <p className="quiet">{choice}</p>}
        <h3>
          Roll {many} for: {name}
        </h3>
        <p>
          {need !== undefined &&
            `Needs ${need} or more${modifiers.length > 0 ? ` (${modifiers.join(", ")})` : ""}. `}
          <span className="quiet" role="status">
            {text === "" || isRight
              ? ""
              : faces.every(isFace)
                ? `${faces.length} of ${dice} dice.`
                : `Each die must show a number from ${low} to ${high}.`}
          </span>
        </p>
        <div className={styles.narrow}>
          <input
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            aria-label={`Faces of ${many}, from ${low} to ${high}`}
            placeholder={`${many}, ${low} to ${high}`}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button className="primary" disabled={!isRight}>
            Use these dice
          </button>
          <button
            type="button"
            onClick={() => {
              const rolled = Array.from(
                { length: dice },
                () => low + Math.floor(Math.random() * (high - low + 1)),
              );
              setText(rolled.join(" "));
            }}
          >
            Roll for me
          </button>
          {choice !== undefined && (
            <button type="button" onClick={() => order({ do: "no-dice" })}>
              Choose another option
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

/** "5 6 2", "5,6,2"; for dice with one digit also "562". */
export function readFaces(text: string, high: number): number[] {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  if (parts.length === 1 && high < 10) return [...parts[0]!].map(Number);
  return parts.map(Number);
}
