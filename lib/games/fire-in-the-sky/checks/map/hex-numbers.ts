import { hexNumbersCheck } from "../../../shared/checks/hex-numbers";
import { mapPath } from "../shared/documents";

/** 2.2: each hex stands where its printed number says, and alone. */
export const hexNumbers = hexNumbersCheck({
  game: "fire-in-the-sky",
  rule: "2.2",
  boards: [mapPath],
  explain:
    "The column and row of a hex determine its neighbours; its number is what players read. " +
    "With two hexes at one position the map cannot be compiled. A number that differs from column and row is nearly always a typing mistake: distances and Air Zones of Control then come out wrong. " +
    "Correct the column or the row, or the pattern of numbers in the layout.",
});
