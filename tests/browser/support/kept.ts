import type { Page } from "playwright-core";

/** How many choices of the game on the table the browser has kept; -1 while it has kept none. */
export const keptAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("sandtable-play");
        opening.onerror = () => reject(new Error("The store cannot be opened."));
        opening.onsuccess = () => {
          const { result } = opening;
          const all = result.transaction("lines").objectStore("lines").getAll();
          all.onsuccess = () => {
            const [line] = all.result as { at: number }[];
            result.close();
            resolve(line?.at ?? -1);
          };
        };
      }),
  );
