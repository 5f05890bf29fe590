/** The parts of an exported page. */
export type PageTab = "start" | "map" | "play" | "look-up";

export const tabs: readonly { id: PageTab; title: string }[] = [
  { id: "start", title: "Start" },
  { id: "map", title: "Set-ups" },
  { id: "play", title: "Play" },
  { id: "look-up", title: "Rules data" },
];
