// @module-tag slow
import { describe, expect, it } from "vitest";
import { seedState } from "../../lib/kernel";
import { edited, fed, finish, opening } from "./support";
import { idsIn, sailing, TwoPeople } from "./two-people";

/** What is reported at the curtain: who may lift it, and what the game was begun with. */
function atTheCurtain(two: TwoPeople): void {
  const { shown, broken, differs } = two.table;
  expect([shown, broken, differs, two.page.board]).toEqual([undefined, undefined, undefined, undefined]);
  expect([...two.page.places, ...two.page.log]).toEqual([]);
  const text = two.since.join("\n");
  const { ids, lines } = two.everything();
  expect(idsIn(text, ids)).toEqual([]);
  expect(lines.filter((line) => text.includes(line))).toEqual([]);
}

/** What nobody but the Allies may know is in nothing that is sent while Japan looks. */
function whileJapanLooks(two: TwoPeople): void {
  const text = two.since.join("\n");
  expect(idsIn(text, two.unseen())).toEqual([]);
  expect(two.secrets().filter((secret) => text.includes(secret))).toEqual([]);
}

function look(two: TwoPeople): void {
  if (two.table.curtain.length > 0) atTheCurtain(two);
  else if (two.eyes === "japan") whileJapanLooks(two);
}

/** Take the first option with all of this in it. */
const option = (two: TwoPeople, like: object): void =>
  two.take((choice) => Object.entries(like).every(([member, value]) => choice[member] === value));

/** The Allies sail unseen from a base with these ships, to a place. */
function sailUnseen(two: TwoPeople, form: string, types: readonly string[], to: string): void {
  option(two, { form });
  for (const type of types) option(two, { type });
  option(two, { do: "sail", under: "us" });
  option(two, { to });
}

const ways = { form: "pearl-harbor", to: "midway" };
/** A cruiser leaves unseen, and Japan is asked whether it reacts. */
function sailed(types: readonly string[], more?: ConstructorParameters<typeof TwoPeople>[0]): TwoPeople {
  const two = new TwoPeople(more);
  sailUnseen(two, ways.form, types, ways.to);
  option(two, { do: "done" });
  return two;
}

describe("hot seat with hidden Task Forces", () => {
  it("shows Japan nothing of them, whatever is played", () => {
    const tally = { curtains: 0, japan: 0, unseen: 0 };
    for (let seed = 1; seed <= 3; seed++) {
      const two = new TwoPeople();
      const random = seedState(seed);
      for (let i = 0; i < 120 && two.game.asked !== 0; i++) {
        two.anything(random);
        look(two);
        if (two.table.curtain.length > 0) tally.curtains++;
        else if (two.eyes === "japan") tally.japan++;
        if (two.eyes === "japan" && two.unseen().length > 0) tally.unseen++;
      }
    }
    expect(tally.curtains).toBeGreaterThan(8);
    expect(tally.japan).toBeGreaterThan(20);
    expect(tally.unseen).toBeGreaterThan(5);
  });

  it("shows the Allies their own", () => {
    const two = new TwoPeople();
    sailUnseen(two, ways.form, ["u-ca"], ways.to);
    expect(two.eyes).toBe("allies");
    const [id] = two.unseen();
    expect(idsIn(two.known(), [id!])).toEqual([id]);
    expect(two.table.shown!.undo!.text).toContain("Midway");
  });

  it("says at the curtain who may lift it, also while bots play behind it", () => {
    const two = sailed(["u-ca"]);
    expect(two.table.curtain).toEqual([{ id: "japan", name: "Japan" }]);
    atTheCurtain(two);
    two.sitting.obey({ do: "bot", span: "step" });
    two.readNews();
    atTheCurtain(two);
    finish(two.sitting);
    two.readNews();
    look(two);
  });

  it("reports nothing more while the line is played again behind the curtain", () => {
    const two = sailed(["u-ca"]);
    two.sitting.onUpdate(fed(edited("scenarios/short-campaign.json", '"title": "', '"title": "New ')));
    expect(two.sitting.isBusy).toBe(true);
    two.readNews();
    expect(two.table.busy).toBe("replaying");
    atTheCurtain(two);
    finish(two.sitting);
    two.readNews();
    atTheCurtain(two);
    two.lift();
    look(two);
    expect(two.table.curtain).toEqual([]);
  });

  it("lets nobody choose for the other side", () => {
    const two = sailed(["u-ca"]);
    const { at } = two.session;
    const choice = { do: "done" };
    two.obey({ do: "choose", at, side: "japan", choice });
    expect(two.session.at).toBe(at);
  });
});

describe("two games that differ only in who sails", () => {
  const pairs: [string[], string[]][] = [
    [["u-ca"], ["u-dd"]],
    [["u-ca"], ["u-dd", "u-dd", "u-ca"]],
    [
      ["u-dd", "u-dd"],
      ["u-ca", "u-dd"],
    ],
  ];

  it.each(pairs)("%s and %s show Japan the same, whatever it does", (some, others) => {
    const both = [sailed(some), sailed(others)] as const;
    const [one, other] = both;
    const same = (order: (two: TwoPeople) => void): void => {
      both.forEach(order);
      expect(other.known()).toBe(one.known());
      expect(other.since.join("\n")).toBe(one.since.join("\n"));
    };
    expect(one.unseen()).not.toEqual(other.unseen());
    same(look);
    same((two) => two.lift());
    expect(one.eyes).toBe("japan");
    const { at } = one.table.shown!;
    // Back in time, as far as there is something, and to the end again.
    same((two) => two.obey({ do: "go", moment: at - 1 }));
    if (one.table.curtain.length > 0) same((two) => two.lift("japan"));
    same((two) => two.obey({ do: "go", moment: two.page.table!.shown?.length ?? at }));
    // A reaction, as far as Japan has one.
    for (let i = 0; i < 6 && one.eyes === "japan" && one.table.curtain.length === 0; i++) {
      const { options } = one.table.shown!.decisions[0]!;
      const index = (i * 7 + 1) % options.length;
      const { choice } = options[index]!;
      expect(other.table.shown!.decisions[0]!.options[index]!.choice).toEqual(choice);
      same((two) => option(two, choice));
    }
    expect(one.session.moments.filter(({ side }) => side === "japan").length).toBeGreaterThan(0);
  });

  it("do so in the diary's moments and in undone choices", () => {
    const two = sailed(["u-dd", "u-dd", "u-ca"]);
    two.lift();
    const { undo, redo, at, length } = two.table.shown!;
    expect(redo).toBeUndefined();
    expect(at).toBe(length);
    expect(undo?.text ?? "").not.toMatch(/Midway|sail|done/i);
    expect(at).toBeLessThan(two.session.at);
    for (const { moment } of two.page.log) expect(moment).toBeLessThanOrEqual(at);
  });
});

