import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataRoot } from "../../lib/workspace";
import { largeUnits } from "./large-units";
import { type Studio, withStudio } from "./studio-browser";
import { openAtProblem, type Specimen, typeAndTakeBack, type Typing } from "./studio-keys";
import { typeInYardstick } from "./studio-yardstick";
import { GAME, type Row } from "./support";

const SAMPLES = 60;
const PLAYTEST = "playtests/short-campaign.json";

const shipped = (file: string): string => readFileSync(join(dataRoot(), GAME, file), "utf8");

/** A text with one number in its middle made ten times too large. */
function specimen(file: string, text: string, member: string, value: string): Specimen {
  const wanted = `"${member}": ${value}`;
  const middle = text.indexOf(wanted, text.length >> 1);
  const at = middle < 0 ? text.indexOf(wanted) : middle;
  if (at < 0) throw new Error(`${file} has no ${wanted}.`);
  const end = at + wanted.length;
  return { file, text: `${text.slice(0, end)}0${text.slice(end)}`, value, words: `it is ${value}0` };
}

/** From a key in the text editor to the frame that shows what is wrong with it, beside Monaco's own JSON service. */
export default function typing(): Promise<Row[]> {
  return withStudio(measure);
}

async function measure(running: Studio): Promise<Row[]> {
  const bases = specimen("bases.json", shipped("bases.json"), "victoryPoints", "3");
  const playtest = shipped(PLAYTEST).replace('"times": 6', '"times": 20');
  const longest = specimen(PLAYTEST, playtest, "times", "20");
  const large = specimen("units.json", largeUnits(5_000_000, 0, { playable: true }), "movement", "8");
  const rows: Row[] = [];
  for (const { name, is } of [
    { name: "largest shipped rules document", is: bases },
    { name: "largest shipped text, a playtest", is: longest },
    { name: "5 MB", is: large },
  ]) {
    const address = await running.workspace({ [is.file]: is.text });
    const { opened, typed } = await running.visit(address, async (page) => ({
      opened: await openAtProblem(page, is),
      typed: await typeAndTakeBack(page, is.words, SAMPLES),
    }));
    rows.push(...rowsOf(name, typed), { name: `${name}: click to its text`, value: opened, unit: "ms" });
    if (is !== large) continue;
    const at = placeOf(large);
    const theirs = await typeInYardstick(running, withoutDigit(large, at), at, 12);
    rows.push(...rowsOf(`${name}, Monaco's own JSON service`, theirs), {
      name: `${name}: its time by ours`,
      value: theirs.shown.median / typed.shown.median,
      unit: "times",
    });
  }
  return rows;
}

/** Where the digit that is too many stands. */
function placeOf({ text, value }: Specimen): number {
  const wanted = `"movement": ${value}`;
  return text.indexOf(`${wanted}0`) + wanted.length;
}

const withoutDigit = ({ text }: Specimen, at: number): string => text.slice(0, at) + text.slice(at + 1);

const rowsOf = (name: string, { shown, gone, longestBlock }: Typing): Row[] => [
  { name: `${name}: key to problem shown`, value: shown.median, unit: "ms (median)" },
  { name: `${name}: key to problem shown`, value: shown.p95, unit: "ms (p95)" },
  { name: `${name}: key to problem gone`, value: gone.p95, unit: "ms (p95)" },
  { name: `${name}: longest block while typing (0: none over 50)`, value: longestBlock, unit: "ms" },
];
