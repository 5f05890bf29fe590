import type { Likely, Loss, OddsReading, Share } from "./reading";

/** Odds as the rows of a sheet: what, of whom, how many, and how likely that is. */
export function readingRows({ words, losses, likeliest }: OddsReading): string[][] {
  const likely = ({ probability, low, high }: Likely): string[] =>
    [probability, low, high].map((each) => (each === undefined ? "" : String(each)));
  const lines = (side: string, title: string, shares: readonly Share[]): string[][] =>
    shares.map((share) => [title, side, share.label, ...likely(share)]);
  const ofLoss = (side: string, { title, shares }: Loss): string[][] => lines(side, title, shares);
  return [
    ["What", "Side", "Value", "Probability", "Low", "High"],
    ...words.flatMap(({ title, shares }) => lines("", title, shares)),
    ...losses.flatMap(({ name, kinds }) =>
      kinds.flatMap((kind) => [
        ...ofLoss(name, kind),
        ...(kind.types.length > 1 ? kind.types.flatMap((each) => ofLoss(name, each)) : []),
      ]),
    ),
    ...likeliest.map(({ text, ...share }) => ["Result", "", text, ...likely(share)]),
  ];
}
