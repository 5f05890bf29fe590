export interface HelpPage {
  id: string;
  about: string;
  /** It says how the rules of this game are read. */
  rulingsOf?: string;
}

/** The pages of the folder docs that a user of the studio reads, in the order in which they are offered. */
export const helpPages: readonly HelpPage[] = [
  { id: "tutorial", about: "A variant in a quarter of an hour, with pictures" },
  { id: "battle-in-the-dark", about: "A battle in the dark: Flat Top, hour by hour" },
  { id: "layers", about: "Layers: variants, errata and their order" },
  { id: "comparing", about: "What changed: compare two rulesets" },
  { id: "lab", about: "The playtest lab: the effect of a change over many games" },
  { id: "players", about: "Players: the bots and how well they play" },
  { id: "odds", about: "Odds: the possible results of a battle" },
  { id: "errata", about: "Errata and their effect" },
  { id: "spreadsheets", about: "Tables to spreadsheets and back" },
  { id: "bundle", about: "The bundle: a game in one file" },
  { id: "vassal", about: "The VASSAL module" },
  { id: "rulebook", about: "Rules: what uses a rule, and your own rulebook" },
  { id: "diagnostics", about: "All problems, with what to do" },
  { id: "rulings", about: "Rulings: how the rules are read", rulingsOf: "fire-in-the-sky" },
  { id: "rulings-2e", about: "Rulings for the later edition", rulingsOf: "fire-in-the-sky-2e" },
  { id: "rulings-flat-top", about: "Rulings for Flat Top", rulingsOf: "flat-top" },
  { id: "rulings-forlorn-hopes", about: "Rulings for Forlorn Hopes", rulingsOf: "forlorn-hopes" },
  { id: "rulings-pacific-war", about: "Rulings for Pacific War", rulingsOf: "pacific-war" },
  { id: "glossary", about: "Glossary: the words of the studio" },
  { id: "command-line", about: "The tutorial at the command line" },
  { id: "platforms", about: "Windows, Macs and Linux" },
];

export const isHelpPage = (id: string): boolean => helpPages.some((page) => page.id === id);

export const helpAddress = (id: string): string => `/help/${id}`;
