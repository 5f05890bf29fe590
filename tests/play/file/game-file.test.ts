import { describe, expect, it } from "vitest";
import { hash } from "../../../lib/kernel";
import { type GameFile, gameFileOf, readGameFile, whyNotHere } from "../../../lib/play/file";
import type { Sitting } from "../../../lib/play";
import { bot, choose, edited, fed, finish, opening, seated } from "../support";

const title = "Oil lasts";
const layers = [{ id: "errata-2005", title: "Errata" }];

const written = ({ session, seating, papers }: Sitting): GameFile =>
  gameFileOf(session!, { title, layers, seats: seating.seats, hidden: seating.hidden, papers: papers.data });

const read = (value: unknown): GameFile => {
  const result = readGameFile("a.json", JSON.stringify(value));
  if (!result.ok) throw new Error(result.problem.message);
  return result.file;
};

/** A part of a turn played by bots, with two notes and a timed choice. */
function played(): Sitting {
  const sitting = seated({ seats: { allies: "random" } });
  sitting.obey({ do: "note", note: { at: 0, kind: "comment", text: "A start.", about: [] } });
  const [side] = sitting.asked;
  const { table } = sitting.session!.game!;
  const index = sitting.session!.game!.ruleset.module.sides.indexOf(side!);
  const choice = table.describe(table.codes(index)[0]!, index);
  sitting.obey({ do: "choose", at: 0, side: side!, choice, seconds: 12.34 });
  finish(sitting);
  for (let i = 0; i < 2; i++) bot(sitting, "part");
  const about = [{ kind: "rule" as const, id: "8.2", name: "8.2" }];
  const { at } = sitting.session!;
  sitting.obey({ do: "note", note: { at, kind: "rule-doubt", text: "May it?", about } });
  sitting.obey({ do: "answers", answers: [{ id: "exciting", question: "How exciting?", number: 4 }] });
  return sitting;
}

describe("a game file", () => {
  it("is read as it was written, and plays to the same position", () => {
    const sitting = played();
    const file = written(sitting);
    expect(read(file)).toEqual(file);
    expect(file).toMatchObject({
      format: "sandtable-game",
      version: 1,
      game: "fire-in-the-sky",
      title,
      data: { layers },
      seats: { japan: "hand", allies: "random" },
      times: [{ choice: 0, seconds: 12.3 }],
      answers: [{ number: 4 }],
      state: hash(sitting.session!.game!),
    });
    expect(file.notes.map(({ id, at }) => [id, at])).toEqual([
      ["note-1", 0],
      ["note-2", sitting.session!.at],
    ]);
    expect(file.phases.length).toBeGreaterThan(1);
    expect(file.phases[0]).toMatchObject({ from: 0 });
    const { line, seats, hidden, notes, times, answers } = file;
    const again = seated();
    const papers = { notes, times, answers };
    again.obey({ do: "resume", line, at: line.choices.length, seats, hidden, papers });
    finish(again);
    expect(again.broken).toBeUndefined();
    expect(hash(again.session!.game!)).toBe(file.state);
    expect(written(again)).toEqual(file);
  });

  it("holds the whole line and leaves the table where it was, and no date, time of day or name", () => {
    const sitting = played();
    const whole = sitting.session!.at;
    sitting.obey({ do: "go", moment: 1 });
    const file = written(sitting);
    expect(file.line.choices).toHaveLength(whole);
    expect(sitting.session!.at).toBe(1);
    expect(JSON.stringify(file)).not.toMatch(
      /\d{4}-\d{2}-\d{2}|\d{13}|"(author|player|name|date)":"(?!8\.2)/,
    );
  });

  it("keeps a note of what was taken back, at the last moment that still exists", () => {
    const sitting = played();
    sitting.obey({ do: "go", moment: 0 });
    choose(
      sitting,
      (choice) => JSON.stringify(choice) !== JSON.stringify(written(sitting).line.choices[0]!.choice),
    );
    const file = written(sitting);
    expect(file.line.choices).toHaveLength(1);
    expect(file.notes.map(({ at }) => at)).toEqual([0, 0]);
    expect(file.times).toEqual([]);
  });

  it("names the data: the same for the same, another for an edited table, the same for another scenario's edit", () => {
    const hashOf = (news = fed()): string => written(seated({}, news)).data.hash;
    const one = hashOf();
    expect(hashOf()).toBe(one);
    expect(
      hashOf(fed(edited("parameters.json", '"submarine-vs-merchants": 5', '"submarine-vs-merchants": 4'))),
    ).not.toBe(one);
    const other = fed();
    other.documents["scenarios/full-campaign.json"] = '{"id":"full-campaign"}';
    other.documents["reports/questions.json"] = '{"title":"After the game","questions":{}}';
    expect(hashOf(other)).toBe(one);
  });

  it("is refused where it does not belong", () => {
    const file = written(seated());
    const { hash: data } = file.data;
    expect(whyNotHere(file, { game: "fire-in-the-sky", hash: data })).toBeUndefined();
    expect(whyNotHere(file, { game: "flat-top" })?.code).toBe("other-game");
    expect(whyNotHere(file, { game: "fire-in-the-sky", hash: "0".repeat(16) })?.code).toBe("other-data");
  });

  it("has the dice that were rolled by hand", () => {
    const sitting = seated({ opening: opening({ dice: { kind: "rolled" } }) });
    bot(sitting, "game");
    const { dice, low } = sitting.session!.waiting!.wanted;
    sitting.obey({ do: "dice", faces: Array<number>(dice).fill(low) });
    finish(sitting);
    expect(read(written(sitting)).line.rolled).toEqual(Array(dice).fill(low));
  });

  it("keeps the time of a choice whose dice were rolled by hand, and notes written after it", () => {
    const sitting = seated({ opening: opening({ dice: { kind: "rolled" } }) });
    bot(sitting, "game");
    const roll = (): void => {
      while (sitting.session!.waiting) {
        const { dice, low } = sitting.session!.waiting.wanted;
        sitting.obey({ do: "stop" });
        sitting.obey({ do: "dice", faces: Array<number>(dice).fill(low) });
      }
    };
    const { side, choice } = sitting.session!.waiting!.choice!;
    sitting.obey({ do: "no-dice" });
    const { at } = sitting.session!;
    sitting.obey({ do: "choose", at, side, choice, seconds: 5 });
    roll();
    sitting.obey({ do: "note", note: { at: at + 1, kind: "comment", text: "Hit.", about: [] } });
    // A bot's choice waits for dice as well.
    bot(sitting, "game");
    roll();
    const { times, notes } = written(sitting);
    expect(times).toEqual([{ choice: at, seconds: 5 }]);
    expect(notes.map((note) => note.at)).toEqual([at + 1]);
  });
});

