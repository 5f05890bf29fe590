import { describe, expect, it } from "vitest";
import { deal } from "../../../lib/games/shared/deal";
import { type Known, parsedKnown, printedKnown, shownContacts } from "../../../lib/games/shared/known";
import { eventsFor, fork, hash, seedState, view } from "../../../lib/kernel";
import { begin, randomChoice } from "../../kernel/tiny/support";
import { HUNTER, imagine, look, raiders, type Raiders } from "./raiders";

const opened = (scenario: Partial<Raiders> = {}) => {
  const game = begin(raiders, { seed: 3 }, scenario);
  look(game.table);
  return game;
};
const contacts = (game: ReturnType<typeof opened>) => shownContacts(game.state.position.known);

describe("what a side knows", () => {
  it("is a contact for each thing in sight, with its last report and without who it is", () => {
    const game = opened();
    expect(contacts(game)).toEqual([{ id: 1, since: 1, at: 1, what: { hex: 4, size: 3 }, inSight: true }]);
    const { table } = game;
    table.set(game.state.position, "turn", 2);
    table.set(game.state.position.raiders[1]!, "hex", 6);
    look(table);
    expect(contacts(game)).toEqual([{ id: 1, since: 1, at: 2, what: { hex: 6, size: 3 }, inSight: true }]);
  });

  it("stays as it was once the thing is out of sight; seen again it is another contact; old reports go", () => {
    const game = opened();
    const { table, state } = game;
    const moveTo = (turn: number, hex: number): void => {
      table.set(state.position, "turn", turn);
      table.set(state.position.raiders[1]!, "hex", hex);
      look(table);
    };
    moveTo(2, 2);
    expect(contacts(game)).toMatchObject([{ id: 1, at: 1, what: { hex: 4 }, inSight: false }]);
    moveTo(3, 5);
    expect(contacts(game)).toMatchObject([
      { id: 1, inSight: false },
      { id: 2, since: 3, inSight: true },
    ]);
    moveTo(5, 5);
    expect(contacts(game)).toMatchObject([{ id: 2, at: 5 }]);
  });

  it("is undone with the choice that revealed it", () => {
    const game = opened();
    const before = hash(game);
    const mark = game.table.journal.mark();
    game.table.set(game.state.position.raiders[0]!, "hex", 5);
    look(game.table);
    expect(hash(game)).not.toBe(before);
    game.table.rollback(mark);
    expect(hash(game)).toBe(before);
  });

  it("is printed whole with the names of its things, and read again; what is not there is refused", () => {
    const { known } = opened().state.position;
    const names = ["small", "large", "other"];
    const printed = printedKnown(known, (subject) => names[subject]!);
    expect(JSON.stringify(printed)).toContain('"subject":"large"');
    const number = (name: string) => (names.includes(name) ? names.indexOf(name) : undefined);
    expect(parsedKnown(printed, number)).toEqual(known);
    expect(() => parsedKnown(printed, () => undefined)).toThrow(
      'A contact follows "large", which does not exist.',
    );
    expect(() => parsedKnown({ contacts: [] }, number)).toThrow(/“next”/);
    expect(() => parsedKnown({ next: 1, contacts: [{ id: 1 }] }, number)).toThrow(/“since”/);
  });

  it("says the same of games that differ only in what is hidden, and so does what is imagined", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const one = opened();
      // The two raiders out of sight have changed places and one stands elsewhere.
      const other = opened({
        raiders: [
          { hex: 10, size: 1 },
          { hex: 4, size: 3 },
          { hex: 0, size: 1 },
        ],
      });
      const seen = (game: typeof one): string =>
        JSON.stringify([view(game, "hunter"), eventsFor(game, "hunter")]);
      expect(seen(other)).toBe(seen(one));
      const imagined = [one, other].map((game) => {
        const copy = fork(game);
        imagine(copy, seedState(seed));
        const { raiders: all, known } = copy.state.position;
        expect(seen(copy)).toBe(seen(one));
        return JSON.stringify([all, known]);
      });
      expect(imagined[1]).toBe(imagined[0]);
    }
  });

  it("never shows a thing out of sight in a random game", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const game = opened();
      const random = seedState(seed);
      while (!game.state.outcome) {
        randomChoice(game, random);
        const { known, picket, raiders: all } = game.state.position;
        const followed = (known as Known).contacts.filter(({ subject }) => subject >= 0);
        const near = all.filter(({ hex }) => Math.abs(hex - picket) <= 1);
        expect(followed.map(({ what }) => what)).toHaveLength(near.length);
        expect(JSON.stringify(view(game, raiders.module.sides[HUNTER]!))).not.toContain("subject");
      }
    }
  });
});

describe("dealing", () => {
  const fits = (thing: number, place: number): boolean => thing >= place;

  it("gives each place a thing that fits, whenever there is a way", () => {
    for (let seed = 0; seed < 50; seed++) {
      const dealt = deal([1, 2, 3, 4], [4, 3, 2, 1], fits, seedState(seed))!;
      expect(dealt).toEqual([3, 2, 1, 0]);
    }
    expect(deal([1, 1], [1, 2], fits, seedState(1))).toBeUndefined();
    expect(deal([1], [], fits, seedState(1))).toEqual([]);
  });

  it("brings every way of dealing up", () => {
    const ways = new Set<string>();
    for (let seed = 0; seed < 200; seed++)
      ways.add(JSON.stringify(deal([5, 6, 7], [1, 2, 3], () => true, seedState(seed))));
    expect(ways.size).toBe(6);
  });
});
