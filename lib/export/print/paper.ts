/** Sheets of paper. All lengths in mm. */
export interface Paper {
  id: "a4" | "letter";
  title: string;
  width: number;
  height: number;
}

export const papers: readonly Paper[] = [
  { id: "a4", title: "A4", width: 210, height: 297 },
  { id: "letter", title: "Letter", width: 215.9, height: 279.4 },
];

export type Turned = "portrait" | "landscape";

/** Printers leave an edge of the sheet white. */
export const MARGIN = 12;
export const FOOT = 11;

/** A sheet as it lies, with the room that is left on it for what is printed. */
export interface Sheet {
  paper: Paper;
  turned: Turned;
  width: number;
  height: number;
  room: { width: number; height: number };
}

export function sheetOf(paper: Paper, turned: Turned): Sheet {
  const [width, height] = turned === "portrait" ? [paper.width, paper.height] : [paper.height, paper.width];
  return {
    paper,
    turned,
    width,
    height,
    room: { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT },
  };
}
