import type { Finding, RuleCheck } from "../../../types";
import { sideIds } from "../../model/rules";
import { gameOf, gamePath, parametersOf } from "../shared/documents";
import { listed } from "../../../shared/checks/words";

/** 2.1.1: the engine knows two sides by name, and each nation by what the parameters say of it. */
export const sidesAndNations: RuleCheck = {
  code: "rule/fire-in-the-sky/sides-and-nations",
  rule: "2.1.1",
  severity: "error",
  title: "The game has a side or a nation that the rules cannot play.",
  explain:
    "The rules are written for Japan and the Allies, and they need to know of every nation where its ships return to and which of them are lost for good. " +
    "A side with another id would never get a choice, and the game cannot be compiled with a nation without those entries. " +
    "Keep the ids “japan” and “allies” (the names can be changed freely), and give a new nation its entries in parameters.json first.",
  run(documents) {
    const findings: Finding[] = [];
    const { sides, nations } = gameOf(documents);
    const known: readonly string[] = sideIds;
    for (const id of Object.keys(sides)) {
      if (known.includes(id)) continue;
      findings.push({
        document: gamePath,
        pointer: `/sides/${id}`,
        message: `There is a side “${id}”; the sides of the rules are ${listed(known.map((each) => `“${each}”`))}.`,
        hint: "Keep the ids of the two sides; change their names instead.",
      });
    }
    for (const id of known) {
      if (Object.hasOwn(sides, id) || Object.keys(sides).length === 0) continue;
      findings.push({
        document: gamePath,
        pointer: "/sides",
        message: `The side “${id}” is missing.`,
        hint: "The rules need both sides.",
      });
    }
    const { returnPorts, damage } = parametersOf(documents);
    for (const id of Object.keys(nations)) {
      const lacks = [
        ...(returnPorts && !Object.hasOwn(returnPorts, id) ? [`/returnPorts/${id}`] : []),
        ...(damage && !Object.hasOwn(damage.sunkForever, id) ? [`/damage/sunkForever/${id}`] : []),
      ];
      if (lacks.length === 0) continue;
      findings.push({
        document: gamePath,
        pointer: `/nations/${id}`,
        message: `The nation “${id}” has no entries in parameters.json: ${listed(lacks)}.`,
        hint: "Use one of the four nations of the game; units of other countries can belong to one of them, as those of ANZAC do to the United States.",
      });
    }
    return findings;
  },
};
