/**
 * The file of a table: "units.json" with "/naval" is "units-naval.csv", "bases.json" with "/bases" is "bases.csv";
 * single values (no pattern) have the name of their document. `taken`: names given before.
 */
export function fileName(document: string, pattern: string | undefined, taken: Set<string>): string {
  const stem = plain(document.replace(/\.json$/, ""));
  const keys = (pattern ?? "")
    .split("/")
    .filter((key) => key !== "" && key !== "*")
    .map(plain);
  const isWhole =
    keys.length === 1 &&
    keys[0] ===
      plain(
        document
          .split("/")
          .at(-1)!
          .replace(/\.json$/, ""),
      );
  const wanted = isWhole || keys.length === 0 ? stem : [stem, ...keys].join("-");
  let name = `${wanted}.csv`;
  for (let i = 2; taken.has(name); i++) name = `${wanted}-${i}.csv`;
  taken.add(name);
  return name;
}

/** Small letters, digits and hyphens: a name that every system takes. "turnTrack" becomes "turn-track". */
const plain = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "table";

/** The name of a file as it was exported, whatever folder it lies in and however often it was downloaded. */
export const baseName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? name)
    .toLowerCase()
    .replace(/\.(csv|tsv|txt)$/, "")
    .replace(/ ?\(\d+\)$/, "");
