/** In a literal of a script: what would end it, and what HTML could take for its own. */
const signs: Readonly<Record<string, string>> = {
  "'": "\\'",
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
  "<": "\\x3C",
};

/**
 * A text as a literal in single quotes, so that JSON in it stays as it is. Half of a pair of surrogates, which no encoding
 * can write, is escaped.
 */
const literal = (text: string): string =>
  `'${text
    .replace(/['\\\n\r\u2028\u2029<]/g, (sign) => signs[sign]!)
    .replace(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      (half) => `\\u${half.charCodeAt(0).toString(16)}`,
    )}'`;

/** A script that leaves a text under a name for the scripts after it. */
export const textScript = (name: string, text: string): string => `globalThis.${name}=${literal(text)};\n`;
