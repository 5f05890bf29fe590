import { strengthOf } from "../../../../../lib/games/fire-in-the-sky/model/pieces";
import { loadOf } from "../../../../../lib/games/fire-in-the-sky/board/occupation";
import { ALLIES, JAPAN, type Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { campaign, offered, values } from "../../chapters/table-top";
import { type Datum, ones } from "../changed";
import { airPoints, farthest, guns, oilTo, scene, torpedo } from "../parameters/support";

/** Counters and their ratings, schedules, levels and tables. */

/** What a Japanese destroyer unit needs against a Dutch one, and the check that a hit on it takes. */
function duel(rules: Rules): (number | undefined)[] {
  const made = scene(rules);
  made.force("japan", "1405", "j-dd");
  made.force("allies", "1405", "n-dd");
  // Japan has Air Superiority; the Dutch ship fires first and misses.
  const play = made.play("battles", [6, 1, 1, 6, 1, 1]);
  play.choose({ commit: "ship" }, { commit: "ship" }, { do: "stay" }, { do: "stay" });
  return [play.needs("DD fires")[1], ...play.needs("Damage Check")];
}

const atSea = (rules: Rules, type: string): number => {
  const made = scene(rules);
  const unit = made.unit(type, "rabaul", 1);
  return strengthOf(made.t, unit);
};

export const units: Datum[] = [
  {
    at: "/naval/*/firepower",
    change: (d) => void (d.units.naval["j-dd"]!.firepower = 3),
    see: (rules) => duel(rules)[0],
    printed: 3,
    changed: 2,
  },
  {
    at: "/naval/*/defense",
    change: (d) => void (d.units.naval["j-bb-mutsu-nagato"]!.defense = 8),
    see: (rules) => torpedo(rules, [6, 1, 1]).needs("Damage Check"),
    printed: [9],
    changed: [6],
  },
  {
    at: "/naval/*/antiAircraft",
    change: (d) => void (d.units.naval["u-dd"]!.antiAircraft = 3),
    see: (rules) => guns(rules, {}, (s) => void s.force("allies", "manila", "u-dd", "u-dd"), { points: 3 }),
    printed: 1,
    changed: 6,
  },
  {
    at: "/naval/*/airStrength",
    change: (d) => void (d.units.naval["j-cv-akagi-kaga"]!.airStrength = 6),
    see: (rules) => airPoints(rules, (s) => void s.force("japan", "rabaul", "j-cv-akagi-kaga")),
    printed: 4,
    changed: 6,
  },
  {
    at: "/naval/*/transport",
    change: (d) => void (d.units.naval["j-dd"]!.transport = 1),
    see: (rules) => oilTo(rules, "okinawa"),
    printed: 0.5,
    changed: 1,
  },
  {
    at: "/naval/*/movement",
    change: (d) => void (d.units.naval["j-dd"]!.movement = 5),
    see: (rules) => farthest(rules, "j-dd", "kure"),
    printed: 8,
    changed: 5,
  },
  {
    at: "/naval/*/count",
    change: (d) => void (d.units.naval["j-dd"]!.count = 20),
    see: (rules) => rules.piecesOfType[rules.typeOf["j-dd"]!]!.length,
    printed: 12,
    changed: 20,
  },
  {
    at: "/naval/*/class",
    change: (d) => void (d.units.naval["j-ca"]!.class = "DD"),
    see(rules) {
      const made = scene(rules);
      made.unit("j-ca", "truk");
      const play = made.play("destroyer-transfer", []);
      return !play.over && offered(play, { type: "j-ca" }).length > 0;
    },
    printed: false,
    changed: true,
  },
  {
    at: "/naval/*/optional",
    change: (d) => void delete d.units.naval["j-cvl-hosho-ryujo"]!.optional,
    see: (rules) => values(campaign({}, rules), "type").includes("j-cvl-hosho-ryujo"),
    printed: false,
    changed: true,
  },
  {
    at: "/*/*/nation",
    change: (d) => void (d.units.naval["u-cl"]!.nation = "britain"),
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.force("allies", "midway", "u-cl");
      return made.play("ships-return", []).position.at.filter((at) => at === made.place("singapore")).length;
    },
    printed: 0,
    changed: 1,
  },
  {
    at: "/land/*/strength",
    change: (d) => void (d.units.land["n-land-abda"]!.strength = 6),
    see: (rules) => atSea(rules, "n-land-abda"),
    printed: 4,
    changed: 6,
  },
  {
    at: "/land/*/reduced",
    change: (d) => void (d.units.land["j-land-8"]!.reduced = 3),
    see: (rules) => atSea(rules, "j-land-8"),
    printed: 4,
    changed: 3,
  },
  {
    at: "/land/*/transport",
    change: (d) => void (d.units.land["j-land-8"]!.transport = 6),
    see(rules) {
      const made = scene(rules);
      made.unit("j-land-8", "truk");
      return loadOf(made.t, made.place("truk"), JAPAN, "land");
    },
    printed: 8,
    changed: 6,
  },
  {
    at: "/land/*/steps",
    change(d) {
      d.units.land["b-land-4"]!.steps = 1;
      delete d.units.land["b-land-4"]!.reduced;
    },
    see(rules) {
      const made = scene(rules);
      made.unit("j-land-8", "rangoon");
      const division = made.unit("b-land-4", "rangoon");
      const play = made.play("battles", [6, ...ones(11)]).choose({ do: "attack" });
      return play.at(division);
    },
    printed: "rangoon",
    changed: "turn-record-track",
  },
  {
    at: "/air/*/maxSteps",
    change: (d) => void (d.units.air["b-air"]!.maxSteps = 1),
    see(rules) {
      const made = scene(rules);
      made.air("britain", "ceylon", 6);
      return loadOf(made.t, made.place("ceylon"), ALLIES, "air");
    },
    printed: 6,
    changed: 3,
  },
];

