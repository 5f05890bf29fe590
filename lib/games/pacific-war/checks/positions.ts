import type { PacificWarPosition, PacificWarScenario } from "../../../documents/generated/types";
import { boardIn, distanceBetween, gridOf, neighboursOnBoard } from "../../shared/checks/boards";
import { scenariosIn } from "../../shared/documents";
import type { Documents, Finding, RuleCheck } from "../../types";
import { counted } from "../../../words";
import { groundUnitsOf, installationsOf, landsOf, parametersOf, shipsOf, game, terrainAt } from "./documents";

/** V-15, V-20, V-27, V10, V24: what only a position saved from play has: patrols, sieges and torpedoes that are gone. */

type Found = Omit<Finding, "document">;

const MAP = "map.json";

/** A check that looks at one saved position after the other. */
const positionCheck = (
  about: Omit<RuleCheck, "run">,
  find: (documents: Documents, position: Partial<PacificWarPosition>) => Found[],
): RuleCheck => ({
  ...about,
  run: (documents) =>
    scenariosIn<PacificWarScenario>(documents).flatMap(({ path, scenario: { position } }) =>
      position ? find(documents, position).map((found) => ({ document: path, ...found })) : [],
    ),
});

const sideOf = (nation: string | undefined): "allied" | "japanese" =>
  nation === "japan" ? "japanese" : "allied";

/** V-15. */
const patrolStrength = positionCheck(
  {
    code: `rule/${game}/patrol-strength`,
    rule: "25.2",
    severity: "warning",
    title: "A patrol is too far from its Command to search or attack.",
    explain:
      "The strength of a patrol is its submarines divided by the distance to the nearest Submarine Command of its side, in increments of five hexes (parameters.json), rounded down. With less than 1 it neither searches nor attacks. " +
      "Move it nearer, or give it more submarines.",
  },
  (documents, { patrols = [], submarines = {}, war }) => {
    // 11.2.2: in a game of months Commands leave the map and come elsewhere, and patrols stay.
    if (war) return [];
    const { increment = 1 } = parametersOf(documents).submarines ?? {};
    const { submarineCommands } = installationsOf(documents);
    const board = boardIn(documents, MAP);
    return patrols.flatMap(({ command, hex, submarines: count }, n) => {
      const side = sideOf(submarineCommands[command]?.nation);
      const away = Object.entries(submarines).flatMap(([id, { hex: at }]) =>
        sideOf(submarineCommands[id]?.nation) === side ? (distanceBetween(board, hex, at) ?? []) : [],
      );
      const nearest = Math.min(...away);
      if (Math.floor(count / Math.max(1, Math.ceil(nearest / increment))) >= 1) return [];
      return [
        {
          pointer: `/position/patrols/${n}/hex`,
          message: `The patrol in ${hex} has ${counted(count, "submarine")} and ${nearest === Infinity ? "no Command" : `is ${counted(nearest, "hex", "hexes")} from the nearest Command`}: that is no strength.`,
          hint: "Move the patrol nearer to a Command, or give it more submarines.",
        },
      ];
    });
  },
);

/** V-20. */
const sieges = positionCheck(
  {
    code: `rule/${game}/sieges`,
    rule: "31.6",
    severity: "error",
    title: "A hex is under siege that cannot be.",
    explain:
      "A siege needs twice the ground steps of the enemy (parameters.json), and a hex from which there is a way over land: an atoll or an island of one hex cannot be besieged. Remove the siege, or move units.",
  },
  (documents, { sieges: all = [], groundUnits = [] }) => {
    const { siegeRatio = 0 } = parametersOf(documents).groundCombat ?? {};
    const grid = gridOf(documents, MAP);
    const stepsIn = (hex: string, side: "allied" | "japanese"): number =>
      groundUnits.reduce((sum, unit) => {
        const of = groundUnitsOf(documents)[unit.kind];
        const isThere = unit.hex === hex && unit.ship === null && sideOf(of?.nation) === side;
        return isThere ? sum + Math.max(0, (of?.steps ?? 0) - unit.hits) : sum;
      }, 0);
    const isLand = (hex: string): boolean => (terrainAt(documents, hex)?.land ?? "none") !== "none";
    return all.flatMap(({ side, hex }, n): Found[] => {
      const pointer = `/position/sieges/${n}`;
      const isAtoll = landsOf(documents)[terrainAt(documents, hex)?.land ?? ""]?.anchorage === true;
      const isIsland = grid !== undefined && !neighboursOnBoard(grid, hex).some(isLand);
      const own = stepsIn(hex, side);
      const other = stepsIn(hex, side === "allied" ? "japanese" : "allied");
      return [
        ...(isAtoll || isIsland
          ? [
              {
                pointer: `${pointer}/hex`,
                message: `${hex} is ${isAtoll ? "an atoll" : "an island of one hex"}: it cannot be besieged.`,
                hint: "Remove the siege.",
              },
            ]
          : []),
        ...(other === 0 || own < siegeRatio * other
          ? [
              {
                pointer,
                message: `The besieger has ${counted(own, "step")} in ${hex}, and the besieged ${other}.`,
                hint: `Remove the siege, or let it have ${siegeRatio} times as many steps.`,
              },
            ]
          : []),
      ];
    });
  },
);

