import { describe, expect, it } from "vitest";
import { editorKey, type Key, keyAction } from "../../../components/grid/keys";
import {
  all,
  at,
  boxOf,
  type Extent,
  leaves,
  move,
  rangeOf,
  within,
} from "../../../components/grid/selection";

const extent: Extent = { rows: 10, columns: 4, page: 3 };
const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  ctrl: false,
  shift: false,
  alt: false,
  ...held,
});
const cell = { heading: false, boolean: false };

describe("moving in a grid", () => {
  it("goes one cell and stops at the edges", () => {
    expect(move(at(2, 1), "right", extent)).toEqual(at(2, 2));
    expect(move(at(2, 3), "right", extent)).toEqual(at(2, 3));
    expect(move(at(9, 0), "down", extent)).toEqual(at(9, 0));
  });

  it("reaches the headings above the first row, and comes back", () => {
    expect(move(at(0, 2), "up", extent)).toEqual(at(-1, 2));
    expect(move(at(-1, 2), "up", extent)).toEqual(at(-1, 2));
    expect(move(at(-1, 2), "down", extent)).toEqual(at(0, 2));
  });

  it("goes to the ends of rows, columns and the whole", () => {
    expect(move(at(4, 2), "rowStart", extent)).toEqual(at(4, 0));
    expect(move(at(4, 2), "rowEnd", extent)).toEqual(at(4, 3));
    expect(move(at(4, 2), "top", extent)).toEqual(at(0, 2));
    expect(move(at(4, 2), "last", extent)).toEqual(at(9, 3));
    expect(move(at(1, 2), "pageUp", extent)).toEqual(at(0, 2));
    expect(move(at(4, 2), "pageDown", extent)).toEqual(at(7, 2));
  });

  it("keeps the anchor while it extends, and never takes the headings in", () => {
    const down = move(move(at(1, 1), "down", extent, true), "right", extent, true);
    expect(down).toEqual({ anchor: { row: 1, column: 1 }, focus: { row: 2, column: 2 } });
    expect(move(at(0, 1), "up", extent, true)).toEqual(at(0, 1));
  });

  it("goes on in the next row with Tab, and leaves at the end", () => {
    expect(move(at(2, 3), "next", extent)).toEqual(at(3, 0));
    expect(move(at(2, 0), "previous", extent)).toEqual(at(1, 3));
    expect(leaves(at(9, 3), "next", extent)).toBe(true);
    expect(leaves(at(9, 2), "next", extent)).toBe(false);
    expect(leaves(at(0, 0), "previous", extent)).toBe(true);
    expect(leaves(at(-1, 2), "next", extent)).toBe(true);
  });

  it("has only headings where there are no rows", () => {
    const empty = { rows: 0, columns: 4, page: 3 };
    expect(move(at(-1, 1), "down", empty)).toEqual(at(-1, 1));
    expect(within(at(0, 0), empty)).toEqual(at(-1, 0));
    expect(all(empty, at(-1, 0))).toEqual(at(-1, 0));
  });
});

describe("a selection", () => {
  it("is the same box from whichever corner it was drawn", () => {
    const drawn = { anchor: { row: 5, column: 3 }, focus: { row: 2, column: 1 } };
    expect(boxOf(drawn)).toEqual({ top: 2, bottom: 5, left: 1, right: 3 });
    expect(rangeOf(drawn)).toEqual({ from: { row: 2, column: 1 }, to: { row: 5, column: 3 } });
  });

  it("shrinks with the grid, and stays itself while it fits", () => {
    const drawn = { anchor: { row: 1, column: 1 }, focus: { row: 8, column: 3 } };
    expect(within(drawn, extent)).toBe(drawn);
    expect(within(drawn, { ...extent, rows: 5 })).toEqual({
      anchor: { row: 1, column: 1 },
      focus: { row: 4, column: 3 },
    });
  });
});

describe("keys on a cell", () => {
  it("move, further with Ctrl, selecting with Shift", () => {
    expect(keyAction(key("ArrowDown"), cell)).toEqual({ do: "move", step: "down", extend: false });
    expect(keyAction(key("ArrowDown", { ctrl: true, shift: true }), cell)).toEqual({
      do: "move",
      step: "bottom",
      extend: true,
    });
    expect(keyAction(key("Home"), cell)).toMatchObject({ step: "rowStart" });
    expect(keyAction(key("End", { ctrl: true }), cell)).toMatchObject({ step: "last" });
    expect(keyAction(key("Tab", { shift: true }), cell)).toMatchObject({ step: "previous", extend: false });
  });

  it("begin to edit: with the present value, or replacing it", () => {
    expect(keyAction(key("Enter"), cell)).toEqual({ do: "edit" });
    expect(keyAction(key("F2"), cell)).toEqual({ do: "edit" });
    expect(keyAction(key("7"), cell)).toEqual({ do: "edit", text: "7" });
    expect(keyAction(key("ß"), cell)).toEqual({ do: "edit", text: "ß" });
    expect(keyAction(key("Shift"), cell)).toBeUndefined();
  });

  it("toggle what is yes or no", () => {
    const boolean = { heading: false, boolean: true };
    expect(keyAction(key(" "), boolean)).toEqual({ do: "toggle" });
    expect(keyAction(key("Enter"), boolean)).toEqual({ do: "toggle" });
  });

  it("clear, fill and select all, and leave the clipboard and undo to others", () => {
    expect(keyAction(key("Delete"), cell)).toEqual({ do: "clear" });
    expect(keyAction(key("d", { ctrl: true }), cell)).toEqual({ do: "fill" });
    expect(keyAction(key("A", { ctrl: true }), cell)).toEqual({ do: "all" });
    for (const name of ["c", "x", "v", "z", "s"]) {
      expect(keyAction(key(name, { ctrl: true }), cell)).toBeUndefined();
    }
    expect(keyAction(key("ArrowLeft", { alt: true }), cell)).toBeUndefined();
  });

  it("sort on a heading, and type nothing into it", () => {
    const heading = { heading: true, boolean: false };
    expect(keyAction(key("Enter"), heading)).toEqual({ do: "sort" });
    expect(keyAction(key("7"), heading)).toBeUndefined();
    expect(keyAction(key("Delete"), heading)).toBeUndefined();
    expect(keyAction(key("ArrowDown"), heading)).toMatchObject({ step: "down" });
  });
});

describe("keys in an editor", () => {
  it("keep and go on, or leave", () => {
    expect(editorKey(key("Enter"))).toEqual({ keep: "down" });
    expect(editorKey(key("Enter", { shift: true }))).toEqual({ keep: "up" });
    expect(editorKey(key("Tab"))).toEqual({ keep: "next" });
    expect(editorKey(key("Escape"))).toBe("cancel");
    expect(editorKey(key("x"))).toBeUndefined();
    expect(editorKey(key("ArrowLeft"))).toBeUndefined();
  });
});
