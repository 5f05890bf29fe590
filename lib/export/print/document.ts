import { element, type Markup, pieces, wholePage } from "./markup";
import { fitted } from "./measure";
import { MARGIN, type Sheet } from "./paper";
import type { PrintSource } from "./source";
import { stylesOf } from "./styles";

const FINE = { size: 6.5 };

/** A whole file: its pages, each with its foot. */
export function documentOf(
  source: PrintSource,
  sheet: Sheet,
  title: string,
  pages: readonly (readonly Markup[])[],
): string {
  const sections = pages.map((page, i) =>
    element(
      "section",
      { class: "page", "aria-label": `Page ${i + 1} of ${pages.length}` },
      element("div", { class: "room" }, ...page),
      foot(source, sheet, title, `page ${i + 1} of ${pages.length}`),
    ),
  );
  return wholePage(`${title} · ${source.title}`, stylesOf(sheet), pieces(...sections));
}

/** Which game, edition and layers, by which program, which page; and whose the game is. */
function foot(source: PrintSource, sheet: Sheet, title: string, page: string): Markup {
  const width = sheet.width - 2 * MARGIN;
  const { title: game, edition, version } = source;
  const line = (left: string, right: string): Markup =>
    element(
      "div",
      {},
      element("span", {}, fitted(left, width * 0.68, FINE)),
      element("span", {}, fitted(right, width * 0.3, FINE)),
    );
  return element(
    "footer",
    {},
    line([game, edition].filter((part) => part !== "").join(" · "), title),
    line(`${layerWords(source.layers, width * 0.68)} · Sandtable ${version}`, page),
    line("Unofficial reconstruction, for owners of the game.", sheet.paper.title),
  );
}

/** As many layers as fit, and how many more there are. */
function layerWords(layers: readonly string[], width: number): string {
  if (layers.length === 0) return "No layers on";
  const room = width - 40;
  for (let shown = layers.length; shown > 0; shown--) {
    const more = layers.length - shown;
    const words = `Layers: ${layers.slice(0, shown).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
    if (shown === 1 || fitted(words, room, FINE) === words) return fitted(words, room, FINE);
  }
  return "";
}
