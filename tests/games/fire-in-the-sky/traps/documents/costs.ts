import type { Rules } from "../../../../../lib/games/fire-in-the-sky/model/rules";
import { offered, oilOf, points, transportOf } from "../../chapters/table-top";
import type { Datum } from "../changed";
import { formed, scene } from "../parameters/support";

/** The Transport Cost Chart. */

/** Transport Points that a leg from Kure to Okinawa costs. */
function leg(rules: Rules, type: string, steps?: number): number {
  const made = scene(rules);
  made.unit(type, "kure", steps);
  const play = made.play("second-deployment", []).choose({ type });
  return 30 - transportOf(play.choose(offered(play, { to: "okinawa" })[0]!), "japan");
}

/** Transport Points, and oil, that the same voyage costs a Task Force. */
function voyage(rules: Rules, type: string, to: string, steps?: number): number[] {
  const made = scene(rules);
  made.unit(type, "kure", steps);
  const play = formed(made, "kure", [type]).choose({ to });
  return [30 - transportOf(play, "japan"), 30 - oilOf(play)];
}

function transfer(rules: Rules): number {
  const made = scene(rules);
  made.unit("j-dd", "truk");
  return 30 - transportOf(made.play("destroyer-transfer", []).choose({ type: "j-dd" }), "japan");
}

export const costs: Datum[] = [
  {
    at: "/seaDeployment/naval",
    change: (d) => void (d.costs.seaDeployment.naval = 0.5),
    see: (rules) => leg(rules, "j-ca"),
    printed: 1,
    changed: 0.5,
  },
  {
    at: "/seaDeployment/land",
    change: (d) => void (d.costs.seaDeployment.land = 1),
    see: (rules) => leg(rules, "j-land-4"),
    printed: 2,
    changed: 4,
  },
  {
    at: "/seaDeployment/air",
    change: (d) => void (d.costs.seaDeployment.air = 1),
    see: (rules) => leg(rules, "j-air"),
    printed: 1,
    changed: 2,
  },
  {
    at: "/seaDeployment/replacements",
    change: (d) => void (d.costs.seaDeployment.replacements = 1),
    see: (rules) => leg(rules, "japan-replacements", 4),
    printed: 2,
    changed: 4,
  },
  {
    at: "/operational/land",
    change: (d) => void (d.costs.operational.land = 0.5),
    see: (rules) => voyage(rules, "j-land-4", "okinawa"),
    printed: [4, 0],
    changed: [2, 0],
  },
  {
    at: "/operational/air",
    change: (d) => void (d.costs.operational.air = 0.5),
    see: (rules) => voyage(rules, "j-air", "okinawa"),
    printed: [2, 0],
    changed: [1, 0],
  },
  {
    at: "/operational/replacements",
    change: (d) => void (d.costs.operational.replacements = 0.5),
    see: (rules) => voyage(rules, "japan-replacements", "okinawa", 4),
    printed: [4, 0],
    changed: [2, 0],
  },
  {
    at: "/operational/navalOilShort",
    change: (d) => void (d.costs.operational.navalOilShort = 2),
    see: (rules) => [voyage(rules, "j-ca", "okinawa"), voyage(rules, "j-ca", "saigon")],
    printed: [
      [0, 1],
      [0, 1.5],
    ],
    changed: [
      [0, 2],
      [0, 1.5],
    ],
  },
  {
    at: "/operational/navalOilLong",
    change: (d) => void (d.costs.operational.navalOilLong = 2),
    see: (rules) => [voyage(rules, "j-ca", "okinawa"), voyage(rules, "j-ca", "saigon")],
    printed: [
      [0, 1],
      [0, 1.5],
    ],
    changed: [
      [0, 1],
      [0, 2],
    ],
  },
  {
    at: "/oilPoint",
    change: (d) => void (d.costs.oilPoint = 2),
    see(rules) {
      const made = scene(rules);
      points(made, { japan: 9 });
      made.control("japan", "brunei");
      return transportOf(made.play("oil-transport", []).choose({ oil: 3 }), "japan");
    },
    printed: 6,
    changed: 3,
  },
  {
    at: "/destroyerTransfer",
    change: (d) => void (d.costs.destroyerTransfer = 3),
    see: transfer,
    printed: 1,
    changed: 3,
  },
  {
    at: "/merchantAswDie",
    change: (d) => void (d.costs.merchantAswDie = 2),
    see(rules) {
      const made = scene(rules);
      made.unit("j-dd", "convoy-escort");
      made.submarines("allies", 1);
      return oilOf(made.play("merchant-asw", [1]).choose({ dice: 1 }));
    },
    printed: 29.5,
    changed: 28,
  },
];
