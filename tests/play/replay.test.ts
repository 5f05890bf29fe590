import { describe, expect, it } from "vitest";
import { hash } from "../../lib/kernel";
import { bot, choose, edited, fed, finish, seated } from "./support";

const parameters = "parameters.json";
/** Sea Deployment of two hexes only (8.2): hardly a Deployment Phase of the bots lives with that. */
const shortRange = edited(parameters, '"seaRange": 4', '"seaRange": 1');
/** Submarines hit merchantmen from 2 on. */
const deadly = edited(parameters, '"submarine-vs-merchants": 5', '"submarine-vs-merchants": 2');

/** Played by bots to the end of the first Deployment Phase. */
const deployed = () => {
  const sitting = seated();
  bot(sitting, "part");
  while (sitting.session!.game!.table.phase()?.step !== "first-deployment") bot(sitting, "phase");
  bot(sitting, "phase");
  return sitting;
};

describe("an edit during play", () => {
  it("that touches nothing in play keeps the line and the game", () => {
    const sitting = deployed();
    const { at } = sitting.session!;
    const before = hash(sitting.session!.game!);
    sitting.onUpdate(fed(edited("scenarios/short-campaign.json", '"title": "', '"title": "New ')));
    finish(sitting);
    expect(sitting.broken).toBeUndefined();
    expect(sitting.differs()).toBeUndefined();
    expect(sitting.session!.at).toBe(at);
    expect(hash(sitting.session!.game!)).toBe(before);
    expect(sitting.session!.playable.title).toContain("New ");
  });

  it("that breaks the line is reported by the choice, its phase, the reason and the rule", () => {
    const sitting = deployed();
    const { moments } = sitting.session!;
    sitting.onUpdate(fed(shortRange));
    finish(sitting);
    const { broken } = sitting;
    expect(broken).toMatchObject({ phase: { step: "first-deployment" }, choice: { side: "japan" } });
    expect(broken!.rule).toMatch(/^8\./);
    expect(broken!.message).toMatch(/^“to .*”: .* is more than 1 hexes of open sea away/);
    expect(broken!.choice).toEqual({
      side: moments[broken!.index]!.side,
      step: moments[broken!.index]!.step,
      choice: moments[broken!.index]!.choice,
    });
    expect(broken!.rest).toBe(moments.length - broken!.index);
    expect(sitting.session!.at).toBe(broken!.index);
  });

  it("that is undone brings the whole line back", () => {
    const sitting = deployed();
    const { length } = sitting.session!.moments;
    const before = hash(sitting.session!.game!);
    sitting.onUpdate(fed(shortRange));
    finish(sitting);
    expect(sitting.broken).toBeDefined();
    sitting.onUpdate(fed());
    finish(sitting);
    expect(sitting.broken).toBeUndefined();
    expect(sitting.session!.at).toBe(length);
    expect(hash(sitting.session!.game!)).toBe(before);
  });

  it("can be continued from where the line broke, and then the rest is gone", () => {
    const sitting = deployed();
    sitting.onUpdate(fed(shortRange));
    finish(sitting);
    const { index } = sitting.broken!;
    choose(sitting);
    expect(sitting.broken).toBeUndefined();
    expect(sitting.session!.moments).toHaveLength(index + 1);
    // Another edit plays the new line again, and not the old one.
    sitting.onUpdate(fed());
    finish(sitting);
    expect(sitting.broken).toBeUndefined();
    expect(sitting.session!.at).toBe(index + 1);
  });

  it("whose line holds with another result says from where", () => {
    const sitting = deployed();
    while (
      !sitting.session!.log.some(({ dice }) =>
        dice?.some(({ need, faces }) => need === 5 && faces.some((face) => face > 1 && face < 5)),
      )
    )
      choose(sitting);
    const { log } = sitting.session!;
    sitting.onUpdate(fed(deadly));
    finish(sitting);
    expect(sitting.broken).toBeUndefined();
    const { session } = sitting;
    const differs = sitting.differs();
    expect(differs!.before).not.toBe(differs!.now);
    expect(session!.log.map(({ text }) => text)).toContain(differs!.now);
    expect(log.map(({ text }) => text)).toContain(differs!.before);
    expect(differs!.moment).toBeGreaterThan(0);
  });

  it("that has errors leaves the game on the data of before, and says so", () => {
    const sitting = deployed();
    const before = hash(sitting.session!.game!);
    const broken = { file: parameters, code: "schema/wrong-type", message: "This must be a number." };
    sitting.onUpdate({ ...fed(shortRange), errors: [broken] });
    finish(sitting);
    expect(sitting.stale).toEqual([broken]);
    expect(hash(sitting.session!.game!)).toBe(before);
    choose(sitting);
    expect(sitting.refused).toBeUndefined();
    sitting.onUpdate({ ...fed(), errors: [] });
    finish(sitting);
    expect(sitting.stale).toBeUndefined();
    expect(sitting.broken).toBeUndefined();
  });

  it("of another scenario does not touch the game; its own errors do", () => {
    const sitting = deployed();
    const elsewhere = { file: "scenarios/campaign.json", code: "x", message: "Broken." };
    sitting.onUpdate({ ...fed(), errors: [elsewhere] });
    expect(sitting.stale).toBeUndefined();
    sitting.onUpdate({ ...fed(), errors: [{ ...elsewhere, file: "scenarios/short-campaign.json" }] });
    expect(sitting.stale).toHaveLength(1);
  });

  it("of another scenario or a playtest does not play the line again", () => {
    const sitting = deployed();
    const { session } = sitting;
    const other = "scenarios/campaign.json";
    const { documents } = fed(edited(other, '"title": "', '"title": "New '));
    sitting.onUpdate({
      ...fed(),
      documents: { [other]: documents[other]! },
      playtests: { "playtests/x.json": "{}" },
    });
    expect(sitting.isBusy).toBe(false);
    expect(sitting.session).toBe(session);
  });

  it("after which the scenario cannot be set up says why, and leaves the game visible", () => {
    const sitting = deployed();
    const before = hash(sitting.session!.game!);
    const units = edited("scenarios/short-campaign.json", '"j-dd": 12', '"j-dd": 90');
    sitting.onUpdate(fed(units));
    finish(sitting);
    expect(sitting.broken).toMatchObject({ index: -1 });
    expect(sitting.broken!.message).toContain("counters are left");
    expect(hash(sitting.session!.game!)).toBe(before);
  });
});

describe("somebody who had gone back in time", () => {
  it("stays there when the data change", () => {
    const sitting = deployed();
    const { length } = sitting.session!.moments;
    sitting.obey({ do: "go", moment: 5 });
    sitting.onUpdate(fed(edited("scenarios/short-campaign.json", '"title": "', '"title": "New ')));
    finish(sitting);
    expect([sitting.session!.at, sitting.session!.moments.length]).toEqual([5, length]);
  });
});
