import type { ParsedDocument } from "../documents";
import { membersAt } from "./complete-members";
import { valuesAt } from "./complete-values";
import { type Cursor, cursorAt } from "./cursor";
import type { Offer } from "./offer";
import { placesInText } from "./text-places";
import { textOf, treeOf } from "./texts";
import type { Completion, World } from "./types";

/** More are not offered at once. */
const most = 5_000;

/** What is allowed at an offset of a file. Also works while the text is broken, as it is during typing. */
export function complete(world: World, file: string, offset: number): Completion[] {
  const doc = textOf(world, file);
  const cursor = doc && cursorAt(doc.text, treeOf(doc), Math.min(Math.max(offset, 0), doc.text.length));
  if (!doc || !cursor) return [];
  const places = placesInText(world, doc, cursor, offset);
  if (places) return places.slice(0, most);
  const offers = cursor.want === "member" ? membersAt(world, doc, cursor) : valuesAt(world, doc, cursor);
  const seen = new Set<string>();
  const fresh = offers.filter(({ kind, label }) => {
    const key = `${kind === "snippet" ? kind : ""} ${label}`;
    return !seen.has(key) && seen.add(key);
  });
  return fresh.slice(0, most).map((offer, i) => completionOf(doc, cursor, offer, i));
}

function completionOf(doc: ParsedDocument, cursor: Cursor, offer: Offer, i: number): Completion {
  const { replace, also, comma } = cursor;
  const { label, kind, text, isSnippet = false, detail, documentation, words } = offer;
  const isQuoted = doc.text[replace.offset] === '"';
  const key = words === undefined ? label : `${label} ${words}`;
  // Editors may put two edits at one place in either order.
  const touching = also.some((edit) => edit.offset === replace.offset);
  return {
    label,
    kind,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation }),
    insertText: `${touching ? "," : ""}${text}${comma ? "," : ""}`,
    isSnippet,
    filterText: replace.length > 0 && isQuoted && takesQuotes(offer) ? `"${key}"` : key,
    sortText: String(i).padStart(5, "0"),
    replace,
    also: touching ? [] : also,
  };
}

/** A number is not what is looked for inside of quotation marks. */
const takesQuotes = ({ text }: Offer): boolean => text.startsWith('"');
