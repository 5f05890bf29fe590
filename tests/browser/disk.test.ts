// @module-tag slow
import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { Window } from "./support/desk";
import { useStudio, type Workspace } from "./support/studio";
import { TinyDisk } from "./support/tiny-disk";

/**
 * The server on a disk of 256 kilobytes of its own, which is really full or really read-only. Where the machine allows
 * no such disk, these are reported as skipped; that each single call of the system may fail is proved on any machine
 * by tests/workspace/faults.test.ts.
 */
const own = TinyDisk.allowed();
let disk: TinyDisk | undefined;
const studio = own ? useStudio((home) => (disk = new TinyDisk(home, 256)).wrapper) : undefined;
const layer = "layers/my-variant/layer.json";

const read = (workspace: Workspace): string =>
  readFileSync(
    disk!.place(studio!.server.pid, relative(studio!.home, `${workspace.folder}/${layer}`)),
    "utf8",
  );
/** What a browser says of an answer that is a refusal. */
const refused = /status of 507/;

describe.skipIf(!own)("a disk that cannot be written", () => {
  it("because it is full: the reason is shown, the text stays here and the old one there, and it is saved once there is room", async () => {
    studio!.allow(refused);
    const workspace = await studio!.workspace();
    const before = read(workspace);
    const window = await Window.on(studio!, workspace);
    await window.document(layer);
    await window.typeOver("My variant", "Longer odds");
    disk!.fill(studio!.server.pid);
    await window.page.keyboard.press("Control+s");
    const notice = window.page
      .getByRole("alert")
      .filter({ hasText: `${layer} was not saved: the disk is full.` });
    await notice.waitFor();
    await window.shows("Longer odds");
    await window.statusIs(/1 file not saved/);
    expect(read(workspace)).toBe(before);

    // It opens on the full disk too, with what was not saved.
    await window.page.reload();
    await window.ready();
    await window.page.getByRole("button", { name: "Restore" }).click();
    rmSync(disk!.place(studio!.server.pid, "ballast"));
    await window.save();
    expect(read(workspace)).toBe(before.replace("My variant", "Longer odds"));
  });

  it("because it is full: no workspace is made or imported, the reason is shown, and nothing is left behind", async () => {
    studio!.allow(refused);
    disk!.fill(studio!.server.pid);
    const page = await studio!.page();
    await page.getByRole("button", { name: "New workspace" }).first().click();
    await page.getByRole("textbox", { name: "Title" }).fill("No room");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("alert").filter({ hasText: "the disk is full" }).waitFor();
    const { workspaces } = await studio!.api<{ workspaces: { title: string }[] }>("/api/workspaces");
    expect(workspaces.map(({ title }) => title)).not.toContain("No room");
    rmSync(disk!.place(studio!.server.pid, "ballast"));
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.waitForURL(/\/w\//);
    // The name was free: what failed has left no folder.
    const { path } = await studio!.api<{ path: string }>(
      `/api/workspaces/${new URL(page.url()).pathname.split("/").at(-1)!}`,
    );
    expect(path).toMatch(/\/no-room$/);
  });

  it("because it is read-only: it opens, the reason is shown, and it is saved when that is over", async () => {
    studio!.allow(refused);
    const workspace = await studio!.workspace();
    const before = read(workspace);
    disk!.setReadOnly(studio!.server.pid, true);
    const window = await Window.on(studio!, workspace);
    await window.document(layer);
    await window.typeOver("My variant", "Elsewhere");
    await window.page.keyboard.press("Control+s");
    const notice = window.page.getByRole("alert").filter({ hasText: "the disk is read-only" });
    await notice.waitFor();
    expect(read(workspace)).toBe(before);
    disk!.setReadOnly(studio!.server.pid, false);
    await notice.getByRole("button", { name: "Save again" }).click();
    await window.statusIs(/All saved/);
    expect(read(workspace)).toBe(before.replace("My variant", "Elsewhere"));
  });
});
