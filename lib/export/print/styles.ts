import { faces, mm, PAD } from "./blocks";
import { FOOT, MARGIN, type Sheet } from "./paper";

const pt = ({ size }: { size: number }): string => `${size}pt`;

/**
 * The style of a sheet. Each page is an element of the size of the sheet, so that every browser breaks them alike.
 * Only black and white carry meaning; the colours of counters are the conventions of the game beside their patterns.
 */
export const stylesOf = ({ width, height }: Sheet): string => `
@page { size: ${mm(width)} ${mm(height)}; margin: 0; }
* { box-sizing: border-box; }
html, body { margin: 0; padding: 0; }
body {
  font-family: "Liberation Sans", Arial, Helvetica, "DejaVu Sans", sans-serif;
  font-size: ${pt(faces.text)};
  line-height: 1.3;
  color: #000;
  background: #fff;
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
  -webkit-print-color-adjust: exact;
  -webkit-text-size-adjust: none;
  text-size-adjust: none;
}
.page {
  position: relative;
  width: ${mm(width)};
  height: ${mm(height - 0.2)};
  padding: ${mm(MARGIN)};
  overflow: hidden;
  break-after: page;
  break-inside: avoid;
  background: #fff;
}
.page:last-child { break-after: auto; }
.room { height: ${mm(height - 2 * MARGIN - FOOT - 0.2)}; }
footer {
  position: absolute;
  left: ${mm(MARGIN)};
  right: ${mm(MARGIN)};
  bottom: ${mm(MARGIN)};
  height: ${mm(FOOT - 1)};
  border-top: 0.3mm solid #000;
  padding-top: 0.8mm;
  font-size: 6.5pt;
  line-height: 1.25;
}
footer div { display: flex; justify-content: space-between; gap: 4mm; white-space: nowrap; }
h1 { margin: 0; font-size: ${pt(faces.title)}; line-height: 1.3; overflow-wrap: anywhere; }
h2 {
  margin: 2.5mm 0 1mm;
  font-size: ${pt(faces.heading)};
  line-height: 1.3;
  overflow-wrap: anywhere;
}
.alone { margin-bottom: 2.5mm; }
p { margin: 0 0 1.2mm; overflow-wrap: anywhere; }
.under { margin-bottom: 2.5mm; }
.bold { font-weight: 700; }
.quiet { font-size: ${pt(faces.quiet)}; }
.fine { font-size: ${pt(faces.fine)}; font-weight: 700; }
.rule { font-weight: 400; font-size: 8pt; padding: 0 1mm; border: 0.2mm solid #000; border-radius: 0.8mm; }
table { border-collapse: collapse; table-layout: fixed; width: 0; margin: 0 0 3.5mm; }
th, td {
  padding: ${mm(PAD.along)} ${mm(PAD.across)};
  border: 0.2mm solid #777;
  text-align: left;
  vertical-align: top;
  overflow-wrap: anywhere;
}
th { font-size: ${pt(faces.head)}; background: #e4e4e4; border-color: #000; }
th.centre, td.centre { text-align: center; }
th.right, td.right { text-align: right; }
.drawing { line-height: 0; }
.drawing .link { line-height: 1.3; }
.middle { margin: 0 auto; }
svg { display: block; }
svg text { font-family: "Liberation Sans", Arial, Helvetica, "DejaVu Sans", sans-serif; }
a { color: #000; }
@media screen {
  body { background: #6b6f76; padding: 6mm; }
  .page { margin: 0 auto 6mm; }
}
`;
