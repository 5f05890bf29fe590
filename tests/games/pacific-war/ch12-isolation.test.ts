import { expect, test } from "vitest";
import { type Pacific, rules, rulesWith, scene } from "./engine";
import { type Standing, stand } from "./link-scenes";

/** Units that nobody links: there is no headquarters on the map. */
const lonely = (
  what: Standing,
  {
    dice = [],
    using = rules,
    ...more
  }: { dice?: number[]; using?: typeof rules; month?: string; isBroken?: boolean } = {},
): Pacific =>
  scene(
    "isolation",
    {},
    {
      scenario: "strategic-1941-45",
      dice,
      using,
      change: (position) => {
        stand(position, what);
        position.month = more.month ?? "1943-01";
        for (const unit of position.groundUnits) unit.broken = more.isBroken === true;
      },
    },
  );

const { steps } = rules.airClasses[rules.airClassOf["us-f-l1"]!]!;
const airSteps = (game: Pacific): number[] => game.state.position.airUnits.map((unit) => unit.steps);
const troops = (game: Pacific): [boolean, number][] =>
  game.state.position.groundUnits.map(({ broken, hits }) => [broken, hits]);

const aircraft: Standing = {
  air: [
    ["us-f-l1", "1134"],
    ["us-lra", "1134"],
  ],
};
const marines: Standing = { ground: [["us-1-mar-div", "1134"]] };
const quality = rules.groundClasses[rules.groundClassOf["us-1-mar-div"]!]!.troopQuality;

test("an isolated air unit of two steps or more loses one; of one step it loses nothing (12.1)", () => {
  expect(airSteps(lonely(aircraft))).toEqual([steps - 1, 1]);
  const change = (name: string, value: number) => rulesWith("parameters.json", `/isolation/${name}`, value);
  expect(airSteps(lonely(aircraft, { using: change("leastSteps", steps + 1) }))).toEqual([steps, 1]);
  expect(airSteps(lonely(aircraft, { using: change("loss", 2) }))).toEqual([steps - 2, 1]);
});

test("an isolated ground unit that fails its Troop Quality check is Broken (12.3)", () => {
  expect(troops(lonely(marines, { dice: [quality] }))).toEqual([[false, 0]]);
  expect(troops(lonely(marines, { dice: [quality + 1] }))).toEqual([[true, 0]]);
});

test("one that is Broken checks with half its Troop Quality, and loses a step (12.2)", () => {
  const half = Math.ceil(quality / 2);
  expect(troops(lonely(marines, { dice: [half], isBroken: true }))).toEqual([[true, 0]]);
  expect(troops(lonely(marines, { dice: [half + 1], isBroken: true }))).toEqual([[true, 1]]);
});

test("linked units take no penalty, nor do those aboard ships", () => {
  const linked: Standing = {
    headquarters: { "a-hq-south-pacific": "0135" },
    air: [["us-f-l1", "1134"]],
    ground: [["us-1-mar-div", "1134"]],
  };
  const game = lonely(linked);
  expect([airSteps(game), troops(game)]).toEqual([[steps], [[false, 0]]]);
});

test("Chinese units near a friendly city of China are spared, and Fiji and New Caledonia in January 1942 (12.0)", () => {
  const china: Standing = { control: { allied: ["chungking"] }, ground: [["cn-army-group-1", "5120"]] };
  expect(troops(lonely(china))).toEqual([[false, 0]]);
  const suva: Standing = { air: [["us-f-l1", "suva"]] };
  expect(airSteps(lonely(suva, { month: "1942-01" }))).toEqual([steps]);
  expect(airSteps(lonely(suva, { month: "1942-02" }))).toEqual([steps - 1]);
});

test("Red Chinese are in supply within 5 Movement Points of a friendly Chinese city (11.1.3)", () => {
  const red: Standing = { control: { allied: ["yenan"] }, ground: [["cn-red-1-corps", "yenan"]] };
  expect(troops(lonely(red))).toEqual([[false, 0]]);
});
