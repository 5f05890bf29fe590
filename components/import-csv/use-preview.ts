"use client";

import { useEffect, useState } from "react";
import type { CsvPreview, Spreadsheet } from "../desk/calls-csv";
import type { DroppedFile } from "../home/dropped";
import { useBench, useWorkbench } from "../workbench/context";
import { readSheets } from "./read-sheets";

interface Looked {
  files: readonly DroppedFile[];
  layer: string;
  sheets: readonly Spreadsheet[];
  preview?: CsvPreview;
  trouble?: string;
}

/** What files would change in a layer, calculated again after each check; undefined until it is known. */
export function usePreview(files: readonly DroppedFile[], layer: string | undefined): Looked | undefined {
  const workbench = useWorkbench();
  const report = useBench((state) => state.report);
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => {
    if (layer === undefined || files.length === 0) return;
    let isCurrent = true;
    const look = async (): Promise<Looked> => {
      try {
        const sheets = await readSheets(files);
        return { files, layer, sheets, preview: await workbench.desk.ask("previewCsv", sheets, layer) };
      } catch (error) {
        return { files, layer, sheets: [], trouble: (error as Error).message };
      }
    };
    void look().then((next) => isCurrent && setLooked(next));
    return () => {
      isCurrent = false;
    };
  }, [workbench, files, layer, report]);
  return looked?.files === files && looked.layer === layer ? looked : undefined;
}
