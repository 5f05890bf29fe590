/** A piece of text on a page. Lengths are in units of the page, and y grows downwards. */
export interface Run {
  text: string;
  /** Its left end. */
  x: number;
  /** Its base line. */
  y: number;
  width: number;
  /** Height of the letters. */
  size: number;
}

/** What is printed on a page, in any order. */
export interface PrintedPage {
  height: number;
  runs: readonly Run[];
  /** Texts that stand on their side or upside down: they are in no line. */
  turned: readonly string[];
}

/** Runs beside each other without a gap in which a column could end. */
export interface Segment {
  text: string;
  from: number;
  to: number;
  y: number;
  size: number;
}

/** A line of a column. */
export interface PrintedLine {
  text: string;
  y: number;
  size: number;
  /** There is more room above it than between the lines of a paragraph. */
  isApart: boolean;
}
