/** More than a board has rows of cells. */
const ROWS = 0x8000;

/** A cell of a grid as one number, which a map finds sooner than words. Columns and rows are whole numbers, of either sign. */
export const cellNumber = (column: number, row: number): number => column * ROWS + row;
