import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = createRequire(import.meta.url).resolve("axe-core");

interface Finding {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

type Checker = { axe: { run(options: object): Promise<{ violations: Finding[] }> } };

/**
 * What axe finds that is serious or critical, in words. One visit tests both themes: everything in the theme of the
 * page, and the contrast, which is all that colours can change, in the other one.
 */
export async function findings(page: Page): Promise<string[]> {
  // By the debugger, which no content policy binds.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readFile(axe, "utf8"));
  const here = inWords(await violations(page, {}));
  const before = await changeTheme(page);
  const there = inWords(await violations(page, { runOnly: ["color-contrast"] }));
  await changeTheme(page);
  const other = before === "dark" ? "light" : "dark";
  return [...here, ...there.map((each) => `In the ${other} theme: ${each}`)];
}

const violations = (page: Page, options: object): Promise<Finding[]> =>
  page.evaluate(async (given) => (await (window as unknown as Checker).axe.run(given)).violations, options);

/** Puts the page in the other theme and waits until its colours have changed. Returns the theme before. */
const changeTheme = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = before === "dark" ? "light" : "dark";
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map((each) => each.finished));
    return before;
  });

const inWords = (found: Finding[]): string[] =>
  found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
    );

/** Elements that hold more than they show, or stick out of the window. */
export const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (each: Element): string =>
      `${each.tagName} ${each.className} “${each.textContent.slice(0, 40)}”`;
    const wrong: string[] = [];
    for (const each of document.querySelectorAll("header, footer, main, nav, section, dialog[open]")) {
      if (each.closest(".monaco-editor")) continue;
      if (each.scrollWidth > each.clientWidth + 1) wrong.push(`cut: ${name(each)}`);
    }
    for (const each of document.querySelectorAll("button, a, input, select")) {
      if (each.closest(".monaco-editor, [role=tablist]")) continue;
      const { left, right, width } = each.getBoundingClientRect();
      if (width > 0 && (left < 0 || right > innerWidth + 1)) wrong.push(`outside: ${name(each)}`);
    }
    return wrong;
  });
