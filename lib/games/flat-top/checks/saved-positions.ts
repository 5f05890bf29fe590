import type { FlatTopScenario } from "../../../documents/generated/types";
import { scenariosIn } from "../../shared/documents";
import type { Finding, RuleCheck } from "../../types";
import { game, parametersOf, planesOf } from "./documents";

/** By side and number. */
type Formations = Record<string, Record<string, { flights: { plane: string }[] }> | undefined>;

/** V11, V27: Air Formations of positions saved from play. */
export const airFormations: RuleCheck = {
  code: `rule/${game}/air-formations`,
  rule: "3.3.1",
  severity: "error",
  title: "An Air Formation has a number for which there is no counter, or planes of the other side.",
  explain:
    "Each side has Air Formations 1 to 35, and each holds planes of its own side. " +
    "A saved position with others cannot be continued. Correct the number or the planes.",
  run: (documents) =>
    scenariosIn<FlatTopScenario>(documents).flatMap(({ path, scenario }): Finding[] => {
      const { counters = Infinity } = parametersOf(documents).airFormations ?? {};
      const planes = planesOf(documents);
      const all = (scenario.position?.airFormations ?? {}) as Formations;
      return Object.entries(all).flatMap(([side, formations]) =>
        Object.entries(formations ?? {}).flatMap(([number, { flights }]): Finding[] => {
          const pointer = `/position/airFormations/${side}/${number}`;
          if (Number(number) > counters)
            return [
              {
                document: path,
                pointer,
                message: `There is no Air Formation ${number}: the counters are 1 to ${counters}.`,
                hint: "Use a lower number.",
              },
            ];
          return flights.flatMap((flight, i): Finding[] => {
            const plane = planes[flight.plane.replace(/-(carrier|float|land|sea)$/, "")];
            if (!plane || plane.side === side) return [];
            return [
              {
                document: path,
                pointer: `${pointer}/flights/${i}/plane`,
                message: `${plane.name} belongs to the other side.`,
                hint: "Move it to an Air Formation of its side.",
              },
            ];
          });
        }),
      );
    }),
};
