export const sideName = (side: string): string =>
  side === "japan" ? "Japan" : side === "allies" ? "the Allies" : "nobody";
