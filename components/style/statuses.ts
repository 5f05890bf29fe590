/** Where a value comes from: each with a letter, so that colour is never all that tells them apart. */
export const statuses = [
  { id: "printed", letter: "P", colour: "var(--printed)", about: "The rulebook gives it." },
  { id: "errata", letter: "E", colour: "var(--errata)", about: "Corrected after printing." },
  {
    id: "reconstructed",
    letter: "R",
    colour: "var(--reconstructed)",
    about: "Deduced from the rulebook's text, its examples or published play aids.",
  },
  { id: "designed", letter: "D", colour: "var(--designed)", about: "Ours, for want of a source." },
  { id: "yours", letter: "Y", colour: "var(--yours)", about: "Changed in a layer of your own." },
] as const;
