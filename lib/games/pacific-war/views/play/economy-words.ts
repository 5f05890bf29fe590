import type { Say } from "./say";

/** Options of the months in words: transport, repair, bombers and shipping. */

const arrivals: Readonly<Record<string, string>> = {
  mustang: "base the P-51",
  tirpitz: "let the Tirpitz arrive",
  boats: "place PT boats",
};

const ways: Readonly<Record<string, string>> = { sea: "by sea", rail: "by rail", barge: "by barge" };

/** By a member that only such options have. */
export const economyWords: Readonly<Record<string, Say>> = {
  transport: ({ transport, by }, name) => `move ${name(transport)} ${ways[String(by)] ?? ""}`.trim(),
  repairShip: ({ repairShip }, name) => `repair a hit of ${name(repairShip)}`,
  recombine: ({ recombine, into }, name) => `give a step of ${name(recombine)} to ${name(into)}`,
  buy: ({ buy, by }, name) => `buy a step of ${name(buy)} through ${name(by)}`,
  priority: ({ priority }) => (priority === "escorts" ? "hunt escorts first" : "hunt merchants first"),
  guard: ({ guard, into }, name) =>
    into === undefined
      ? `let ${name(guard)} escort merchants`
      : `give a step of ${name(guard)} to ${name(into)} as escort`,
  release: ({ release, at }, name) => `let ${name(release)} go to ${name.hex(at)}`,
  bombers: ({ bombers, points, by }, name) =>
    `raid with ${String(points)} of the ${String(bombers)}th Group through ${name(by)}`,
  target: ({ target }, name) => `bomb ${name.hex(target)}`,
  engage: ({ engage }, name) => `attack ${name(engage)}`,
  moveBoats: ({ moveBoats }, name) => `move the PT boats of ${name.hex(moveBoats)}`,
  arrive: ({ arrive, at }, name) => `${arrivals[String(arrive)] ?? "place it"} at ${name.hex(at)}`,
  convert: ({ convert }, name) => `make a light carrier of ${name(convert)}`,
};
