import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { folderOf, followWorkspaces, newWorkspace } from "../../lib/server";
import { useHome } from "./support";

useHome();
let folder = "";
let id = "";
let received: { type: string; [member: string]: unknown }[] = [];
let stop = new AbortController();

beforeEach(() => {
  id = newWorkspace({ title: "Trial", game: "fire-in-the-sky" });
  folder = folderOf(id);
  received = [];
  stop = new AbortController();
  void collect(followWorkspaces([id], stop.signal));
});
afterEach(() => stop.abort());

async function collect(stream: ReadableStream<Uint8Array>): Promise<void> {
  const decoder = new TextDecoder();
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    for (const line of decoder.decode(part).split("\n"))
      if (line.startsWith("data: ")) received.push(JSON.parse(line.slice(6)) as (typeof received)[number]);
  }
}
const types = (): string[] => received.map(({ type }) => type);
const waitFor = (type: string, times = 1): Promise<void> =>
  vi.waitFor(() => expect(types().filter((each) => each === type)).toHaveLength(times), {
    timeout: 10_000,
    interval: 50,
  });

describe("a workspace whose folder goes away while it is open", () => {
  it.each([
    ["deleted and restored", (aside: string) => cpSync(folder, aside, { recursive: true })],
    ["moved away and back", () => undefined],
  ])("%s: both are noticed, and so is what is written afterwards", async (_how, prepare) => {
    await waitFor("ready");
    const aside = `${folder}-aside`;
    prepare(aside);
    if (_how.startsWith("deleted")) rmSync(folder, { recursive: true });
    else renameSync(folder, aside);
    await waitFor("gone");
    expect(received.find(({ type }) => type === "gone")!.message).toMatch(
      /trial no longer exists\. .*restore the folder, then save/,
    );
    renameSync(aside, folder);
    await waitFor("ready", 2);
    writeFileSync(join(folder, "scenarios.json"), "{}");
    writeFileSync(join(folder, "sandtable.json"), '{ "title": "Changed" }');
    await vi.waitFor(
      () => expect(received.at(-1)).toMatchObject({ type: "change", change: { path: "sandtable.json" } }),
      { timeout: 10_000 },
    );
  });
});
