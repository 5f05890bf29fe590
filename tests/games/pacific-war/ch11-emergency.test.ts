import { expect, test } from "vitest";
import { isLinked, isThroughEmergency } from "../../../lib/games/pacific-war/model/links";
import type { Rules } from "../../../lib/games/pacific-war/model/rules";
import { numberOf } from "../../support/decisions";
import { decision, diary, hex, make, offered, type Pacific, rules, rulesWith, scene, ship } from "./engine";
import { type Standing, stand } from "./link-scenes";

const rabaul: Standing = {
  headquarters: { "j-hq-south-seas": "2432" },
  bases: { japanese: ["1630"] },
  ships: [["j-dd3", "1630"]],
};
const calcutta: Standing = {
  headquarters: { "a-hq-seac": "5610" },
  bases: { allied: ["5514", "5413", "5120", "5018"] },
};

const SOUTH_SEAS = "j-hq-south-seas";
const SEAC = "a-hq-seac";

/** The step with so many Command Points at the headquarters. */
const links = (what: Standing, points: number, using: Rules = rules): Pacific =>
  scene(
    "emergency-links",
    {},
    {
      scenario: "strategic-1941-45",
      using,
      change: (position) => {
        stand(position, what);
        const { hands } = position.war!;
        hands.allied.commandPoints = { [SEAC]: points };
        hands.japanese.commandPoints = { [SOUTH_SEAS]: points };
      },
    },
  );

const inForce = (game: Pacific) => game.state.position.war!.emergencyLinks;
const pointsOf = (game: Pacific, side: "allied" | "japanese"): (number | undefined)[] =>
  Object.values(game.state.position.war!.hands[side].commandPoints);

test("the Tokyo Express costs 5 points, and leads from a linked port with six steps of destroyers to a shore within 8 hexes (11.7.1)", () => {
  const game = links(rabaul, 7);
  make(game, { link: "tokyo-express" });
  expect(offered(game, "linkFrom")).toEqual(["1630"]);
  make(game, { linkFrom: "1630" });
  expect(offered(game, "linkTo")).toContain("1134");
  expect(offered(game, "linkTo")).not.toContain("0922");
  make(game, { linkTo: "1134" });
  expect(inForce(game)).toEqual([{ kind: "tokyo-express", from: "1630", to: "1134" }]);
  expect(pointsOf(game, "japanese")).toEqual([2]);
});

test("the reach of the Tokyo Express and its price are those of the parameters", () => {
  const changed = (name: string, value: number): Rules =>
    rulesWith("parameters.json", `/links/${name}`, value);
  expect(offered(links(rabaul, 7, changed("emergencyCost", 8)), "link")).toEqual([]);
  expect(offered(links(rabaul, 7, changed("expressSteps", 7)), "link")).toEqual([]);
  const near = links(rabaul, 7, changed("expressHexes", 3));
  make(near, { link: "tokyo-express" }, { linkFrom: "1630" });
  expect(offered(near, "linkTo")).not.toContain("1134");
});

test("a link in force costs 2 points in each later Reinforcement Phase, or it ends (11.7)", () => {
  const withExpress: Standing = { ...rabaul, emergency: [["tokyo-express", "1630", "1134"]] };
  const kept = links(withExpress, 7);
  make(kept, { keep: "tokyo-express", payer: SOUTH_SEAS });
  expect([inForce(kept).length, pointsOf(kept, "japanese")]).toEqual([1, [5]]);
  const refused = links(withExpress, 7);
  make(refused, { do: "done" });
  expect([inForce(refused), pointsOf(refused, "japanese")]).toEqual([[], [7]]);
  expect(inForce(links(withExpress, 1))).toEqual([]);
  const dear = links(withExpress, 7, rulesWith("parameters.json", "/links/emergencyUpkeep", 8));
  expect(inForce(dear)).toEqual([]);
});

test("the Tokyo Express ends for good when fewer than six steps of destroyers are left at its Start (11.7.1)", () => {
  const game = links({ ...rabaul, emergency: [["tokyo-express", "1630", "1134"]] }, 0);
  expect(diary(game)).toContain("Tokyo Express ends");
  // Allied fighters stop all other links to Guadalcanal.
  const still = links(
    {
      ...rabaul,
      headquarters: { ...rabaul.headquarters, "a-hq-south-pacific": "0135" },
      bases: { ...rabaul.bases, allied: ["1330", "1234"] },
      air: [
        ["us-f-l1", "1330"],
        ["us-f-l1", "1234"],
      ],
      emergency: [["tokyo-express", "1630", "1134"]],
    },
    7,
  );
  const { table: t } = still;
  expect(isLinked(t, hex("1134"), 1)).toBe(true);
  t.set(t.position.fleet.hits, ship("j-dd3"), 1);
  expect(isLinked(t, hex("1134"), 1)).toBe(false);
});

