const bullet = /^\s*(?:[•●▪◦*–—-]\s|\(?[a-z]\s?[).]\s|\d{1,2}[.)]\s)/i;

/**
 * Lines as paragraphs: what was broken to fit a column is put together again. A line that begins like an item of a list
 * starts a paragraph of its own.
 */
export function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let open = false;
  for (const line of lines) {
    const text = line.trim();
    if (text === "") {
      open = false;
      continue;
    }
    if (!open || bullet.test(text)) paragraphs.push(text);
    else paragraphs.push(joined(paragraphs.pop()!, text));
    open = true;
  }
  return paragraphs;
}

/** A word that was divided at the end of a line is one word again. */
const joined = (before: string, text: string): string =>
  /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(text) ? before.slice(0, -1) + text : `${before} ${text}`;
