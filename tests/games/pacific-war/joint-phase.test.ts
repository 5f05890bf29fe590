import { describe, expect, it } from "vitest";
import { pending } from "../../../lib/kernel";
import {
  decision,
  hex,
  make,
  offered,
  type Pacific,
  piece,
  rulesWith,
  type SceneOptions,
  ship,
} from "./engine";
import { type Changes, facing, FIELD, onLand, unit } from "./ground-scenes";

const joint = (units: Changes = {}, options: SceneOptions = {}): Pacific =>
  onLand("joint-activation", units, options);

const moved =
  (id: string, at: string, side = 1) =>
  (position: Pacific["table"]["position"]): void => {
    position.taskForces.find((group) => group.id === id && group.side === side)!.hex = hex(at);
  };

/** Guadalcanal: restricted water and a port location without a Base. */
const ANCHORAGE = "1134";

describe("32.0 Deactivation", () => {
  it("lets a Task Force lie up in a friendly port, with what is aboard (32.0)", () => {
    const game = joint();
    expect(decision(game).side).toBe("japanese");
    make(game, { deactivate: "tf-1" });
    const { fleet, airUnits, taskForces } = game.table.position;
    expect([fleet.activated[ship("j-cv5")], fleet.taskForce[ship("j-cv5")]]).toEqual([false, -1]);
    expect(fleet.hex[ship("j-cv5")]).toBe(hex("2432"));
    expect(airUnits[piece(airUnits, "cad5")]!.activated).toBe(false);
    expect(taskForces.find(({ id, side }) => id === "tf-1" && side === 1)!.hex).toBe(-1);
  });

  it("does not let ships lie up at sea (32.0)", () => {
    const game = joint({}, { change: moved("tf-1", "1536") });
    expect(offered(game, "deactivate")).not.toContain("j-cv5");
    expect(offered(game, "deactivate")).toContain("j-aa1");
  });

  it("lets few ships lie in an anchorage: three that are no capital ships, or one CVS (2.3.3)", () => {
    const game = joint({}, { change: moved("tf-4", ANCHORAGE) });
    const ids = offered(game, "deactivate");
    expect(ids).toEqual(expect.arrayContaining(["j-cvs4", "j-apd5", "j-cl1", "j-cl8"]));
    expect(ids).not.toContain("tf-4");
    make(game, { deactivate: "j-apd5" }, { deactivate: "j-cl1" });
    expect(offered(game, "deactivate")).not.toContain("j-cvs4");
    make(game, { deactivate: "j-cl8" });
    expect(game.table.position.fleet.activated[ship("j-cl8")]).toBe(false);
  });

  it("reads from the data what an anchorage holds (2.3.3)", () => {
    const using = rulesWith("parameters.json", "/anchorages/others", 1);
    const game = joint({}, { change: moved("tf-4", ANCHORAGE), using });
    make(game, { deactivate: "j-apd5" });
    expect(offered(game, "deactivate")).not.toContain("j-cl1");
    const none = rulesWith("parameters.json", "/anchorages/seaplaneCarriers", 0);
    expect(offered(joint({}, { change: moved("tf-4", ANCHORAGE), using: none }), "deactivate")).not.toContain(
      "j-cvs4",
    );
  });

  it("closes an anchorage with enemy ships in it (32.0)", () => {
    const game = joint(
      {},
      {
        change: (position) => {
          moved("tf-4", ANCHORAGE)(position);
          moved("tf-1", ANCHORAGE, 0)(position);
        },
      },
    );
    expect(offered(game, "deactivate")).not.toContain("j-apd5");
  });

  it("leaves a port open with enemy ships in its hex (32.0)", () => {
    const game = joint({}, { change: moved("tf-1", "2432", 0) });
    expect(offered(game, "deactivate")).toContain("j-cv5");
  });

  it("lets ground units stop anywhere, but not before they have fought for their landing (20.5.3)", () => {
    const game = joint({
      "j-144-rgt": { hex: FIELD, assault: "amphibious" },
      "j-garrison-1": { hex: FIELD },
    });
    expect(offered(game, "deactivate")).toContain("j-garrison-1");
    expect(offered(game, "deactivate")).not.toContain("j-144-rgt");
    make(game, { deactivate: "j-garrison-1" });
    expect(unit(game, "j-garrison-1").activated).toBe(false);
  });
});

