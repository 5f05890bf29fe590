import { describe, expect, it } from "vitest";
import { GET } from "../../app/api/games/[game]/page/route";
import type { PageApp } from "../../lib/export";
import { pageAppOf } from "../../lib/server";
import { params, request, said } from "./support";

const ask = (game: string, headers?: Record<string, string>): Promise<Response> =>
  GET(request("GET", `/api/games/${encodeURIComponent(game)}/page`, undefined, headers), params({ game }));

describe("the code of an exported page, from the server", () => {
  it("is that of the game, as text that starts on its own; the editions of a game share it", async () => {
    const response = await ask("fire-in-the-sky");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const app = (await response.json()) as PageApp;
    expect(Object.keys(app).sort()).toEqual(["script", "style", "worker"]);
    // A classic script: browsers load no modules from files.
    expect(app.script).toMatch(/^"use strict";\(\(\)=>\{/);
    expect(app.worker).not.toContain("export default");
    expect(app.worker).toContain("merchantmenFraction");
    expect(app.style).toContain("--ground");
    // What a player sends is checked on the page, by the schemas of game files alone.
    expect(app.worker).toContain("game-file.schema.json");
    expect(app.worker).not.toContain('fire-in-the-sky/map.schema.json":{');
    expect((await pageAppOf("fire-in-the-sky-2e")).worker).toBe(app.worker);
  });

  it.each([
    "chess",
    "",
    "..",
    "../../etc/passwd",
    "fire-in-the-sky/map",
    "constructor",
    "__proto__",
    "--help",
  ])("is not there for “%s”", async (game) => {
    const response = await ask(game);
    expect(response.status).toBe(404);
    const { error } = await said(response);
    expect(error).toMatchObject({ code: "unknown-game", message: `There is no game “${game}”.` });
    await expect(pageAppOf(game)).rejects.toThrow("There is no game");
  });

  it.each([{ host: "evil.example" }, { origin: "http://evil.example" }, { "sec-fetch-site": "cross-site" }])(
    "is not given to other sites: %o",
    async (headers) => {
      const response = await ask("fire-in-the-sky", headers as unknown as Record<string, string>);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain("merchantmenFraction");
    },
  );
});
