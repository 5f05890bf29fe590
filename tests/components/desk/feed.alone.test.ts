import { describe, expect, it } from "vitest";
import { Feed, type UpdateOrHold, HOLD } from "../../../components/desk/feed";
import { Desk } from "../../../components/desk/world";
import { Book, type DocumentUpdate, wholeUpdate } from "../../../lib/book";
import { child, setValue, applyEdits, type Json } from "../../../lib/documents";
import { games } from "../../../lib/games";
import type { Rules } from "../../../lib/games/fire-in-the-sky/model/rules";
import { openGame } from "../../../lib/workspace";

const GAME = "fire-in-the-sky";
const { files } = openGame(GAME);
const manifest = JSON.stringify({ title: "Mine", game: GAME, layers: [], without: [], suppress: [] });

/** A desk with a worker that gets its documents. */
class FedWorker {
  readonly desk = new Desk();
  readonly book = new Book(games);
  readonly received: UpdateOrHold[] = [];
  readonly feed = new Feed(
    {
      postMessage: (news: UpdateOrHold) => this.received.push(structuredClone(news)),
    } as unknown as MessagePort,
    true,
  );

  constructor() {
    this.desk.open(GAME, files, { "sandtable.json": manifest });
    this.send();
  }

  /** Changes a value of a document of the workspace. Returns what is sent to the worker. */
  edit(file: string, pointer: string, value: Json): DocumentUpdate {
    const text = this.desk.files[file]!;
    this.desk.write(file, applyEdits(text, setValue(text, pointer, value)));
    return this.send();
  }

  send(): DocumentUpdate {
    const { desk } = this;
    this.feed.send(desk.game?.id, desk.draft, desk.files, desk.report());
    const news = this.received.at(-1) as DocumentUpdate;
    this.book.take(news);
    return news;
  }

  rules(): Rules {
    const playable = this.book.playable("campaign");
    if ("reasons" in playable) return expect.fail(playable.reasons[0]?.message ?? "no reason");
    return playable.ruleset.rules as Rules;
  }
}

describe("what is sent to other workers after a check", () => {
  it("is after an edit the value at its place, by which they keep all that rests on the others", () => {
    const worker = new FedWorker();
    const before = worker.rules();
    const units = worker.book.documents.get("units.json")!;
    const news = worker.edit("units.json", "/naval/j-dd/movement", 5);
    expect(news.documents).toEqual({});
    expect(news.edits).toEqual({ "units.json": [{ keys: ["naval", "j-dd", "movement"], value: 5 }] });
    const whole = new Book(games);
    const { desk } = worker;
    whole.take(wholeUpdate(GAME, desk.draft, desk.report().diagnostics));
    expect(new Map(worker.book.documents)).toEqual(new Map(whole.documents));
    expect(child(worker.book.documents.get("units.json"), "land")).toBe(child(units, "land"));
    const after = worker.rules();
    const [changed] = after.piecesOfType[after.typeOf["j-dd"]!]!;
    expect(after.pieces[changed!]!.movement).toBe(5);
    expect(
      after.pieces
        .filter((piece, p) => piece !== before.pieces[p])
        .every(({ type }) => type === after.typeOf["j-dd"]),
    ).toBe(true);
    expect(after.next).toBe(before.next);
  });

  it("is a whole text for a new file, null for a deleted one, and nothing where it is the same", () => {
    const worker = new FedWorker();
    const scenario = "scenarios/mine.json";
    worker.desk.write(scenario, files["scenarios/short-campaign.json"]!);
    expect(Object.keys(worker.send().documents)).toEqual([scenario]);
    worker.desk.write(scenario, null);
    expect(worker.send().documents).toEqual({ [scenario]: null });
    worker.desk.write("units.json", `${files["units.json"]!}\n`);
    expect(worker.send()).toMatchObject({ documents: {}, edits: {} });
  });

  it("is said to be of no use any more once, however many keys come before the next news", () => {
    const worker = new FedWorker();
    worker.feed.hold();
    worker.feed.hold();
    expect(worker.received.slice(1)).toEqual([HOLD]);
    worker.send();
    worker.feed.hold();
    expect(worker.received.at(-1)).toBe(HOLD);
  });
});
