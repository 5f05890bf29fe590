import { describe, expect, it } from "vitest";
import type { Choice } from "../../../../lib/kernel";
import type { Play } from "../helpers";
import { campaign, oilOf, passTo, transportOf } from "./table-top";

/** Transport and Oil totals of the Example of Play, from the set-up to the end of the movements. */

const totals = (play: Play): [number, number] => [transportOf(play, "japan"), oilOf(play)];

/** Sea Deployment of so many counters of a type, leg by leg. */
function ship(play: Play, type: string, from: string, legs: string[], count = 1, steps?: number): void {
  for (let i = 0; i < count; i++) {
    let at = from;
    for (const to of legs) {
      const how: Choice = steps === undefined ? { to, by: "sea" } : { to, by: "sea", steps };
      const unit = play.decision.options.find(
        (option) =>
          option.type === type && option.from === at && (steps === undefined || option.steps === steps),
      );
      play.choose(unit!, how);
      at = to;
    }
  }
}

function sail(play: Play, from: string, to: string, ...members: string[]): void {
  play.choose({ form: from });
  for (const type of members) play.choose({ type });
  play.choose({ do: "sail" }, { to });
}

describe("the Example of Play", () => {
  it("every running total of Transport and Oil Points is as printed", () => {
    const play = campaign({ seed: 1 });
    play.choose({ type: "j-land-4", to: "yokosuka" }, { all: true, to: "kure" });
    play.choose({ to: "naval-aviation-kure" });
    expect(totals(play)).toEqual([4, 12]);

    play.choose({ base: "brunei", oil: 4 });
    expect(totals(play)).toEqual([0, 16]);

    play.choose({ steps: 2, to: "kure" });
    passTo(play, "first-deployment");
    expect(totals(play)).toEqual([30, 16]);

    ship(play, "j-dd", "kure", ["hainan"], 2);
    expect(totals(play)).toEqual([29, 16]);
    ship(play, "j-land-4", "kure", ["palau"]);
    ship(play, "j-ca", "kure", ["palau"]);
    ship(play, "j-dd", "kure", ["palau"], 2);
    expect(totals(play)).toEqual([25, 16]);
    ship(play, "j-dd", "kure", ["palau", "brunei"]);
    expect(totals(play)).toEqual([24, 16]);
    ship(play, "j-air", "formosa", ["truk", "rabaul"], 1, 2);
    ship(play, "j-air", "formosa", ["truk", "wake"], 1, 2);
    expect(totals(play)).toEqual([20, 16]);
    ship(play, "j-cvl-zuiho-shoho", "kure", ["truk"]);
    ship(play, "j-cv-shokaku-zuikaku", "kure", ["truk"]);
    ship(play, "j-ca", "kure", ["truk"], 2);
    ship(play, "j-dd", "kure", ["truk"], 5);
    expect(totals(play)).toEqual([12.5, 16]);
    ship(play, "j-air", "kure", ["truk"], 1, 2);
    expect(totals(play)).toEqual([11.5, 16]);

    // One-hex Deployments are free.
    play.choose({ type: "j-land-8", from: "bangkok" }, { to: "rangoon", by: "one-hex" });
    play.choose({ type: "j-bb-fuso-yamashiro" }, { to: "okinawa", by: "one-hex" });
    play.choose({ type: "j-land-4", from: "yokosuka" }, { to: "kure", by: "one-hex" });
    expect(totals(play)).toEqual([11.5, 16]);

    // The odd half is lost as the phase ends (2.1.2.1).
    passTo(play, "operational-movement");
    expect(totals(play)).toEqual([11, 16]);

    sail(play, "hainan", "rangoon", "j-dd");
    expect(totals(play)).toEqual([11, 15.25]);
    sail(play, "hainan", "singapore", "j-dd");
    expect(totals(play)).toEqual([11, 14.75]);
    sail(play, "kure", "manila", "j-dd");
    expect(totals(play)).toEqual([11, 14.25]);
    sail(play, "brunei", "lae", "j-dd", "j-land-2");
    expect(totals(play)).toEqual([9, 13.75]);
    sail(play, "palau", "surabaya", "j-ca", "j-dd", "j-dd", "j-land-4");
    expect(totals(play)).toEqual([5, 11.75]);

    play.choose({ do: "done" });
    expect(totals(play)).toEqual([5, 11]);
  });
});
