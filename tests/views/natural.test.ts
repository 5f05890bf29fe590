import { describe, expect, it } from "vitest";
import { get } from "../../lib/documents";
import { changeValues } from "../../lib/editing";
import { changedSteps, ON, optionSwitches, stepLists, switched, weightSets } from "../../lib/views";
import { after, editContextOver } from "../editing/edit-context";
import { shipped } from "../support/shipped";

const { game, files } = shipped("fire-in-the-sky");
const context = editContextOver(files, []);
const world = { draft: context.draft, game };
const CAMPAIGN = "scenarios/campaign.json";

describe("options as switches", () => {
  it("a switch stands as the scenario has it, with its numbers from every document that cites its rule", () => {
    const { options, scenario } = optionSwitches(world, CAMPAIGN)!;
    expect(scenario).toBe(CAMPAIGN);
    expect(options.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual(["oomph-in-your-hits"]);
    const numbers = options
      .find(({ id }) => id === "long-lance")!
      .numbers.map(({ document, pointer, text }) => `${document}${pointer} ${text}`);
    expect(numbers).toEqual([
      "parameters.json/longLance/classes CA, DD",
      "parameters.json/longLance/side japan",
      "parameters.json/longLance/firepower 2",
      "parameters.json/longLance/rounds 1",
      "units.json/naval/j-dd/firepower 1",
      "units.json/naval/j-ca/firepower 1",
    ]);
  });

  it("its text and its numbers follow the data, in both editions and wherever the number stands", () => {
    for (const edition of ["fire-in-the-sky", "fire-in-the-sky-2e"]) {
      const { files: ofEdition, game: definition } = shipped(edition);
      const start = editContextOver(ofEdition, []);
      const whole = optionSwitches({ draft: start.draft, game: definition })!;
      expect(whole.options.map(({ summary }) => summary).join("\n")).not.toMatch(/[{}]/);
      const kamikaze = after(
        start,
        changeValues(start, "base", "parameters.json", [
          { pointer: "/kamikaze/fromTurn", value: 12 },
          { pointer: "/tokyoExpress/classes", value: ["CL", "DD"] },
        ]),
      );
      const changed = after(
        kamikaze,
        changeValues(kamikaze, "base", "tables/combat.json", [
          { pointer: "/types/air-strike/modifiers/armored-decks/add", value: -2 },
        ]),
      );
      const { options } = optionSwitches({ draft: changed.draft, game: definition })!;
      const text = (id: string) => options.find((each) => each.id === id)?.summary;
      expect(text("divine-wind")).toMatch(/^From Turn 12 on, with \d+ Victory Points or fewer,/);
      expect(text("tokyo-express")).toContain("one Task Force of Japan with CL and DD alone");
      expect(text("armored-decks")).toMatch(/have −2 on each die\.$/);
      expect(text("ranger")).toContain("to West Coast USA. Japan gains 1 Victory Point for it.");
      expect(options.find(({ id }) => id === "armored-decks")?.numbers[0]).toMatchObject({
        document: "tables/combat.json",
        text: "-2",
      });
    }
  });

  it("turning one keeps the others, in the order of the list, and is read back", () => {
    const all = optionSwitches(world, CAMPAIGN)!;
    const value = switched(all, "long-lance", true);
    expect(value).toEqual(["long-lance", "oomph-in-your-hits"]);
    const changed = after(context, changeValues(context, "base", CAMPAIGN, [{ pointer: ON, value }]));
    const now = optionSwitches({ draft: changed.draft, game }, CAMPAIGN)!;
    expect(now.options.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual(value);
    expect(switched(now, "oomph-in-your-hits", false)).toEqual(["long-lance"]);
  });

  it("says what a rule that is on needs, and what it cannot stand beside", () => {
    const values = [
      { pointer: "/options/long-lance/requires", value: ["tokyo-express"] },
      { pointer: "/options/long-lance/conflicts", value: ["oomph-in-your-hits"] },
    ];
    const bound = after(context, changeValues(context, "base", "options.json", values));
    const turned = after(
      bound,
      changeValues(bound, "base", CAMPAIGN, [{ pointer: ON, value: ["long-lance", "oomph-in-your-hits"] }]),
    );
    const lance = optionSwitches({ draft: turned.draft, game }, CAMPAIGN)!.options.find(
      ({ id }) => id === "long-lance",
    );
    expect(lance).toMatchObject({ lacks: ["Tokyo Express"], bars: ["Put a little oomph in your hits"] });
  });
});

describe("weights as sliders", () => {
  it("every number of Flat Top's player is a slider, for both sides", () => {
    const flatTop = shipped("flat-top");
    const { draft } = editContextOver(flatTop.files, []);
    const { sets, rows } = weightSets({ draft, game: flatTop.game }, "players/steady.json")!;
    expect(sets).toEqual(["Allies", "Japan"]);
    const weights = get(draft.documents.get("players/steady.json")!.value, "/japanese") as object;
    expect(rows.map(({ key }) => key)).toEqual(Object.keys(weights));
    expect(rows.find(({ key }) => key === "strikeRange")!.weights[1]).toMatchObject({
      pointer: "/japanese/strikeRange",
      min: 0,
      max: 40,
      step: 1,
    });
  });

  it("a weight of both sides is one row, between the ends of its schema", () => {
    const { sets, rows } = weightSets(world, "players/steady.json")!;
    expect(sets).toEqual(["Japan", "Allies"]);
    const value = get(context.draft.documents.get("players/steady.json")!.value, "/allies/chance");
    expect(rows.find(({ key }) => key === "chance")?.weights[1]).toMatchObject({
      pointer: "/allies/chance",
      value,
      min: 0,
      max: 1,
      step: 0.01,
    });
    expect(rows.find(({ key }) => key === "screens")?.weights[0]).toMatchObject({ step: 1 });
  });
});

describe("the sequence as lists", () => {
  it("each list stands behind the one that plays it, with what can be put in", () => {
    const { lists, known } = stepLists(world, "sequence.json")!;
    expect(lists.slice(0, 3).map(({ id, depth }) => [id, depth])).toEqual([
      ["turn", 0],
      ["japanese-player-turn", 1],
      ["transport", 2],
    ]);
    expect(lists.find(({ id }) => id === "combat")!.steps.map(({ id }) => id)).toEqual([
      "submarine-attacks",
      "battles",
    ]);
    expect(lists.filter(({ id }) => id === "reinforcement")).toHaveLength(1);
    expect(known.map(({ id }) => id)).toContain("air-strikes");
  });

  it("a list that leads back to itself is shown once", () => {
    const turn = ["late-conquest", "japanese-player-turn", "turn"];
    const round = after(
      context,
      changeValues(context, "base", "sequence.json", [{ pointer: "/turn", value: turn }]),
    );
    const { lists } = stepLists({ draft: round.draft, game }, "sequence.json")!;
    expect(lists.filter(({ id }) => id === "turn")).toHaveLength(1);
  });

  it("steps are moved both ways, doubled, taken out and put in", () => {
    const steps = ["a", "b", "c"];
    expect(changedSteps(steps, { do: "move", from: 0, to: 2 })).toEqual(["b", "a", "c"]);
    expect(changedSteps(steps, { do: "move", from: 2, to: 0 })).toEqual(["c", "a", "b"]);
    expect(changedSteps(steps, { do: "move", from: 0, to: 3 })).toEqual(["b", "c", "a"]);
    expect(changedSteps(steps, { do: "double", at: 1 })).toEqual(["a", "b", "b", "c"]);
    expect(changedSteps(steps, { do: "remove", at: 1 })).toEqual(["a", "c"]);
    expect(changedSteps(steps, { do: "add", step: "d", to: 3 })).toEqual(["a", "b", "c", "d"]);
  });
});
