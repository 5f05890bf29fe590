import { largeUnits } from "./large-units";
import { withStudio } from "./studio-browser";
import { rowsOfTyping, specimen, typeIn } from "./studio-specimen";
import { typeInYardstick } from "./studio-yardstick";
import type { Row } from "./support";

const SAMPLES = 20;
/** Seconds each, so fewer of them. */
const THEIRS = 5;

/** An order of battle of 5 MB: the same as for shipped texts, beside Monaco's own JSON service in the same browser. */
export default function large(): Promise<Row[]> {
  return withStudio(async (studio) => {
    const text = largeUnits(5_000_000, 0, { playable: true });
    const is = specimen("units.json", text, "movement", "8");
    const { opened, typed } = await typeIn(studio, is, SAMPLES);
    const theirs = await typeInYardstick(studio, text, is.at, THEIRS);
    return [
      { name: "5 MB: click to its text", value: opened, unit: "ms" },
      ...rowsOfTyping("5 MB", typed),
      ...rowsOfTyping("5 MB, Monaco's own JSON service", theirs),
      { name: "5 MB: its time by ours", value: theirs.shown.median / typed.shown.median, unit: "times" },
    ];
  });
}
