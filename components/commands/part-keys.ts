/** Keys that hold in one part of the window only. */
export const partKeys: readonly [part: string, keys: readonly [keys: string, does: string][]][] = [
  [
    "List of documents",
    [
      ["ArrowUp", "Line before; with ↓ line after"],
      ["ArrowRight", "Unfold; with ← fold, or go to the heading"],
      ["Enter", "Open"],
      ["Space", "Turn a layer on or off"],
      ["Alt+ArrowUp", "Let a layer apply earlier; with ↓ later"],
      ["Shift+F10", "All that can be done with the line"],
      ["Delete", "Delete a file of your own"],
    ],
  ],
  [
    "List of problems",
    [
      ["Enter", "Go to the place"],
      [".", "Mend it, where a fix is offered"],
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
      ["Mod+Space", "What may stand here"],
      ["Mod+.", "Mend what is wrong here"],
      ["F12", "Go to the definition of an id"],
      ["Shift+F12", "Where an id is used"],
      ["F2", "Rename an id everywhere"],
      ["Mod+M", "Tab leaves the text, or indents"],
    ],
  ],
  [
    "Grid",
    [
      ["Enter", "Change the cell; on a heading sort"],
      ["Shift+ArrowDown", "Select more cells"],
      ["Mod+D", "Fill down"],
      ["Mod+C", "Copy for a spreadsheet; with V paste from one"],
      ["Delete", "Empty the cells"],
      ["Alt+ArrowDown", "On a heading: filter by its column"],
      ["Alt+ArrowRight", "On a heading: wider; with ← narrower"],
    ],
  ],
  [
    "Map",
    [
      ["ArrowUp", "Walk over the hexes, with all arrows"],
      ["Enter", "Open the stack"],
      ["Space", "Pick the top counter up, or put it down"],
      ["Shift+Space", "All of its kind; put down although it is not legal"],
      ["-", "Farther; with + nearer"],
      ["0", "All of the map"],
      ["Escape", "One step back"],
    ],
  ],
  [
    "Preview",
    [
      ["F", "To full width, and back"],
      ["Escape", "Back from full width"],
    ],
  ],
  [
    "Play",
    [
      ["1", "Take the first option; with 2 to 9 the next ones"],
      ["/", "Narrow the options down"],
      ["U", "Take the last choice back; with R make it again"],
      ["B", "Let bots finish the step"],
    ],
  ],
  [
    "Lab",
    [
      ["ArrowRight", "Next part of the answers; with ← the one before"],
      ["Home", "First part; with End the last"],
    ],
  ],
  [
    "Turn track",
    [
      ["ArrowDown", "Next arrival"],
      ["Alt+ArrowDown", "Let it arrive a turn later; with ↑ earlier"],
    ],
  ],
];
