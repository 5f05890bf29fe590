import { describe, expect, it } from "vitest";
import { rollSearch, type Chart } from "../../../lib/games/pacific-war/ch24-search/charts";
import { fire } from "../../../lib/games/pacific-war/model/combat";
import type { Lighting, Rules } from "../../../lib/games/pacific-war/model/rules";
import { searchForAircraft } from "../../../lib/games/pacific-war/model/search";
import { isLegalSize } from "../../../lib/games/pacific-war/model/task-forces";
import { choose, type Json, pending } from "../../../lib/kernel";
import { beginStrike, carrierScene } from "./ch28-scene";
import { diary, documents, hex, make, offered, type Pacific, rules, rulesWith, scene, ship } from "./engine";
import { fires, fleets, holds, withFleets } from "./fleets";
import { attacking, fight } from "./ground-scenes";

/** Charts and tables that battles read: with another cell play is another. */

type Seen = (using: Rules) => unknown;
type Change = [pointer: string, value: Json, seen: Seen];

const coral = (using: Rules, dice: number[], light: Lighting = "day-am"): Pacific =>
  scene(
    "still",
    {},
    {
      scenario: "battle-02-coral-sea",
      using,
      dice,
      change: (position) => {
        position.cycle = 1;
        position.lighting = light;
      },
    },
  );

/** One search at range 0 of water where nobody is. */
const search =
  (side: number, chart: Chart, light: Lighting): Seen =>
  (using) =>
    rollSearch(coral(using, [0], light).table, { side, chart, hex: hex("0932"), range: 0, modifier: 0 });

const airSearch =
  (side: number, light: Lighting): Seen =>
  (using) =>
    searchForAircraft(coral(using, [0], light).table, side, hex("0932"));

const shot =
  (dice: number[]): Seen =>
  (using) =>
    fire(coral(using, dice).table, { attack: "gunnery-short", strength: 4, side: 0, name: "guns" }).hits;

const light: Seen = (using) => {
  const game = scene(
    "lighting",
    {},
    {
      scenario: "battle-02-coral-sea",
      using,
      dice: [5],
      change: (position) => {
        position.cycle = 1;
      },
    },
  );
  make(game, { do: "roll" });
  return game.table.position.lighting;
};

/** Two cruisers by day in Coastal water, or by night in Restricted water. */
const cruisers = (using: Rules, at: string, lighting: Lighting, dice: number[], options: string[]): Pacific =>
  scene(
    "naval-battles",
    {},
    withFleets(
      fleets(
        {
          allied: { "tf-1": { at, ships: ["us-ca2"] } },
          japanese: { "tf-1": { at, ships: ["j-ca1"] } },
        },
        (position) => {
          position.lighting = lighting;
        },
      ),
      { using, dice, options },
    ),
  );

function bids(game: Pacific, allied: string, japanese: string): void {
  make(game, holds("j-ca1"), holds("us-ca2"));
  for (const { side } of pending(game)) choose(game, side, { bid: side === "allied" ? allied : japanese });
}

const ranges: Seen = (using) => {
  const game = cruisers(using, "0125", "day-am", [], []);
  bids(game, "short", "medium");
  return [...diary(game).matchAll(/The range is (\w+)\./g)].map(([, range]) => range);
};

const night: Seen = (using) => {
  const game = cruisers(using, "1134", "night", [5], ["night-combat"]);
  bids(game, "short", "short");
  make(game, holds("us-ca2"), fires("j-ca1", "us-ca2"));
  return game.table.position.fleet.hits[ship("us-ca2")];
};

const ground: Seen = (using) => diary(fight([5, 9, 9, 9], attacking(), { using }));

const dummies: Seen = (using) => {
  const game = scene(
    "dummy-task-forces",
    {},
    { scenario: "battle-02-coral-sea", options: ["dummy-task-forces"], using },
  );
  let placed = 0;
  for (; pending(game)[0]?.side === "japanese"; placed++)
    choose(game, "japanese", pending(game)[0]!.options[0]!);
  return placed;
};

const searchCharts = (["allied", "japanese"] as const).flatMap((owner, side): [string, Change][] => [
  ...(["lra", "f-t-b", "spotter"] as const).flatMap((chart): [string, Change][] => [
    [`search-${owner}-${chart}-day`, ["/rows/0/cells/0", "-", search(side, chart, "day-am")]],
    [`search-${owner}-${chart}-night`, ["/rows/0/cells/0", "-", search(side, chart, "night")]],
  ]),
  [`search-${owner}-air`, ["/rows/0/cells/day", "-", airSearch(side, "day-am")]],
  [`search-${owner}-air`, ["/rows/0/cells/night", "-", airSearch(side, "night")]],
]);

