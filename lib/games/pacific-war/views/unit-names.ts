/** Names of units that a scenario has not named: made of their ids, as "townsville-b-l0" is the B-L0 of Townsville. */

const codes = /^(lra|cv|cad\d*|cag\d*|avg|us|snlf|def|bn|[a-z]\d+|[ftb]|l\d|hq)$/;

/** "townsville-b-l0" is "Townsville B-L0", "j-cv5-air-group" that of the ship with this id. */
export function nameOfId(id: string, nameOf: (id: string) => string | undefined = () => undefined): string {
  const group = /^(.+)-air-group$/.exec(id)?.[1];
  const ship = group === undefined ? undefined : nameOf(group);
  if (ship !== undefined) return `${ship} air group`;
  const words = id.split("-");
  const isCode = (word: string | undefined): boolean => word !== undefined && codes.test(word);
  return words
    .map((word, i) => {
      const text = isCode(word)
        ? word.toUpperCase()
        : i === 0 || isPlaceWord(words, i)
          ? capital(word)
          : word;
      if (i === 0) return text;
      return isCode(words[i - 1]) && isCode(word) ? `-${text}` : ` ${text}`;
    })
    .join("");
}

const common = new Set(["air", "group", "replacements", "fighters", "of", "the", "and", "garrison"]);

const isPlaceWord = (words: readonly string[], i: number): boolean => !common.has(words[i]!);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
