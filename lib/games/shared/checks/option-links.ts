import { joinPointer } from "../../../documents";
import type { Documents, Finding, RuleCheck } from "../../types";
import { gameOf, optionsOf, optionsPath } from "../documents";
import { checkOf, type GameCheck } from "./game-check";

/** What a check of the links between optional rules must know of a game. */
export interface OptionLinksCheck extends GameCheck {
  /** Sides that the rules know, whether game.json has them or not: one that it lacks is reported there, once. */
  readonly sides?: readonly string[];
}

/** What optional rules require and exclude does not contradict itself. */
export const optionLinksCheck = (game: OptionLinksCheck): RuleCheck =>
  checkOf("option-links", game, {
    severity: "error",
    title: "An optional rule can never be on.",
    explain:
      "An optional rule may require others, advise others and exclude others. One that excludes itself, or something that it requires directly or by way of other rules, can never be played. “favours” names the side that the rule helps, or “neither”. " +
      "Remove one of the entries.",
    run(documents) {
      const sides = [...new Set([...(game.sides ?? []), ...Object.keys(gameOf(documents).sides)])];
      return Object.keys(optionsOf(documents)).flatMap((id) => [
        ...linksToItself(documents, id),
        ...contradictions(documents, id),
        ...idleAdvice(documents, id),
        ...unknownSide(documents, id, sides),
      ]);
    },
  });

function linksToItself(documents: Documents, id: string): Finding[] {
  const option = optionsOf(documents)[id]!;
  return (["requires", "advises", "conflicts"] as const).flatMap((member): Finding[] => {
    const i = option[member]?.indexOf(id) ?? -1;
    if (i < 0) return [];
    return [
      {
        document: optionsPath,
        pointer: joinPointer("/options", id, member, String(i)),
        severity: member === "conflicts" ? "error" : "warning",
        message:
          member === "conflicts"
            ? `“${id}” excludes itself, so it can never be on.`
            : `“${id}” ${member} itself, which has no effect.`,
        hint: "Remove the entry.",
      },
    ];
  });
}

/** All that the option needs, itself included. */
function needsOf(documents: Documents, id: string): Set<string> {
  const options = optionsOf(documents);
  const needs = new Set([id]);
  for (const each of needs) for (const other of options[each]?.requires ?? []) needs.add(other);
  return needs;
}

function contradictions(documents: Documents, id: string): Finding[] {
  const options = optionsOf(documents);
  const needs = needsOf(documents, id);
  const findings: Finding[] = [];
  for (const one of needs) {
    options[one]?.conflicts?.forEach((other, i) => {
      // What excludes itself is reported already, and a pair only where it is put together.
      if (other === one || !needs.has(other)) return;
      const own = one === id;
      const at = joinPointer("/options", id);
      const requires = options[id]?.requires ?? [];
      findings.push({
        document: optionsPath,
        pointer: own ? `${at}/conflicts/${i}` : requires.length > 0 ? `${at}/requires` : at,
        message: own
          ? `“${id}” excludes “${other}”, which it requires.`
          : `“${id}” requires both “${one}” and “${other}”, and these exclude each other.`,
        hint: "Remove one of the entries.",
        ...(!own && {
          related: [
            {
              document: optionsPath,
              pointer: joinPointer("/options", one, "conflicts", String(i)),
              message: "They exclude each other here.",
            },
          ],
        }),
      });
    });
  }
  return findings;
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
        pointer: joinPointer("/options", id, "advises", String(i)),
        severity: "warning",
        message: `“${id}” advises “${other}”, but the two exclude each other.`,
        hint: "Remove one of the entries.",
      },
    ];
  });
}

function unknownSide(documents: Documents, id: string, sides: readonly string[]): Finding[] {
  const { favours } = optionsOf(documents)[id]!;
  if (favours === "neither" || sides.includes(favours)) return [];
  return [
    {
      document: optionsPath,
      pointer: joinPointer("/options", id, "favours"),
      severity: "warning",
      message: `“${favours}” is neither a side nor “neither”.`,
      hint: `Use ${[...sides, "neither"].map((each) => `“${each}”`).join(", ")}.`,
    },
  ];
}
