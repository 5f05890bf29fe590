import { describe, expect, it } from "vitest";
import { Book, type DocumentUpdate } from "../../lib/book";
import { games } from "../../lib/games";
import type { Json } from "../../lib/kernel";
import { byChange, isChanged, type PlaytestResult, runPlaytest } from "../../lib/playtest";
import { adoptPlaytest } from "../../lib/playtest/adopt";
import { tiny } from "./tiny";

/** Shipped playtests in a workspace that changes what they test. */

const path = "playtests/raids.json";
const { module, rules } = tiny();

function bookWith(playtest: Json, news: Partial<DocumentUpdate> = {}): Book {
  const book = new Book(games);
  book.take({
    game: undefined,
    documents: { "scenarios/skirmish.json": '{"soldiers":3}', "options.json": '{"options":{}}' },
    playtests: { [path]: JSON.stringify(playtest) },
    layers: [],
    errors: [],
    ...news,
  });
  book.game = { id: "tiny", module, compile: () => rules } as never;
  return book;
}

describe("a shipped playtest that does not hold", () => {
  const own = ["sandtable.json", "layers/mine/layer.json"];
  const shipped = {
    isShipped: (file: string) => file === "bases.json",
    layers: ["e", "mine"],
    defaults: ["e"],
  };
  const changed = (...more: string[]) => isChanged({ ...shipped, own: [...own, ...more] });

  it("differs by a layer of the workspace that is on and changes something, or by its own document", () => {
    expect(isChanged({ ...shipped, own: [] })).toBe(false);
    expect(changed()).toBe(false);
    expect(changed("playtests/mine.json", "scenarios/mine.json")).toBe(false);
    expect(changed("layers/other/bases.json")).toBe(false);
    expect(changed("layers/mine/bases.json")).toBe(true);
    expect(changed("bases.json")).toBe(true);
    expect(isChanged({ ...shipped, own, defaults: [] })).toBe(true);
  });

  it("fails where it is one's own, where nothing was changed, or where the rules could not go on", () => {
    const failure = { code: "expectation" as const, message: "", index: 0, pointer: "" };
    const red: PlaytestResult = { path, title: "", state: "red", ms: 1, played: 0, of: 1, failure };
    expect(byChange(red, false, true)).toEqual({ ...red, state: "differs" });
    const crash = { ...red, failure: { ...failure, code: "rules" as const } };
    for (const same of [byChange(red, true, true), byChange(red, false, false)]) expect(same).toBe(red);
    expect(byChange(crash, false, true)).toBe(crash);
  });
});

describe("a playtest made one's own", () => {
  const raid = { side: "red", step: "raids", choices: [{ soldiers: 2 }] };
  const stay = { side: "blue", choices: [{ do: "done" }] };
  const playtest = (more: object): Json => ({ title: "Raids", scenario: "skirmish", dice: [6, 1], ...more });

  const held = (value: Json) => runPlaytest(bookWith(value), path);

  it("expects the present result, where it was expected, and holds", () => {
    const value = playtest({
      sections: [
        {
          title: "Turn 1",
          note: "The first.",
          moves: [{ ...raid, expect: [{ pointer: "/soldiers/blue", equals: 9 }] }, stay],
          expect: [
            { pointer: "/turn", equals: 1 },
            { pointer: "/morale", equals: 5 },
          ],
        },
      ],
    });
    expect(held(value).state).toBe("red");
    const adopted = adoptPlaytest(bookWith(value), path);
    if ("reason" in adopted) throw new Error(adopted.reason);
    expect(adopted).toMatchObject({ changed: 2, kept: 2, of: 2 });
    const [section] = adopted.value["sections"] as never as [
      { note: string; moves: { expect: object[] }[]; expect: object[] },
    ];
    expect(section.note).toBe("The first.");
    expect(section.expect).toEqual([{ pointer: "/turn", equals: 1 }]);
    expect(section.moves[0]!.expect).toEqual([{ pointer: "/soldiers/blue", equals: 2 }]);
    expect(held(adopted.value as Json).state).toBe("green");
  });

  it("ends before a choice that cannot be made, also amid a move that is repeated", () => {
    const many = { ...raid, times: 3, choices: [{ soldiers: 2 }], expect: [{ pointer: "/turn", equals: 7 }] };
    const value = playtest({ dice: [6, 1, 1], sections: [{ title: "Turn 1", moves: [many], expect: [] }] });
    const before = held(value);
    expect(before).toMatchObject({ state: "red", of: 3 });
    const adopted = adoptPlaytest(bookWith(value), path);
    if ("reason" in adopted) throw new Error(adopted.reason);
    expect(adopted.kept).toBe(before.played);
    expect(held(adopted.value as Json)).toMatchObject({ state: "green", of: adopted.kept });
  });

  it("is refused with the reason where not even the first choice can be made", () => {
    const value = playtest({ choices: [{ side: "blue", choice: { soldiers: 2 } }] });
    expect(adoptPlaytest(bookWith(value), path)).toMatchObject({
      reason: expect.stringContaining("first choice") as string,
    });
  });
});
