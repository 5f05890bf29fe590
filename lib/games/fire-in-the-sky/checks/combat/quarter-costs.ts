import type { Finding, RuleCheck } from "../../../types";
import { kept } from "../../../../documents/kept";
import { QUARTERS } from "../../model/rules";
import { costsOf, costsPath, parametersOf, unitsPath } from "../shared/documents";
import { ofUnits } from "../shared/picked-units";
import { type TypeAt, typesOf } from "../shared/units";
import { listed } from "../../../shared/checks/words";

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
    const markers = parametersOf(documents).replacements?.values ?? [];
    const units = ratedUnits(documents);
    const types = typesOf(documents);
    const faults = (
      pointer: string,
      factor: number | undefined,
      kind: "naval" | "land",
      isWanted: (type: TypeAt) => boolean = () => true,
    ): Finding[] => {
      if (factor === undefined) return [];
      const isOdd = (transport: number) => !isWhole(transport * factor);
      if (![...transportsOf(units[kind])].some(isOdd)) return [];
      const odd = [...units[kind]].filter(([, transport]) => isOdd(transport));
      return factorFaults(
        pointer,
        factor,
        odd.map(([id]) => types.get(id)!).filter((type) => type.kind === kind && isWanted(type)),
      );
    };
    return [
      ...faults("/seaDeployment/naval", seaDeployment?.naval, "naval"),
      ...faults("/seaDeployment/land", seaDeployment?.land, "land"),
      ...faults("/operational/land", operational?.land, "land"),
      ...faults("/operational/navalOilShort", operational?.navalOilShort, "naval", isJapanese),
      ...faults("/operational/navalOilLong", operational?.navalOilLong, "naval", isJapanese),
      ...markerFaults("/seaDeployment/replacements", seaDeployment?.replacements, markers),
      ...markerFaults("/operational/replacements", operational?.replacements, markers),
    ];
  },
};

/** Only Japanese ships burn oil (9.3). */
const isJapanese = ({ side }: TypeAt): boolean => side === "japan";

const ratedUnits = ofUnits((unit) => ("transport" in unit ? unit.transport : 0));

/** Which ratings there are. */
const transportsOf = kept((units: ReadonlyMap<string, number>) => new Set(units.values()));

const isWhole = (points: number): boolean => Number.isInteger(points * QUARTERS);

/**
 * What to report about types whose prices do not come out. A rating that is no multiple of one half is odd in itself,
 * and reported at the unit; where usual ratings do not come out, the factor is.
 */
function factorFaults(pointer: string, factor: number, odd: readonly TypeAt[]): Finding[] {
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
