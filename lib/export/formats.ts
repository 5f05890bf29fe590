import { bundleFormat } from "./bundle";
import { csvFormat } from "./csv";
import { errataSheetFormat, type ErrataSheetOptions } from "./errata-sheet";
import { pageFormat, type PageOptions } from "./page";
import { printFormat } from "./print";
import type { ExportFormat } from "./types";
import { vassalFormat } from "./vassal";

/** What the formats want to know besides what is exported. */
export interface FormatOptions {
  errata?: ErrataSheetOptions;
  page?: PageOptions;
}

/** All forms in which a ruleset can be taken away, in the order in which they are offered. */
export const exportFormats = ({ errata, page }: FormatOptions = {}): readonly ExportFormat[] => [
  bundleFormat,
  csvFormat,
  printFormat,
  errataSheetFormat(errata),
  vassalFormat,
  pageFormat(page),
];
