import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = createRequire(import.meta.url).resolve("axe-core");

interface Finding {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe finds that is serious or critical, in words. */
export async function findings(page: Page): Promise<string[]> {
  // By the debugger, which no content policy binds.
  await page.evaluate(await readFile(axe, "utf8"));
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await checker.run()).violations;
  });
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
    );
}

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
