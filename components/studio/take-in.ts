import type { DroppedFile } from "../home/dropped";
import { isSpreadsheet, openCsvImport } from "../import-csv/open";
import { copyPlaceOf } from "../rulebook/copy-place";
import { openRules, useRulesPane } from "../rulebook/open";
import { attachCopy } from "../rulebook/own-copy";
import { addReports, gameFilesIn } from "../reports/add";
import { addFiles } from "../workbench/add-files";
import type { Workbench } from "../workbench/workbench";
import { openOverlay } from "./overlay";
import { showPreview } from "./panes";

const isPdf = ({ path }: DroppedFile): boolean => /\.pdf$/i.test(path);
const isZip = ({ path }: DroppedFile): boolean => /^[^/]+\.zip$/i.test(path);

/** A copy of a rulebook is attached: it is no part of the workspace. */
async function takeRulebook(workbench: Workbench, { file }: DroppedFile): Promise<void> {
  const place = copyPlaceOf(workbench, workbench.state.game);
  if (!place) return;
  if (!useRulesPane.getState().isOpen) openRules();
  await attachCopy(place, file);
}

/**
 * Spreadsheets and bundles are shown before anything changes; a PDF is a rulebook, and so is whatever is dropped on the pane of
 * rules; everything else is added.
 */
export async function takeIn(
  workbench: Workbench,
  files: readonly DroppedFile[],
  isOnRules: boolean,
): Promise<void> {
  const rulebook = isOnRules ? files[0] : files.find(isPdf);
  if (rulebook) await takeRulebook(workbench, rulebook);
  if (isOnRules) return;
  const sheets = files.filter(isSpreadsheet);
  const [bundle] = files.filter(isZip);
  const others = files.filter((file) => !isSpreadsheet(file) && file !== bundle && file !== rulebook);
  const games = await gameFilesIn(others);
  const rest = others.filter((file) => !games.some(({ path }) => path === file.path));
  if (sheets.length > 0) openCsvImport(sheets);
  else if (bundle) openOverlay({ kind: "bring-layers", file: bundle.file });
  if (games.length > 0 && (await addReports(workbench, games)).length > 0) showPreview("reports");
  if (rest.length > 0) await addFiles(workbench, rest);
}
