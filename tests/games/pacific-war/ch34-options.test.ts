/** 34.0, 6.0, 35.0: every option changes play: here those that no test of their chapter plays without as well. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { documents, offered, place, rules, scene, ship } from "./engine";

const WAR = "strategic-1941-45";

/** What can be chosen in a step, by the member that names it. */
const choices = (
  step: string,
  member: string,
  options: string[],
  change: (position: Position) => void,
): unknown[] =>
  offered(
    scene(
      step,
      {},
      {
        scenario: WAR,
        options,
        change(position) {
          position.terms.linked = true;
          change(position);
        },
      },
    ),
    member,
  );

/** By option what a player can see of it, in a position in which it matters. */
const sees: Readonly<Record<string, (options: string[]) => unknown>> = {
  "fighter-escort": (options) =>
    choices("special-arrivals", "arrive", options, (position) => void (position.month = "1945-04")),
  tirpitz: (options) =>
    choices("special-arrivals", "arrive", options, (position) => {
      position.month = "1944-01";
      position.war!.initiative = 1;
    }),
  "barges-and-boats": (options) =>
    choices("special-arrivals", "arrive", options, (position) => void (position.month = "1942-06")),
  "carrier-conversion": (options) =>
    choices("naval-repair", "convert", options, ({ fleet, war }) => {
      fleet.hits.fill(0);
      fleet.hex[ship("j-cvs2")] = rules.places[place("kure")]!.hex;
      fleet.taskForce[ship("j-cvs2")] = -1;
      fleet.activated[ship("j-cvs2")] = false;
      war!.special = { "conversion-j-cvs2": 5 };
    }),
};

/** Options that the tests of these files turn on and off. */
const elsewhere: Readonly<Record<string, string>> = {
  weather: "ch06-weather",
  "krs-submarine": "ch34-submarines",
  "sto-submarine": "ch34-search",
  flagships: "ch34-submarines",
  "dummy-task-forces": "ch34-dummies",
  "defensive-pilot-skill": "ch34-air",
  "extended-fighter-range": "ch34-air",
  "bomber-toughness": "ch34-air",
  "bomber-search": "ch34-search",
  "night-attack": "ch34-steps",
  "night-combat": "ch29-phases",
  radar: "ch24-search",
  "float-planes": "ch34-search",
  sweeps: "ch34-steps",
  "armor-advantage": "ground-combat",
  "fighter-patrol": "ch34-patrol",
  "midget-submarines": "ch34-submarines",
  raiders: "ch34-steps",
  richelieu: "ch34-arrivals",
  solitaire: "ch35-solitaire",
};

it.each(Object.entries(sees))("%s changes what can be chosen", (option, see) => {
  expect(see([])).toEqual([]);
  expect(see([option])).not.toEqual([]);
});

it("no option is without a test in which it is on and off", () => {
  const { options } = documents["options.json"] as unknown as { options: Record<string, unknown> };
  expect([...Object.keys(sees), ...Object.keys(elsewhere)].toSorted()).toEqual(
    Object.keys(options).toSorted(),
  );
  for (const [option, file] of Object.entries(elsewhere))
    expect(readFileSync(new URL(`./${file}.test.ts`, import.meta.url), "utf8"), option).toContain(
      `"${option}"`,
    );
});
