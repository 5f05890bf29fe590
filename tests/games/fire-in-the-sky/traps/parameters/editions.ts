import type { Game } from "../../../../../lib/kernel";
import type { Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { offered, oilOf, values } from "../../chapters/table-top";
import { boardOf } from "../../views/support";
import { type Datum, ones } from "../changed";
import { formed, p, scene, whereabouts } from "./support";

/** Oil that Japan pays for a destroyer and a cruiser that go to sea at Kure and stay there. */
function oilForStaying(rules: Rules): number {
  const made = scene(rules);
  made.units("kure", "j-dd", "j-ca");
  return 30 - oilOf(formed(made, "kure", ["j-dd", "j-ca"]).choose({ to: "kure" }));
}

/** Two steps of aircraft at a base with room for two already: whether the cargo gets ashore. */
function disembarked(rules: Rules): string | number {
  const made = scene(rules, { phasing: "allies", turn: 3 });
  made.air("us", "midway", 2);
  const [aircraft] = made.air("us", "noumea", 2);
  made.force("allies", "midway", "u-dd", aircraft!);
  const play = made.play("battles", []);
  if (!play.over) play.choose({ disembark: rules.pieces[aircraft!]!.pieceId, steps: 2 });
  return whereabouts(play, aircraft!);
}

/** What is left of two British air steps at Rangoon after a lost land combat. */
function airStepsLeft(rules: Rules): number {
  const made = scene(rules);
  made.unit("j-land-4", "rangoon");
  made.unit("b-land-4", "rangoon");
  const [aircraft] = made.air("britain", "rangoon", 2);
  const play = made.play("battles", [6, 6, 6, ...ones(20)]);
  play.by("allies", { points: 0 }).by("japan", { do: "attack" });
  return play.steps(aircraft!);
}

/** The boxes of the Battle Board for what a base holds. */
function boxesAtBase(rules: Rules): string[] {
  const made = scene(rules, { phasing: "allies" });
  made.air("japan", "truk", 2);
  made.force("allies", "truk", "u-cv-lexington-enterprise");
  const { battle } = boardOf(made.play("battles", ones(40)).game as unknown as Game);
  return battle!.sides[0]!.boxes.map(({ title }) => title).filter((title) => title.includes("at Base"));
}

/** What the later edition decides otherwise (DIF-15 to DIF-48), each number alone in the rules of 2005. */
export const editions: Datum[] = [
  {
    at: "/movement/fuelRounding",
    change: (d) => void (p(d).movement.fuelRounding = "up"),
    see(rules) {
      const made = scene(rules);
      made.unit("j-dd", "kure");
      return 30 - oilOf(formed(made, "kure", ["j-dd"]).choose({ to: "rabaul" }));
    },
    printed: 0.75,
    changed: 1,
  },
  {
    at: "/movement/stayingCostsOil",
    change: (d) => void (p(d).movement.stayingCostsOil = false),
    see: oilForStaying,
    printed: 1.5,
    changed: 0,
  },
  {
    at: "/movement/passengersEndOnLand",
    change: (d) => void (p(d).movement.passengersEndOnLand = true),
    see(rules) {
      const made = scene(rules);
      made.units("kure", "j-dd", "j-land-4");
      return values(formed(made, "kure", ["j-dd", "j-land-4"]), "to").includes("1202");
    },
    printed: true,
    changed: false,
  },
  {
    at: "/reaction/longMovesCostMore",
    given: (d) => void (p(d).movement.shortMove = 1),
    change: (d) => void (p(d).reaction.longMovesCostMore = false),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.control("japan", "midway");
      made.unit("j-ca", "midway");
      made.force("allies", "pearl-harbor", "u-dd");
      const play = made.play("reaction", []).choose({ form: "midway" }, { type: "j-ca" }, { do: "sail" });
      if (!play.over && play.decision.step === "sail-task-force") play.choose({ to: "pearl-harbor" });
      return 30 - oilOf(play);
    },
    printed: 1.5,
    changed: 1,
  },
  {
    at: "/landing/obligatory",
    change: (d) => void (p(d).landing.obligatory = true),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      const [division] = made.units("midway", "u-land-4");
      made.force("allies", "midway", "u-dd", division!);
      const play = made.play("battles", []);
      // Whoever may stay aboard does.
      if (!play.over) play.choose(offered(play, { do: "done" })[0]!);
      return whereabouts(play, division!);
    },
    printed: 7,
    changed: "midway",
  },
  {
    at: "/landing/aircraftNeedRoom",
    change: (d) => void (p(d).landing.aircraftNeedRoom = false),
    see: disembarked,
    printed: 4,
    changed: "midway",
  },
  {
    at: "/landCombat/aircraftSuffer",
    change: (d) => void (p(d).landCombat.aircraftSuffer = true),
    see: airStepsLeft,
    printed: 2,
    changed: 1,
  },
  {
    at: "/replacements/removedAtEnd",
    change: (d) => void (p(d).replacements.removedAtEnd = "phasing"),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      const marker = made.unit("japan-replacements", "truk", 2);
      return made.play("replacements-removal", []).at(marker) === "truk";
    },
    printed: false,
    changed: true,
  },
  {
    at: "/battleBoard/hybridClasses",
    change: (d) => void (p(d).battleBoard.hybridClasses = ["CV"]),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.unit("j-land-4", "rabaul");
      made.force("allies", "rabaul", "u-cv-lexington-enterprise");
      const play = made.play("battles", ones(40));
      return !play.over && play.decision.step === "hybrid-placement";
    },
    printed: false,
    changed: true,
  },
  {
    at: "/battleBoard/landAndAirTogether",
    change: (d) => void (p(d).battleBoard.landAndAirTogether = false),
    see: boxesAtBase,
    printed: ["Land/Air at Base"],
    changed: ["Air at Base", "Land at Base"],
  },
];
