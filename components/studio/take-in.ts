import type { DroppedFile } from "../home/dropped";
import { isSpreadsheet, openCsvImport } from "../import-csv/open";
import { addReports, gameFilesIn } from "../reports/add";
import { addFiles } from "../workbench/add-files";
import type { Workbench } from "../workbench/workbench";
import { openOverlay } from "./overlay";
import { showPreview } from "./panes";

const isZip = ({ path }: DroppedFile): boolean => /^[^/]+\.zip$/i.test(path);

/** Spreadsheets and bundles are shown before anything changes; everything else is added. */
export async function takeIn(workbench: Workbench, files: readonly DroppedFile[]): Promise<void> {
  const sheets = files.filter(isSpreadsheet);
  const [bundle] = files.filter(isZip);
  const others = files.filter((file) => !isSpreadsheet(file) && file !== bundle);
  const games = await gameFilesIn(others);
  const rest = others.filter((file) => !games.some(({ path }) => path === file.path));
  if (sheets.length > 0) openCsvImport(sheets);
  else if (bundle) openOverlay({ kind: "bring-layers", file: bundle.file });
  if (games.length > 0 && (await addReports(workbench, games)).length > 0) showPreview("reports");
  if (rest.length > 0) await addFiles(workbench, rest);
}
