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

describe("when the server dies", () => {
  it("unsaved text is offered by the next window and taken up; nothing on disk was harmed", async () => {
    studio.allow(serverGone);
    const workspace = await studio.workspace();
    const before = workspace.read(layer);
    const person = await studio.person();
    const first = await Window.on(studio, workspace, person);
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
    const second = await Window.on(studio, workspace, person);
    const offer = second.page.getByRole("alert").filter({ hasText: `were found in ${layer}` });
    await offer.getByRole("button", { name: "Restore" }).click();
    await second.document(layer);
    await second.shows('"Longer odds"');
    await second.save();
    expect(workspace.read(layer)).toBe(before.replace("My variant", "Longer odds"));
    await second.page.reload();
    await second.ready();
    await expect.poll(() => second.page.getByText("Unsaved changes").count()).toBe(0);
  });

  it("edits go on, the status says so, and they are saved when it is back", async () => {
    studio.allow(serverGone);
    const workspace = await studio.workspace();
    const before = workspace.read(layer);
    const window = await Window.on(studio, workspace);
    await window.document(layer);
    await studio.server.stop("SIGKILL");
    await window.statusIs(/does not answer/);
    await window.typeOver("My variant", "Patience");
    await window.page.keyboard.press("Control+s");
    await window.page.getByRole("button", { name: "Save again" }).waitFor();
    await studio.server.start();
    await window.statusIs(/1 file not saved/);
    await window.save();
    expect(workspace.read(layer)).toBe(before.replace("My variant", "Patience"));
  });

  it("what was written on disk meanwhile is seen when it is back", async () => {
    studio.allow(serverGone);
    const workspace = await studio.workspace();
    const window = await Window.on(studio, workspace);
    await window.document(layer);
    await studio.server.stop("SIGKILL");
    await window.statusIs(/does not answer/);
    workspace.write(layer, workspace.read(layer).replace("My variant", "From elsewhere"));
    await studio.server.start();
    await window.shows("From elsewhere");
    await window.statusIs(/All saved/);
  });
});

describe("unsaved work of two windows", () => {
  it("is kept for each by itself: closing the one that has none does not lose the other's", async () => {
    const workspace = await studio.workspace();
    const person = await studio.person();
    const open = (): Promise<Window> => Window.on(studio, workspace, person);
    const writer = await open();
    await writer.document(layer);
    await writer.typeOver("My variant", "Precious");
    const reader = await open();
    await expect.poll(() => reader.page.getByText("Unsaved changes").count()).toBe(0);
    await reader.page.close();
    await writer.page.close();
    const next = await open();
    await next.page.getByRole("button", { name: "Restore" }).click();
    await next.document(layer);
    await next.shows("Precious");
  });
});