const charts: [chart: string, change: Change][] = [
  ["air-naval-column", ["/rows/3/cells/4", "0", shot([3])]],
  ["air-naval-results", ["/rows/gunnery-short/cells/2", "5", shot([3])]],
  ["critical-hits", ["/rows/9/cells/hits", "0", shot([0, 9])]],
  ["random-lighting", ["/rows/5/cells/section", "dusk", light]],
  ["range-determination", ["/rows/coastal/cells/day-dusk", "short", ranges]],
  ["range-bid", ["/rows/short-medium/cells/medium", "medium", ranges]],
  ["night-combat", ["/rows/japanese/cells/japanese", "0", night]],
  ["ground-quality", ["/rows/6/cells/6", "5", ground]],
  ["ground-ratio", ["/rows/50/cells/die", "+3", ground]],
  ["ground-combat", ["/rows/6/cells/5", "50A", ground]],
  ["dummy-task-forces", ["/rows/2/cells/dummies", "1", dummies]],
  ["night-initiative", ["/rows/engagement/cells/1", "allied", (using) => night(using)]],
  ...searchCharts,
];

/** Those of the months and of the whole war (6.0 to 22.0), and of playing alone (35.0), which no battle reads. */
const otherCharts = [
  "command-points-allied",
  "command-points-japanese",
  "manchurian-garrison",
  "naval-losses",
  "operation-level",
  "operational-intelligence",
  "penalty-steps",
  "reaction-level",
  "shipping-attrition-columns",
  "shipping-attrition-level-1",
  "shipping-attrition-level-2",
  "shipping-attrition-level-3",
  "shipping-attrition-level-4",
  "shipping-losses-escorts",
  "shipping-losses-merchants",
  "solitaire-bidding",
  "strategic-intelligence-allied",
  "strategic-intelligence-japanese",
  "training",
  "weather-mainland-asia",
  "weather-north-pacific",
  "weather-south-pacific",
  "weather-southeast-asia",
];

const missions: Seen = (using) => {
  const game = scene(
    "advantage-air-missions",
    {},
    {
      scenario: "battle-02-coral-sea",
      using,
      change: (position) => {
        position.cycle = 1;
        position.advantage = 1;
        position.lighting = "day-am";
      },
    },
  );
  return [offered(game, "mission"), offered(game, "at")];
};

const strike: Seen = (using) => {
  const game = carrierScene({ dice: [5], using });
  beginStrike(game);
  return diary(game);
};

const tables: [table: string, change: Change][] = [
  ["combat-lines", ["/attacks/gunnery-short/line", "strategic-fire-bombing", shot([3])]],
  ["combat-lines", ["/attacks/gunnery-short/critical", false, shot([0, 9])]],
  [
    "ship-types",
    [
      "/types/CV/capital",
      false,
      (using) =>
        isLegalSize(
          coral(using, []).table,
          [1, 2, 3, 4, 5].map((n) => ship(`j-cv${n}`)),
        ),
    ],
  ],
  [
    "lighting",
    ["/conditions/night/range", "day-dusk", (using) => diary(cruisers(using, "0126", "night", [], []))],
  ],
  ["lighting", ["/conditions/day-am/missions", "night", missions]],
  ["air-missions", ["/missions/strike/engines", ["B"], missions]],
  ["air-missions", ["/missions/strike/coordination", "always", strike]],
];

describe("charts and tables of battles", () => {
  const isAnother = (path: string, [pointer, value, seen]: Change): void => {
    expect(seen(rulesWith(path, pointer, value))).not.toEqual(seen(rules));
  };

  it.each(charts)("charts/%s changes play", (chart, change) => isAnother(`charts/${chart}.json`, change));

  it.each(tables)("tables/%s changes play", (table, change) => isAnother(`tables/${table}.json`, change));

  it("every chart is changed here, or belongs to the months", () => {
    const all = Object.keys(documents).flatMap((path) => /^charts\/(.+)\.json$/.exec(path)?.[1] ?? []);
    expect([...new Set(charts.map(([chart]) => chart)), ...otherCharts].sort()).toEqual(all.sort());
  });
});
