import type { CellRule, Choice } from "../../lib/views";

/** Suggestions for a text that is being typed. */
export interface Completions {
  choices: readonly Choice[];
  /** The whole text after a choice. */
  take(choice: Choice): string;
}

const none: Completions = { choices: [], take: ({ value }) => String(value) };
const MOST = 200;

/** Choices that match the text; of a list only the last item counts. `isWhole`: nothing was typed yet. */
export function completionsOf(rule: CellRule, text: string, isWhole: boolean): Completions {
  switch (rule.type) {
    case "enum":
    case "reference":
      return { choices: fitting(rule.choices ?? [], isWhole ? "" : text.trim()), take: none.take };
    case "list":
      return inList(rule.items?.choices, text, isWhole, /^()(.*)$/);
    case "counts":
      return inList(rule.keys?.choices, text, isWhole, /^(\d+\s+)?(.*)$/);
    default:
      return none;
  }
}

function inList(
  choices: readonly Choice[] | undefined,
  text: string,
  isWhole: boolean,
  form: RegExp,
): Completions {
  if (choices === undefined) return none;
  // A choice is added to an existing list.
  const cut =
    isWhole && text.trim() !== "" ? text.length : Math.max(text.lastIndexOf(","), text.lastIndexOf(";")) + 1;
  const before = text.slice(0, cut);
  const [, count = "", item = ""] = form.exec(text.slice(cut).trimStart()) ?? [];
  const joint = before === "" ? "" : /[,;]\s*$/.test(before) ? `${before.trimEnd()} ` : `${before}, `;
  return {
    choices: fitting(choices, item.trim()),
    take: ({ value }) => `${joint}${count}${String(value)}`,
  };
}

function fitting(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = typed.toLowerCase();
  if (wanted === "") return choices.slice(0, MOST);
  const rank = ({ value, title }: Choice): number => {
    const [id, name] = [String(value).toLowerCase(), title.toLowerCase()];
    if (id === wanted) return 0;
    if (id.startsWith(wanted)) return 1;
    if (name.startsWith(wanted)) return 2;
    return id.includes(wanted) || name.includes(wanted) ? 3 : 4;
  };
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((each) => each.rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}
