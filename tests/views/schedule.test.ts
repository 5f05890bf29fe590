import { describe, expect, it } from "vitest";
import { get, type Json } from "../../lib/documents";
import {
  type Arrival,
  arrivalForm,
  moveArrival,
  removeArrival,
  scheduleTrack,
  type ScheduleTrack,
  type ViewWorld,
  writeArrival,
} from "../../lib/views";
import { after, type editContext, editContextOver, merged, parsed } from "../editing/edit-context";
import { shipped } from "../support/shipped";

const { game, files } = shipped("fire-in-the-sky");
type EditContext = ReturnType<typeof editContext>;

const layer = {
  id: "mine",
  kind: "variant",
  title: "Mine",
  reason: "to try",
  citations: [],
  requires: [],
  conflicts: [],
  default: false,
};

/** The shipped game under one layer of the workspace. */
const workspace = (patches: Readonly<Record<string, Json>> = {}): EditContext =>
  editContextOver(
    {
      ...files,
      "layers/mine/layer.json": JSON.stringify(layer),
      ...Object.fromEntries(
        Object.entries(patches).map(([path, patch]) => [`layers/mine/${path}`, JSON.stringify(patch)]),
      ),
    },
    ["mine"],
    ["layers/mine/layer.json", ...Object.keys(patches).map((path) => `layers/mine/${path}`)],
  );

const worldOf = (context: EditContext): ViewWorld => ({ draft: context.draft, game });
const track = (context: EditContext, options = {}): ScheduleTrack =>
  scheduleTrack(worldOf(context), options)!;
const all = ({ turns, outside }: ScheduleTrack): Arrival[] => [
  ...turns.flatMap(({ lanes }) => lanes.flat()),
  ...outside,
];
const arrival = (context: EditContext, id: string, turn: number): Arrival =>
  all(track(context)).find(({ group }) => group.id === id && group.turn === turn)!;

