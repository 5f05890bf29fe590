/** The number of a rule at the start of a line, with what stands around it. */
export interface LeadingNumber {
  /** As a rulebook's list writes it: without a dot at its end. */
  number: string;
  /** "(", "[", or nothing. */
  opened: string;
  /** A bracket closes behind it, whether or not one was opened. */
  isClosed: boolean;
  /** What comes after it on the line. */
  rest: string;
}

const leading =
  /^([[({]?)\s?(?:(?:case|rule|section|module|article|chapter|§)\s{0,2})?([[(]?)([A-Z]{0,2}[-.]?\d{1,3}(?:\.\d{1,3}){0,5}(?:\.?[A-Za-z]|\.?\([A-Za-z]\))?)(?=$|[^\w%’'"½])(\.?[\])}]?[.:]?)/i;

export function leadingNumber(text: string): LeadingNumber | undefined {
  const found = leading.exec(text);
  if (!found) return undefined;
  const [whole, outer = "", inner = "", number = "", after = ""] = found;
  return {
    number:
      number.toUpperCase() === number
        ? number
        : number.replace(/[A-Za-z]$/, (letter) => letter.toLowerCase()),
    opened: outer || inner,
    isClosed: /[\])}]/.test(after),
    rest: text.slice(whole.length).replace(/^[\s*_|:–—-]+/, ""),
  };
}

/** One spelling for a number: "3", "3." and "3.0" are the same chapter, "17.5.A", "17.5(a)" and "17.5a" the same case. */
export function spelling(number: string): string {
  const plain = number
    .toLowerCase()
    .replaceAll(/[()\s]/g, "")
    .replace(/\.$/, "")
    .replace(/\.?([a-z])$/, "$1");
  return plain.replace(/^(\d+)\.0$/, "$1");
}

/** The rule and the letter of a case of it: "9.7.9b" is b of 9.7.9; undefined for a number without a letter. */
export function letterOf(rule: string): { parent: string; letter: string } | undefined {
  const found = /^(.*\d)([a-z])$/.exec(spelling(rule));
  return found ? { parent: found[1]!, letter: found[2]! } : undefined;
}
