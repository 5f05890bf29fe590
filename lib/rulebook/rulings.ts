import { rulesIn } from "../games/numbering";

/** A place of a page of rulings: how a rule is read. */
export interface Ruling {
  /** The heading under which it stands. */
  heading: string;
  /** What is asked or decided. */
  title: string;
  /** The rules that it is about. */
  rules: string[];
}

const number = /\b\d+\.\d+(?:\.\d+)*[a-z]?\b/g;

/** The rulings of a page: its paragraphs that begin in bold, which says what they are about. */
export function rulingsIn(page: string): Ruling[] {
  let heading = "";
  return page.split(/\r?\n\s*\r?\n/).flatMap((block): Ruling[] => {
    const headed = /^#{1,6} (.+)/.exec(block.trim());
    if (headed) {
      heading = headed[1]!.replaceAll(/[`*]/g, "");
      return [];
    }
    const text = block.trim().replaceAll(/\s+/g, " ");
    const lead = /^(?:- )?\*\*(.+?)\*\*/.exec(text)?.[1];
    if (lead === undefined) return [];
    const rules = new Set([...(lead.match(number) ?? []), ...rulesIn(text)]);
    return rules.size === 0 ? [] : [{ heading, title: lead.replaceAll(/[`*]/g, ""), rules: [...rules] }];
  });
}
