import { describe, expect, it } from "vitest";
import { fork } from "../../../lib/kernel";
import { decision, diary, make, offered, type Pacific, rulesWith } from "./engine";
import { shownTo, SOUTH_PACIFIC, SOUTH_SEAS, SOUTHWEST, warScene, withPhases } from "./war-scenes";

const points = { [SOUTH_PACIFIC]: 40, [SOUTHWEST]: 20, [SOUTH_SEAS]: 30 };
const using = withPhases("operations");
/** Bids of a later Operation: the first one of Guadalcanal has no bid. */
const bidding = (war = {}, more = {}) =>
  warScene("operation", { i: 0 }, { points, using, war: { operations: 1, ...war }, ...more });

/** Both sides bid. */
const bid = (game: Pacific, allied: number, japanese: number): void =>
  make(game, { bid: allied }, { bid: japanese });
const player = ({ table }: Pacific) => table.position.operation.side;
const inPlay = ({ table }: Pacific) => table.position.war!.operation[0];

/** Choices of one side; those of the other come first in the list of the table. */
const both = (game: Pacific): string[] => (game.asked === 3 ? ["allied", "japanese"] : []);

describe("18.0 bids", () => {
  it("are made by both sides at once, up to what the richest headquarters has", () => {
    const game = bidding();
    expect(both(game)).toEqual(["allied", "japanese"]);
    expect(decision(game, "allied").options.at(-1)).toEqual({ bid: 40 });
    expect(decision(game, "japanese").options.at(-1)).toEqual({ bid: 30 });
  });

  it("make the higher bidder Operation player, with his bid to spend", () => {
    const game = bidding();
    bid(game, 12, 20);
    expect(player(game)).toBe(1);
    expect(inPlay(game)).toMatchObject({ budget: 20, isFree: false });
    expect(game.table.position.war).toMatchObject({ operations: 2, monthOperations: 1 });
    expect(decision(game)).toMatchObject({ step: "operation-activation", side: "japanese" });
  });

  it("are made again when they are alike, and end the month after three ties", () => {
    const game = bidding();
    bid(game, 12, 12);
    expect(both(game)).toEqual(["allied", "japanese"]);
    for (let n = 0; n < 2; n++) bid(game, 12, 12);
    expect(game.table.position.month).toBe("1942-09");
    expect(inPlay(game)).toBeUndefined();
  });

  it("end the month at once when nobody bids, and the next begins on its first day", () => {
    const game = bidding({}, { change: (position: { day: number }) => void (position.day = 12) });
    bid(game, 0, 0);
    expect(game.table.position).toMatchObject({ month: "1942-09", day: 0 });
    expect(diary(game)).toContain("Nobody bids: August 1942 ends.");
  });

  it("stay secret until both are made", () => {
    const game = bidding();
    const [low, high] = [3, 33].map((amount) => {
      const copy = fork(game);
      make(copy, { bid: amount });
      return copy;
    });
    expect(shownTo(low!, "japanese")).toEqual(shownTo(high!, "japanese"));
    expect(shownTo(low!, "allied")).not.toEqual(shownTo(high!, "allied"));
  });

  it("may have five times the Strategic Initiative added, which also decides ties (19.4)", () => {
    const ahead = bidding({ initiative: -2 });
    make(ahead, { bid: 15, initiative: true }, { bid: 24 });
    expect(player(ahead)).toBe(0);
    expect(inPlay(ahead)!.budget).toBe(15);
    const tied = bidding({ initiative: 1 });
    make(tied, { bid: 10 }, { bid: 10 });
    expect(player(tied)).toBe(1);
    const without = bidding({ initiative: -2 });
    make(without, { bid: 15 }, { bid: 24 });
    expect(player(without)).toBe(1);
  });

  it("of Japan with a level of 3 count 15 more, as in the example; they are not spent (19.4)", () => {
    const against = (allied: number): Pacific => {
      const game = bidding({ initiative: 3 });
      make(game, { bid: allied }, { bid: 10, initiative: true });
      return game;
    };
    expect(player(against(24))).toBe(1);
    expect(inPlay(against(24))!.budget).toBe(10);
    expect(diary(against(24))).toContain("10 and 15 for the Strategic Initiative");
    expect(player(against(26))).toBe(0);
    // At his option.
    expect(decision(bidding({ initiative: 3 }), "japanese").options).toContainEqual({ bid: 10 });
  });

  it("take the bonus and the number of ties from the data", () => {
    const bonus = {
      using: { ...using, parameters: rulesWith("parameters.json", "/bids/initiativeBonus", 2).parameters },
    };
    const game = bidding({ initiative: -2 }, bonus);
    make(game, { bid: 15, initiative: true }, { bid: 24 });
    expect(player(game)).toBe(1);
    const ties = {
      using: { ...using, parameters: rulesWith("parameters.json", "/bids/ties", 1).parameters },
    };
    const once = bidding({}, ties);
    bid(once, 12, 12);
    expect(once.table.position.month).toBe("1942-09");
  });

  it("reach the Future Operation Pool the first time in its month, and are free then (10.4.1)", () => {
    const game = bidding(
      {},
      {
        change: (position: Pacific["table"]["position"]) => {
          position.war!.hands.allied.futurePool = [{ month: "1942-08", points: 25, isBid: false }];
        },
      },
    );
    expect(decision(game, "allied").options[0]).toEqual({ bid: 25 });
    bid(game, 25, 25);
    expect(decision(game, "allied").options[0]).toEqual({ bid: 0 });
  });
});

describe("18.0 an Operation without a bid", () => {
  it("is the first one of Guadalcanal, by a special rule (1.2)", () => {
    const game = warScene("operation", { i: 0 }, { points, using });
    expect(player(game)).toBe(0);
    expect(inPlay(game)).toMatchObject({ isFree: true, budget: 40 });
    expect(decision(game).step).toBe("operation-activation");
  });

  it("is offered to the side that had it left, which may decline and bid", () => {
    const game = bidding({ free: "japanese" });
    expect(decision(game)).toMatchObject({ side: "japanese" });
    expect(offered(game, "do")).toEqual(["take-operation", "done"]);
    const taken = fork(game);
    make(taken, { do: "take-operation" });
    expect(player(taken)).toBe(1);
    expect(inPlay(taken)).toMatchObject({ isFree: true });
    make(game, { do: "done" });
    expect(both(game)).toEqual(["allied", "japanese"]);
    expect(game.table.position.war!.free).toBe("none");
  });

  it("does not show what its owner has to spend", () => {
    const [poor, rich] = [20, 60].map((amount) =>
      warScene("operation", { i: 0 }, { points: { ...points, [SOUTH_PACIFIC]: amount }, using }),
    );
    expect(shownTo(poor!, "japanese")).toEqual(shownTo(rich!, "japanese"));
    expect(shownTo(poor!, "allied")).not.toEqual(shownTo(rich!, "allied"));
  });
});
