/**
 * How wide words become on paper. Pages are broken here and not by the browser, so that every browser breaks them
 * alike and knows how many there are. The widths are those of a wide face (DejaVu Sans), so that in any other sans
 * serif face the words take less room than was left for them, never more.
 */

/** Width of a letter by its size; those that are not listed are as wide as they are high. */
const widths = new Map<string, number>();
const list = (width: number, letters: string): void => {
  for (const letter of letters) widths.set(letter, width);
};
list(0.28, "ijl'");
list(0.32, " \u00a0.,IJ");
list(0.34, ":;/\\|");
list(0.4, "ft()[]-‐‘’°!");
list(0.42, "r");
list(0.47, '"*');
list(0.53, "sz“”");
list(0.56, "cv_–?");
list(0.62, "aeoxkyFLTEZ\u00e9\u00e8");
list(0.64, "bdghnpqu0123456789SP½¼¾");
list(0.7, "ABCKRVXYH");
list(0.78, "DGNOQU&");
list(0.83, "wM+=<>×−★◆");
list(1, "mW%…—@");

const BOLD = 1.12;
/** 1 pt in mm. */
const PT = 25.4 / 72;

export interface Face {
  /** In pt. */
  size: number;
  bold?: boolean;
}

/** Width in mm. */
export function widthOf(text: string, { size, bold }: Face): number {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? 1.05;
  return sum * size * PT * (bold ? BOLD : 1);
}

/** Height of a line in mm. */
export const lineHeight = ({ size }: Face): number => size * PT * 1.3;

/** The text in lines that fit a width; a word that is longer than a line is broken. */
export function wrapped(text: string, width: number, face: Face): string[] {
  const lines: string[] = [];
  const space = widthOf(" ", face);
  for (const paragraph of text.split("\n")) {
    let line = "";
    let used = 0;
    for (const word of paragraph.split(/[^\S\u00a0]+/)) {
      const wide = widthOf(word, face);
      if (line !== "" && used + space + wide <= width) {
        line += ` ${word}`;
        used += space + wide;
        continue;
      }
      if (line !== "") lines.push(line);
      const parts = wide <= width ? [word] : broken(word, width, face);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? "";
      used = parts.length === 1 ? wide : widthOf(line, face);
    }
    lines.push(line);
  }
  return lines;
}

function broken(word: string, width: number, face: Face): string[] {
  const parts: string[] = [];
  let part = "";
  let used = 0;
  for (const letter of word) {
    const wide = widthOf(letter, face);
    if (part !== "" && used + wide > width) {
      parts.push(part);
      part = "";
      used = 0;
    }
    part += letter;
    used += wide;
  }
  return [...parts, part];
}

/** As much of a text as fits on one line. */
export function fitted(text: string, width: number, face: Face): string {
  if (widthOf(text, face) <= width) return text;
  let kept = "";
  let used = widthOf("…", face);
  for (const letter of text) {
    used += widthOf(letter, face);
    if (used > width) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
