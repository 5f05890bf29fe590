/** A text in Markdown that means only itself, on one line. */
export const plainMarkdown = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>#|~&]/g, (sign) => (sign === "&" ? "&amp;" : `\\${sign}`));
