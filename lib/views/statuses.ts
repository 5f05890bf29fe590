import type { Origin } from "./world";

/** Where a value comes from: each with a letter, on the screen as on paper. */
export const statuses = [
  { id: "printed", letter: "P", about: "Given by the rulebook." },
  { id: "errata", letter: "E", about: "Corrected after printing." },
  {
    id: "reconstructed",
    letter: "R",
    about: "Deduced from the rulebook's text, its examples or published play aids.",
  },
  { id: "designed", letter: "D", about: "Our own design, where there is no source." },
  { id: "yours", letter: "Y", about: "Changed in a layer of your own." },
] as const satisfies readonly { id: NonNullable<Origin["status"]>; letter: string; about: string }[];
