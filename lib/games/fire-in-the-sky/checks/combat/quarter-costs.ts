import type { Finding, RuleCheck } from "../../../types";
import { QUARTERS } from "../../rules";
import { costsOf, costsPath, parametersOf, unitsPath } from "../shared/documents";
import { type TypeAt, typesOf } from "../shared/units";
import { listed } from "../shared/words";

/** 2.1.2.1: points are kept in quarters, so every price must be a whole number of them. */
export const quarterCosts: RuleCheck = {
  code: "rule/fire-in-the-sky/quarter-costs",
  rule: "2.1.2.1",
  severity: "warning",
  title: "A cost is not a whole number of quarter points.",
  explain:
    "Transport and Oil Points are counted in quarters. What a unit pays is its Transport rating times the factor of the Transport Cost Chart; printed ratings are halves and whole numbers. " +
    "A product between two quarters is rounded up to the next one in play, so that small units pay more than the chart says. " +
    "Change the factor, or the Transport rating of the unit.",
  run(documents) {
    const { seaDeployment, operational } = costsOf(documents);
    const units = [...typesOf(documents).values()];
    const markers = parametersOf(documents).replacements?.values ?? [];
    const kinds = {
      naval: units.filter(({ kind }) => kind === "naval"),
      land: units.filter(({ kind }) => kind === "land"),
    };
    return [
      ...factorFaults("/seaDeployment/naval", seaDeployment?.naval, kinds.naval),
      ...factorFaults("/seaDeployment/land", seaDeployment?.land, kinds.land),
      ...factorFaults("/operational/land", operational?.land, kinds.land),
      ...factorFaults("/operational/navalOilShort", operational?.navalOilShort, japanese(kinds.naval)),
      ...factorFaults("/operational/navalOilLong", operational?.navalOilLong, japanese(kinds.naval)),
      ...markerFaults("/seaDeployment/replacements", seaDeployment?.replacements, markers),
      ...markerFaults("/operational/replacements", operational?.replacements, markers),
    ];
  },
};

/** Only Japanese ships burn oil (9.3). */
const japanese = (types: readonly TypeAt[]): TypeAt[] => types.filter(({ side }) => side === "japan");

const isWhole = (points: number): boolean => Number.isInteger(points * QUARTERS);

/**
 * A rating that is no multiple of one half is odd in itself, and told of at the unit; where usual ratings do
 * not come out, the factor is.
 */
function factorFaults(pointer: string, factor: number | undefined, types: readonly TypeAt[]): Finding[] {
  if (factor === undefined) return [];
  const odd = types.filter(({ transport }) => !isWhole(transport * factor));
  const unusual = odd.filter(({ transport }) => !Number.isInteger(transport * 2));
  const usual = odd.filter((type) => !unusual.includes(type));
  const findings = unusual.map(({ name, transport, pointer: at }): Finding => ({
    document: unitsPath,
    pointer: `${at}/transport`,
    message: `${name} has a Transport rating of ${transport}, and pays ${transport * factor} (${transport} × ${factor}), which is rounded up to a quarter.`,
    hint: "Use a rating that is a multiple of one half.",
    related: [{ document: costsPath, pointer, message: "The factor is here." }],
  }));
  if (usual.length === 0) return findings;
  const { transport } = usual[0]!;
  findings.push({
    document: costsPath,
    pointer,
    message: `At this factor ${listed(usual.map(({ name }) => name))} pay${usual.length === 1 ? "s" : ""} ${transport * factor} (${transport} × ${factor}), which is rounded up to a quarter.`,
    hint: "Use a factor that is a multiple of one half.",
    related: usual.slice(0, 3).map(({ name, pointer: at }) => ({
      document: unitsPath,
      pointer: `${at}/transport`,
      message: name,
    })),
  });
  return findings;
}

function markerFaults(pointer: string, factor: number | undefined, values: readonly number[]): Finding[] {
  const odd = factor === undefined ? [] : values.filter((value) => !isWhole(value * factor));
  if (odd.length === 0) return [];
  return [
    {
      document: costsPath,
      pointer,
      message: `At this factor replacements markers of ${listed(odd.map(String))} pay a part of a quarter, which is rounded up.`,
      hint: "Use a factor that is a multiple of one quarter.",
    },
  ];
}
