import { describe, expect, it } from "vitest";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import { forceAt } from "../../../lib/games/flat-top/model/position";
import { type Choice, choose, hash, type Json, pending, resume, view } from "../../../lib/kernel";
import { begin, rules, rulesOf } from "./support";

type Started = ReturnType<typeof begin>;

const own = (game: Started, side: "allied" | "japanese" = "allied") =>
  pending(game).find((each) => each.side === side)!;

function say(game: Started, ...choices: Choice[]): void {
  for (const choice of choices) {
    const made = choose(game, "allied", choice);
    expect(made.ok ? "" : made.error.message).toBe("");
  }
}

/** Leaves ships where they are until this one is asked about. */
function until(game: Started, ship: string): void {
  while (own(game).options[0]!.ship !== ship) say(game, own(game).options[0]!);
}

const forceOf = ({ table: { position } }: Started, ship: string) =>
  position.forces[position.fleet.force[rules.shipOf[ship]!]!]!;

describe("3.3.3, 4.1 new Task Forces at set-up", () => {
  it("4.1.1 a ship forms a Task Force of its own, which others join and which begins in a hex of the zone", () => {
    const game = begin("training");
    const before = JSON.stringify(view(game, "japanese"));
    until(game, "astoria");
    say(game, { do: "detach", ship: "astoria", from: "tf-1" });
    expect(forceOf(game, "astoria").number).toBe(10);
    // Later ships may join it.
    say(game, { do: "assign", force: "tf-10" }, { do: "done" });
    const { ships } = rules;
    const together = ships.filter((_, n) => game.table.position.fleet.force[n] === forceAt(0, 10));
    expect(together).toHaveLength(2);
    say(game, { do: "place", force: "tf-1", hex: "JJ34" });
    // Within two hexes of JJ34, as the Task Force that it was of.
    expect(own(game).options).toHaveLength(19);
    say(game, { do: "place", force: "tf-10", hex: "JJ36" });
    expect(rules.hexes.ids[forceOf(game, "astoria").hex]).toBe("JJ36");
    expect(rules.hexes.ids[forceOf(game, "yorktown").hex]).toBe("JJ34");
    expect(JSON.stringify(view(game, "japanese"))).toBe(before);
  });

  it("4.1.1 one with a carrier has a number up to 9", () => {
    const game = begin("coral-sea-the-battle");
    until(game, "lexington");
    say(game, { do: "detach", ship: "lexington", from: "tf-1" });
    expect(forceOf(game, "lexington").number).toBe(2);
  });

  it("12.1 ships that enter on the same turn are divided as well, and the new Task Force enters with the others", () => {
    const game = begin("reinforcing-henderson-field");
    const ship = "hornet";
    const entering = forceOf(game, ship);
    expect(entering.enters).toBeGreaterThan(0);
    until(game, ship);
    say(game, { do: "detach", ship });
    const made = forceOf(game, ship);
    expect(made.number).not.toBe(entering.number);
    expect([made.enters, made.entry]).toEqual([entering.enters, entering.entry]);
  });

  it("4.1.1 a ship that is a Task Force by itself forms no other one, and is refused with the reason", () => {
    const game = begin("training");
    const [first] = own(game).options;
    say(game, { do: "detach", ship: first!.ship! });
    const { side, number } = forceOf(game, first!.ship as string);
    const n = forceAt(0, 1);
    const left = () => game.table.position.fleet.force.filter((force) => force === n).length;
    while (left() > 1) say(game, { do: "assign", force: `tf-${number}` });
    const { ship } = own(game).options[0]!;
    expect(choose(game, "allied", { do: "detach", ship: ship!, from: "tf-1" })).toMatchObject({
      error: { rule: "4.1.1", message: expect.stringContaining("is a Task Force by itself") as string },
    });
    expect(side).toBe(0);
  });

  it.each([
    ["shokaku", "tf-10", "3.3.3", "Task Force 10 does not begin where Shokaku does."],
    ["shokaku", "tf-20", "4.1", "Task Force 20 has no ships: detach some to form one."],
    ["shoho", "tf-12", "4.1.1", "Shoho carries planes: its Task Force needs a number up to 9."],
    ["tenryu", "tf-10", "4.1.1", "A Task Force of this side has 10 ships at most."],
  ])("%s does not begin in %s: %s", (ship, force, rule, message) => {
    const game = begin("coral-sea-the-battle");
    const japanese = () => own(game, "japanese").options[0]!;
    while (japanese().ship !== ship) expect(choose(game, "japanese", japanese()).ok).toBe(true);
    const made = choose(game, "japanese", { do: "assign", force });
    expect(made.ok ? "" : made.error).toMatchObject({ rule, message });
  });

  it("a game in which one has been formed is saved and taken up again", () => {
    const game = begin("training");
    until(game, "astoria");
    say(game, { do: "detach", ship: "astoria" }, { do: "done" });
    const printed = flatTopModule.print(game.table) as Json;
    const back = resume({ module: flatTopModule, rules: rulesOf("training") }, printed);
    expect(back.ok && hash(back.value)).toBe(hash(game));
  });
});
