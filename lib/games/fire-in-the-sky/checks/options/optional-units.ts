import { numberIn, numberingOf } from "../../../numbering";
import type { Documents, Finding, RuleCheck } from "../../../types";
import { removalOf } from "../../setup/forces";
import { arrivalsOf, optionsOf, unitsPath } from "../shared/documents";
import { forcesOf } from "../shared/forces";
import { takeAway } from "../../../shared/checks/fixes";
import { optionMarks } from "../../../shared/checks/option-numbers";
import { printedOptions } from "../shared/options";
import { inScenarios } from "../shared/in-scenarios";
import { markedShips } from "../shared/picked-units";
import { typesOf } from "../shared/units";

/** The rule by which a unit comes into play on its own account, never by set-up or schedule (18.1.5), and its option. */
const byItsOwnRule = "18.1.5";
const itsOption = "ranger";

/** V-13 (18.0, 18.1.5, 18.2.5): what belongs to an optional rule names one, and is used as that rule says. */
export const optionalUnits: RuleCheck = {
  code: "rule/fire-in-the-sky/optional-units",
  rule: "18.0",
  severity: "warning",
  title: "A unit or group belongs to an optional rule that does not exist, or is used against it.",
  explain:
    "Units and arrivals marked with an optional rule take part only when the rule is on; the mark is the id of an option in options.json or a number of the rulebook's optional rules. " +
    "With any other mark they never take part. The carrier of rule 18.1.5 enters play only by that rule, so it must not be in a set-up or a schedule. " +
    "Correct the mark, or remove the unit.",
  run(documents) {
    const numbering = numberingOf(documents);
    const printed = printedOptions.map((number) => numberIn(numbering, number));
    const known = new Set([...optionMarks(optionsOf(documents)), ...printed]);
    const findings: Finding[] = [];
    const report = (document: string, pointer: string, mark: string, what: string): void => {
      findings.push({
        document,
        pointer,
        message: `${what} to “${mark}”, which is not an optional rule: ${what.startsWith("The group") ? "it never arrives" : "it never takes part"}.`,
        hint: "Use the id of an option in options.json, or the number of an optional rule.",
      });
    };
    const types = typesOf(documents);
    for (const [id, optional] of markedShips(documents)) {
      if (known.has(optional)) continue;
      const { pointer, name } = types.get(id)!;
      report(unitsPath, `${pointer}/optional`, optional, `${name} belongs`);
    }
    for (const { path, pointer, group } of arrivalsOf(documents)) {
      if (group.option === undefined || known.has(group.option)) continue;
      report(path, `${pointer}/option`, group.option, "The group belongs");
    }
    return [
      ...findings,
      ...withoutTheirOption(documents),
      ...setUpAgainstTheirRule(documents),
      ...scheduledAgainstTheirRule(documents),
    ];
  },
};

/** The steps bring such a unit in, and they know the option by its id: the number of another one does not help. */
function withoutTheirOption(documents: Documents): Finding[] {
  const options = optionsOf(documents);
  // Where there are none at all, something else is the matter.
  if (options[itsOption] !== undefined || Object.keys(options).length === 0) return [];
  const number = numberIn(numberingOf(documents), byItsOwnRule);
  const types = typesOf(documents);
  return markedShips(documents).flatMap(([id, optional]): Finding[] => {
    if (optional !== number) return [];
    const { name, pointer } = types.get(id)!;
    return [
      {
        document: unitsPath,
        pointer: `${pointer}/optional`,
        rule: byItsOwnRule,
        message: `${name} enters play by the optional rule “${itsOption}”, which is not in options.json: it never takes part.`,
        hint: `Give the rule the id “${itsOption}”, which the rules use.`,
      },
    ];
  });
}

/** Units are marked with the number that the edition in use has for it. */
const marksOf = (documents: Documents): readonly string[] => [
  itsOption,
  optionsOf(documents)[itsOption]?.rule ?? byItsOwnRule,
];

interface Use {
  path: string;
  type: string | undefined;
  pointer: string;
  removal: string;
}

function againstItsRule(documents: Documents, { path, type: id, pointer, removal }: Use): Finding[] {
  const type = typesOf(documents).get(id ?? "");
  if (type?.optional === undefined || !marksOf(documents).includes(type.optional)) return [];
  return [
    {
      document: path,
      pointer,
      rule: byItsOwnRule,
      message: `${type.name} enters play only by its own optional rule, not by a set-up or a schedule.`,
      hint: "Remove it.",
      ...takeAway(documents, "Remove it", path, removal),
    },
  ];
}

const setUpAgainstTheirRule = inScenarios((documents, { path, scenario }) =>
  forcesOf(scenario)
    // Sunk, or out of the game: there it may have got by its own rule.
    .filter(({ where }) => where !== "removed" && where !== "sunk")
    .flatMap((force) => {
      const { type, pointer } = force;
      return againstItsRule(documents, { path, type, pointer, removal: removalOf(scenario, force) });
    }),
);

const scheduledAgainstTheirRule = (documents: Documents): Finding[] =>
  arrivalsOf(documents).flatMap(({ path, pointer, group }) =>
    Object.keys(group.units ?? {}).flatMap((type) => {
      const at = `${pointer}/units/${type}`;
      return againstItsRule(documents, { path, type, pointer: at, removal: at });
    }),
  );
