import type { Choice } from "../../../../kernel";
import { counted, withinSentence } from "../../../../words";
import type { Names, Say } from "./say";

/** Options of reinforcements, Replacements and engineering in words (14.0, 16.0, 17.0). */

const nations: Readonly<Record<string, string>> = {
  us: "the United States",
  britain: "Britain",
  australia: "Australia",
  netherlands: "the Netherlands",
  france: "France",
  china: "China",
  japan: "Japan",
};

/** Jobs of Engineering whose title is not what is built. */
const jobs: Readonly<Record<string, string>> = {
  "offensive-support-base": "an Offensive Support Base",
  "mobile-dry-dock": "a mobile dry dock",
  "japanese-small-airbase": "a small airbase",
  "allied-small-airbase": "a small airbase",
  "japanese-new-airfield": "a small airbase without an airfield",
  "allied-new-airfield": "a small airbase without an airfield",
  "japanese-large-airbase": "a large airbase",
  "allied-large-airbase": "a large airbase",
};

const jobText = (job: unknown): string =>
  jobs[String(job)] ?? withinSentence(String(job).replaceAll("-", " "));

const paidBy = ({ payer }: Choice, name: Names): string =>
  payer === undefined ? "" : `, paid by ${name(payer)}`;

const atText = ({ at, on }: Choice, name: Names): string =>
  at === undefined ? (on === undefined ? "" : ` on ${name(on)}`) : ` in ${name.hex(at)}`;

/** By a member that only such options have. */
export const supplyMembers: Readonly<Record<string, Say>> = {
  bring: ({ bring }, name) => `place ${name(bring)}`,
  bringAll: ({ bringAll, nation }) =>
    `place all ${bringAll === "ships" ? "ships" : "ground units"} of ${nations[String(nation)] ?? String(nation)}`,
  allot: ({ allot, from, to }, name) => {
    const goal = to === "merchants" ? "hunt merchant shipping" : `join ${name(to)}`;
    const source = from === undefined ? "" : ` ${from === "merchants" ? "that hunt it" : `of ${name(from)}`}`;
    return typeof allot === "number" ? `let ${counted(allot, "submarine")}${source} ${goal}` : undefined;
  },
  shipping: ({ shipping, payer }, name) =>
    typeof shipping === "number"
      ? `buy ${counted(shipping, "Merchant Shipping Point")} from ${name(payer)}`
      : undefined,
  takeOff: ({ takeOff }, name) =>
    /^\d{4}$/.test(String(takeOff))
      ? `take the Offensive Support Base off ${name.hex(takeOff)}`
      : `take ${name(takeOff)} off the map`,
  bombers: ({ bombers, points, to }, name) => {
    const group = `the ${String(bombers)}th Group`;
    if (typeof points === "number") return `give ${group} ${counted(points, "Strategic Bombing Point")}`;
    return to === "box" ? `take ${group} off its airbase` : `send ${group} to ${name.hex(to)}`;
  },
  reinforce: ({ reinforce }, name) => `give steps to ${name(reinforce)}`,
  rebuild: ({ rebuild }, name) => `build ${name(rebuild)} anew`,
  create: ({ create }, name) => `create a unit of ${name(create)}`,
  instruct: ({ instruct }, name) => `make instructors of a step of ${name(instruct)}`,
  teach: ({ teach }, name) =>
    teach === "trained" ? "teach the best-trained steps" : `teach steps of ${name(teach)}`,
  breakDown: ({ breakDown, into }, name) => `let ${name(breakDown)} give up ${name(into)}`,
  rejoin: ({ rejoin, into }, name) => `let ${name(rejoin)} rejoin ${name(into)}`,
  receive: (choice, name) => {
    const { receive, class: kind, level } = choice;
    if (typeof receive !== "number") return undefined;
    const of =
      kind === undefined ? (level === undefined ? "" : ` of Level ${String(level)}`) : ` of ${name(kind)}`;
    return `${counted(receive, "step")}${of}${atText(choice, name)}`;
  },
  restore: (choice, name) => `repair the Resources of ${name(choice["restore"])}${paidBy(choice, name)}`,
  goOn: (choice, name) =>
    `go on with ${jobText(choice["goOn"])}${atText(choice, name)}${paidBy(choice, name)}`,
  build: (choice, name) => `build ${jobText(choice["build"])}${atText(choice, name)}${paidBy(choice, name)}`,
  payer: ({ to, payer }, name) =>
    to === undefined ? undefined : `to ${name.hex(to)}, paid by ${name(payer)}`,
};
