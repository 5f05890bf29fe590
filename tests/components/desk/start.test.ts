import { afterEach, describe, expect, it, vi } from "vitest";
import { startDesk, takeDesk } from "../../../components/desk/start";
import { earlyGame, earlyScript, takeEarly } from "../../../components/server/early";

/** Workers that only remember what they were sent. */
class FakeWorker {
  static made: FakeWorker[] = [];
  sent: unknown[] = [];
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
}

describe("the worker of the desk", () => {
  vi.stubGlobal("Worker", FakeWorker);
  afterEach(() => {
    FakeWorker.made = [];
  });

  it("is started with the game of the page, and is of whoever takes it first", () => {
    startDesk("fire-in-the-sky");
    const [started] = FakeWorker.made;
    expect(started!.sent).toEqual([{ type: "prepare", game: "fire-in-the-sky" }]);
    expect([takeDesk(), takeDesk()]).toEqual(FakeWorker.made);
    expect(FakeWorker.made).toHaveLength(2);
    expect(FakeWorker.made[1]!.sent).toEqual([]);
  });

  it("is started anew if it failed before it was taken", () => {
    startDesk(undefined);
    const [failed] = FakeWorker.made;
    failed!.onerror!();
    expect(takeDesk()).toBe(FakeWorker.made[1]);
    expect(failed!.sent).toEqual([]);
  });

  it("finds the answer to an early request read to its end, once", async () => {
    vi.stubGlobal("window", globalThis);
    const sent = new Response('{"files":{}}', { status: 201 });
    vi.stubGlobal("fetch", () => Promise.resolve(sent));
    new Function(earlyScript(["/api/here"]))();
    await vi.waitFor(() => expect(sent.bodyUsed).toBe(true));
    const taken = (await takeEarly("/api/here"))!;
    expect([taken.status, await taken.json()]).toEqual([201, { files: {} }]);
    expect(takeEarly("/api/here")).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it("knows the game that the script of the page names, and no more than it names", () => {
    vi.stubGlobal("window", globalThis);
    const run = (game?: string): string | undefined => {
      // The script as the page has it, without anything to request.
      new Function(earlyScript([], game))();
      return earlyGame();
    };
    expect([run("fire-in-the-sky"), run()]).toEqual(["fire-in-the-sky", undefined]);
    expect(earlyScript([], "</script>")).not.toContain("</script>");
    vi.unstubAllGlobals();
  });
});
