import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "../../app/api/workspaces/[id]/others/route";
import { folderOf, newWorkspace } from "../../lib/server";
import { params, request, useHome } from "./support";

useHome();
let id = "";
let folder = "";
beforeEach(() => {
  id = newWorkspace({ title: "Trial", game: "fire-in-the-sky" });
  folder = folderOf(id);
});

const get = (of = id, headers?: Record<string, string>): Promise<Response> =>
  GET(request("GET", "/", undefined, headers), params({ id: of }));

describe("other files of a workspace", () => {
  it("is reported with its bytes; documents, hidden files and links are not", async () => {
    const picture = Buffer.from([0, 255, 137, 10]);
    mkdirSync(join(folder, "notes"));
    writeFileSync(join(folder, "notes/é.png"), picture);
    writeFileSync(join(folder, "README.md"), "# Trial\n");
    writeFileSync(join(folder, ".secret"), "x");
    symlinkSync("/etc/hostname", join(folder, "link.txt"));
    const response = await get();
    const { files } = (await response.json()) as { files: Record<string, string> };
    expect(response.status).toBe(200);
    expect(Buffer.from(files["notes/é.png"]!, "base64").equals(picture)).toBe(true);
    expect(Buffer.from(files["README.md"]!, "base64").toString()).toBe("# Trial\n");
    for (const path of ["sandtable.json", "layers/my-variant/layer.json", ".secret", "link.txt"]) {
      expect(files).not.toHaveProperty([path]);
    }
  });

  it("is refused for a folder that was not opened here, and for other sites", async () => {
    expect((await get("0123456789ab")).status).toBe(404);
    expect((await get(id, { host: "evil.example" })).status).toBe(403);
    expect((await get(id, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});
