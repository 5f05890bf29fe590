/** 17.0 Engineering: repairs, airbases, dry docks, Offensive Support Bases, and what stops a work. */
import { describe, expect, test } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { breakUnit } from "../../../lib/games/pacific-war/model/troop-check";
import { hitConstruction, stopForCombat } from "../../../lib/games/pacific-war/model/constructions";
import { launchOf } from "../../../lib/games/pacific-war/model/air";
import { settle } from "../../../lib/games/pacific-war/model/ground";
import { pending } from "../../../lib/kernel";
import { diary, hex, make, offered, type Pacific, piece, place, rules, rulesWith, scene } from "./engine";
import { stand } from "./link-scenes";

type Change = (position: Position) => void;

const GUADALCANAL = "campaign-guadalcanal";
const SOUTH_PACIFIC = "a-hq-south-pacific";

const phase = (change: Change = () => {}, using: Rules = rules, scenario = GUADALCANAL): Pacific =>
  scene("engineering", {}, { scenario, using, change });

/** Command Points of the South Pacific, and of Japan's South Seas. */
const points =
  (allied: number, japanese = 0, more: Change = () => {}): Change =>
  (position) => {
    position.war!.hands.allied.commandPoints = { [SOUTH_PACIFIC]: allied };
    position.war!.hands.japanese.commandPoints = { "j-hq-south-seas": japanese };
    more(position);
  };

const works = ({ state }: Pacific) => state.position.war!.constructions;
const baseIn = ({ state }: Pacific, at: string) => state.position.bases.find((base) => base.hex === hex(at));
const kindIn = (game: Pacific, at: string): string | undefined =>
  rules.baseClasses[baseIn(game, at)?.kind ?? -1]?.id;
const pointsOf = ({ state }: Pacific, side: "allied" | "japanese") =>
  Object.values(state.position.war!.hands[side].commandPoints);
const put =
  (id: string, at: string): Change =>
  ({ groundUnits }) => {
    groundUnits[piece(groundUnits, id)]!.hex = hex(at);
  };

function toJapan(game: Pacific): Pacific {
  if (pending(game)[0]?.side === "allied") make(game, { do: "done" });
  return game;
}

describe("repairs (17.2 to 17.4)", () => {
  const hits =
    (...places: string[]): Change =>
    ({ bases }) => {
      for (const base of bases) if (places.includes(rules.hexes.ids[base.hex]!)) base.hits = 4;
    };

  test("Linked Bases lose their hits where their owner likes, one or all of them", () => {
    const game = phase(hits("0135", "0124"));
    make(game, { repair: "0135" });
    expect([baseIn(game, "0135")!.hits, baseIn(game, "0124")!.hits]).toEqual([0, 4]);
    const all = phase(hits("0135", "0124"));
    make(all, { repair: "all" });
    expect([baseIn(all, "0135")!.hits, baseIn(all, "0124")!.hits]).toEqual([0, 0]);
  });

  test("Linked Offensive Support Bases lose theirs of themselves (11.3.1.E)", () => {
    const game = phase(({ supportBases }) => void supportBases.push({ side: 0, hex: hex("0135"), hits: 4 }));
    expect(game.state.position.supportBases[0]!.hits).toBe(0);
  });

  test("demolished Resources are repaired with an engineer for twice their value", () => {
    const kure: Change = (position) => {
      position.demolished.push(place("samah"));
      position.war!.hands.japanese.commandPoints = { "j-hq-southern": 6, "j-hq-china": 6 };
      put("j-eng-1", "4416")(position);
    };
    const ashore: Change = (position) => {
      kure(position);
      const unit = position.groundUnits[piece(position.groundUnits, "j-eng-1")]!;
      Object.assign(unit, { ship: -1, broken: false });
    };
    const game = toJapan(phase(ashore, rules, "strategic-1941-45"));
    expect(offered(game, "restore")).toContain("samah");
    const payer = pending(game)[0]!.options.find((option) => option["restore"] === "samah")!["payer"]!;
    make(game, { restore: "samah", payer });
    expect(game.state.position.demolished).toEqual([]);
    expect(pointsOf(game, "japanese").toSorted()).toEqual([0, 6]);
    const dear = rulesWith("tables/engineering.json", "/jobs/repair-resource/perValue", 3);
    expect(offered(toJapan(phase(ashore, dear, "strategic-1941-45")), "restore")).toEqual([]);
  });
});

