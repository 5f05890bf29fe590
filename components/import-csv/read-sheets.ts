import { csvBounds } from "../../lib/export/csv/read";
import type { Spreadsheet } from "../desk/calls-csv";
import type { DroppedFile } from "../home/dropped";

/** The bytes of the files. Throws with a message for users when one cannot be read. */
export const readSheets = (files: readonly DroppedFile[]): Promise<Spreadsheet[]> =>
  Promise.all(
    files.map(async ({ path, file }) => {
      if (file.size > csvBounds.bytes) {
        throw new Error(`${path} has ${file.size} bytes; the maximum is ${csvBounds.bytes}.`);
      }
      try {
        return { name: path, bytes: new Uint8Array(await file.arrayBuffer()) };
      } catch (error) {
        // A browser refuses to read a file that was saved again after it was chosen.
        const hint = "If it was changed since, choose it again.";
        throw new Error(`${path} cannot be read. ${hint}`, { cause: error });
      }
    }),
  );
