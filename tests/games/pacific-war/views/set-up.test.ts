import { describe, expect, it } from "vitest";
import { child } from "../../../../lib/documents";
import { map } from "../../../../lib/games/pacific-war/views/map";
import { print } from "../../../../lib/games/pacific-war/views/print";
import { ownSchedule } from "../../../../lib/games/pacific-war/views/schedule";
import { scenarioOf } from "../../../../lib/games/pacific-war/saved";
import type { Json } from "../../../../lib/kernel";
import { busyPart, type MapView } from "../../../../lib/views/map";
import { documents, rules, scene } from "../engine";

const coralSea = "scenarios/battle-02-coral-sea.json";
const strategic = "scenarios/strategic-1941-45.json";
const lay = (kind: string, from?: string, path = coralSea) =>
  map.overlay(rules, documents[path]!, kind, from, "map");

describe("a set-up of Pacific War on the map", () => {
  it("opens Task Forces row by row, with aircraft by their ships and Bases by their places", () => {
    const holdings = map.holdings(documents, coralSea);
    const named = (title: string) => holdings.find((each) => each.title === title)?.counters;
    expect(named("Task Force 1, Core, Truk")?.map(({ face }) => face.name)).toEqual(["Shokaku", "Zuikaku"]);
    expect(named("Task Force 1, Screen, Truk")).toHaveLength(2);
    expect(named("Air units aboard Shokaku, Truk")).toMatchObject([{ steps: 4, group: "aboard Shokaku" }]);
    expect(named("Base, Rabaul")).toHaveLength(1);
    expect(holdings.filter(({ where }) => where === "out")).toEqual([]);
  });

  it.each(Object.keys(documents).filter((path) => path.startsWith("scenarios/")))(
    "has every counter of the set-up once, and no more than there are: %s",
    (path) => {
      const sides = child(documents[path], "sides");
      const listed = ["allied", "japanese"].flatMap((side) =>
        [
          "ships",
          "airUnits",
          "groundUnits",
          "bases",
          "fortifications",
          "headquarters",
          "submarineCommands",
        ].flatMap((list) =>
          Object.keys((child(child(sides, side), list) ?? {}) as object).map(
            (id) => `/sides/${side}/${list}/${id}`,
          ),
        ),
      );
      const held = map
        .holdings(documents, path)
        .flatMap(({ counters }) => counters.map(({ pointer }) => pointer));
      expect(held.filter((pointer) => listed.includes(pointer)).sort()).toEqual(listed.sort());
      expect(
        map
          .mix(documents, path)
          .filter(({ left }) => left < 0)
          .map(({ face }) => face.type),
      ).toEqual([]);
    },
  );

  it("shows a saved game where its counters stand", () => {
    const game = scene("game", {}, { seed: 7, scenario: "training" });
    const saved = scenarioOf(game.table, {
      id: "saved",
      title: "Saved",
      from: documents["scenarios/training.json"]!,
    });
    const path = "scenarios/saved.json";
    const places = (of: string): Json =>
      map
        .holdings({ ...documents, [path]: saved }, of)
        .map(
          ({ place, counters }) =>
            `${place} ${counters
              .map(({ face }) => face.name)
              .sort()
              .join(", ")}`,
        )
        .sort();
    expect(places(path)).toEqual(places("scenarios/training.json"));
  });

  it("shows ports and airfields with who holds them: as the map, the country or a Base has it (23.1.5)", () => {
    const site = (name: string) => map.sites(documents, coralSea).find((each) => each.name === name)!;
    expect(site("Rabaul")).toMatchObject({
      control: "japanese",
      note: expect.stringMatching(/^port, a large airfield/) as string,
    });
    expect(site("Noumea").control).toBe("allied");
    // 33: Siam is of Japan by its country.
    expect(site("Bangkok").control).toBe("japanese");
  });

  it("moves ships between Task Forces, units to where they can be, and refuses others by the rule", () => {
    const move = (from: string, to: string) =>
      map.handle(documents, coralSea, { do: "move", from, to: `/places/${to}`, count: 1 });
    const hexOf = (id: string) => rules.hexes.ids[rules.places[rules.placeOf[id]!]!.hex]!;
    expect(move("/sides/allied/ships/us-ca6", hexOf("cooktown"))).toEqual({
      ok: true,
      label: expect.stringMatching(/^Move .* to Cooktown$/) as string,
      values: [{ pointer: "/sides/allied/ships/us-ca6/taskForce", value: "tf-2" }],
    });
    expect(move("/sides/allied/ships/us-ca6", hexOf("efate"))).toMatchObject({
      values: [
        { pointer: "/sides/allied/taskForces/tf-3", value: { at: "efate" } },
        { pointer: "/sides/allied/ships/us-ca6/taskForce", value: "tf-3" },
      ],
    });
    expect(move("/sides/allied/ships/us-ca6", hexOf("chungking"))).toMatchObject({ ok: false, rule: "2.5" });
    expect(
      map.handle(documents, coralSea, { do: "reduce", from: "/sides/allied/airUnits/noumea-lra" }),
    ).toMatchObject({ ok: false, rule: "2.2.2" });
    expect(
      map.handle(documents, coralSea, { do: "reduce", from: "/sides/allied/ships/us-cv1" }),
    ).toMatchObject({ values: [{ pointer: "/sides/allied/ships/us-cv1/hits", value: 1 }] });
  });

  it("lays control, the area in play, weather, water, Command Range and distance over the map", () => {
    expect(lay("control").marks).toHaveLength(rules.places.length);
    const campaign = "scenarios/campaign-guadalcanal.json";
    expect(lay("areas", undefined, campaign).marks.map(({ tone }) => tone)).toContain("side:japanese");
    expect(lay("areas").note).toBeDefined();
    expect(lay("weather").key).toHaveLength(4);
    expect(lay("anchorages").marks.length).toBeGreaterThan(2000);
    expect(lay("command").marks.filter(({ text }) => text === "HQ")).toHaveLength(2);
    expect(lay("distance", "0835").marks.find(({ place }) => place === "0935")?.text).toBe("1");
  });

  it("has what each month brings on the track of its schedules, and moves it to a month that is free (14.0)", () => {
    const path = "schedules/japan-guadalcanal.json";
    expect(ownSchedule.turns(documents, path)!.map(({ label }) => label)).toEqual([
      "Aug 42",
      "Sep 42",
      "Oct 42",
      "Nov 42",
      "Dec 42",
      "Jan 43",
    ]);
    const september = ownSchedule
      .groups(documents, path)
      .find(({ id }) => id === "japanese-1942-09-reinforcements")!;
    expect(september).toMatchObject({
      title: "Reinforcements",
      units: { "j-cvl3": 1, "j-2-div": 1 },
    });
    expect(ownSchedule.pointerOn!(september, september.turn + 1)).toBe("/months/1942-10/reinforcements");
    const both = ownSchedule.groups(documents, strategic);
    expect(new Set(both.map(({ side }) => side))).toEqual(new Set(["allied", "japanese"]));
  });

  it("opens a map that is too large to be read whole where the counters are", () => {
    const place = (x: number, y: number, stacks: unknown[]) => ({ shape: "hex", centre: { x, y }, stacks });
    const view = (opens: boolean) =>
      ({
        board: { opensAtCounters: opens || undefined },
        bounds: { x: -1, y: -1, width: 120, height: 90 },
        places: [place(0, 0, []), place(60, 40, ["stack"]), place(70, 44, ["stack"])],
      }) as unknown as MapView;
    expect(busyPart(view(true))).toEqual({ x: 54, y: 31, width: 24, height: 24 });
    expect(busyPart(view(false))).toBeUndefined();
    expect(map.boards[0]!.opensAtCounters).toBe(true);
  });

  it("prints how the scenario begins and the steps of a month, with the Battle Cycle in it", () => {
    expect(
      print
        .starts(documents, coralSea)
        .slice(0, 3)
        .map(({ title, value }) => [title, value]),
    ).toEqual([
      ["Play begins", "May 1942, Day 0"],
      ["Play ends", "after 14 Days"],
      ["Operation player", expect.any(String)],
    ]);
    const titles = JSON.stringify(print.sequence(documents));
    for (const title of [
      "Lighting Phase",
      "Naval Combat Phase 1",
      "Strategic Intelligence Determination Phase",
    ])
      expect(titles).toContain(title);
  });
});