describe("airbases (17.5 to 17.8)", () => {
  /** US engineers in a hex within reach of Noumea. */
  const at = (where: string, more: Change = () => {}): Change =>
    points(30, 0, (position) => {
      put("us-eng-1", where)(position);
      more(position);
    });

  test("Japan pays a small airbase twice: the one of Guadalcanal is done a month after its last stage", () => {
    const game = toJapan(phase(points(0, 12)));
    make(game, { goOn: "japanese-small-airbase", at: "1134", payer: "j-hq-south-seas" });
    expect([works(game)[0]!.stage, pointsOf(game, "japanese")]).toEqual([2, [7]]);
    expect(offered(game, "goOn")).toEqual([]);
    const next = phase(
      points(0, 12, ({ war }) => {
        war!.constructions[0]!.stage = 2;
      }),
    );
    expect([works(next), kindIn(next, "1134")]).toEqual([[], "japan-base-small"]);
  });

  test("what is not paid waits", () => {
    const game = phase(points(0, 0));
    expect(works(game)).toMatchObject([{ hex: "1134", stage: 1 }]);
  });

  test("the Allies pay once, and have it a month later (17.6)", () => {
    const game = phase(at("0334"));
    make(game, { build: "allied-small-airbase", at: "0334", payer: SOUTH_PACIFIC, base: "us-base-small" });
    expect([works(game).at(-1), pointsOf(game, "allied")]).toMatchObject([{ hex: "0334", stage: 1 }, [25]]);
    const next = phase(
      at("0334", ({ war }) => {
        war!.constructions.push({
          hex: "0334",
          job: "allied-small-airbase",
          base: "us-base-small",
          stage: 1,
          hits: 0,
        });
      }),
    );
    expect(kindIn(next, "0334")).toBe("us-base-small");
  });

  test("without an airfield it takes longer, and is an airbase all the same (17.6.B)", () => {
    const jobs = (where: string) =>
      pending(phase(at(where)))[0]!.options.flatMap((option) =>
        option["at"] === where ? option["build"]! : [],
      );
    expect(jobs("0136")).toEqual(["allied-new-airfield"]);
    // 17.6, note: never on Ndeni.
    expect(jobs("0837")).toEqual([]);
    const built = phase(
      at("0136", ({ war }) => {
        war!.constructions.push({
          hex: "0136",
          job: "allied-new-airfield",
          base: "us-base-small",
          stage: 2,
          hits: 0,
        });
      }),
    );
    expect(built.state.position.war!.builtAirfields).toEqual(["0136"]);
    expect(launchOf(built.table, { hex: hex("0136"), ship: -1 }, 0)).toBe(6);
  });

  test("a large airbase is built of a small one where there is room (17.8)", () => {
    const game = phase(at("0337"));
    const build = { build: "allied-large-airbase", at: "0337", payer: SOUTH_PACIFIC, base: "us-base-large" };
    make(game, build);
    expect([kindIn(game, "0337"), pointsOf(game, "allied")]).toEqual(["us-base-small", [20]]);
    const next = phase(
      at("0337", ({ war }) => {
        war!.constructions.push({
          hex: "0337",
          job: "allied-large-airbase",
          base: "us-base-large",
          stage: 1,
          hits: 0,
        });
      }),
    );
    expect(kindIn(next, "0337")).toBe("us-base-large");
  });

  test("what the stages cost is a table", () => {
    const dear = rulesWith("tables/engineering.json", "/jobs/allied-large-airbase/stages", [31]);
    expect(offered(phase(at("0337"), dear), "build")).not.toContain("allied-large-airbase");
  });
});

describe("what stops a work", () => {
  const after = (act: (game: Pacific) => void): Pacific => {
    const game = phase(points(0));
    act(game);
    return game;
  };
  const engineers = ["j-eng-1", "j-eng-2"];
  const unit = ({ state }: Pacific, id: string) =>
    state.position.groundUnits[piece(state.position.groundUnits, id)]!;

  test("it goes on as long as one of its engineers stays (17.5.F)", () => {
    const game = after((each) => {
      each.table.set(unit(each, "j-eng-1"), "hex", hex("1135"));
      settle(each.table, hex("1134"));
    });
    expect(works(game)).toHaveLength(1);
    game.table.set(unit(game, "j-eng-2"), "hex", hex("1135"));
    settle(game.table, hex("1134"));
    expect(works(game)).toEqual([]);
    expect(diary(game)).toContain("the work stops");
  });

  test("it stops when its engineers are Broken", () => {
    const game = after((each) => {
      for (const id of engineers) breakUnit(each.table, unit(each, id));
    });
    expect(works(game)).toEqual([]);
  });

  test("it stops where an engineer of it fights (17.1.B)", () => {
    const fight = (...fighters: string[]) =>
      works(
        after((each) =>
          stopForCombat(
            each.table,
            hex("1134"),
            fighters.map((id) => piece(each.state.position.groundUnits, id)),
          ),
        ),
      );
    expect(fight("j-snlf-kure-3")).toHaveLength(1);
    expect(fight("j-eng-1")).toEqual([]);
  });

  test("five hits in a month remove the marker, and hits of the month before do not count (17.8)", () => {
    const game = after((each) => hitConstruction(each.table, 0, 4));
    expect(works(game)[0]!.hits).toBe(4);
    hitConstruction(game.table, 0, 1);
    expect(works(game)).toEqual([]);
    const later = phase(
      points(0, 0, ({ war }) => {
        war!.constructions[0]!.hits = 4;
      }),
    );
    expect(works(later)[0]!.hits).toBe(0);
  });
});

