/** The name of a side within a sentence. */
export const sideText = (side: number): string => (side === 0 ? "the Allies" : "Japan");
