import { cellAt, type CsvProblem } from "./types";

/** Nobody reads more than this; a file that is wrong in every cell is wrong as a whole. */
const MOST = 1000;
const LONGEST = 300;

/** The problems of one file, as they are found. */
export class Problems {
  private readonly found: CsvProblem[] = [];
  private beyond = 0;

  add(row: number, column: number, message: string, hint?: string): void {
    if (this.found.length >= MOST) {
      this.beyond++;
      return;
    }
    const words = message.length > LONGEST ? `${message.slice(0, LONGEST - 1)}…` : message;
    this.found.push({ ...cellAt(row, column), message: words, ...(hint !== undefined && { hint }) });
  }

  /** In the order of the file. */
  get list(): CsvProblem[] {
    return [...this.found].sort((a, b) => a.row - b.row || a.column - b.column);
  }

  /** How many were found beyond those listed. */
  get more(): number {
    return this.beyond;
  }
}

/** What somebody wrote, fit to be shown: short, and without signs that a terminal would obey. */
export function shown(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}
