/**
 * Texts joined into one, as VASSAL stores them: with a separator, which is escaped by a backslash inside a text. A
 * text that ends with a backslash, or that is in single quotes, is quoted.
 */
export function sequence(parts: readonly string[], separator: string): string {
  return parts
    .map((part) => {
      const escaped = part.replaceAll(separator, `\\${separator}`);
      const isQuoted = part.endsWith("\\") || (part.startsWith("'") && part.endsWith("'"));
      return isQuoted ? `'${escaped}'` : escaped;
    })
    .join(separator);
}

/** Each in the one before it: the traits of a piece from the outermost to the piece itself. */
export const nested = (parts: readonly string[], separator: string): string =>
  parts.reduceRight((inner, outer) => sequence([outer, inner], separator));

/** Letters that no name may hold: they would end a command, or turn the reading direction about. */
const unprintable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** A name on one line, of letters that can be written everywhere. */
export const plainName = (text: string): string => text.replace(unprintable, " ").replace(/\s+/g, " ").trim();
