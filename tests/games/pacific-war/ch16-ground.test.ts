/** 16.1, 16.2, 16.9: ground steps, units that are built anew, breakdown and recombination. */
import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { pending } from "../../../lib/kernel";
import { stand } from "./link-scenes";
import { hex, make, offered, type Pacific, piece, rules, rulesWith, scene } from "./engine";

type Change = (position: Position) => void;

/** A Replacement Phase without steps of the schedule. */
const bare: Rules = { ...rules, schedules: {} };

const phase = (change: Change, using: Rules = bare): Pacific =>
  scene("replacements", {}, { scenario: "campaign-guadalcanal", using: { ...using, schedules: {} }, change });

const unit = ({ groundUnits }: Position, id: string) => groundUnits[piece(groundUnits, id)]!;
const now = ({ state }: Pacific, id: string) => unit(state.position, id);

/** US steps, and hits on units. */
const steps =
  (count: number, hits: Record<string, number>, more: Change = () => {}): Change =>
  (position) => {
    position.war!.hands.allied.groundReplacements = { us: count };
    for (const [id, each] of Object.entries(hits)) unit(position, id).hits = each;
    more(position);
  };

describe("Ground Replacements (16.1)", () => {
  test("up to three steps with a headquarters in an open port, one elsewhere", () => {
    const game = phase(steps(9, { "us-1-mar-div": 5, "us-37-div": 5 }));
    make(game, { reinforce: "us-1-mar-div" });
    expect(offered(game, "give")).toEqual([1, 2, 3]);
    make(game, { give: 2 }, { reinforce: "us-37-div" });
    // One step alone is given without a question.
    expect([now(game, "us-1-mar-div").hits, now(game, "us-37-div").hits]).toEqual([3, 4]);
    expect(offered(game, "reinforce")).not.toContain("us-37-div");
    make(game, { reinforce: "us-1-mar-div" });
    expect(offered(game, "reinforce")).not.toContain("us-1-mar-div");
    expect(game.state.position.war!.hands.allied.groundReplacements).toEqual({ us: 5 });
  });

  test("both limits are parameters", () => {
    const using = rulesWith("parameters.json", "/replacements/groundAtBase", 4);
    const game = phase(steps(9, { "us-1-mar-div": 5 }), using);
    make(game, { reinforce: "us-1-mar-div" });
    expect(offered(game, "give")).toEqual([1, 2, 3, 4]);
    const elsewhere = rulesWith("parameters.json", "/replacements/groundElsewhere", 2);
    const other = phase(steps(9, { "us-37-div": 5 }), elsewhere);
    make(other, { reinforce: "us-37-div" });
    expect(offered(other, "give")).toEqual([1, 2]);
  });

  test("none for Broken units, beside enemies, without a link, or of another nation (16.1.A to D)", () => {
    const isServed = (change: Change, count = 9) =>
      offered(phase(steps(count, { "us-1-mar-div": 5 }, change)), "reinforce").includes("us-1-mar-div");
    expect(isServed(() => {})).toBe(true);
    expect(isServed(() => {}, 0)).toBe(false);
    expect(isServed((position) => (unit(position, "us-1-mar-div").broken = true))).toBe(false);
    expect(isServed((position) => (unit(position, "j-144-rgt").hex = hex("0135")))).toBe(false);
    expect(isServed((position) => position.headquarters.fill(-1))).toBe(false);
  });
});

test("Chinese units are linked by their own sources, Red ones near a city of theirs (11.1.3, 16.1.D)", () => {
  /** Whether a Chinese unit receives a step: headquarters in Calcutta, and a port in Rangoon. */
  const isServed = (kind: string, at: string, control: string[] = []): boolean => {
    const game = scene(
      "replacements",
      {},
      {
        scenario: "strategic-1941-45",
        using: bare,
        change(position) {
          stand(position, {
            headquarters: { "a-hq-seac": "5610" },
            bases: { allied: ["rangoon"] },
            control: { allied: control },
            ground: [[kind, at]],
          });
          position.groundUnits[0]!.hits = 2;
          position.war!.hands.allied.groundReplacements = { china: 3 };
        },
      },
    );
    return offered(game, "reinforce").includes("ground-0");
  };
  // Rangoon links Allied units inland, but is no source for China.
  expect(isServed("cn-army-1", "4614")).toBe(false);
  expect(isServed("cn-army-1", "5510")).toBe(true);
  expect(isServed("cn-red-1-corps", "5424")).toBe(false);
  expect(isServed("cn-red-1-corps", "5424", ["yenan"])).toBe(true);
});

