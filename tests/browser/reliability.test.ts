// @module-tag slow
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useStudio } from "./support/studio";
import { Window } from "./support/desk";

const studio = useStudio();
const layer = "layers/my-variant/layer.json";
/** What a browser says of a server that is gone; only the tests that end it may see that. */
const serverGone =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_EMPTY_RESPONSE/;

describe("unsaved work", () => {
  it("outlives the server and the window, while the disk keeps what was saved", async () => {
    studio.allow(serverGone);
    const workspace = await studio.workspace();
    const before = workspace.read(layer);
    const person = await studio.person();
    const open = (): Promise<Window> => Window.on(studio, workspace, person);

    // Of a window that was closed while the server was gone it is offered by the next one and taken up.
    const first = await open();
    await first.document(layer);
    await first.select("My variant");
    await first.page.keyboard.type("Long");
    await studio.server.stop("SIGKILL");
    await first.page.keyboard.type("er odds");
    await first.keptInBrowser();
    await first.page.close();
    expect(workspace.read(layer)).toBe(before);
    expect(readdirSync(workspace.folder).filter((name) => name.includes("tmp"))).toEqual([]);

    await studio.server.start();
    const window = await open();
    const offer = window.page.getByRole("alert").filter({ hasText: `were found in ${layer}` });
    await offer.getByRole("button", { name: "Restore" }).click();
    await window.document(layer);
    await window.shows('"Longer odds"');
    await window.save();
    expect(workspace.read(layer)).toBe(before.replace("My variant", "Longer odds"));

    // Closing a window that has none does not lose that of another, and after a save none is offered.
    await window.typeOver("Longer odds", "Precious");
    await window.keptInBrowser();
    const reader = await open();
    await expect.poll(() => reader.page.getByText("Unsaved changes").count()).toBe(0);
    await reader.page.close();
    await window.page.close();
    const next = await open();
    await next.page.getByRole("button", { name: "Restore" }).click();
    await next.document(layer);
    await next.shows("Precious");
    await next.save();
    await next.page.reload();
    await next.ready();
    await expect.poll(() => next.page.getByText("Unsaved changes").count()).toBe(0);

    // While the server is gone edits go on, the status says so, and they are saved when it is back.
    await next.document(layer);
    await studio.server.stop("SIGKILL");
    await next.statusIs(/does not answer/);
    await next.typeOver("Precious", "Patience");
    await next.page.keyboard.press("Control+s");
    await next.page.getByRole("button", { name: "Save again" }).waitFor();
    await studio.server.start();
    await next.statusIs(/1 file not saved/);
    await next.save();
    expect(workspace.read(layer)).toBe(before.replace("My variant", "Patience"));

    // What was written on disk meanwhile is seen when it is back.
    await studio.server.stop("SIGKILL");
    await next.statusIs(/does not answer/);
    workspace.write(layer, workspace.read(layer).replace("Patience", "From elsewhere"));
    await studio.server.start();
    await next.shows("From elsewhere");
    await next.statusIs(/All saved/);
  });
});