describe("a hostile file", () => {
  const good = written(played());
  const code = (text: string | Uint8Array): string => {
    const result = readGameFile("a.json", text);
    return result.ok ? "ok" : result.problem.code;
  };
  const why = (change: object): string => {
    const result = readGameFile("a.json", JSON.stringify({ ...good, ...change }));
    return result.ok ? "ok" : `${result.problem.code} ${result.problem.message}`;
  };
  const note = good.notes[0]!;

  it.each([
    ["", "not-json"],
    ["{", "not-json"],
    [JSON.stringify(good).slice(0, -20), "not-json"],
    ["[".repeat(100_000), "not-json"],
    ['{"format":"sandtable-game","__proto__":{"version":1}}', "not-json"],
    ["null", "not-a-game-file"],
    ["[1]", "not-a-game-file"],
    ['{"format":"sandtable-bundle"}', "not-a-game-file"],
    [JSON.stringify({ ...good, version: 2 }), "version"],
    [JSON.stringify({ ...good, version: "1" }), "version"],
    [JSON.stringify({ format: "sandtable-game", version: 1 }), "invalid"],
    [" ".repeat(9 * 1024 * 1024), "too-large"],
    [new Uint8Array([0x7b, 0xff, 0xfe]), "not-text"],
    [new Uint8Array(9 * 1024 * 1024), "too-large"],
  ])("is refused with its reason (%#)", (text, expected) => {
    expect(code(text)).toBe(expected);
  });

  it.each([
    [{ extra: 1 }, "extra"],
    [{ game: "../../etc" }, "/game"],
    [{ title: "x".repeat(201) }, "/title"],
    [{ notes: [{ ...note, text: "x".repeat(4001) }] }, "/notes/0/text"],
    [{ notes: [{ ...note, at: 15_000 }] }, "/notes/0/at"],
    [{ notes: [{ ...note, kind: "script" }] }, "/notes/0/kind"],
    [{ notes: [note, note] }, "same id"],
    [{ notes: Array(1001).fill(note) }, "/notes"],
    [{ times: [{ choice: 15_000, seconds: 1 }] }, "/times/0/choice"],
    [{ times: [{ choice: 0, seconds: -1 }] }, "/times/0/seconds"],
    [{ phases: [{ ...good.phases[0], from: 15_000 }] }, "/phases/0/from"],
    [{ line: { ...good.line, rolled: [3] } }, "/line/rolled"],
    [
      { line: { ...good.line, choices: [{ side: "japan", choice: { do: "x".repeat(5000) } }] } },
      "/line/choices/0",
    ],
    [{ line: { ...good.line, choices: Array(20_001).fill({ side: "japan", choice: {} }) } }, "not-json"],
    [{ answers: [{ id: "a", question: "b", number: 1e9 }] }, "/answers/0/number"],
    [{ state: "<script>" }, "/state"],
  ])("names the place that is wrong (%#)", (change, expected) => {
    expect(why(change)).toContain(expected);
  });
});
