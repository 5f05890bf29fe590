import type { OutlineItem } from "../../lib/language";
import { language, type languages } from "./monaco";
import { toRange } from "./places";

const kinds: Record<OutlineItem["kind"], languages.SymbolKind> = {
  object: language.SymbolKind.Object,
  array: language.SymbolKind.Array,
  string: language.SymbolKind.String,
  number: language.SymbolKind.Number,
  boolean: language.SymbolKind.Boolean,
  null: language.SymbolKind.Null,
};

export const toSymbols = (items: readonly OutlineItem[]): languages.DocumentSymbol[] =>
  items.map(({ name, detail, kind, range, selectionRange, children }) => ({
    name,
    detail,
    kind: kinds[kind],
    tags: [],
    range: toRange(range),
    selectionRange: toRange(selectionRange),
    children: toSymbols(children),
  }));