/** Needs of one die of submarines against merchantmen on Turn 6. */
const submarineNeed = (rules: Rules): number | undefined => {
  const made = scene(rules);
  made.submarines("allies", 1);
  return made.play("submarine-warfare", [1]).choose({ submarines: 1 }).needs("Submarines")[0];
};

export const tables: Datum[] = [
  {
    at: "tables/surface-combat.json",
    change: (d) => void (d.surface.firepower["1"]!["7"] = "5"),
    see: (rules) => duel(rules)[0],
    printed: 3,
    changed: 5,
  },
  {
    at: "tables/combat.json add",
    change: (d) => void (d.combat.types["submarine-vs-merchants"].modifiers["from-turn-6"]!.add = 2),
    see: submarineNeed,
    printed: 4,
    changed: 3,
  },
  {
    at: "tables/combat.json when",
    change: (d) =>
      void (d.combat.types["submarine-vs-merchants"].modifiers["from-turn-6"]!.when = {
        is: "turn-between",
        from: 9,
      }),
    see: submarineNeed,
    printed: 4,
    changed: 5,
  },
  {
    at: "tables/naval-damage.json",
    change: (d) => void (d.damage.modifiers["submarine"]!.add = 4),
    see: (rules) => torpedo(rules, [6, 1, 1]).needs("Damage Check"),
    printed: [9],
    changed: [7],
  },
  {
    at: "tables/naval-damage.json perFirepower",
    change: (d) => void (d.damage.modifiers["surface"]!.perFirepower = 2),
    see: (rules) => duel(rules).at(-1),
    printed: 6,
    changed: 5,
  },
  {
    at: "schedules/levels.json submarinePoints",
    change: (d) => void (d.levels.submarinePoints.japan = { "1": 5 }),
    see: (rules) => scene(rules).play("submarine-points", []).position.submarine[JAPAN]! / 4,
    printed: 2,
    changed: 5,
  },
  {
    at: "schedules/levels.json transportPoints",
    change: (d) => void (d.levels.transportPoints.britain = { "1": 6, "4": 9 }),
    see: (rules) =>
      scene(rules, { phasing: "allies" }).play("transport-points", []).position.transport[2]! / 4,
    printed: 6,
    changed: 9,
  },
  {
    at: "schedules/japan.json",
    change: (d) => void (d.japan.turns["5"]!["air"]!.airSteps = 3),
    see: (rules) => values(scene(rules, { turn: 5 }).play("arrivals", []), "steps"),
    printed: [1],
    changed: [3, 1],
  },
  {
    at: "sequence.json",
    change: (d) => void (d.sequence.transport = ["destroyer-transfer"]),
    see(rules) {
      const made = scene(rules);
      made.control("japan", "brunei");
      return made.play("transport", []).over;
    },
    printed: false,
    changed: true,
  },
];
