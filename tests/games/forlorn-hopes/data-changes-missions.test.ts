import { isInRange } from "../../../lib/games/forlorn-hopes/model/flight";
import { antiAircraftOf } from "../../../lib/games/forlorn-hopes/model/attacks";
import { modifiersOf } from "../../../lib/games/forlorn-hopes/model/rolls";
import { JAPANESE, type Rules, sideIds } from "../../../lib/games/forlorn-hopes/model/rules";
import { whyNotStacked } from "../../../lib/games/forlorn-hopes/model/stacking";
import {
  paratroopAttack,
  paratroopDefense,
} from "../../../lib/games/forlorn-hopes/ch11-ground-operations/strength";
import { play } from "../../../lib/games/forlorn-hopes/views/play";
import { type Json, pending, view } from "../../../lib/kernel";
import { at, mission } from "./air-missions";
import { impulseOf } from "./battle-scene";
import { showsInPlay } from "./data-changes";
import { airUnit, ground, hex, make, offered, scene } from "./support";

/** What parameters.json says of missions, paratroops and stacks (chapters 8 to 11) changes play. */

const parameters = "parameters.json";

const loop = (using: Rules) => scene("alternating-missions", {}, { scenario: "training", using });
const passes = (using: Rules): number => {
  const game = loop(using);
  let made = 0;
  for (; pending(game).length > 0; made++) make(game, { do: "pass" });
  return made;
};
const stagesTo = (using: Rules): Json[] => {
  const game = loop(using);
  make(game, { do: "mission", mission: "stage" }, { do: "stage", unit: "us-p-40-1" });
  return offered(game, "base");
};
/** What the radar takes from the die of an Allied fighter that scrambles over a hex (9.4). */
const warning = (using: Rules, over: string): number => {
  const { table: t } = loop(using);
  return modifiersOf(t, "interceptor-scramble", { t, side: 0, hex: hex(over) });
};
/** Whether the transport drops after so many straight hexes, over the target or one behind it (9.11). */
const drops = (using: Rules, over: string, straight: number): boolean =>
  offered(
    impulseOf(
      "jaaf-ki-56",
      {
        "jaaf-ki-56": { at: over, straight, marks: 1 },
        "us-p-40-6": { at: "4001", altitude: "low", sequence: 2 },
      },
      {
        mission: ["jaaf-ki-56"],
        interceptors: ["us-p-40-6"],
        target: { kind: "drop", site: hex("1807") },
        using,
      },
    ),
    "mode",
  ).includes("drop");
const dropped = (using: Rules, where = "1606") =>
  scene(
    "mobile-airbase-construction",
    {},
    { using, change: ({ paratroops }) => void (paratroops.site = hex(where)) },
  );
/** Whether a unit could stand with others of its kind. */
const stack = (using: Rules, ...units: string[]): boolean =>
  whyNotStacked(scene("mobile-airbase-construction", {}, { using }).table, units.map(ground), hex("1606")) ===
  undefined;

showsInPlay([
  [parameters, "/missions/passes", 1, passes, 4, 2],
  [parameters, "/missions/stageRange", 1, (using) => stagesTo(using).includes("makassar"), true, false],
  [
    parameters,
    "/airMovement/mapEdge",
    4,
    (using) => {
      const { table } = scene(
        "air-mission",
        { side: 1 },
        { using, change: at({ "jaaf-ki-21-1": "indochina" }) },
      );
      return isInRange(table, airUnit("jaaf-ki-21-1"), hex("1305"));
    },
    true,
    false,
  ],
  [parameters, "/radar/place", "batavia", (using) => warning(using, "1506"), 0, -2],
  [parameters, "/radar/range", 3, (using) => warning(using, "2509"), -2, 0],
  [parameters, "/paratroops/straightHexes", 4, (using) => drops(using, "3405", 3), true, false],
  [parameters, "/paratroops/targetFrom", 3, (using) => drops(using, "3404", 3), true, false],
  [
    parameters,
    "/paratroops/attack",
    2,
    (using) => paratroopAttack(dropped(using).table, 1, hex("1607")),
    1,
    2,
  ],
  [
    parameters,
    "/paratroops/defense",
    2,
    (using) => paratroopDefense(dropped(using).table, 1, hex("1606")),
    1,
    2,
  ],
  [
    parameters,
    "/paratroops/dropAntiAircraft",
    2,
    (using) => antiAircraftOf(dropped(using).table, { kind: "drop", site: hex("1506") }),
    1,
    2,
  ],
  [
    parameters,
    "/paratroops/aircraft",
    "ki-48",
    (using) => {
      const game = mission(at({ "jaaf-ki-56": "sarawak" }), { using });
      make(game, { do: "target-hex", hex: "1603" });
      return offered(game, "unit").includes("jaaf-ki-56");
    },
    true,
    false,
  ],
  [
    parameters,
    "/paratroops/unit",
    "j-2-i1",
    (using) =>
      play
        .board(using, view(dropped(using)) as Json)
        .stacks.find(({ place, side }) => place === "1606" && side === sideIds[JAPANESE])
        ?.counters.map(({ pointer }) => pointer),
    ["j-ts"],
    ["j-2-i1"],
  ],
  [parameters, "/ground/armor", 2, (using) => stack(using, "j-2-i1", "j-tk2-1", "j-tk2-2"), false, true],
  [parameters, "/ground/artillery", 2, (using) => stack(using, "j-2-i1", "j-2-art", "j-38-art"), false, true],
]);
