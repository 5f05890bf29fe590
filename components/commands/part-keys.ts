/** Keys that work in one part of the window only. */
export const partKeys: readonly [part: string, keys: readonly [keys: string, does: string][]][] = [
  [
    "List of documents",
    [
      ["ArrowUp", "Previous line (↓: next line)"],
      ["ArrowRight", "Expand (←: collapse, or go to the heading)"],
      ["Enter", "Open"],
      ["Space", "Turn a layer on or off"],
      ["Alt+ArrowUp", "Move a layer earlier (↓: later)"],
      ["Shift+F10", "Menu of the line"],
      ["Delete", "Delete a file of your own"],
    ],
  ],
  [
    "List of problems",
    [
      ["Enter", "Go to the place"],
      [".", "Apply the fix, where there is one"],
      ["Delete", "Accept it, with a reason"],
    ],
  ],
  [
    "Palette",
    [
      [">", "Commands"],
      ["@", "Parts of the document"],
      ["#", "Search in all documents"],
    ],
  ],
  [
    "Text",
    [
      ["Mod+Space", "Suggest values"],
      ["Mod+.", "Quick fix"],
      ["F12", "Go to the definition of an id"],
      ["Shift+F12", "Find all uses of an id"],
      ["F2", "Rename an id everywhere"],
      ["Mod+M", "Switch Tab between indenting and moving the focus"],
    ],
  ],
  [
    "Grid",
    [
      ["Enter", "Edit the cell; on a heading: sort"],
      ["Shift+ArrowDown", "Select more cells"],
      ["Mod+D", "Fill down"],
      ["Mod+C", "Copy to a spreadsheet (V: paste from one)"],
      ["Delete", "Clear the cells"],
      ["Alt+ArrowDown", "On a heading: filter by its column"],
      ["Alt+ArrowRight", "On a heading: widen the column (←: narrow)"],
    ],
  ],
  [
    "Map",
    [
      ["ArrowUp", "Move from hex to hex, with all arrow keys"],
      ["Enter", "Open the stack"],
      ["Space", "Pick up the top counter, or put it down"],
      ["Shift+Space", "Pick up all of its kind; put down even where it is illegal"],
      ["-", "Zoom out (+: zoom in)"],
      ["0", "Fit the map to the window"],
      ["Escape", "Step back"],
    ],
  ],
  [
    "Preview",
    [
      ["F", "Full width on or off"],
      ["Escape", "Leave full width"],
    ],
  ],
  [
    "Play",
    [
      ["1", "Choose the first option (2 to 9: the next ones)"],
      ["/", "Filter the options"],
      ["U", "Undo the last choice (R: redo)"],
      ["B", "Let bots finish the step"],
    ],
  ],
  [
    "Lab",
    [
      ["ArrowRight", "Next part of the answers (←: previous)"],
      ["Home", "First part (End: last)"],
    ],
  ],
  [
    "Turn track",
    [
      ["ArrowDown", "Next arrival"],
      ["Alt+ArrowDown", "Move it a turn later (↑: earlier)"],
    ],
  ],
];
