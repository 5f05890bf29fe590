import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { codesPage } from "../../lib/diagnostics/codes-page";
import { games } from "../../lib/games";

describe("docs/diagnostics.md", () => {
  it("is what the checks say now; node lib/build/diagnostics-docs.mjs writes it", () => {
    const page = readFileSync(resolve(__dirname, "../../docs/diagnostics.md"), "utf8");
    expect(page).toBe(codesPage(Object.values(games)));
  });

  it("has links that lead to its headings", () => {
    const page = codesPage(Object.values(games));
    const headings = new Set(
      [...page.matchAll(/^### (.+)$/gm)].map(([, code]) => code!.toLowerCase().replace(/[^a-z0-9 -]/g, "")),
    );
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor!);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((anchor) => !headings.has(anchor))).toEqual([]);
  });
});