/** V-27. */
const torpedoShots = positionCheck(
  {
    code: `rule/${game}/torpedo-shots`,
    rule: "29.2.1",
    severity: "error",
    title: "A ship has fired more torpedoes than it has.",
    explain:
      "In an Operation an Allied ship fires its torpedoes once and a Japanese one twice (parameters.json). Lower the number of shots.",
  },
  (documents, { ships = {} }) => {
    const most = parametersOf(documents).navalCombat?.torpedoes;
    return Object.entries(ships).flatMap(([id, { torpedoes }]) => {
      const { nation, name = id } = shipsOf(documents)[id] ?? {};
      const limit = most?.[sideOf(nation)] ?? Infinity;
      return torpedoes <= limit
        ? []
        : [
            {
              pointer: `/position/ships/${id}/torpedoes`,
              message: `${name} has fired torpedoes ${counted(torpedoes, "time")}; ${limit} is the most.`,
              hint: `Let it be ${limit} or less.`,
            },
          ];
    });
  },
);

/** V10. */
const patrolCount = positionCheck(
  {
    code: `rule/${game}/patrol-count`,
    rule: "25.1",
    severity: "error",
    title: "A Submarine Command has more patrols than it may send out.",
    explain:
      "A Submarine Command sends out eight patrols at most (parameters.json). Remove one, or let another Command send it.",
  },
  (documents, { patrols = [] }) => {
    const { patrols: most = Infinity } = parametersOf(documents).submarines ?? {};
    const { submarineCommands } = installationsOf(documents);
    return patrols.flatMap(({ command }, n): Found[] => {
      const before = patrols.slice(0, n).filter((each) => each.command === command).length;
      if (before < most) return [];
      return [
        {
          pointer: `/position/patrols/${n}/command`,
          message: `${submarineCommands[command]?.name ?? command} has more than ${counted(most, "patrol")}.`,
          hint: "Remove it, or let another Command send it.",
        },
      ];
    });
  },
);

/** V24. */
const emergencyLinks = positionCheck(
  {
    code: `rule/${game}/emergency-links`,
    rule: "11.7",
    severity: "error",
    title: "An Emergency Command Link is longer than it can be, or its marker lies twice.",
    explain:
      "There is one Tokyo Express, one Air Transport North and one Air Transport South; from Start to End are eight hexes at most (parameters.json). Move an end, or remove the link.",
  },
  (documents, { war }) => {
    const { expressHexes = Infinity, transportHexes = Infinity } = parametersOf(documents).links ?? {};
    const board = boardIn(documents, MAP);
    const all = war?.emergencyLinks ?? [];
    return all.flatMap(({ kind, from, to }, n): Found[] => {
      const most = kind === "tokyo-express" ? expressHexes : transportHexes;
      const length = distanceBetween(board, from, to) ?? 0;
      const isSecond = all.findIndex((each) => each.kind === kind) < n;
      if (!isSecond && length <= most) return [];
      return [
        {
          pointer: `/position/war/emergencyLinks/${n}`,
          message: isSecond
            ? "There is a second link of this kind."
            : `From ${from} to ${to} are ${counted(length, "hex", "hexes")}; ${most} is the most.`,
          hint: isSecond ? "Remove it." : "Move the Start or the End.",
        },
      ];
    });
  },
);

export const positionChecks: readonly RuleCheck[] = [
  patrolStrength,
  patrolCount,
  sieges,
  torpedoShots,
  emergencyLinks,
];
