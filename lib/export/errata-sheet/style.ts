/**
 * For A4 and Letter alike: the width is the paper's, whichever it is. Nothing depends on colour, and no entry is torn
 * apart by the end of a page.
 */
export const style = (foot: string): string => `
@page {
  margin: 18mm 16mm 20mm;
  @bottom-left { content: ${cssText(foot)}; font: 8pt system-ui, sans-serif; }
  @bottom-right { content: counter(page) "\\a0/\\a0" counter(pages); font: 8pt system-ui, sans-serif; width: 14mm; text-align: right; white-space: nowrap; }
}
* { box-sizing: border-box; }
html { color: #000; background: #fff; }
body { margin: 0; font: 10.5pt/1.4 Georgia, "Times New Roman", serif; }
main, footer { max-width: 42rem; margin: 0 auto; padding: 0 1rem; }
h1, h2, h3, dt, .facts, .edition, .new, footer { font-family: system-ui, "Helvetica Neue", Arial, sans-serif; }
h1 { font-size: 18pt; line-height: 1.2; margin: 1.5rem 0 0.25rem; }
h2 { font-size: 13pt; margin: 1.75rem 0 0.75rem; border-bottom: 1.5pt solid #000; padding-bottom: 0.2rem; }
h3 { font-size: 11pt; margin: 0; }
.edition { margin: 0 0 0.75rem; }
article { margin: 0 0 1rem; padding: 0 0 0.75rem; border-bottom: 0.5pt solid #000; }
.facts { font-size: 8.5pt; margin: 0.15rem 0 0.4rem; }
.new { border: 1pt solid #000; padding: 0 0.35em; font-size: 8pt; font-weight: 700; text-transform: uppercase; }
code { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
dl { display: grid; grid-template-columns: 6.5rem 1fr; gap: 0.2rem 0.75rem; margin: 0; }
dt { font-size: 8.5pt; font-weight: 700; line-height: 1.75; }
dd { margin: 0; overflow-wrap: anywhere; }
footer { font-size: 8pt; margin-block: 1.5rem; }
h1, h2, h3, .facts { break-after: avoid; }
article { break-inside: avoid; }
p, dd { orphans: 3; widows: 3; }
@media print {
  main { max-width: none; padding: 0; }
  h1 { margin-top: 0; }
  footer { display: none; }
}
`;

/** A text within a style sheet that means only itself: neither its quotes nor its tags end anything. */
const cssText = (text: string): string =>
  `"${Array.from(text, (sign) => (/[\p{L}\p{N} .,:()·-]/u.test(sign) ? sign : `\\${sign.codePointAt(0)!.toString(16)} `)).join("")}"`;