describe("Reconstitution (16.2)", () => {
  const lost = (id: string): Change =>
    steps(9, {}, (position) => {
      Object.assign(unit(position, id), {
        hex: -2,
        hits: rules.groundClasses[unit(position, id).kind]!.steps,
      });
    });

  test("an eliminated unit of Troop Quality 4 or less is built anew, as engineers are", () => {
    const game = phase(lost("us-eng-1"));
    make(game, { rebuild: "us-eng-1" });
    expect(pending(game)[0]!.options).toContainEqual({ give: 2, at: "0135" });
    make(game, { give: 2, at: "0135" });
    expect(now(game, "us-eng-1")).toMatchObject({ hex: hex("0135"), hits: 0 });
  });

  test("a better one is not", () => {
    expect(offered(phase(lost("us-1-mar-div")), "rebuild")).toEqual([]);
    const using = rulesWith("parameters.json", "/replacements/rebuiltQuality", 9);
    expect(offered(phase(lost("us-1-mar-div"), using), "rebuild")).toEqual(["us-1-mar-div"]);
  });

  test("a Japanese one in a Homeland Resource hex, with no Base and no link there, as long as Japan holds it", () => {
    const sites = (change: Change): unknown[] => {
      const game = scene(
        "replacements",
        {},
        {
          scenario: "strategic-1941-45",
          using: bare,
          change(position) {
            stand(position, { ground: [["j-eng-1", "2043"]] });
            Object.assign(position.groundUnits[0]!, { hex: -2, hits: 2 });
            position.war!.hands.japanese.groundReplacements = { japan: 3 };
            position.war!.hands.japanese.airTraining = [];
            position.war!.hands.allied.airTraining = [];
            change(position);
          },
        },
      );
      if (!offered(game, "rebuild").includes("ground-0")) return [];
      make(game, { rebuild: "ground-0" });
      return offered(game, "at");
    };
    const homeland = rules.places.filter(({ resource }) => resource === "homeland");
    const all = homeland.map(({ hex: at }) => rules.hexes.ids[at]);
    expect(new Set(sites(() => undefined))).toEqual(new Set(all));
    const lost = sites(({ control }) => void (control[rules.placeOf[homeland[0]!.id]!] = 0));
    expect(new Set(lost)).toEqual(new Set(all.slice(1)));
  });

  test("three steps are the most, and a parameter", () => {
    const most = (using: Rules) => {
      const game = phase(lost("us-1-mar-div"), using);
      make(game, { rebuild: "us-1-mar-div" });
      return Math.max(...(offered(game, "give") as number[]));
    };
    const any = rulesWith("parameters.json", "/replacements/rebuiltQuality", 9);
    expect(most(any)).toBe(3);
    const more = structuredClone(any.parameters);
    more.replacements.rebuiltSteps = 5;
    expect(most({ ...any, parameters: more })).toBe(5);
  });
});

describe("Breakdown and Recombination (16.9)", () => {
  test("a Marine division gives up a regiment, and takes as many hits as that has steps", () => {
    const game = phase(() => {});
    make(game, { breakDown: "us-1-mar-div", into: "us-mar-rgt-breakdown" });
    expect(now(game, "us-1-mar-div").hits).toBe(3);
    expect(now(game, "us-mar-rgt-breakdown-1")).toMatchObject({ hex: hex("0135"), hits: 0 });
    // What has just been made does not rejoin in the same phase.
    expect(offered(game, "rejoin")).toEqual([]);
  });

  test("it takes the regiment back with the steps that are left, in the same hex alone", () => {
    const with3 = (at: string): Pacific =>
      phase((position) => {
        const kind = rules.groundClassOf["us-mar-rgt-breakdown"]!;
        const of = unit(position, "us-1-mar-div");
        of.hits = 3;
        position.groundUnits.push({ ...of, id: "us-mar-rgt-breakdown-1", kind, hits: 1, hex: hex(at) });
      });
    const game = with3("0135");
    make(game, { rejoin: "us-mar-rgt-breakdown-1", into: "us-1-mar-div" });
    expect(now(game, "us-1-mar-div").hits).toBe(1);
    expect(now(game, "us-mar-rgt-breakdown-1").hex).toBeLessThan(0);
    expect(offered(with3("0124"), "rejoin")).toEqual([]);
  });

  test("a unit is made as often as it has counters, and an eliminated one again", () => {
    const made = (at: number): Pacific =>
      phase((position) => {
        const kind = rules.groundClassOf["us-mar-rgt-breakdown"]!;
        const of = unit(position, "us-1-mar-div");
        for (let n = 1; n <= 3; n++)
          position.groundUnits.push({ ...of, id: `us-mar-rgt-breakdown-${n}`, kind, hits: 3, hex: at });
      });
    const kinds = (game: Pacific) => offered(game, "into");
    expect(kinds(made(hex("0124")))).not.toContain("us-mar-rgt-breakdown");
    const again = made(-2);
    make(again, { breakDown: "us-1-mar-div", into: "us-mar-rgt-breakdown" });
    expect(now(again, "us-mar-rgt-breakdown-1")).toMatchObject({ hex: hex("0135"), hits: 0 });
  });

  test("one that was lost in an Operation comes back without what it did there", () => {
    const game = phase((position) => {
      const kind = rules.groundClassOf["us-mar-rgt-breakdown"]!;
      const of = { ...unit(position, "us-1-mar-div"), hits: 3, hex: -2, activated: true, cycleMoves: 2 };
      position.groundUnits.push({ ...of, id: "us-mar-rgt-breakdown-1", kind, moved: true });
    });
    make(game, { breakDown: "us-1-mar-div", into: "us-mar-rgt-breakdown" });
    const fresh = { activated: false, cycleMoves: 0, moved: false };
    expect(now(game, "us-mar-rgt-breakdown-1")).toMatchObject(fresh);
  });

  test("only good divisions of the US and Japan break down: the table says which", () => {
    const parents = (using: Rules) =>
      new Set(
        offered(
          phase(() => {}, using),
          "breakDown",
        ),
      );
    expect(parents(rules)).toContain("us-32-div");
    expect(parents(rules)).not.toContain("au-7-div");
    const hard = rulesWith("tables/breakdown.json", "/rows/us-infantry/quality", 9);
    expect(parents(hard)).not.toContain("us-32-div");
  });
});
