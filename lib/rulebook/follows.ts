import { ruleAbove } from "../games/numbering";
import type { CutRulebook } from "./cut";
import { spelling } from "./numbers";
import { paragraphsOf } from "./paragraphs";
import { isTextOfRule } from "./titles";

/**
 * Whether a section is a heading alone, and the next one no part of its rule: where columns were mixed, headings stand
 * together, and their texts follow.
 */
export function isTextElsewhere({ lines, sections }: CutRulebook, place: number): boolean {
  const section = sections[place];
  const next = sections[place + 1];
  if (!section || !next) return false;
  const paragraphs = paragraphsOf(lines.slice(section.from, section.to));
  if (paragraphs.length > 1 || isTextOfRule(paragraphs[0] ?? "")) return false;
  return spelling(ruleAbove(next.rule) ?? "") !== spelling(section.rule);
}
