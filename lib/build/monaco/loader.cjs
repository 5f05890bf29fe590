/** Puts what stands in for a part of Monaco into its place (see `parts.mjs`). */
module.exports = function replacePart(source) {
  const { path, instead } = this.getOptions();
  if (typeof instead === "string") return instead;
  return instead.reduce((text, [pattern, replacement]) => {
    const found = new RegExp(pattern, "gs");
    if (text.search(found) < 0) throw new Error(`Monaco's ${path} has no ${pattern} any more.`);
    return text.replace(found, replacement);
  }, source);
};
