import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio } from "./support/studio";

const studio = useStudio();

/**
 * The network unplugged: whatever is asked of another host is refused, and counts as a wrong even so (see Studio.person).
 * What the studio needs comes from the studio.
 */
describe("with the network unplugged", () => {
  it("everything works from the first page to the saved text, and nobody else is asked", async () => {
    const person = await studio.person({ serviceWorkers: "block" });
    const foreign: string[] = [];
    await person.route(
      (url) => url.host !== `127.0.0.1:${studio.server.port}`,
      (route) => {
        foreign.push(route.request().url());
        return route.abort("internetdisconnected");
      },
    );
    const page = await person.newPage();
    await page.goto(studio.server.address);
    await page.getByRole("button", { name: "New workspace" }).first().click();
    await page.getByRole("textbox", { name: "Title" }).fill("Unplugged");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.waitForURL(/\/w\//);
    const window = new Window(page);
    await window.ready();
    await window.document("layers/my-variant/layer.json");
    // Completion and the tokens of its colours come from parts of the editor that load late.
    await window.typeOver("My variant", "No network");
    await window.document("map.json");
    await page.getByRole("button", { name: "Map", exact: true }).click();
    await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Grid" }).click();
    await page.getByRole("group", { name: "View" }).getByRole("button", { name: "Compare" }).click();
    await page.getByTestId("diff-editor").locator(".view-line").first().waitFor();
    await page.keyboard.press("Control+p");
    await page.keyboard.press("Escape");
    await window.save();
    expect(foreign).toEqual([]);
  });

  it("no page names another host as a source of anything", async () => {
    for (const path of ["/", (await studio.workspace()).address]) {
      const response = await fetch(studio.server.address + path);
      const links = [...(await response.text()).matchAll(/(?:src|href)="(https?:)?\/\/[^"]*"/g)];
      expect(links.map(([link]) => link)).toEqual([]);
    }
  });
});