describe("32.1 Ground unit withdrawal", () => {
  it("takes a group out of a hex with enemies for a step, and deactivates it (32.1)", () => {
    const game = joint({ ...facing(), "j-garrison-1": { hex: FIELD } });
    make(game, { withdraw: "0720" }, { withdraw: "j-144-rgt" }, { withdraw: "j-garrison-1" }, { to: "0620" });
    make(game, { lose: "j-144-rgt" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ hex: hex("0620"), hits: 1, activated: false });
    expect(unit(game, "j-garrison-1")).toMatchObject({ hex: hex("0620"), hits: 0, activated: false });
  });

  it("costs three steps if any of the group is Broken (32.1)", () => {
    const game = joint({
      "au-11-div": { hex: FIELD, broken: true },
      "j-144-rgt": { hex: FIELD },
    });
    make(game, { do: "done" }, { withdraw: "0720" }, { withdraw: "au-11-div" }, { to: "0620" });
    expect(unit(game, "au-11-div").hits).toBe(3);
  });

  it("reads its costs from the data (32.1)", () => {
    const using = rulesWith("parameters.json", "/groundCombat/withdrawal", 2);
    const game = joint(facing(), { using });
    make(game, { withdraw: "0720" }, { withdraw: "j-144-rgt" }, { to: "0620" });
    expect(unit(game, "j-144-rgt").hits).toBe(2);
    const hard = rulesWith("parameters.json", "/groundCombat/withdrawalBroken", 1);
    const broken = joint({ ...facing(), "j-144-rgt": { hex: FIELD, broken: true } }, { using: hard });
    make(broken, { withdraw: "0720" }, { withdraw: "j-144-rgt" }, { to: "0620" });
    expect(unit(broken, "j-144-rgt").hits).toBe(1);
  });

  it("leads to one hex alone in one phase (32.1)", () => {
    const game = joint({ ...facing(), "j-eng-1": { hex: FIELD } });
    make(game, { withdraw: "0720" }, { withdraw: "j-eng-1" }, { to: "0620" });
    make(game, { withdraw: "0720" }, { withdraw: "j-144-rgt" });
    expect(unit(game, "j-144-rgt").hex).toBe(hex("0620"));
  });

  it("shows the enemy that units withdraw, not which (2.5.10)", () => {
    const game = joint(facing());
    make(game, { withdraw: "0720" }, { withdraw: "j-144-rgt" }, { to: "0620" });
    const seen = game.table.events.filter(({ only }) => only === undefined || only.includes("allied"));
    expect(seen.map(({ text }) => text)).toContain("Ground units withdraw from 0720 to 0620.");
    expect(JSON.stringify(seen)).not.toContain("144");
  });

  it("takes units aboard transports of the hex (32.1)", () => {
    const game = joint({ "j-144-rgt": { hex: hex("1426") } }, { change: moved("tf-3", "1426") });
    make(game, { withdraw: "1426" }, { withdraw: "j-144-rgt" }, { do: "embark" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ ship: ship("j-aa1"), hits: 1, activated: false });
  });

  it("lets the owner say which transport of the hex takes a unit aboard (32.1, 23.8.1)", () => {
    const game = joint(
      { "j-144-rgt": { hex: hex("1426") }, "j-snlf-kure-5": { hex: hex("1427") } },
      {
        change: (position) => {
          moved("tf-3", "1426")(position);
          moved("tf-4", "1426")(position);
        },
      },
    );
    make(game, { withdraw: "1426" }, { withdraw: "j-144-rgt" }, { do: "embark" });
    expect(offered(game, "aboard").toSorted()).toEqual(["j-aa1", "j-apd5"]);
    make(game, { move: "j-144-rgt", aboard: "j-apd5" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ ship: ship("j-apd5"), hits: 1, activated: false });
  });

  it("is closed to the besieged, and to who came from where the enemy came (31.6, 32.1)", () => {
    const besieged = joint(facing(), { change: ({ sieges }) => void sieges.push({ side: 0, hex: FIELD }) });
    expect(offered(besieged, "withdraw")).toEqual([]);
    const entered = joint(facing(), {
      change: ({ entryArrows }) => void entryArrows.push({ side: 0, from: hex("0620"), to: FIELD }),
    });
    make(entered, { withdraw: "0720" }, { withdraw: "j-144-rgt" });
    expect(offered(entered, "to")).not.toContain("0620");
    expect(pending(entered)).toHaveLength(1);
  });
});
