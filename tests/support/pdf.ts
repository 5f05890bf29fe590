/** A text on a page of a test's PDF: from the left and from the foot, in points. */
export interface Placed {
  text: string;
  x: number;
  y: number;
  size?: number;
}

const WIDTH = 612;
const HEIGHT = 792;

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, "\\$&");

const contentOf = (page: readonly Placed[]): string =>
  page
    .map(({ text, x, y, size = 10 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
    .join("\n");

/** The bytes of a small PDF with these texts on its pages, and more entries of its trailer. */
export function pdfOf(pages: readonly (readonly Placed[])[], trailer = ""): Buffer {
  const kids = pages.map((_page, i) => `${4 + 2 * i} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, i) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const xref = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}

/** Lines of a column from its top, one below the other. */
export const column = (x: number, top: number, lines: readonly string[], size = 10): Placed[] =>
  lines.map((text, i) => ({ text, x, y: top - 12 * i, size }));
