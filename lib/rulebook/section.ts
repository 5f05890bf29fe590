/** The part of a text that one rule is: its lines from `from` up to, not including, `to`. */
export interface Section {
  /** The rule of the game's list; of a part that the list does not have, the number in the text. */
  rule: string;
  from: number;
  to: number;
}
