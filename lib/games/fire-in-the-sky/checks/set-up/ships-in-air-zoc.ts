import type { Finding, RuleCheck } from "../../../types";
import { boardOf } from "../shared/hex-graph";
import { basesOf, parametersOf } from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { inScenarios } from "../shared/in-scenarios";
import { situationOf } from "../shared/situation";
import { typesOf } from "../shared/units";
import { listed } from "../../../shared/checks/words";
import { counted } from "../../../../words";

/** V-20 (2.1.1.2, 9.1): ships that begin under the eyes of enemy aircraft. For information. */
export const shipsInAirZoc: RuleCheck = {
  code: "rule/fire-in-the-sky/ships-in-air-zoc",
  rule: "9.1",
  severity: "info",
  title: "Ships begin a scenario in an enemy Air ZOC.",
  explain:
    "Air units at a base have a Zone of Control in its hex and the six around it. A Task Force that starts there can move or react only one hex, so ships set up in an enemy Air ZOC are almost pinned. " +
    "This may be intended, but is easily overlooked when aircraft or ships are moved. " +
    "No change is needed if this is intended.",
  run(documents) {
    const { airZoc, movement } = parametersOf(documents);
    return boardOf(documents) && airZoc && movement ? underTheirEyes(documents) : [];
  },
};

const underTheirEyes = inScenarios((documents, { path, scenario }) => {
  const movement = parametersOf(documents).movement!;
  const bases = basesOf(documents);
  const types = typesOf(documents);
  const situation = situationOf(documents, scenario);
  const ships = new Map<string, string[]>();
  for (const { where, type: id, places } of forcesOf(scenario)) {
    const type = types.get(id ?? "");
    const base = bases[places[0] ?? ""];
    if (where !== "setup" || type?.kind !== "naval" || !base || type.side === undefined) continue;
    const enemy = type.side === "japan" ? "allies" : "japan";
    if (!situation.airZoc(enemy).has(base.hex)) continue;
    ships.set(places[0]!, [...(ships.get(places[0]!) ?? []), type.name]);
  }
  return [...ships].map(([id, names]): Finding => ({
    document: path,
    pointer: `/setup/${id}`,
    message: `${listed(names)} at ${bases[id]!.name} ${names.length === 1 ? "begins" : "begin"} in an enemy Air ZOC and can move ${counted(movement.hexesWhenStartingInAirZoc, "hex", "hexes")} only.`,
    hint: "This is allowed; move the ships or the aircraft if it is not intended.",
  }));
});
