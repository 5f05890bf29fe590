import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { entryOf } from "../../lib/diagnostics";
import { codesPage } from "../../lib/diagnostics/codes-page";
import { games } from "../../lib/games";
import { gameOf } from "./support";

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

  it("can be asked for a single code", () => {
    expect(entryOf("schema/unknown-key")?.title).toContain("key");
    expect(entryOf("setup/fire-in-the-sky")).toBeUndefined();
    expect(entryOf("setup/fire-in-the-sky", gameOf("fire-in-the-sky"))?.severity).toBe("error");
    expect(entryOf("rule/none")).toBeUndefined();
  });
});
