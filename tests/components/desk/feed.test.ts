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

/** A desk with a worker that is told of its documents. */
class Told {
  readonly desk = new Desk();
  readonly book = new Book(games);
  readonly heard: UpdateOrHold[] = [];
  readonly feed = new Feed(
    { postMessage: (news: UpdateOrHold) => this.heard.push(structuredClone(news)) } as unknown as MessagePort,
    true,
  );

  constructor() {
    this.desk.open(GAME, files, { "sandtable.json": manifest });
    this.tell();
  }

  /** A value of an own document is another one. Returns what the worker is told. */
  edit(file: string, pointer: string, value: Json): DocumentUpdate {
    const text = this.desk.files[file]!;
    this.desk.write(file, applyEdits(text, setValue(text, pointer, value)));
    return this.tell();
  }

  tell(): DocumentUpdate {
    const { desk } = this;
    this.feed.tell(desk.game?.id, desk.draft, desk.files, desk.report());
    const news = this.heard.at(-1) as DocumentUpdate;
    this.book.take(news);
    return news;
  }

  rules(): Rules {
    const playable = this.book.playable("campaign");
    if ("reasons" in playable) return expect.fail(playable.reasons[0]?.message ?? "no reason");
    return playable.ruleset.rules as Rules;
  }
}

describe("what other workers are told of the documents", () => {
  it("is after an edit the value at its place, by which they keep all that rests on the others", () => {
    const told = new Told();
    const before = told.rules();
    const units = told.book.documents.get("units.json")!;
    const news = told.edit("units.json", "/naval/j-dd/movement", 5);
    expect(news.documents).toEqual({});
    expect(news.edits).toEqual({ "units.json": [{ keys: ["naval", "j-dd", "movement"], value: 5 }] });
    const whole = new Book(games);
    const { desk } = told;
    whole.take(wholeUpdate(GAME, desk.draft, desk.report().diagnostics));
    expect(new Map(told.book.documents)).toEqual(new Map(whole.documents));
    expect(child(told.book.documents.get("units.json"), "land")).toBe(child(units, "land"));
    const after = told.rules();
    const [changed] = after.piecesOfType[after.typeOf["j-dd"]!]!;
    expect(after.pieces[changed!]!.movement).toBe(5);
    expect(
      after.pieces
        .filter((piece, p) => piece !== before.pieces[p])
        .every(({ type }) => type === after.typeOf["j-dd"]),
    ).toBe(true);
    expect(after.next).toBe(before.next);
  });

  it("is a whole text where there was none, null where there is none any more, and nothing where it is the same", () => {
    const told = new Told();
    const scenario = "scenarios/mine.json";
    told.desk.write(scenario, files["scenarios/short-campaign.json"]!);
    expect(Object.keys(told.tell().documents)).toEqual([scenario]);
    told.desk.write(scenario, null);
    expect(told.tell().documents).toEqual({ [scenario]: null });
    told.desk.write("units.json", `${files["units.json"]!}\n`);
    expect(told.tell()).toMatchObject({ documents: {}, edits: {} });
  });

  it("is said to be of no use any more once, however many keys come before the next news", () => {
    const told = new Told();
    told.feed.hold();
    told.feed.hold();
    expect(told.heard.slice(1)).toEqual([HOLD]);
    told.tell();
    told.feed.hold();
    expect(told.heard.at(-1)).toBe(HOLD);
  });
});
