import type { Documents, Finding, RuleCheck } from "../../../types";
import { sideIds } from "../../model/rules";
import { gameOf, optionsOf, optionsPath } from "../shared/documents";

/** 18.0: what optional rules require and exclude does not contradict itself. */
export const optionLinks: RuleCheck = {
  code: "rule/fire-in-the-sky/option-links",
  rule: "18.0",
  severity: "error",
  title: "An optional rule can never be on.",
  explain:
    "An optional rule may require others, advise others and exclude others. One that excludes itself, or something that it requires directly or by way of other rules, can never be played. “favours” names the side that the rule helps, or “neither”. " +
    "Remove one of the entries.",
  run(documents) {
    const options = optionsOf(documents);
    // A side that is missing from the game is told there, once.
    const sides = [...new Set([...sideIds, ...Object.keys(gameOf(documents).sides)])];
    const findings: Finding[] = [];
    for (const [id, option] of Object.entries(options)) {
      const at = `/options/${id}`;
      for (const [member, list] of [
        ["requires", option.requires],
        ["advises", option.advises],
        ["conflicts", option.conflicts],
      ] as const) {
        const i = list?.indexOf(id) ?? -1;
        if (i < 0) continue;
        findings.push({
          document: optionsPath,
          pointer: `${at}/${member}/${i}`,
          severity: member === "conflicts" ? "error" : "warning",
          message:
            member === "conflicts"
              ? `“${id}” excludes itself, so it can never be on.`
              : `“${id}” ${member} itself, which has no effect.`,
          hint: "Remove the entry.",
        });
      }
      findings.push(...contradictions(documents, id), ...idleAdvice(documents, id));
      if (option.favours !== "neither" && !sides.includes(option.favours)) {
        findings.push({
          document: optionsPath,
          pointer: `${at}/favours`,
          severity: "warning",
          message: `“${option.favours}” is neither a side nor “neither”.`,
          hint: `Use ${[...sides, "neither"].map((each) => `“${each}”`).join(", ")}.`,
        });
      }
    }
    return findings;
  },
};

/** All that the option needs, itself included. */
function needsOf(documents: Documents, id: string): Set<string> {
  const options = optionsOf(documents);
  const needs = new Set([id]);
  for (const each of needs) for (const other of options[each]?.requires ?? []) needs.add(other);
  return needs;
}

/** What the option advises and cannot be played with. */
function idleAdvice(documents: Documents, id: string): Finding[] {
  const options = optionsOf(documents);
  return (options[id]?.advises ?? []).flatMap((other, i): Finding[] => {
    if (other === id) return [];
    if (!options[id]?.conflicts?.includes(other) && !options[other]?.conflicts?.includes(id)) return [];
    return [
      {
        document: optionsPath,
        pointer: `/options/${id}/advises/${i}`,
        severity: "warning",
        message: `“${id}” advises “${other}”, but the two exclude each other.`,
        hint: "Remove one of the entries.",
      },
    ];
  });
}

function contradictions(documents: Documents, id: string): Finding[] {
  const options = optionsOf(documents);
  const needs = needsOf(documents, id);
  const findings: Finding[] = [];
  for (const one of needs) {
    options[one]?.conflicts?.forEach((other, i) => {
      // What excludes itself is told of already, and a pair only where it is put together.
      if (other === one || !needs.has(other)) return;
      const own = one === id;
      const requires = options[id]?.requires ?? [];
      findings.push({
        document: optionsPath,
        pointer: own
          ? `/options/${id}/conflicts/${i}`
          : requires.length > 0
            ? `/options/${id}/requires`
            : `/options/${id}`,
        message: own
          ? `“${id}” excludes “${other}”, which it requires.`
          : `“${id}” requires both “${one}” and “${other}”, and these exclude each other.`,
        hint: "Remove one of the entries.",
        ...(!own && {
          related: [
            {
              document: optionsPath,
              pointer: `/options/${one}/conflicts/${i}`,
              message: "They exclude each other here.",
            },
          ],
        }),
      });
    });
  }
  return findings;
}
