import { writeZip } from "../../zip";
import { sequence } from "./sequence";
import type { Pile } from "./set-ups";
import { pieceCommand } from "./slots";

/** A saved game of the engine: a log of commands that make the pieces and choose the boards. */

/** Between commands. */
const ESCAPE = "\u001b";
/** Any will do: it keeps people from reading the log by chance, nothing more. */
const KEY = 0x5a;
/** On no layer of its own: the last entry of a pile. */
const NO_LAYER = "@@-1";

export interface SavedGame {
  piles: readonly Pile[];
  /** Name of the board of each map window. */
  boards: Readonly<Record<string, string>>;
  /** What the turn counter shows; undefined where nothing is known of it. */
  turn: number | undefined;
  /** Steps of a turn that the counter knows. */
  steps: number;
}

/** All commands in the engine's order: begin, pieces, boards, turn, end. */
function commandsOf({ piles, boards, turn, steps }: SavedGame): string[] {
  let next = 1;
  const pieces = piles.flatMap(({ map, spot, parts }) => {
    const ids: string[] = [];
    const made = parts.flatMap(({ slot, count, isTurned }) =>
      Array.from({ length: count }, () => {
        const id = String(next++);
        ids.push(id);
        return pieceCommand(slot, id, { map, ...spot, isTurned });
      }),
    );
    const pile = sequence([map, String(spot.x), String(spot.y), ...ids, NO_LAYER], ";");
    return [...made, `+/${sequence([String(next++), "stack", pile], "/")}`];
  });
  const chosen = Object.entries(boards).map(([map, board]) =>
    sequence([`${map}BoardPicker`, sequence([board], "/"), "0", "0"], "\t"),
  );
  return [
    "begin_save",
    ...pieces,
    ...chosen,
    ...(turn === undefined ? [] : [sequence(["TURNTurnTracker0", turnState(turn, steps)], "\t")]),
    "end_save",
  ];
}

/** The turn counter on the first step of a turn, with every step in use. */
function turnState(turn: number, steps: number): string {
  const inUse = Array.from({ length: steps }, () => "true");
  const step = sequence(["0", "0", "0", sequence(inUse, ",")], ";");
  const level = [String(turn), "0", "false", "-1", ...(steps > 0 ? [step] : [])];
  return sequence(["0", sequence(level, ";")], "|");
}

/** Each byte as two digits, mixed with the key. */
function veiled(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
  let digits = `!VCSK${hex(KEY)}`;
  for (const byte of bytes) digits += hex(byte ^ KEY);
  return new TextEncoder().encode(digits);
}

/** `data`: the metadata of the module, and of the saved game. */
export const savedGame = (game: SavedGame, data: { module: Uint8Array; saved: Uint8Array }): Uint8Array =>
  writeZip([
    { path: "savedGame", bytes: veiled(sequence(commandsOf(game), ESCAPE)) },
    { path: "savedata", bytes: data.saved },
    { path: "moduledata", bytes: data.module },
  ]);
