import { describe, expect, it } from "vitest";
import { answerTo } from "../../components/play/answers";
import { readyBattle } from "../../lib/book";
import type { Position } from "../../lib/games/fire-in-the-sky/model/position";
import { metBattle, type Sitting } from "../../lib/play";
import { exampleAt, savedExample } from "../odds/support";
import { edited, fed, opening, seated } from "./support";

const saved = { "scenarios/before.json": JSON.stringify(savedExample(exampleAt(3))) };

/** People at a table where battles wait in the Combat Phase. */
const beforeBattle = (more: Parameters<typeof seated>[0] = {}): Sitting =>
  seated({ opening: opening({ scenario: "before", options: ["oomph-in-your-hits"] }), ...more }, fed(saved));

const two = { seats: { japan: "hand", allies: "hand" }, hidden: true };

describe("the battle that is met in play", () => {
  it("is reported to everybody at an open table, and can be fought by itself", () => {
    const { session, book } = beforeBattle();
    const met = metBattle(session!, undefined, "surabaya");
    expect(met.assumed).toMatch(/^The table is open\. The dice to come and each side's plans are unknown/);
    const ready = readyBattle(book, { kind: "met", scenario: met.scenario, place: met.place });
    if ("reasons" in ready) throw new Error(ready.reasons[0]!.message);
    expect(ready.battle.title).toBe("Surabaya, Turn 2");
  });

  it("holds no dice that are still to come", () => {
    const met = metBattle(beforeBattle().session!, undefined, "surabaya");
    expect(JSON.stringify(met)).not.toContain('"chance"');
  });

  it("is none where no battle waits", () => {
    expect(() => metBattle(seated().session!, undefined, "surabaya")).toThrow(
      "That battle is no longer waiting.",
    );
    expect(() => metBattle(beforeBattle().session!, undefined, "midway")).toThrow(
      "That battle is no longer waiting",
    );
  });

  it("is not reported to anybody at the curtain, and to a side only when nothing is hidden from it", () => {
    const sitting = beforeBattle(two);
    const ask = () => answerTo(sitting, { of: "battle", place: "surabaya" });
    expect(sitting.curtain).toEqual(["japan"]);
    expect(ask).toThrow("Open it first.");
    sitting.obey({ do: "look", side: "japan" });
    expect(ask()).toMatchObject({
      assumed: expect.stringMatching(/^Nothing on the map is hidden from Japan/),
    });
    // As if Task Forces were still under markers (18.1.4).
    const { table } = sitting.session!.game!;
    const position = table.position as Position;
    position.seenBases.push({ place: 1, units: [], steps: [], since: position.taskForces.length });
    expect(ask).toThrow(/^Something is hidden from Japan now/);
    expect(JSON.stringify(metBattle(sitting.session!, undefined, "surabaya").scenario)).toContain("hidden");
  });

  it("is fought by the data as they are now", () => {
    const { session, book } = beforeBattle();
    const { scenario, place } = metBattle(session!, undefined, "surabaya");
    book.take(fed({ ...saved, ...edited("parameters.json", '"dieSides": 6', '"dieSides": 10') }));
    const ready = readyBattle(book, { kind: "met", scenario, place });
    if ("reasons" in ready) throw new Error(ready.reasons[0]!.message);
    expect((ready.ruleset.rules as { parameters: { hits: object } }).parameters.hits).toMatchObject({
      dieSides: 10,
    });
  });
});
