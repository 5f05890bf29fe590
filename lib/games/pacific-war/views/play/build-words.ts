import { capital, counted } from "../../../../words";
import type { Say } from "./say";

/** Options of the months in words: Replacements, engineering and Emergency Command Links (11.7, 16.0, 17.0). */

const links: Readonly<Record<string, string>> = {
  "tokyo-express": "the Tokyo Express",
  "air-transport-north": "Air Transport North",
  "air-transport-south": "Air Transport South",
};

const through = (payer: string): string => ` through ${payer}`;

/** By a member that only such options have. */
export const buildMembers: Readonly<Record<string, Say>> = {
  reinforce: ({ reinforce }, name) => `give steps to ${name(reinforce)}`,
  rebuild: ({ rebuild }, name) => `rebuild ${name(rebuild)}`,
  create: ({ create }, name) => `form a unit of ${name(create)}`,
  instruct: ({ instruct }, name) => `let ${name(instruct)} instruct`,
  teach: ({ teach, and }, name) => {
    const all = [teach, ...(typeof and === "string" ? and.split(" ") : [])];
    const words = all.map((each) => (each === "trained" ? "steps in training" : `steps of ${name(each)}`));
    return `teach ${words.join(" and ")}`;
  },
  breakDown: ({ breakDown, into }, name) => `break ${name(breakDown)} down into ${name(into)}`,
  rejoin: ({ rejoin, into }, name) => `let ${name(rejoin)} rejoin ${name(into)}`,
  restore: ({ restore, payer }, name) => `repair the resources of ${name(restore)}${through(name(payer))}`,
  goOn: ({ goOn, at, payer }, name) => `go on in ${name.hex(at)}: ${name(goOn)},${through(name(payer))}`,
  build: ({ build, at, payer, base }, name) => {
    const what = base === undefined ? name(build) : `${name(build)} (${name(base)})`;
    return `build${at === undefined ? "" : ` in ${name.hex(at)}`}: ${what},${through(name(payer))}`;
  },
  keep: ({ keep, payer }, name) => `keep ${links[String(keep)] ?? String(keep)} up${through(name(payer))}`,
  link: ({ link }) => capital(links[String(link)] ?? String(link)),
  linkFrom: ({ linkFrom }, name) => `from ${name.hex(linkFrom)}`,
  linkTo: ({ linkTo }, name) => `to ${name.hex(linkTo)}`,
  supportBaseIn: ({ supportBaseIn }, name) =>
    `place the free Offensive Support Base in ${name.hex(supportBaseIn)}`,
};

/** "3 steps of level 1 at Truk": what a unit is given. */
export const stepsGiven: Say = ({ give, level, class: of, at, on }, name) => {
  if (typeof give !== "number") return undefined;
  const which =
    of !== undefined ? ` of ${name(of)}` : level !== undefined ? ` of level ${String(level)}` : "";
  const where = on !== undefined ? ` aboard ${name(on)}` : at !== undefined ? ` in ${name.hex(at)}` : "";
  return `${counted(give, "step")}${which}${where}`;
};
