import type { Finding, RuleCheck } from "../../../types";
import { basesOf, mapOf, mapPath } from "../shared/documents";

/** V-06 (5.2, 7.1.1): the boxes in which the rules put Japanese units. */
export const japaneseBoxes: RuleCheck = {
  code: "rule/fire-in-the-sky/japanese-boxes",
  rule: "7.1.1",
  severity: "error",
  title: "A box that the rules use for Japanese units is missing, is not Japanese, or is not in a Home Base.",
  explain:
    "The rules put destroyers that guard convoys into the box “convoy-escort”, air steps that wait for a carrier into boxes whose ids start with “naval-aviation-”, and repaired carriers into boxes that start with “carriers-without-planes-”. The last two have a space for each Japanese Home Base and count as part of its hex. " +
    "Without them the game stops as soon as a unit must go there. " +
    "Add the box, give it to Japan, and name its Home Base under “within”.",
  run(documents) {
    const { boxes } = mapOf(documents);
    if (Object.keys(boxes).length === 0) return [];
    const homes = Object.entries(basesOf(documents)).filter(
      ([, { homeBaseOf, control }]) => homeBaseOf === "japan" && control === "japan",
    );
    const findings: Finding[] = [];
    if (boxes["convoy-escort"] === undefined) {
      findings.push({
        document: mapPath,
        pointer: "/boxes",
        rule: "5.2",
        message: "The box “convoy-escort” is missing: destroyers cannot be sent to guard the convoys.",
        hint: "Add a holding box with that id for the Japanese side.",
      });
    }
    for (const [id, { name, side }] of Object.entries(boxes)) {
      const isJapanese = id === "convoy-escort" || spaces.some(([prefix]) => id.startsWith(prefix));
      if (!isJapanese || side === "japan") continue;
      const at = { document: mapPath, pointer: `/boxes/${id}/side` };
      findings.push({
        ...at,
        ...(id === "convoy-escort" && { rule: "5.2" }),
        message: `${name} is a box of the Allies, but the rules put Japanese units there.`,
        hint: "Give it to Japan.",
        fixes: [{ title: "Give it to Japan", ...at, value: "japan" }],
      });
    }
    for (const [prefix, what] of spaces) {
      const found = Object.entries(boxes).filter(([id]) => id.startsWith(prefix));
      for (const [id, { name, within }] of found) {
        if (homes.length === 0 || homes.some(([home]) => home === within)) continue;
        findings.push({
          document: mapPath,
          pointer: within === undefined ? `/boxes/${id}` : `/boxes/${id}/within`,
          message: `${name} is not in a Japanese Home Base.`,
          hint: `Name one under “within”: ${homes.map(([home]) => `“${home}”`).join(" or ")}.`,
        });
      }
      for (const [home, { name }] of homes) {
        if (found.some(([, { within }]) => within === home)) continue;
        findings.push({
          document: mapPath,
          pointer: "/boxes",
          message: `${name} has no space for ${what}: there is no box “${prefix}…” within “${home}”.`,
          hint: `Add a holding box “${prefix}${home}” with “within”: “${home}”.`,
        });
      }
    }
    return findings;
  },
};

const spaces = [
  ["naval-aviation-", "Naval Aviation"],
  ["carriers-without-planes-", "carriers without planes"],
] as const;
