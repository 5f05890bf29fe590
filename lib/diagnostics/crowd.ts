/** What problems of one cause have in common. */
export interface Crowd {
  /** Problems of the same code with the same text come of one cause. */
  of: string;
  /** The message of `n` of them. */
  message(n: number): string;
  /** What to do about all of them, where it is not what the first one says. */
  hint?: string;
  /** The title of the fix that takes the first fix of each; without one, all of them have no fix. */
  fix?(n: number): string;
}
