import type { OutlineItem } from "../../lib/language";
import { languages } from "./monaco";
import { toRange } from "./places";

const kinds: Record<OutlineItem["kind"], languages.SymbolKind> = {
  object: languages.SymbolKind.Object,
  array: languages.SymbolKind.Array,
  string: languages.SymbolKind.String,
  number: languages.SymbolKind.Number,
  boolean: languages.SymbolKind.Boolean,
  null: languages.SymbolKind.Null,
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
