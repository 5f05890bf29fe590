/** Keys as commands name them: "Mod+Shift+P", "Alt+PageDown", "F8", "?". */

export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

interface Parsed {
  key: string;
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

function parse(keys: string): Parsed {
  const parts = keys.split("+");
  const key = parts.pop() ?? "";
  return { key, mod: parts.includes("Mod"), alt: parts.includes("Alt"), shift: parts.includes("Shift") };
}

const isLetter = (key: string): boolean => /^[A-Z]$/.test(key);
const isDigit = (key: string): boolean => /^[0-9]$/.test(key);

/** Whether a key press matches the name. */
export function presses(event: KeyPress, keys: string): boolean {
  const { key, mod, alt, shift } = parse(keys);
  if ((event.ctrlKey || event.metaKey) !== mod || event.altKey !== alt) return false;
  // Some keyboards need Shift for a sign and others do not.
  const isSign = key.length === 1 && !isLetter(key) && !isDigit(key);
  if (!isSign && event.shiftKey !== shift) return false;
  // With Alt a keyboard may produce another letter than the one on the key.
  if (alt && isLetter(key)) return event.code === `Key${key}`;
  if (isDigit(key)) return event.key === key || event.code === `Digit${key}`;
  return event.key.toLowerCase() === key.toLowerCase();
}

/** Whether the name is of a single key, which types a character in a text field. */
export const writesText = (keys: string): boolean => {
  const { key, mod, alt } = parse(keys);
  return key.length === 1 && !mod && !alt;
};

const macSigns: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };
const names: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page up",
  PageDown: "Page down",
};

/** Keys as they are displayed. */
export function keysInWords(keys: string, mac: boolean): string {
  const parts = keys.split("+").map((part) => names[part] ?? part);
  if (mac) return parts.map((part) => macSigns[part] ?? part).join("");
  return parts.map((part) => (part === "Mod" ? "Ctrl" : part)).join("+");
}

export const onMac = (): boolean =>
  typeof navigator !== "undefined" && /mac|iphone|ipad/i.test(navigator.platform);
