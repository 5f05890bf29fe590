/** What was seen of one value: games that were played to their end, by what the side of the question made of them. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

export const noGames = (): Tally => ({ won: 0, drawn: 0, lost: 0 });

export const gamesOf = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

/** The share of wins, a draw counting as half of one. Undefined of no games. */
export function shareOf(tally: Tally): number | undefined {
  const games = gamesOf(tally);
  return games === 0 ? undefined : (tally.won + tally.drawn / 2) / games;
}
