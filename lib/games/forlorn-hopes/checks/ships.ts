import type { Documents, Finding, RuleCheck } from "../../types";
import { controllerOf, game, hitsEffectsOf, kindOfHex, mapOf, placeAt, setupsIn, shipsOf } from "./documents";

/** V10, V11, V20, V22: ships of a set-up, and the hits that close their ports (10.3.1, 10.3.4, 13.4). */

/** V10 (17.0): ships begin in a friendly port, in a box, or at sea where the scenario has a zone for them. */
const shipPlaces: RuleCheck = {
  code: `rule/${game}/ship-places`,
  rule: "10.3",
  severity: "error",
  title: "A ship begins on land, in a port of the other side, or in a box without ships.",
  explain:
    "Ships begin in hexes with water or in boxes that hold ships. In a port they begin only if their side controls it. " +
    "Choose another hex or box, or change the control.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      Object.entries(setup.set.ships ?? {}).flatMap(([id, { at }]): Finding[] => {
        const name = shipsOf(documents)[id]?.name ?? id;
        const report = (message: string): Finding[] => [
          {
            document: setup.path,
            pointer: `${setup.pointer}/ships/${id}/at`,
            message,
            hint: "Choose a port of its side, a hex at sea, or a box with ships.",
          },
        ];
        const box = mapOf(documents).boxes[at];
        if (box)
          return box.ships && box.side === setup.side ? [] : report(`${name} cannot be in ${box.name}.`);
        const kind = kindOfHex(documents, at);
        if (kind === "land" || kind === "none") return report(`${at} has no water: ${name} cannot be there.`);
        const [, place] = placeAt(documents, at) ?? [];
        return place?.port && controllerOf(setup.scenario, at) !== setup.side
          ? report(`${name} is in ${place.name}, a port that its side does not control.`)
          : [];
      }),
    ),
};

/** V11 (10.3.4). */
const commandLine: RuleCheck = {
  code: `rule/${game}/command-line`,
  rule: "10.3.4",
  severity: "error",
  title: "A ship of the West or East Fleet begins on the wrong side of the Command Demarcation Line.",
  explain:
    "Ships of the West Fleet stay west of the line, those of the East Fleet east of it; the hexes of the line and those south of " +
    "Java are open to both. “commandLine” of map.json says where the line is. Move the ship, or change its fleet.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      Object.entries(setup.set.ships ?? {}).flatMap(([id, { at }]): Finding[] => {
        const { hexes, commandLine: line } = mapOf(documents);
        const ship = shipsOf(documents)[id];
        const hex = hexes[at];
        if (!ship || !hex || !line || hex.row >= line.freeFromRow) return [];
        const isWrong =
          ship.fleet === "west"
            ? hex.column > line.column
            : ship.fleet === "east" && hex.column < line.column;
        if (!isWrong) return [];
        return [
          {
            document: setup.path,
            pointer: `${setup.pointer}/ships/${id}/at`,
            message: `${ship.name} is ${ship.fleet === "west" ? "east" : "west"} of the Command Demarcation Line, in column ${hex.column}; the line is in column ${line.column}.`,
            hint: "Choose a hex on its side of the line.",
          },
        ];
      }),
    ),
};

/** V20 (13.4): each number of hits that a place can take has its effects. */
const hitsRows: RuleCheck = {
  code: `rule/${game}/hits-rows`,
  rule: "13.4",
  severity: "error",
  title: "A place can take more hits than the Hits Effects Table has rows.",
  explain:
    "A port or a city takes four hits, Darwin eight (9.10.10); “maximumHits” of map.json says so, and hits-effects.json has a row " +
    "for each number of hits. Add the rows, or lower the number.",
  run(documents) {
    const { port = {}, places = {} } = hitsEffectsOf(documents);
    return Object.entries(mapOf(documents).places).flatMap(([id, { name, maximumHits }]): Finding[] => {
      const rows: Readonly<Record<string, unknown>> = places[id] ?? port;
      const missing = Array.from({ length: maximumHits + 1 }, (_, n) => n).find((n) => !rows[String(n)]);
      if (missing === undefined) return [];
      return [
        {
          document: "map.json",
          pointer: `/places/${id}/maximumHits`,
          message: `${name} takes ${maximumHits} hits, but the table has no row for ${missing}.`,
          hint: `Add “${missing}” to tables/hits-effects.json.`,
          related: [
            {
              document: "tables/hits-effects.json",
              pointer: places[id] ? `/places/${id}` : "/port",
              message: "The rows for this place.",
            },
          ],
        },
      ];
    });
  },
};

/** V22 (17.2.2): ships come onto the map by hexes at its edge. */
const navalEntries = (documents: Documents): Set<string> =>
  new Set(Object.values(mapOf(documents).boxes).flatMap(({ navalEntryHexes = [] }) => navalEntryHexes));

const arrivalHexes: RuleCheck = {
  code: `rule/${game}/arrival-hexes`,
  rule: "17.2.2",
  severity: "error",
  title: "Ships arrive in a hex that is no naval entry hex.",
  explain:
    "Reinforcements by sea enter by the hexes that map.json lists for the boxes beside the map (“navalEntryHexes”), or in a box. " +
    "Choose one of these hexes, or add the hex to a box.",
  run(documents) {
    const entries = navalEntries(documents);
    const ships = shipsOf(documents);
    const { hexes } = mapOf(documents);
    return setupsIn(documents)
      .filter(({ side }) => side === "allied")
      .flatMap(({ path, scenario }) =>
        Object.entries(scenario.arrivals ?? {}).flatMap(([id, { units, at, title }]): Finding[] =>
          units.some((unit) => ships[unit])
            ? at.flatMap((hex, n): Finding[] =>
                !hexes[hex] || entries.has(hex)
                  ? []
                  : [
                      {
                        document: path,
                        pointer: `/arrivals/${id}/at/${n}`,
                        message: `${title} arrives in ${hex}, where no ship enters the map.`,
                        hint: `Naval entry hexes are ${[...entries].join(", ")}.`,
                      },
                    ],
              )
            : [],
        ),
      );
  },
};

export const shipChecks: readonly RuleCheck[] = [shipPlaces, commandLine, hitsRows, arrivalHexes];
