/** "Writing Bases, 12 of 36" */
export const stepInWords = ({ done, of, words }: { done: number; of: number; words: string }): string =>
  of > 1 ? `Writing ${words}, ${Math.min(done + 1, of)} of ${of}` : `Reading ${words} …`;

/** "840 bytes", "12 kB", "1.4 MB" */
export function sizeInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