describe("7.1 the reinforcement schedules as a turn track", () => {
  const shown = track(workspace());

  it("has the turns of the game, and a lane for each nation", () => {
    expect(shown.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(shown.lanes.map(({ nation }) => nation)).toEqual(["japan", "us", "britain", "netherlands"]);
    expect(shown.lanes[1]).toMatchObject({ side: "allies", title: "United States" });
  });

  it("holds every group of both schedules once", () => {
    const groups = ["japan", "allies"].flatMap((side) => {
      const turns = get(merged(workspace(), `schedules/${side}.json`), "/turns") as Record<string, object>;
      return Object.entries(turns).flatMap(([turn, each]) =>
        Object.keys(each).map((id) => `${side} ${turn} ${id}`),
      );
    });
    const found = all(shown).map(({ group: { side, turn, id } }) => `${side} ${turn} ${id}`);
    expect(found.sort()).toEqual(groups.sort());
    expect(shown.outside).toEqual([]);
  });

  it("names the units, the air steps and how they come", () => {
    const [us] = shown.turns[1]!.lanes[1]!;
    expect(us?.units[0]).toMatchObject({ type: "u-bb-colorado-new-mexico", count: 1, forfeited: 0 });
    expect(us?.units[0]?.name).toContain("Colorado");
    expect(arrival(workspace(), "air", 4).group.pools).toMatchObject([{ noun: "air step", count: 2 }]);
    expect(arrival(workspace(), "air", 4).marks).toMatchObject([
      { key: "navalAviation", title: "Naval Aviation" },
    ]);
    expect(arrival(workspace(), "european-fleet", 14)).toMatchObject({
      status: "reconstructed",
      layer: "base",
      marks: [{ key: "earlyArrival", value: true }],
    });
  });

  it("is empty for a game without schedules", () => {
    expect(scheduleTrack({ draft: workspace().draft, game: undefined })).toBeUndefined();
  });
});

describe("2.1 what the counter mix forfeits", () => {
  it("is nothing in the schedules as shipped", () => {
    expect(track(workspace()).forfeits).toEqual([]);
  });

  it("is a unit asked for more often than there are counters", () => {
    const context = workspace({
      "schedules/japan.json": {
        turns: { "5": { again: { nation: "japan", units: { "j-bb-yamato-musashi": 1 } } } },
      },
    });
    expect(track(context).forfeits).toMatchObject([
      {
        type: "j-bb-yamato-musashi",
        counters: 1,
        asked: 2,
        over: 1,
        perhaps: false,
        at: [{ turn: 5, pointer: "/turns/5/again/units/j-bb-yamato-musashi", over: 1 }],
      },
    ]);
    expect(arrival(context, "again", 5).units[0]).toMatchObject({ forfeited: 1 });
    expect(arrival(context, "yamato", 3).units[0]).toMatchObject({ forfeited: 0 });
  });

  it("counts what a scenario has in use, from its first turn on", () => {
    const context = workspace({
      "schedules/japan.json": { turns: { "5": { more: { nation: "japan", units: { "j-dd": 3 } } } } },
    });
    expect(track(context).forfeits).toEqual([]);
    const found = track(context, { scenario: "scenarios/campaign.json" }).forfeits;
    expect(found).toMatchObject([
      { type: "j-dd", counters: 12, inUse: 12, asked: 3, over: 3, perhaps: true },
    ]);
  });

  it("does not count groups that leave, nor those of options that are off", () => {
    const group = { nation: "japan", units: { "j-bb-yamato-musashi": 1 } };
    const leaves = workspace({
      "schedules/japan.json": { turns: { "5": { g: { ...group, remove: true } } } },
    });
    expect(track(leaves).forfeits).toEqual([]);
    const optional = workspace({
      "schedules/japan.json": { turns: { "5": { g: { ...group, option: "18.2.5" } } } },
    });
    expect(track(optional).forfeits).toHaveLength(1);
    expect(track(optional, { options: new Set() }).forfeits).toEqual([]);
  });

  it("counts air steps beyond all counters of a nation", () => {
    const context = workspace({
      "schedules/allies.json": { turns: { "5": { many: { nation: "britain", airSteps: 40 } } } },
    });
    expect(arrival(context, "many", 5).forfeitedPools).toMatchObject([{ noun: "air step" }]);
    expect(arrival(context, "british-air", 5).forfeitedPools).toEqual([]);
  });
});

describe("an arrival moved to another turn", () => {
  const move = (context: EditContext, id: string, from: number, to: number): EditContext => {
    const { group } = arrival(context, id, from);
    return after(context, moveArrival(context, { layer: "mine" }, worldOf(context), group, to));
  };

  it("is taken from the one and written into the other, with its sources", () => {
    const before = workspace();
    const done = move(before, "us-fleet", 4, 7 + 1);
    expect(arrival(done, "us-fleet", 4)).toBeUndefined();
    const turns = get(merged(done, "schedules/allies.json"), "/turns") as Record<
      string,
      Record<string, Json>
    >;
    // Turn 8 has a US fleet of its own.
    expect(turns["8"]!["us-fleet-2"]).toEqual(
      get(merged(before, "schedules/allies.json"), "/turns/4/us-fleet"),
    );
    expect(turns["8"]!["us-fleet"]).toEqual(
      get(merged(before, "schedules/allies.json"), "/turns/8/us-fleet"),
    );
    const sources = get(merged(done, "schedules/allies.json"), "/sources") as Record<string, Json>;
    expect(sources["/turns/4/us-fleet"]).toBeUndefined();
    expect(sources["/turns/8/us-fleet-2"]).toMatchObject({ status: "designed" });
    expect(done.files["schedules/allies.json"]).toBe(before.files["schedules/allies.json"]);
  });

  it("back again leaves the layer empty", () => {
    const before = workspace();
    const back = move(move(before, "yamato", 3, 5), "yamato", 5, 3);
    expect(merged(back, "schedules/japan.json")).toEqual(merged(before, "schedules/japan.json"));
    expect(parsed(back, "layers/mine/schedules/japan.json")).toEqual({});
  });

  it("opens a turn that had no arrivals, and closes one that has none left", () => {
    const moved = move(workspace(), "air", 16, 1);
    expect(get(merged(moved, "schedules/japan.json"), "/turns/1/air")).toEqual({
      nation: "japan",
      airSteps: 2,
    });
    expect(get(merged(moved, "schedules/japan.json"), "/turns/16")).toBeUndefined();
  });

  it("is a small edit of the workspace's own schedule", () => {
    const all = editContextOver(files, []);
    const { group } = arrival(all, "yamato", 3);
    const change = moveArrival(all, "base", worldOf(all), group, 5);
    expect(change.ok && change.edits.every(({ text }) => text.length < 400)).toBe(true);
    expect(arrival(after(all, change), "yamato", 5).units[0]?.type).toBe("j-bb-yamato-musashi");
  });

  it("is refused for a turn that the game does not have", () => {
    const context = workspace();
    const { group } = arrival(context, "yamato", 3);
    expect(moveArrival(context, { layer: "mine" }, worldOf(context), group, 17).ok).toBe(false);
    const same = moveArrival(context, { layer: "mine" }, worldOf(context), group, 3);
    expect(same.ok && same.edits).toEqual([]);
  });
});

describe("arrivals made, changed and removed", () => {
  const JAPAN = "schedules/japan.json";
  const world = (context: EditContext): ViewWorld => ({ draft: context.draft, game });
  const turn = (context: EditContext, number: number): Json | undefined =>
    get(merged(context, JAPAN), `/turns/${number}`);

  it("the form asks for what the schema has, with the nation of the lane", () => {
    const form = arrivalForm(world(workspace()), { document: JAPAN, turn: 5, nation: "japan" })!;
    expect(form.fields.slice(0, 4).map(({ key, text }) => [key, text])).toEqual([
      ["title", ""],
      ["nation", "japan"],
      ["units", ""],
      ["airSteps", ""],
    ]);
  });

  it("a new one is written on its turn, under an id of its own", () => {
    const context = workspace();
    const texts = { title: "Air", nation: "japan", units: "2 j-dd", airSteps: "", navalAviation: "" };
    const place = { document: JAPAN, turn: 3, nation: "japan" };
    const made = after(
      context,
      writeArrival(context, { layer: "mine" }, world(context), place, "air", texts),
    );
    expect(turn(made, 3)).toMatchObject({
      air: { airSteps: 2 },
      "air-2": { title: "Air", nation: "japan", units: { "j-dd": 2 } },
    });
  });

  it("a change writes only what differs; a wrong one is refused", () => {
    const context = workspace();
    const place = { document: JAPAN, turn: 3, pointer: "/turns/3/air" };
    const texts = Object.fromEntries(
      arrivalForm(world(context), place)!.fields.map(({ key, text }) => [key, text]),
    );
    const write = (airSteps: string) =>
      writeArrival(context, { layer: "mine" }, world(context), place, "", { ...texts, airSteps });
    expect(parsed(after(context, write("4")), `layers/mine/${JAPAN}`)).toMatchObject({
      turns: { "3": { air: { airSteps: 4 } } },
    });
    expect(get(merged(after(context, write("4")), JAPAN), "/turns/3/air/nation")).toBe("japan");
    expect(write("many")).toMatchObject({ ok: false });
  });

  it("one is taken off with its sources, and a turn that is left without any as well", () => {
    const context = workspace();
    const groups = scheduleTrack(world(context))!.turns.flatMap(({ lanes }) => lanes.flat());
    const cited = groups.find(({ group }) => group.document === JAPAN && group.pointer === "/turns/4/junyo")!;
    const left = after(context, removeArrival(context, { layer: "mine" }, cited.group));
    expect(get(merged(left, JAPAN), "/turns/4/junyo")).toBeUndefined();
    expect(Object.keys(get(merged(left, JAPAN), "/sources")!)).not.toContain("/turns/4/junyo");
    let rest = workspace();
    for (const { group } of groups.filter(({ group: each }) => each.document === JAPAN && each.turn === 3)) {
      rest = after(rest, removeArrival(rest, { layer: "mine" }, group));
    }
    expect(turn(rest, 3)).toBeUndefined();
    expect(removeArrival(left, { layer: "mine" }, cited.group)).toMatchObject({ ok: false });
  });
});

describe("a turn that brings numbers alone", () => {
  const { files, game } = shipped("pacific-war");
  const figuresOf = (document: string) => {
    const { draft } = editContextOver(files, []);
    return scheduleTrack({ draft, game }, { document })!.turns.map(({ figures }) => figures);
  };

  it("shows them in its lane, each with its share of the greatest and what may be written there", () => {
    const [first, second] = figuresOf("schedules/allies-guadalcanal.json");
    expect(first![0]).toMatchObject([
      {
        pointer: "/months/1942-08/commandPoints",
        noun: "Command Point",
        value: 105,
        share: 1,
        rule: { type: "integer" },
      },
    ]);
    expect(first![1]).toEqual([]);
    expect(second![0]![0]!.share).toBeCloseTo(70 / 105);
  });

  it("shows those of both schedules that a scenario names", () => {
    expect(figuresOf("scenarios/campaign-guadalcanal.json")[0]!.map((lane) => lane.length)).toEqual([1, 1]);
  });
});

describe("arrivals of a scenario that has a clock of its own", () => {
  const flatTop = shipped("flat-top");
  const HENDERSON = "scenarios/reinforcing-henderson-field.json";
  const opened = (): EditContext =>
    editContextOver(
      { ...flatTop.files, "layers/mine/layer.json": JSON.stringify(layer) },
      ["mine"],
      ["layers/mine/layer.json"],
    );
  const worldOn = ({ draft }: EditContext): ViewWorld => ({ draft, game: flatTop.game });
  const tracked = (context: EditContext, document = HENDERSON): ScheduleTrack =>
    scheduleTrack(worldOn(context), { document })!;
  const found = (context: EditContext, id: string): Arrival =>
    all(tracked(context)).find(({ group }) => group.id === id)!;
  const moved = (context: EditContext, id: string, turn: number) =>
    moveArrival(context, { layer: "mine" }, worldOn(context), found(context, id).group, turn);

  it("has a row for each turn of the scenario, with its hour, and a lane for each side", () => {
    const { turns, lanes, noun, outside, isOpen } = tracked(opened());
    expect(turns).toHaveLength(108);
    expect(turns[0]).toMatchObject({ title: "Turn 1, 0800 20 May", label: "1: 0800 20 May" });
    expect(turns[5]).toMatchObject({ title: "Turn 6, 1300 20 May", label: "6: 1300" });
    expect(turns[17]).toMatchObject({ title: "Turn 18, 0100 21 May", label: "18: 0100 21 May" });
    expect(lanes.map(({ title }) => title)).toEqual(["Allies", "Japan"]);
    expect([noun, outside, isOpen]).toEqual(["hour", [], false]);
  });

  it("shows Task Forces on the turn on which they enter, and the entries from theirs on", () => {
    const [allies, japan] = tracked(opened()).turns[5]!.lanes;
    expect(allies!.map(({ title }) => title)).toEqual([
      "Entry from this hour on",
      "Task Force 1 at HHH50",
      "Task Force 2 at HHH50",
    ]);
    expect(allies![1]!.units.map(({ name }) => name)).toContain("Hornet");
    expect(allies![0]!.marks.map(({ key }) => key)).toEqual(["edges", "sectors"]);
    expect(japan).toEqual([]);
    const other = tracked(opened(), "scenarios/training.json");
    expect([other.turns.length, all(other)]).toEqual([14, []]);
  });

  it("a drag writes the turn, and nothing else", () => {
    const done = after(opened(), moved(opened(), "allied-1", 9));
    expect(parsed(done, `layers/mine/${HENDERSON}`)).toEqual({
      sides: { allied: { taskForces: { "1": { enters: { turn: 9 } } } } },
    });
    expect(found(done, "allied-1").when).toBe("Turn 9, 1600 20 May");
    expect(moved(opened(), "allied-1", 6)).toMatchObject({ ok: true, edits: [] });
    expect(moved(opened(), "allied-1", 109)).toEqual({
      ok: false,
      reason: "The clock of this document has no Turn 109.",
    });
  });

  it("a clock that is broken in a draft still counts its turns, and what is beyond it is named", () => {
    const files = {
      [HENDERSON]: JSON.stringify({ ...JSON.parse(flatTop.files[HENDERSON]!), clock: { turns: 3 } }),
    };
    const broken = editContextOver({ ...flatTop.files, ...files }, []);
    const { turns, outside } = tracked(broken);
    expect(turns.map(({ title }) => title).at(-1)).toBe("Turn 3, of an unknown hour");
    expect(outside.map(({ title, when }) => [title, when])).toContainEqual([
      "Task Force 1 at HHH50",
      "Turn 6",
    ]);
  });

  it("an entry that ends keeps its length", () => {
    const done = after(opened(), moved(opened(), "japanese-entry-0", 4));
    expect(get(merged(done, HENDERSON), "/sides/japanese/entries/0")).toMatchObject({ from: 4, until: 4 });
    expect(found(done, "japanese-entry-0").title).toBe("Entry in this hour only");
  });

  it("the form asks for the turn and the hex, and a typed turn is written", () => {
    const context = opened();
    const { document, turn, pointer, fields } = found(context, "allied-1").group;
    const place = { document, turn, pointer, fields: fields! };
    const form = arrivalForm(worldOn(context), place)!.fields;
    expect(form.slice(0, 2).map(({ key, text, rule }) => [key, text, rule.title])).toEqual([
      ["enters/turn", "6", "Turn"],
      ["enters/hex", "HHH50", "Hex"],
    ]);
    const texts = Object.fromEntries(form.map(({ key, text }) => [key, text]));
    const write = (typed: string) =>
      writeArrival(context, { layer: "mine" }, worldOn(context), place, "", {
        ...texts,
        "enters/turn": typed,
      });
    expect(parsed(after(context, write("12")), `layers/mine/${HENDERSON}`)).toEqual({
      sides: { allied: { taskForces: { "1": { enters: { turn: 12 } } } } },
    });
    expect(write("soon")).toMatchObject({ ok: false });
  });
});
