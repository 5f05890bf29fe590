import { describe, expect, it } from "vitest";
import type { FireInTheSkyScenario } from "../../../lib/documents/generated/types";
import { fireInTheSky } from "../../../lib/games/fire-in-the-sky";
import type { Documents } from "../../../lib/games/types";
import { below, type Game, type Json, seedState, take } from "../../../lib/kernel";
import { shipped, startScenario } from "../../support/shipped";

/** The map of a scenario that was saved in the middle of play. */

const PATH = "scenarios/saved.json";
const { draft, ruleset } = shipped("fire-in-the-sky");
const views = fireInTheSky.views!.map!;
const asked = (game: Game) => 31 - Math.clz32(game.asked & -game.asked);

/** A game with Task Forces at sea, as a scenario among the shipped documents. */
function saved(): { documents: Documents; scenario: FireInTheSkyScenario } {
  const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 1 });
  const random = seedState(6);
  while (game.state.frames.at(-1)!.step !== "air-commitment") {
    const codes = game.table.codes(asked(game));
    take(game, asked(game), codes[below(random, codes.length)]!);
  }
  const scenario = fireInTheSky.scenarioOf(game.table as never, { id: "saved", title: "Saved" });
  const shippedOnes = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
  return {
    documents: { ...shippedOnes, [PATH]: scenario },
    scenario: scenario as unknown as FireInTheSkyScenario,
  };
}

describe("the map of a saved position", () => {
  const { documents, scenario } = saved();
  const { units, bases, taskForces } = scenario.position!;
  const holdings = views.holdings(documents, PATH);

  it("shows every counter once, where it stands", () => {
    const shown = holdings.flatMap(({ counters }) => counters.flatMap(({ pieces }) => pieces!));
    const markers = Object.keys(units).filter((id) => id.includes("-replacements-"));
    expect(shown.sort()).toEqual(
      Object.keys(units)
        .filter((id) => !markers.includes(id))
        .sort(),
    );
    for (const { where, place, counters } of holdings) {
      if (where !== "map") continue;
      for (const { pieces } of counters) for (const id of pieces!) expect(units[id]!.at).toBe(place);
    }
  });

  it("leads from a counter to its entry in the text", () => {
    for (const { entry, counters } of holdings) {
      expect(entry).toMatch(/^\/position\/units\//);
      for (const { pointer, pieces } of counters) expect(pointer).toBe(`/position/units/${pieces![0]}`);
    }
  });

  it("shows Task Forces at sea by their number and origin", () => {
    const at = holdings.find(({ counters }) => counters.some(({ group }) => group !== undefined))!;
    const { group, pieces } = at.counters.find((each) => each.group !== undefined)!;
    const number = units[pieces![0]!]!.taskForce!;
    const { from } = taskForces[number]!;
    const { bases: sites } = documents["bases.json"] as { bases: Record<string, { name: string }> };
    expect(group).toBe(`Task Force ${number}, from ${sites[from]!.name}`);
  });

  it("knows who controls each base, and where that can be changed", () => {
    for (const site of views.sites(documents, PATH)) {
      if (!site.kind.held) continue;
      expect(site.control).toBe(bases[site.id]!.control);
      const field = site.fields.find(({ title }) => title === "Control")!;
      expect(field).toMatchObject({ document: PATH, pointer: `/position/bases/${site.id}/control` });
    }
  });

  it("lays overlays over the position as it stands, also where it cannot be played on", () => {
    const broken = structuredClone(scenario);
    broken.position!.frames.find(({ step }) => step === "sequence")!.data.i = 99;
    for (const shown of [scenario, broken]) {
      const { marks } = views.overlay(
        ruleset.rules as never,
        shown as unknown as Json,
        "control",
        undefined,
        "map",
      );
      const wake = marks.find(({ place }) => place === "wake");
      expect(wake?.text).toBe(bases.wake!.control === "japan" ? "J" : "A");
      expect(marks.length).toBeGreaterThan(20);
    }
  });

  it("refuses changes by hand, in words", () => {
    const [from] = holdings.flatMap(({ counters }) => counters);
    const moved = views.handle(documents, PATH, {
      do: "move",
      from: from!.pointer,
      to: "/setup/truk",
      count: 1,
    });
    expect(moved).toMatchObject({ ok: false, reason: expect.stringContaining("saved position") as string });
  });
});
