/** A made-up rulebook of ferries and fog, in several layouts. */
export const titles: Readonly<Record<string, string>> = {
  "1.0": "Introduction",
  "2.0": "The Lake",
  "2.1": "Shores",
  "2.2": "Fog Banks",
  "3.0": "Ferries",
  "3.1": "Loading",
  "3.1.1": "Carts",
  "3.1.2": "Livestock",
  "3.1.A": "Bulls",
  "3.1.B": "Geese",
  "3.2": "Crossing",
  "4.0": "The Ferryman's Due",
};

/** Headings with numbers, a table of contents with dot leaders, references at the start of lines. */
export const numbered = `LAKE FERRIES
Contents
1.0 Introduction ............... 2
2.0 The Lake ................... 2
2.1 Shores ..................... 3
2.2 Fog Banks .................. 3
3.0 Ferries .................... 4
3.1 Loading .................... 4
3.1.1 Carts .................... 4
3.1.2 Livestock ................ 5
3.2 Crossing ................... 6
4.0 The Ferryman's Due ......... 7

1.0 Introduction
Two families of ferrymen share one lake. They row by the rules of
2.1 and the custom of the north shore, and are paid as section
4.0, below, has it.

2.0 The Lake
2.1 Shores
A shore takes three ferries. A fourth one waits upon the water (see
3.2), or turns back.

2.2 Fog Banks
Fog drifts one field a day. Ferries that are caught in it lose a day's
wages, unless a bell is rung.

3.0 Ferries
A ferry is red or blue.
3.1 Loading
What walks aboard is counted before what is carried.
A. Bulls. A bull goes alone.
B. Geese. Six geese are one goose for the pur-
poses of counting.
3.1.1 Carts
One cart to a ferry.
3.1.2 Livestock
Animals board by weight, the heaviest first. A ferry that has lost
3.1 tons of hay by fire loads nothing.

3.2 Crossing
A crossing takes a day.
12 counters are marked with an oar.

4.0 The Ferryman's Due
The due is one coin a head.
`;

/** Two columns that a page was read across: the right one comes between the parts of the left one. */
export const twoColumns = `[3.0] FERRIES
[3.1] Loading: What walks aboard is counted
before what is carried.
(a) Bulls: A bull goes alone.
(b) Geese: Six geese are one.

[1.0] INTRODUCTION
Two families of ferrymen share one lake.

[3.1.2] Livestock: Animals board by weight.
[3.2] Crossing: A crossing takes a day.
[4.0] THE FERRYMAN'S DUE
The due is one coin a head.

[2.0] THE LAKE
[2.2] Fog Banks: Fog drifts one field a day.
[2.1] Shores: A shore takes three ferries (Case
[3.2]), and a fourth one waits.
[3.1.1] Carts: One cart to a ferry.
`;

/** Markdown, with rules that have no headings of their own. */
export const markdown = `# Lake Ferries

## 1. INTRODUCTION

Two families of ferrymen share one lake. A day has these parts:

1. **Loading** in the order of the shores
2. **Crossing**
3. **Paying** the due, see 4.0

## 2. THE LAKE

**2.1** A shore takes three ferries.

- **2.2** Fog drifts one field a day.

## 3. FERRIES

**3.1** What walks aboard is counted first.

1. **3.1.1** One cart to a ferry.
2. **3.1.2** Animals board by weight.

**3.2** A crossing takes a day.

## 4. THE FERRYMAN'S DUE

The due is one coin a head.
`;
