import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio, Workspace } from "./support/studio";

const studio = useStudio();
const costs = "layers/my-variant/tables/transport-costs.json";

describe("without a mouse", () => {
  it("a workspace is made, a text and a cell are edited, problems are visited and mended, and all is saved", async () => {
    const page = await studio.page("/");
    const { keyboard } = page;
    const button = page.getByRole("button", { name: "New workspace", exact: true }).first();
    await button.waitFor();
    await expect
      .poll(async () => {
        await keyboard.press("Tab");
        return button.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
    await keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await keyboard.press("Control+a");
    await keyboard.type("By hand");
    await keyboard.press("Enter");
    const window = new Window(page);
    await window.ready();
    const id = new URL(page.url()).pathname.split("/").at(-1)!;
    const { path } = await studio.api<{ path: string }>(`/api/workspaces/${id}`);
    const workspace = new Workspace(id, path);

    // A document by its title, a layer's text on it, and a value that is not allowed.
    await window.palette("Control+p", "transport costs");
    await window.inFront("tables/transport-costs.json");
    await window.palette("Control+Shift+p", "edit in my variant");
    await window.inFront(costs);
    await window.showsNot("seaDeployment");
    await keyboard.press("Alt+Digit2");
    await keyboard.press("Control+a");
    await keyboard.type('{ "oilPoint": -1 ');
    await window.hasProblem(/it is -1/);

    // From the list to the place, and the fix that is offered there.
    await keyboard.press("Alt+Digit3");
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect.poll(() => focusIsIn(window, ".monaco-editor")).toBe(true);
    await window.fixHere(/Change it to 0/);
    await window.shows('"oilPoint": 0');
    await window.hasNoProblem(/it is -1/);

    // Out of the editor, to the list of documents, and a cell of a grid.
    await keyboard.press("Alt+Digit1");
    await expect.poll(() => focusIsIn(window, "[data-pane='explorer']")).toBe(true);
    await window.palette("Control+p", "units");
    await window.palette("Control+Shift+p", "show as: grid");
    await page.getByRole("grid").waitFor();
    await keyboard.press("Alt+Digit2");
    await expect.poll(() => focusIsIn(window, "[role=grid]")).toBe(true);
    await keyboard.press("Control+Home");
    for (let i = 0; i < 3; i++) await keyboard.press("ArrowRight");
    await keyboard.type("Akagi and Kaga");
    await keyboard.press("Enter");
    // Both, and the layer's note of what stood in the cell.
    await window.statusIs(/3 files not saved/);

    await window.save();
    expect(workspace.patch(costs)).toEqual({ oilPoint: 0 });
    expect(workspace.patch("layers/my-variant/units.json")).toEqual({
      naval: { "j-cv-akagi-kaga": { name: "Akagi and Kaga" } },
    });
  });
});

const focusIsIn = ({ page }: Window, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