test("Air Transport leads from a linked airbase to one within 8 hexes with no enemy fighters within 2 (11.7.2)", () => {
  const game = links(calcutta, 5);
  expect(offered(game, "link")).toEqual(["air-transport-north", "air-transport-south"]);
  make(game, { link: "air-transport-north" });
  expect(offered(game, "linkFrom")).toEqual(expect.arrayContaining(["5610", "5514"]));
  make(game, { linkFrom: "5514" });
  expect(offered(game, "linkTo")).toContain("5120");
  const ends = (what: Standing, using: Rules = rules): unknown[] => {
    const other = links(what, 5, using);
    make(other, { link: "air-transport-north" }, { linkFrom: "5514" });
    return offered(other, "linkTo");
  };
  const watched: Standing = { ...calcutta, air: [["j-f-l1", "4923"]] };
  const beside: Standing = { ...calcutta, air: [["j-f-l1", "5121"]] };
  expect(ends(watched)).toContain("5120");
  expect(ends(beside)).not.toContain("5120");
  expect(ends(beside, rulesWith("parameters.json", "/links/transportFighters", 0))).toContain("5120");
  expect(ends(calcutta, rulesWith("parameters.json", "/links/transportHexes", 7))).not.toContain("5120");
});

test("the two Air Transports may not share a Start or an End, but one may start where the other ends (11.7.2)", () => {
  const game = links({ ...calcutta, emergency: [["air-transport-north", "5514", "5018"]] }, 20);
  make(game, { keep: "air-transport-north", payer: SEAC }, { link: "air-transport-south" });
  expect(offered(game, "linkFrom")).not.toContain("5514");
  expect(offered(game, "linkFrom")).toContain("5018");
  make(game, { linkFrom: "5018" });
  expect(offered(game, "linkTo")).toContain("5120");
  make(game, { linkTo: "5120" });
  const { table: t } = game;
  expect(isThroughEmergency(t, hex("5120"), numberOf(rules.headquartersOf, SEAC))).toBe(true);
});

test("what a link costs is doubled where another one leads to its Start (11.7.3)", () => {
  const north: [string, string, string] = ["air-transport-north", "5514", "5018"];
  const game = links({ ...calcutta, emergency: [north] }, 12);
  make(game, { keep: "air-transport-north", payer: SEAC }, { link: "air-transport-south" });
  make(game, { linkFrom: "5018" }, { linkTo: "5120" });
  expect(pointsOf(game, "allied")).toEqual([0]);
  const both: Standing = { ...calcutta, emergency: [north, ["air-transport-south", "5018", "5120"]] };
  const later = links(both, 7);
  make(later, { keep: "air-transport-north", payer: SEAC }, { keep: "air-transport-south", payer: SEAC });
  expect(pointsOf(later, "allied")).toEqual([1]);
});

test("nothing that the enemy does blocks the Tokyo Express: an interdicted port at its Start does not (11.7.1)", () => {
  const blocked: Standing = {
    ...rabaul,
    bases: { ...rabaul.bases, allied: ["1330", "1234"] },
    headquarters: { ...rabaul.headquarters, "a-hq-south-pacific": "0135" },
    air: [
      ["us-f-l1", "1330"],
      ["us-f-l1", "1234"],
    ],
    ships: [
      ["j-dd3", "1630"],
      ["j-dd5", "1630"],
    ],
    emergency: [["tokyo-express", "1630", "1134"]],
  };
  const { table: t } = links(blocked, 7);
  const base = t.position.bases.find((each) => each.hex === hex("1630"))!;
  t.set(base, "hits", 99);
  expect(isLinked(t, hex("1630"), 1)).toBe(true);
  expect(isLinked(t, hex("1134"), 1)).toBe(true);
});

test("an airbase that was built where there is no airfield may be the Start or the End of Air Transport (11.7.2, 17.5.1)", () => {
  const bare = rulesWith("map.json", "/places/chungking/airfield", "none");
  const ends = (built: string[]): unknown[] => {
    const game = links(calcutta, 5, bare);
    const { table: t } = game;
    t.set(t.position.war!, "builtAirfields", built);
    make(game, { link: "air-transport-north" }, { linkFrom: "5514" });
    return offered(game, "linkTo");
  };
  expect(ends([])).not.toContain("5120");
  expect(ends(["5120"])).toContain("5120");
});

test("a link that was begun may be given up, and is not offered again in the phase", () => {
  const game = links(rabaul, 7);
  make(game, { link: "tokyo-express" }, { linkFrom: "1630" }, { do: "done" });
  expect(inForce(game)).toEqual([]);
  expect(() => decision(game, "japanese")).toThrow();
});
