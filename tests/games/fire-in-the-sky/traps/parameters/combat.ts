import { landInSupply } from "../../../../../lib/games/fire-in-the-sky/board/supply";
import type { Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { offered, transportOf } from "../../chapters/table-top";
import { type Datum, ones } from "../changed";
import { p, scene, airPoints, formed, guns, hunted, capacity } from "./support";

/** Damage Checks of a battleship after a round in which so many of three destroyers score half a hit on it. */
function checksAfterHalves(rules: Rules, sixes: number): number {
  const made = scene(rules);
  made.force("japan", "1405", "j-bb-mutsu-nagato");
  made.force("allies", "1405", "u-dd", "u-dd", "u-dd");
  const fire = [1, 1, 1].map((_one, i) => (i < sixes ? 6 : 1));
  const play = made.play("battles", [1, 6, 1, ...fire, ...ones(40)]);
  play.by("japan", { commit: "ship" }).by("allies", { commit: "all" });
  play.by("japan", { do: "stay" }).by("allies", { do: "stay" });
  return play.needs("Damage Check").length;
}

/** Aircraft, submarines, landings and the opening turn. */
export const combat: Datum[] = [
  {
    at: "/airCommitment/range",
    change: (d) => void (p(d).airCommitment.range = 2),
    see(rules) {
      const made = scene(rules);
      made.air("japan", "formosa", 2);
      const play = made.play("air-commitment", []).choose({ type: "j-air" });
      return offered(play, { commit: "leyte" }).length > 0;
    },
    printed: false,
    changed: true,
  },
  {
    at: "/airCommitment/adjacentFraction",
    change: (d) => void (p(d).airCommitment.adjacentFraction = 1),
    see: (rules) => airPoints(rules, (s) => void s.air("japan", "lae", 4, "rabaul")),
    printed: 2,
    changed: 4,
  },
  {
    at: "/airCommitment/rounding",
    change: (d) => void (p(d).airCommitment.rounding = "up"),
    see: (rules) => airPoints(rules, (s) => void s.air("japan", "lae", 3, "rabaul")),
    printed: 1,
    changed: 2,
  },
  {
    at: "/submarines/escortClasses",
    change: (d) => void (p(d).submarines.escortClasses = ["CA", "DD"]),
    // Anti-submarine dice of a Task Force of one CA and one DD.
    see(rules) {
      const made = scene(rules);
      made.submarines("allies", 1);
      made.force("japan", "rabaul", "j-ca", "j-dd");
      const play = made.play("submarine-attacks", [6, 6]).by("allies", { attack: "task-force-0" });
      return play.diceOf("Anti-submarine attack")[0];
    },
    printed: 1,
    changed: 2,
  },
  {
    at: "/submarines/attacksPerTaskForce",
    change: (d) => void (p(d).submarines.attacksPerTaskForce = 2),
    see: (rules) => hunted(rules).attacks,
    printed: 1,
    changed: 2,
  },
  {
    at: "/submarines/pointsPerAttack",
    change: (d) => void (p(d).submarines.pointsPerAttack = 2),
    see: (rules) => hunted(rules).left,
    printed: 2,
    changed: 1,
  },
  {
    at: "/landing/range",
    change: (d) => void (p(d).landing.range = 1),
    // Truk is two hexes from Rabaul, and nothing Japanese is nearer.
    see(rules) {
      const made = scene(rules);
      made.force("japan", "rabaul", "j-dd", "j-land-2");
      const play = made.play("battles", []);
      return !play.over && offered(play, { type: "j-land-2" }).length > 0;
    },
    printed: true,
    changed: false,
  },
  {
    at: "/antiAircraft/baseFraction",
    change: (d) => void (p(d).antiAircraft.baseFraction = 1),
    see: (rules) => guns(rules, {}, (s) => void s.unit("u-dd", "manila"), { target: "manila", points: 3 }),
    printed: 4,
    changed: 8,
  },
  {
    at: "/antiAircraft/rounding",
    given: (d) => void (d.bases.bases.manila!.airCapacity = 7),
    change: (d) => void (p(d).antiAircraft.rounding = "up"),
    see: (rules) => guns(rules, {}, (s) => void s.unit("u-dd", "manila"), { target: "manila", points: 3 }),
    printed: 3,
    changed: 4,
  },
  {
    at: "/antiAircraft/taskForceRounding",
    given: (d) => void (d.units.naval["u-dd"]!.antiAircraft = 0.5),
    change: (d) => void (p(d).antiAircraft.taskForceRounding = "up"),
    see: (rules) =>
      guns(rules, {}, (s) => void s.force("allies", "manila", "u-dd", "u-dd", "u-dd"), { points: 3 }),
    printed: 1,
    changed: 2,
  },
  {
    at: "/airUnits/transportPerStep",
    change: (d) => void (p(d).airUnits.transportPerStep = 2),
    see(rules) {
      const made = scene(rules);
      made.units("kure", "j-dd");
      made.air("japan", "kure", 2);
      return 30 - transportOf(formed(made, "kure", ["j-dd", "j-air"]).choose({ to: "1405" }), "japan");
    },
    printed: 2,
    changed: 4,
  },
  {
    at: "/landCombat/hitsPerAirStep",
    change: (d) => void (p(d).landCombat.hitsPerAirStep = 3),
    // Every die misses; what hits is the two air steps.
    see(rules) {
      const made = scene(rules, { phasing: "allies" });
      made.units("truk", "u-land-8", "j-land-2");
      made.air("japan", "truk", 2);
      const play = made.play("battles", ones(40)).by("japan", { points: 0 }).by("allies", { do: "attack" });
      return /defender (\d+)/.exec(play.text())?.[1];
    },
    printed: "2",
    changed: "6",
  },
  {
    at: "/surfaceCombat/halfHitsPerHit",
    change: (d) => void (p(d).surfaceCombat.halfHitsPerHit = 3),
    see: (rules) => [2, 3].map((sixes) => checksAfterHalves(rules, sixes)),
    printed: [1, 1],
    changed: [0, 1],
  },
  {
    at: "/airPoints/perStep",
    change: (d) => void (p(d).airPoints.perStep = 2),
    see: (rules) =>
      airPoints(rules, (s) => {
        s.control("japan", "rabaul");
        s.air("japan", "rabaul", 2);
      }),
    printed: 2,
    changed: 4,
  },
  {
    at: "/airPoints/perAirStrength",
    change: (d) => void (p(d).airPoints.perAirStrength = 2),
    see: (rules) => airPoints(rules, (s) => void s.force("japan", "rabaul", "j-cv-akagi-kaga")),
    printed: 4,
    changed: 8,
  },
  {
    at: "/supplyStatus/alwaysOut",
    change: (d) => void (p(d).supplyStatus.alwaysOut = []),
    see(rules) {
      const made = scene(rules);
      const abda = made.unit("n-land-abda", "surabaya");
      return landInSupply(made.t, abda, 1, true, new Uint8Array());
    },
    printed: false,
    changed: true,
  },
  {
    at: "/expansion/side",
    change: (d) => void (p(d).expansion.side = "japan"),
    see: (rules) => ["midway", "truk"].map((base) => capacity(rules, base)),
    printed: [4, 6],
    changed: [2, 12],
  },
  {
    at: "/expansion/factorFromTurn",
    change: (d) => void (p(d).expansion.factorFromTurn = { "1": 1, "5": 7 }),
    see: (rules) => capacity(rules, "midway"),
    printed: 4,
    changed: 14,
  },
  {
    at: "/navalAviation/carrierClasses",
    change: (d) => void (p(d).navalAviation.carrierClasses = ["CV"]),
    see: (rules) => airPoints(rules, (s) => void s.force("japan", "rabaul", "j-cvl-zuiho-shoho")) > 0,
    printed: true,
    changed: false,
  },
  {
    at: "/navalAviation/stepsPerAirStrength",
    change: (d) => void (p(d).navalAviation.stepsPerAirStrength = 2),
    see(rules) {
      const made = scene(rules, { turn: 1 });
      made.air("japan", "naval-aviation-kure", 4);
      made.unit("j-cv-akagi-kaga", "carriers-without-planes-kure");
      return offered(made.play("arrivals", []), { rebuild: "j-cv-akagi-kaga" }).length;
    },
    printed: 1,
    changed: 0,
  },
  {
    at: "/turnOne/turn",
    change: (d) => void (p(d).turnOne.turn = 2),
    see: (rules) =>
      [1, 2].map((turn) =>
        guns(rules, { turn }, (s) => void s.unit("u-dd", "manila"), { target: "manila", points: 3 }),
      ),
    printed: [0, 4],
    changed: [4, 0],
  },
  {
    at: "/turnOne/cheapTaskForces",
    change: (d) => void (p(d).turnOne.cheapTaskForces = 2),
    see(rules) {
      const short = { ...rules, sequence: { ...rules.sequence, "japanese-player-turn": ["disbandment"] } };
      const made = scene(short, { turn: 1 });
      made.unit("j-dd", "kure");
      return made.play("japanese-player-turn", []).position.cheapTaskForces;
    },
    printed: 1,
    changed: 2,
  },
  {
    at: "/turnOne/firstFire",
    change: (d) => void (p(d).turnOne.firstFire = "allies"),
    see(rules) {
      const made = scene(rules, { turn: 1 });
      made.air("us", "rabaul", 2);
      made.control("japan", "lae");
      made.air("japan", "lae", 2, "rabaul");
      // Whoever fires first hits, and the other has fewer points to answer with.
      return made.play("battles", [6, 6, 1, 1, 1, 1]).diceOf("Air-to-air");
    },
    printed: [1, 1],
    changed: [2],
  },
  {
    at: "/turnOne/alliedBaseAntiAircraft",
    change: (d) => void (p(d).turnOne.alliedBaseAntiAircraft = 2),
    see: (rules) =>
      guns(rules, { turn: 1 }, (s) => void s.unit("u-dd", "manila"), { target: "manila", points: 3 }),
    printed: 0,
    changed: 2,
  },
  {
    at: "/turnOne/alliedLandings",
    change: (d) => void (p(d).turnOne.alliedLandings = true),
    see(rules) {
      const made = scene(rules, { turn: 1, phasing: "allies" });
      made.force("allies", "midway", "u-dd", "u-land-2");
      return made.play("battles", []).over;
    },
    printed: true,
    changed: false,
  },
];
