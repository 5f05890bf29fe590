import { hexNeighbours, type OffsetLayout } from "../../../hex";
import type { ForlornHopesMap } from "../../../documents/generated/types";
import { readAs } from "../../shared/documents";
import type { Documents, Finding, RuleCheck } from "../../types";
import { basesOf, controllerOf, game, kindOfHex, mapOf, type SetupAt, setupsIn } from "./documents";

/** V16: supply lines of a set-up (13). */

/** By hex of land those beside it that a line can enter: not over a strait or a gulf. */
function landWays(documents: Documents): (hex: string) => string[] {
  const { layout, hexsides = {} } = readAs<ForlornHopesMap>(documents, "map.json");
  const { hexes } = mapOf(documents);
  const land = new Map(
    Object.entries(hexes).flatMap(([id, { column, row }]): [string, string][] =>
      ["coastal", "land"].includes(kindOfHex(documents, id) ?? "") ? [[`${column} ${row}`, id]] : [],
    ),
  );
  const closed = hexsides as Readonly<Record<string, unknown>>;
  return (hex) => {
    const from = hexes[hex];
    if (!layout || !from) return [];
    return hexNeighbours(layout.offset as OffsetLayout, from).flatMap(({ column, row }) => {
      const id = land.get(`${column} ${row}`);
      return id === undefined || closed[[hex, id].sort().join("-")] ? [] : [id];
    });
  };
}

/** Hexes to which lines lead from the ports and supply units of a side. */
function suppliedHexes(
  documents: Documents,
  { side, scenario, set }: SetupAt,
  ways: (hex: string) => string[],
): Set<string> {
  const holds = (hex: string): boolean => controllerOf(scenario, hex) === side;
  const ports = Object.values(mapOf(documents).places).flatMap(({ port, supplyPort, hex }) =>
    (port || supplyPort === true) && holds(hex) ? [hex] : [],
  );
  const reached = new Set([...ports, ...Object.values(set.supply ?? {}).map(({ at }) => at)]);
  for (const hex of reached) for (const next of ways(hex)) if (holds(next)) reached.add(next);
  return reached;
}

const supplyLines: RuleCheck = {
  code: `rule/${game}/supply-lines`,
  rule: "13.0",
  severity: "warning",
  title: "A ground unit or an airbase with aircraft has no supply when the scenario begins.",
  explain:
    "Ground units and airbases on the map trace supply over land that their side controls to a port or a supply unit (13.1, 13.2). " +
    "One that begins without is out of supply in the first Supply Phase. Put a supply unit there, or move the unit.",
  run(documents) {
    const ways = landWays(documents);
    return setupsIn(documents).flatMap((setup) => {
      const supplied = suppliedHexes(documents, setup, ways);
      const { hexes, places } = mapOf(documents);
      const report = (pointer: string, hex: string, what: string): Finding[] =>
        // A hex of the other side is what other checks report.
        supplied.has(hex) || !hexes[hex] || controllerOf(setup.scenario, hex) !== setup.side
          ? []
          : [
              {
                document: setup.path,
                pointer,
                message: `${what} (${hex}) has no supply line to a port or a supply unit.`,
                hint: "Put a supply unit there.",
              },
            ];
      const seen = new Set<string>();
      return [
        ...Object.entries(setup.set.groundUnits ?? {}).flatMap(([id, { at }]) =>
          report(`${setup.pointer}/groundUnits/${id}/at`, at, id),
        ),
        ...Object.entries(setup.set.airUnits ?? {}).flatMap(([id, { at, on }]) => {
          const place = places[basesOf(documents)[on ?? at]?.place ?? ""];
          if (!place || seen.has(place.hex)) return [];
          seen.add(place.hex);
          return report(`${setup.pointer}/airUnits/${id}/at`, place.hex, `The airbase of ${place.name}`);
        }),
      ];
    });
  },
};

export const supplyChecks: readonly RuleCheck[] = [supplyLines];