describe("Offensive Support Bases (11.3.1)", () => {
  test("each Linked headquarters builds one a phase for ten Command Points, where it reaches", () => {
    const game = phase(points(25));
    make(game, { build: "offensive-support-base", payer: SOUTH_PACIFIC });
    expect(offered(game, "to")).toContain("0337");
    make(game, { to: "0337" });
    expect(game.state.position.supportBases).toEqual([{ side: 0, hex: hex("0337"), hits: 0 }]);
    expect(pointsOf(game, "allied")).toEqual([15]);
    expect(offered(game, "build")).not.toContain("offensive-support-base");
  });

  test("no more than there are counters, and an owner may take one off", () => {
    const few = rulesWith("markers.json", "/markers/offensive-support-base-allied/count", 1);
    const game = phase(
      points(25, 0, ({ supportBases }) => void supportBases.push({ side: 0, hex: hex("0124"), hits: 0 })),
      few,
    );
    expect(offered(game, "build")).not.toContain("offensive-support-base");
    make(game, { takeOff: "0124" });
    expect(offered(game, "build")).toContain("offensive-support-base");
  });
});

describe("mobile dry docks (17.9)", () => {
  const from = (month: string, more: Change = () => {}, using: Rules = rules): Pacific =>
    phase(
      (position) => {
        position.month = month;
        position.war!.hands.allied.commandPoints = { "a-hq-central-pacific": 20 };
        more(position);
      },
      using,
      "strategic-1941-45",
    );
  const docks = (game: Pacific) => offered(game, "build").filter((job) => job === "mobile-dry-dock");

  test("they are built from March 1943 on, where an engineer is in a port with a Base", () => {
    expect([docks(from("1943-02")).length, docks(from("1943-03")).length > 0]).toEqual([0, true]);
    const game = from("1943-03");
    make(game, { build: "mobile-dry-dock", at: "2860", payer: "a-hq-central-pacific" });
    expect([works(game).at(-1), pointsOf(game, "allied")]).toMatchObject([
      { hex: "2860", job: "mobile-dry-dock", base: "" },
      [5],
    ]);
  });

  test("one that is done is a dry dock; two are all that there are, the lost ones with them (15.1.E)", () => {
    const built: Change = ({ war }) => {
      war!.constructions.push({ hex: "2860", job: "mobile-dry-dock", base: "", stage: 1, hits: 0 });
    };
    const game = from("1943-04", built);
    expect(game.state.position.war!.mobileDocks).toEqual(["2860"]);
    const both = from("1943-04", (position) => {
      position.war!.special["mobile-docks"] = 2;
    });
    expect(docks(both)).toEqual([]);
    const one = rulesWith("parameters.json", "/repair/mobileDocks", 1);
    expect(docks(from("1943-04", built, one))).toEqual([]);
  });
});

describe("what Engineering costs through an Emergency Command Link (11.7.3)", () => {
  const CALCUTTA = "5610";
  const START = "5514";
  const CHUNGKING = "5120";
  /** Only aircraft lead to Chungking. */
  const airlift = (command: number, using: Rules = rules): Pacific =>
    phase(
      (position) => {
        stand(position, {
          headquarters: { "a-hq-seac": CALCUTTA },
          bases: { allied: [START, CHUNGKING] },
          emergency: [["air-transport-north", START, CHUNGKING]],
        });
        position.war!.hands.allied.commandPoints = { "a-hq-seac": command };
      },
      using,
      "strategic-1941-45",
    );
  const build = (game: Pacific): Pacific => {
    make(game, { build: "offensive-support-base", payer: "a-hq-seac" });
    return game;
  };

  test("an Offensive Support Base costs twenty points at its end, and ten elsewhere", () => {
    const far = build(airlift(25));
    make(far, { to: CHUNGKING });
    expect(pointsOf(far, "allied")).toEqual([5]);
    const near = build(airlift(25));
    make(near, { to: CALCUTTA });
    expect(pointsOf(near, "allied")).toEqual([15]);
  });

  test("who has fewer points than that builds only elsewhere", () => {
    const places = offered(build(airlift(19)), "to");
    expect(places).toContain(CALCUTTA);
    expect(places).not.toContain(CHUNGKING);
  });

  test("the surcharge is the one of the parameters", () => {
    const using = rulesWith("parameters.json", "/activation/emergencySurcharge", 0);
    expect(offered(build(airlift(19, using)), "to")).toContain(CHUNGKING);
  });
});
