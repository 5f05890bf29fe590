import { describe, expect, it } from "vitest";
import { keysInWords, type KeyPress, presses, writesText } from "../../components/commands/keys";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("keys", () => {
  it("are pressed with exactly what is held", () => {
    expect(presses(press("p", { ctrlKey: true }), "Mod+P")).toBe(true);
    expect(presses(press("p", { metaKey: true }), "Mod+P")).toBe(true);
    expect(presses(press("P", { ctrlKey: true, shiftKey: true }), "Mod+P")).toBe(false);
    expect(presses(press("P", { ctrlKey: true, shiftKey: true }), "Mod+Shift+P")).toBe(true);
    expect(presses(press("p"), "Mod+P")).toBe(false);
    expect(presses(press("F8", { shiftKey: true }), "F8")).toBe(false);
    expect(presses(press("F8", { shiftKey: true }), "Shift+F8")).toBe(true);
  });

  it("with Alt are those on the keyboard, whatever they write", () => {
    expect(presses(press("∑", { altKey: true, code: "KeyW" }), "Alt+W")).toBe(true);
    expect(presses(press("¡", { altKey: true, code: "Digit1" }), "Alt+1")).toBe(true);
  });

  it("that write a sign may need Shift or not", () => {
    expect(presses(press("?", { shiftKey: true }), "?")).toBe(true);
    expect(presses(press("?"), "?")).toBe(true);
    expect(writesText("?")).toBe(true);
    expect(writesText("Mod+/")).toBe(false);
    expect(writesText("F8")).toBe(false);
  });

  it("are written as the system writes them", () => {
    expect(keysInWords("Mod+Shift+P", false)).toBe("Ctrl+Shift+P");
    expect(keysInWords("Mod+Shift+P", true)).toBe("⌘⇧P");
    expect(keysInWords("Alt+ArrowUp", false)).toBe("Alt+↑");
  });
});
