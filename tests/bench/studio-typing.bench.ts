import { withStudio } from "./studio-browser";
import { rowsOfTyping, shipped, specimen, typeIn } from "./studio-specimen";
import type { Row } from "./support";

const SAMPLES = 60;
const PLAYTEST = "playtests/short-campaign.json";

/** Shipped texts: from a key in the editor to the frame that shows what is wrong with it. */
export default function typing(): Promise<Row[]> {
  return withStudio(async (studio) => {
    const rows: Row[] = [];
    for (const { name, is } of [
      {
        name: "largest rules document",
        is: specimen("bases.json", shipped("bases.json"), "victoryPoints", "3"),
      },
      {
        name: "largest text, a playtest",
        // Most there is 100, so the number needs two digits.
        is: specimen(PLAYTEST, shipped(PLAYTEST).replace('"times": 6', '"times": 20'), "times", "20"),
      },
    ]) {
      const { opened, typed } = await typeIn(studio, is, SAMPLES);
      rows.push({ name: `${name}: click to its text`, value: opened, unit: "ms" });
      rows.push(...rowsOfTyping(name, typed));
    }
    return rows;
  });
}
