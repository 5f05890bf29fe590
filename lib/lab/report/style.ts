/**
 * For a screen in either light and for paper. The names of the colours are those that the charts ask for; paper is always
 * light. Meaning is never in colour alone, so a printer without any prints all of it.
 */
export const style = `
@page { margin: 16mm 14mm 18mm; }
:root {
  color-scheme: light dark;
  --ink: #1c1f24; --ink-2: #4d525a; --line: #d9d4c7; --panel: #ffffff; --accent: #14568c; --note: #f4f2ec;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e6e3dc; --ink-2: #b6b4ae; --line: #3b4149; --panel: #17191c; --accent: #7db6e8; --note: #24282d;
  }
}
@media print {
  :root {
    color-scheme: light;
    --ink: #000000; --ink-2: #333333; --line: #bbbbbb; --panel: #ffffff; --accent: #14568c; --note: #ffffff;
  }
}
* { box-sizing: border-box; }
html { background: var(--panel); color: var(--ink); }
body {
  margin: 0; font: 15px/1.5 system-ui, "Helvetica Neue", Arial, "Noto Sans", "DejaVu Sans", sans-serif;
  -webkit-print-color-adjust: exact; print-color-adjust: exact;
}
main, footer { max-width: 50rem; margin: 0 auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 1.75rem 0 0.25rem; }
h2 { font-size: 1.2rem; margin: 2.25rem 0 0.5rem; border-bottom: 2px solid var(--ink); padding-bottom: 0.2rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 0.35rem; }
p { margin: 0 0 0.6rem; overflow-wrap: anywhere; }
.lead { font-size: 1.1rem; font-weight: 600; }
.quiet { color: var(--ink-2); font-size: 0.87rem; }
.note { background: var(--note); border-left: 3px solid var(--ink); padding: 0.5rem 0.75rem; }
figure { margin: 0.75rem 0 0.5rem; }
figure svg { display: block; max-width: 100%; height: auto; font-family: system-ui, "Helvetica Neue", Arial, "Noto Sans", "DejaVu Sans", sans-serif; }
figcaption { font-size: 0.87rem; color: var(--ink-2); }
table { border-collapse: collapse; margin: 0.5rem 0 0.9rem; font-size: 0.87rem; font-variant-numeric: tabular-nums; max-width: 100%; }
th, td { padding: 0.2rem 0.6rem 0.2rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-weight: 600; border-bottom-color: var(--ink); }
th.right, td.right { text-align: right; }
.wide { overflow-x: auto; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; margin: 0.75rem 0; font-size: 0.9rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: 0.85em; }
summary { cursor: pointer; font-size: 0.87rem; color: var(--ink-2); }
ul { margin: 0.25rem 0 0.75rem; padding-left: 1.2rem; }
footer { font-size: 0.8rem; color: var(--ink-2); margin: 2rem auto; }
h1, h2, h3 { break-after: avoid; }
figure, tr { break-inside: avoid; }
@media print {
  main, footer { max-width: none; padding: 0; }
  body { font-size: 10pt; }
  h1 { margin-top: 0; }
  figure svg { max-width: 140mm; }
  summary { display: none; }
}
`;