describe("going back in time", () => {
  it("behind a curtain shows Japan nothing of undone choices", () => {
    const two = sailed(["u-ca"]);
    two.lift();
    option(two, { do: "done" });
    const end = two.session.at;
    while (two.table.curtain.length > 0 || two.eyes !== "allies") {
      if (two.table.curtain.length > 0) two.lift();
      else option(two, { do: "done" });
      look(two);
    }
    // The Allies look; they go back to where they said who sails, and hand the table over again.
    const sail = two.session.moments.findIndex(({ choice }) => choice.under !== undefined);
    two.obey({ do: "go", moment: sail });
    expect(two.eyes).toBe("allies");
    expect(two.table.shown!.redo!.text).toMatch(/^Allies: sail/);
    two.obey({ do: "go", moment: end - 1 });
    look(two);
    if (two.table.curtain.length > 0) two.lift();
    look(two);
    expect(two.table.shown!.redo).toBeDefined();
    expect(two.eyes).toBe("japan");
  });
});

const cruisers = '"class": "CA",\n      "name": "Heavy cruisers",\n      "count": 8,';

describe("an edit under a game with something to hide", () => {
  const none = edited("parameters.json", '"us": 5,\n      "britain": 2', '"us": 0,\n      "britain": 0');

  it("that breaks what the Allies chose in secret reports it to them alone", () => {
    const two = sailed(["u-ca"]);
    two.lift();
    two.sitting.onUpdate(fed(none));
    finish(two.sitting);
    two.readNews();
    expect(two.sitting.broken!.choice!.choice).toMatchObject({ under: "us" });
    expect(two.table.curtain).toEqual([{ id: "allies", name: "Allies" }]);
    atTheCurtain(two);
    two.lift();
    expect(two.table.broken!.message).toContain("sail under United States");
  });

  it("says to Japan no more than that something broke, where a bot plays the Allies", () => {
    const two = sailed(["u-ca"]);
    two.obey({ do: "seats", seats: { allies: "random" }, hidden: true });
    expect(two.eyes).toBe("japan");
    two.sitting.onUpdate(fed(none));
    finish(two.sitting);
    two.readNews();
    expect(two.sitting.broken).toBeDefined();
    expect(two.table.curtain).toEqual([]);
    const { choice, rest, message } = two.table.broken!;
    expect([choice, rest]).toEqual([undefined, 0]);
    expect(message).toMatch(/^Allies can no longer choose as before/);
    whileJapanLooks(two);
  });

  it("after which only what the Allies know is different is no news for Japan", () => {
    const two = sailed(["u-ca"]);
    two.lift();
    const now = two.session.log.findIndex(({ only }) => only?.includes("allies"));
    expect(two.session.log[now]!.text).toMatch(/hidden Task Force/);
    two.sitting.onUpdate(fed(edited("units.json", cruisers, cruisers.replace("CA", "CL"))));
    finish(two.sitting);
    two.readNews();
    expect(two.sitting.differs()!.before).toMatch(/hidden Task Force: CA/);
    expect(two.table.differs).toBeUndefined();
    whileJapanLooks(two);
  });
});

describe("one person against a bot", () => {
  it.each(["japan", "allies"])("needs no curtain, and %s sees only its own", (side) => {
    const bot = side === "japan" ? "allies" : "japan";
    const two = new TwoPeople({ seats: { [bot]: "random" } });
    const random = seedState(5);
    for (let i = 0; i < 60 && two.eyes === side && two.table.shown!.decisions.length > 0; i++) {
      two.anything(random);
      expect(two.table.curtain).toEqual([]);
      expect(two.table.shown!.decisions.every((decision) => decision.side === side)).toBe(true);
      look(two);
    }
    expect(two.eyes).toBe(side);
  });

  it("whose dice are rolled by hand does not see what the bot is about", () => {
    const rolled = opening({ options: ["hidden-task-forces"], begin: sailing, dice: { kind: "rolled" } });
    const two = new TwoPeople({ seats: { allies: "random" }, opening: rolled });
    let asked = 0;
    for (let i = 0; i < 400 && asked < 3; i++) {
      const { waiting } = two.session;
      if (!waiting) {
        two.obey({ do: "bot", span: "turn" });
        continue;
      }
      const own = waiting.choice?.side === "japan";
      if (!own) asked++;
      expect(two.table.shown!.waiting!.choice !== undefined).toBe(own);
      two.roll();
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe("bots among themselves", () => {
  it("have nothing to hide from spectators", () => {
    const two = new TwoPeople({ seats: { allies: "random", japan: "random" } });
    expect([two.table.hidden, two.table.curtain]).toEqual([false, []]);
    expect(two.page.log.length).toBe(two.session.log.length);
  });
});
