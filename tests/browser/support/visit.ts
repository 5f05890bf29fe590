import type { Page } from "playwright-core";
import { afterAll, afterEach } from "vitest";
import type { Studio } from "./studio";

/**
 * One page for the tests of a `describe` that only read, or leave the page as they found it: to open one takes seconds.
 * After a test that failed the next one opens a page anew. Returns what gives a test the page.
 */
export function useVisit<W extends { page: Page }>(studio: Studio, open: () => Promise<W>): () => Promise<W> {
  let window: W | undefined;
  const leave = async (): Promise<void> => {
    await window?.page.context().close();
    window = undefined;
  };
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await leave();
  });
  afterAll(leave);
  return async () => {
    if (!window) {
      window = await open();
      studio.keep(window.page.context());
    }
    return window;
  };
}
