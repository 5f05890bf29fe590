import { WIDTH } from "../io";
import { colourCodes } from "../terminal-text";

/** Columns that a text takes in a terminal, colours aside. */
export const textWidth = (text: string): number => text.replace(colourCodes, "").length;

export const padEnd = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - textWidth(text)));

export const padStart = (text: string, width: number): string =>
  " ".repeat(Math.max(0, width - textWidth(text))) + text;

/** Break a text into lines at spaces. Words longer than a line stay whole. */
export function wrap(text: string, width = WIDTH, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && textWidth(indent) + textWidth(line) + 1 + textWidth(word) > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(indent + line);
  return lines;
}

/** Short entries side by side, filled downwards, as wide as fits. */
export function columns(entries: readonly string[], width = WIDTH, gap = 3): string[] {
  if (entries.length === 0) return [];
  const cell = Math.max(...entries.map(textWidth)) + gap;
  const across = Math.max(1, Math.floor((width + gap) / cell));
  const down = Math.ceil(entries.length / across);
  const lines: string[] = [];
  for (let row = 0; row < down; row++) {
    const cells: string[] = [];
    for (let i = row; i < entries.length; i += down) cells.push(entries[i]!);
    lines.push(cells.map((text, i) => (i === cells.length - 1 ? text : padEnd(text, cell))).join(""));
  }
  return lines;
}

/** A table with aligned columns; `right` says which columns hold numbers. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, textWidth(cell))));
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]!) : padEnd(cell, widths[i]!)))
      .join("  ")
      .trimEnd(),
  );
}

/** "1 game", "2,000 games". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${number(n)} ${n === 1 ? one : many}`;
}

/** A number with thousands marked, and at most this many decimals. */
export function number(value: number, decimals = 0): string {
  return value.toLocaleString("en-GB", { maximumFractionDigits: decimals });
}

/** The name of a member, for people: "airSteps" is "air steps". */
export const inWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** "b", "b or c", "b, c or d". */
export function listed(words: readonly string[], joint = "and"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}
