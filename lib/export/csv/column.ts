/** One column of a file. */
export interface CsvColumn {
  heading: string;
  /** What it is called in the documents: "airGroup/steps". */
  key: string;
  /**
   * "outer": the key of a row that the table stands in; "id": a key of the row itself, "place" of a setting, "number"
   * of an item; "cell": a value, or words about it.
   */
  role: "outer" | "id" | "place" | "number" | "cell";
  /** Of "id" and "cell": the column of the grid. */
  at: number;
}
