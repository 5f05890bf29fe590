import { describe, expect, it } from "vitest";
import { records } from "../../../lib/games/fire-in-the-sky/records";
import { type Rules, sideIds } from "../../../lib/games/fire-in-the-sky/model/rules";
import { view } from "../../../lib/kernel";
import { get } from "../../../lib/documents";
import { shipped, startScenario } from "../../support/shipped";

describe.each([
  ["fire-in-the-sky", "campaign"],
  ["fire-in-the-sky-2e", "java-sea"],
])("what the records of %s follow", (id, scenario) => {
  const rules = shipped(id).ruleset.rules as Rules;
  const printed = view(startScenario(id, scenario));

  it("is part of the printed state", () => {
    for (const { pointer } of records.tracks) expect(get(printed, pointer), pointer).toBeTypeOf("number");
    for (const base of Object.keys(get(printed, "/bases") as object))
      expect(["japan", "allies", "none"]).toContain(
        get(printed, records.holdings!.pointer.replace("*", base)),
      );
  });

  it("is every track there is, each under one name", () => {
    const { transport, submarine, ...others } = get(printed, "/tracks") as Record<string, object>;
    const pointers = [
      ...Object.keys(others).map((track) => `/tracks/${track}`),
      ...Object.keys(transport!).map((nation) => `/tracks/transport/${nation}`),
      ...Object.keys(submarine!).map((side) => `/tracks/submarine/${side}`),
    ];
    expect(records.tracks.map(({ pointer }) => pointer).sort()).toEqual(pointers.sort());
    expect(new Set(records.tracks.map(({ title }) => title)).size).toBe(records.tracks.length);
  });

  it("is set by existing steps", () => {
    const { steps } = shipped(id).game.module;
    for (const step of records.tracks.flatMap(({ setBy = [] }) => setBy))
      expect(steps[step], step).toBeDefined();
  });

  it("calls the counters of a side so that they are distinguished by what they are and whose", () => {
    const titleOf = (type: string) => records.losses!.titleOf(rules, type);
    expect(titleOf("japan-air")).toBe("Air steps (Japan)");
    expect(titleOf("b-dd")).toBe("DD (Britain)");
    expect(titleOf("j-dd")).toBe("DD");
    expect(titleOf("no-such-type")).toBe("no-such-type");
    sideIds.forEach((_side, n) => {
      const ships = rules.types.filter(({ side, kind }) => side === n && kind === "naval");
      expect(new Set(ships.map((type) => titleOf(type.id))).size).toBe(ships.length);
    });
  });
});
