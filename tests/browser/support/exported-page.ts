import type { Browser, BrowserContext, Page } from "playwright-core";
import { Table } from "./play";
import type { StaticSite } from "./static-site";

/** Somebody who has opened an exported page. */
export interface PageVisit {
  person: BrowserContext;
  page: Page;
  table: Table;
  /** What the policy forbade, what was written on the console as an error, and what was asked of others. */
  troubles: string[];
}

/** A person of their own opens an exported page, and reaches nothing but the server that hands out its files. */
export async function visitPage(
  browser: Browser,
  site: StaticSite,
  address = site.address,
  viewport = { width: 1440, height: 900 },
): Promise<PageVisit> {
  const person = await browser.newContext({ viewport, colorScheme: "light" });
  const troubles: string[] = [];
  await person.exposeFunction("report", (words: string) => void troubles.push(words));
  await person.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (globalThis as unknown as { report(words: string): void }).report(`${violatedDirective} ${blockedURI}`),
    );
  });
  await person.route("**/*", (route) => {
    const { origin, protocol } = new URL(route.request().url());
    if (protocol === "file:" || `${origin}/` === site.address) return route.continue();
    troubles.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
  person.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  person.on("weberror", (error) => troubles.push(error.error().message));
  const page = await person.newPage();
  await page.goto(address);
  return { person, page, table: new Table(page), troubles };
}
