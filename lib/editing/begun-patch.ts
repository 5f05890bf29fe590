/** A patch to be written by hand: where its first member goes (1-based), between the braces. */
export const begunPatch = { text: "{\n  \n}\n", line: 2, column: 3 } as const;
