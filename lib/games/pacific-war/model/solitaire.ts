import type { PacificTable } from "./position";

/** 35.0: whether one player plays both sides by the Solitaire Guidelines. */
export const isSolitaire = ({ position }: Pick<PacificTable, "position">): boolean =>
  position.options.includes("solitaire");
