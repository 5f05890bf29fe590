import type { Roll } from "../../lib/kernel";
import { counted } from "../../lib/words";
import styles from "./dice.module.css";

/** Where the pips of each face are, in units of 16. */
const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[8, 8]],
  2: [
    [4.5, 4.5],
    [11.5, 11.5],
  ],
  3: [
    [4.5, 4.5],
    [8, 8],
    [11.5, 11.5],
  ],
  4: [
    [4.5, 4.5],
    [11.5, 4.5],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  5: [
    [4.5, 4.5],
    [11.5, 4.5],
    [8, 8],
    [4.5, 11.5],
    [11.5, 11.5],
  ],
  6: [
    [4.5, 4],
    [11.5, 4],
    [4.5, 8],
    [11.5, 8],
    [4.5, 12],
    [11.5, 12],
  ],
};

/** A roll: its dice, what they needed and why, and how many hit. */
export function RolledDice({ roll }: { roll: Roll }) {
  const { name, faces, need, hits, modifiers = [] } = roll;
  return (
    <span className={styles.roll}>
      <span className={styles.dice} role="img" aria-label={`${name}: ${faces.join(", ") || "no dice"}`}>
        {faces.map((face, i) => (
          <Die key={i} face={face} counts={need !== undefined && face >= need} />
        ))}
      </span>
      <span className={styles.result}>
        {name}
        {need !== undefined && `, needs ${need} or more`}
        {modifiers.length > 0 && ` (${modifiers.join(", ")})`}
        {hits !== undefined && <strong> {counted(hits, "hit")}</strong>}
      </span>
    </span>
  );
}

function Die({ face, counts }: { face: number; counts: boolean }) {
  const dots = pips[face];
  return (
    <svg viewBox="0 0 16 16" className={styles.die} data-counts={counts || undefined} aria-hidden>
      <rect x={0.7} y={0.7} width={14.6} height={14.6} rx={3} />
      {dots ? (
        dots.map(([x, y], i) => <circle key={i} cx={x} cy={y} r={1.5} />)
      ) : (
        <text x={8} y={11.6} textAnchor="middle" fontSize={9.5} fontWeight={700}>
          {face}
        </text>
      )}
    </svg>
  );
}
