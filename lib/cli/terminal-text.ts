import { randomBytes } from "node:crypto";
import type { Colours, Io } from "./io";

/**
 * What documents say is printed as text: an escape sequence in a name shows as such and never reaches the terminal. Our
 * own colours do. Until they are printed they begin with a mark that the author of a document cannot know.
 */
const mark = `\uFDD0${randomBytes(6).toString("hex")}`;

/** Control characters but tab and line break, and those that turn the direction of the text around them. */
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const SYMBOLS_OF_CONTROLS = 0x2400;
const SYMBOL_OF_DELETE = "\u2421";

/** "␛" for an escape, "\u009b" for what has no sign of its own. */
function visible(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(SYMBOLS_OF_CONTROLS + code);
  return code === 0x7f ? SYMBOL_OF_DELETE : unicodeEscape(sign);
}

const unicodeEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Colour codes in a text, those of `markedColours` among them. */
export const colourCodes = new RegExp(`(?:\\u001b|${mark})\\[[0-9;]*m`, "g");

/** A text with nothing in it that a terminal obeys, but the colours of `markedColours`. */
export const terminalText = (text: string): string =>
  text.replace(control, visible).replaceAll(mark, "\u001b");

/** A JSON document as a terminal may print it; it means the same. */
export const terminalJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    unicodeEscape,
  );

/** The same colours, but for the marks in place of escapes. */
export function markedColours(colours: Colours): Colours {
  if (!colours.isColorSupported) return colours;
  const entries = Object.entries(colours).map(([name, colour]) => {
    if (typeof colour !== "function") return [name, colour];
    const [open = "", close = ""] = colour("\0").replaceAll("\u001b", mark).split("\0");
    // A colour inside of another must not end it.
    return [name, (text: unknown) => open + String(text).replaceAll(close, close + open) + close];
  });
  return Object.fromEntries(entries) as Colours;
}

/** The terminal for commands, which print what documents say. */
export const guarded = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(terminalText(text)),
  err: (text) => io.err(terminalText(text)),
  progress: (line) => io.progress(terminalText(line)),
  ask: (prompt) => io.ask(terminalText(prompt)),
  colours: markedColours(io.colours),
});
