import type { Choice, Json } from "../../../../kernel";
import { counted } from "../../../../words";
import type { Rules } from "../../model/rules";
import { nameOf, nameOfUnit } from "../names";
import { nationWords } from "../schedule";
import { monthActs, monthMembers } from "./month-words";
import { buildMembers } from "./build-words";
import { lightTitle } from "./displays";
import { economyWords } from "./economy-words";
import type { Names, Say } from "./say";

/** Options in words: each as a whole, because most name things by members that nobody would say. */

const weapons: Readonly<Record<string, string>> = {
  guns: "guns",
  torpedoes: "torpedoes",
  "guns-and-torpedoes": "guns and torpedoes",
};

const missions: Readonly<Record<string, string>> = {
  strike: "an Air Strike",
  supremacy: "an Air Supremacy mission",
  ferry: "a Ferry mission",
  paradrop: "a Paradrop",
};

const goals: Readonly<Record<string, string>> = {
  base: "the Base",
  resource: "the Resources",
  "support-base": "the Offensive Support Base",
};

const installations: Readonly<Record<string, string>> = { base: "Base", construction: "Construction marker" };

const moves: Readonly<Record<string, string>> = {
  air: "move air units next",
  ground: "move ground units next",
  naval: "move naval units next",
};

const links: Readonly<Record<string, string>> = {
  "tokyo-express": "the Tokyo Express",
  "air-transport-north": "Air Transport North",
  "air-transport-south": "Air Transport South",
};

/** By what is done ("do"). */
const acts: Readonly<Record<string, Say>> = {
  done: ({ unit }, name) => (unit === undefined ? undefined : `no other target for ${name(unit)}`),
  ...monthActs,
  halt: () => "halt the movement",
  "let-go-on": () => "let the movement go on",
  join: ({ at }, name) => `let the units in ${name.hex(at)} join`,
  search: ({ at }, name) => `search for the aircraft over ${name.hex(at)}`,
  roll: () => "roll for the light",
  embark: () => "go aboard the ships",
  fight: ({ hex, shore }, name) =>
    `fight in ${name.hex(hex)}${typeof shore === "string" ? ` off the ${shore} shore` : ""}`,
  withdraw: ({ to }, name) => `withdraw to ${name.hex(to)}`,
  stay: () => "stay",
  "no-raid": () => "do not raid",
  "bomb-panama": () => "bomb the Panama Canal",
  "stay-home": () => "leave the other stacks at home",
  wait: () => "do not attack",
  attack: () => "attack",
  deactivate: () => "do not attack: Deactivate the units",
  "deactivate-all": () => "give up the Operation: Deactivate all units",
  retreat: () => "retreat",
  pursue: () => "pursue",
  strafe: ({ unit }, name) => `strafe with ${name(unit)}`,
  "hold-fire": ({ ship }, name) => `hold the fire of ${name(ship)}`,
  bombard: ({ hex, ship }, name) =>
    ship === undefined ? `bombard ${name.hex(hex)}` : `bombard with ${name(ship)}`,
  fire: ({ ship, at, unit, base, supportBase, construction, with: weapon }, name) => {
    if (construction !== undefined)
      return `fire at the Construction marker in ${name.hex(construction)} with ${name(ship)}`;
    if (at !== undefined) return `fire ${weapons[String(weapon)] ?? "guns"} of ${name(ship)} at ${name(at)}`;
    if (unit !== undefined) return `fire at ${name(unit)} with ${name(ship)}`;
    return base === undefined
      ? `fire at the Offensive Support Base in ${name.hex(supportBase)} with ${name(ship)}`
      : `fire at the Base in ${name.hex(base)} with ${name(ship)}`;
  },
};

/** By a member that only such options have. */
const members: Readonly<Record<string, Say>> = {
  ...monthMembers,
  ...economyWords,
  ...buildMembers,
  deactivate: ({ deactivate }, name) => `Deactivate ${name(deactivate)}`,
  withdraw: ({ withdraw }, name) => `withdraw ${name(withdraw)}`,
  bring: ({ bring }, name) => `place ${name(bring)}`,
  bringAll: ({ bringAll, nation }) =>
    `place all ${bringAll === "ships" ? "ships" : "ground units"} of ${nationWords[String(nation)] ?? String(nation)}`,
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
      ? `take the Offensive Support Base in ${name.hex(takeOff)} off the map`
      : `take ${name(takeOff)} off the map`,
  bombers: (choice, name) => {
    const { bombers, points, to, by } = choice;
    if (by !== undefined) return economyWords["bombers"]!(choice, name);
    const group = `the ${String(bombers)}th Group`;
    if (typeof points === "number") return `give ${group} ${counted(points, "Strategic Bombing Point")}`;
    return to === "box" ? `take ${group} off its airbase` : `send ${group} to ${name.hex(to)}`;
  },
  payer: ({ to, payer }, name) =>
    to === undefined ? `through ${name(payer)}` : `to ${name.hex(to)}, paid by ${name(payer)}`,
  demolish: ({ demolish, hex, by }, name) =>
    `demolish ${goals[String(demolish)] ?? String(demolish)} in ${name.hex(hex)} ${
      by === "base" ? "by itself" : `with ${name(by)}`
    }`,
  siege: ({ siege }, name) => `lay siege to ${name.hex(siege)}`,
  dummy: ({ dummy, as }, name) =>
    `place a dummy in ${name.hex(dummy)} as ${as === "new" ? "a new Task Force" : name(as)}`,
  sweep: ({ sweep, patrol }, name) => `sweep for the submarines of ${name.hex(patrol)} with ${name(sweep)}`,
  raid: ({ raid }, name) => `raid with ${name(raid)}`,
  repair: ({ repair }, name) =>
    repair === "all" ? "repair all Bases" : `repair the Base in ${name.hex(repair)}`,
  rally: ({ rally }, name) => `rally with the Troop Quality of ${name(rally)}`,
  lighting: ({ lighting }) => lightTitle(String(lighting)),
  sections: ({ sections }) =>
    typeof sections === "number" ? `move it ${counted(sections, "section")}` : undefined,
  search: ({ search }, name) => `search ${name.hex(search)}`,
  say: ({ say }) => (typeof say === "number" ? `say ${counted(say, "naval unit")}` : undefined),
  joins: ({ ship, joins }, name) =>
    joins === "new" ? `form a new Task Force with ${name(ship)}` : `let ${name(ship)} join ${name(joins)}`,
  row: ({ ship, row }, name) => `put ${name(ship)} into the ${row === "core" ? "Core" : "Screen"}`,
  via: ({ via }, name) => `fly by way of ${name.hex(via)}`,
  from: ({ from }, name) => `send off the stack in ${name.hex(from)}`,
  toScreen: ({ toScreen, toCore }, name) =>
    `put ${name(toScreen)} into the Screen and ${name(toCore)} into the Core`,
  fill: ({ fill }, name) => `fill ${name(fill)} first`,
  land: ({ land, on, at, move, steps }, name) => {
    if (typeof steps === "number") return `land ${name(land)} with ${counted(steps, "step")}`;
    if (move !== undefined) return `land ${name(move)} in ${name.hex(land)}`;
    return on === undefined ? `land ${name(land)} at ${name.hex(at)}` : `land ${name(land)} on ${name(on)}`;
  },
  strikeBackAt: ({ strikeBackAt }, name) => `strike ${name.hex(strikeBackAt)} at the same time`,
  fly: ({ fly, to }, name) => {
    if (fly === "on") return "fly on to the target";
    if (fly === "back") return "turn back";
    if (fly === "direct") return `fly straight to ${name.hex(to)}`;
    if (fly === "around") return `fly around enemy hexes to ${name.hex(to)}`;
    return `fly with ${name(fly)}`;
  },
  carry: ({ carry }, name) => `carry ${name(carry)}`,
  intercept: ({ intercept }, name) => `intercept with ${name(intercept)}`,
  cap: ({ cap }, name) => `fly CAP with ${name(cap)}`,
  escort: ({ escort }, name) => `escort with ${name(escort)}`,
  alert: ({ alert }, name) => `Alert ${name(alert)}`,
  flak: ({ flak, taskForce, strength }, name) =>
    `fire flak with the ${flak === "screen" ? "Screen" : "Core"} of ${name(taskForce)}${
      typeof strength === "number" && strength >= 0 ? `, strength ${strength}` : ""
    }`,
  strike: ({ strike }) =>
    strike === "task-forces" ? "strike the Task Forces" : "strike all else in the hex",
  thenShip: ({ thenShip, unit }, name) => `then ${name(thenShip)} with ${name(unit)}`,
  groundUnit: ({ unit, groundUnit }, name) => `attack ${name(groundUnit)} with ${name(unit)}`,
  fortification: ({ unit, fortification, place }, name) =>
    place === undefined
      ? `attack the guns of ${name(fortification)} with ${name(unit)}`
      : `place the guns of ${name(fortification)}`,
  submarines: ({ unit, submarines }, name) =>
    `attack the submarines of ${name(submarines)} with ${name(unit)}`,
  installation: ({ unit, installation }, name) =>
    `attack the ${installations[String(installation)] ?? "Offensive Support Base"} with ${name(unit)}`,
  place: ({ ship }, name) => (ship === undefined ? undefined : `place ${name(ship)}`),
  hit: ({ hit }, name) => `a hit on ${name(hit)}`,
  rescue: ({ rescue }, name) => `save a step of ${name(rescue)}`,
  lose: ({ lose, unit, aircraft }, name) => `a step of ${name(lose === "step" ? (unit ?? aircraft) : lose)}`,
  mission: ({ mission, at }, name) =>
    `${missions[String(mission)] ?? `a ${String(mission)} mission`} to ${name.hex(at)}`,
  attack: ({ attack }, name) => `attack ${name(attack)}`,
  move: ({ move, to, aboard, exit }, name) => {
    if (to !== undefined) return `move ${name(move)} to ${name.hex(to)}`;
    if (aboard !== undefined) return `put ${name(move)} aboard ${name(aboard)}`;
    if (exit !== undefined) return `let ${name(move)} leave the map by the ${String(exit)} edge`;
    return moves[String(move)] ?? `move ${name(move)}`;
  },
  exit: ({ exit }) => `leave the map by the ${String(exit)} edge`,
  patrolFrom: ({ patrolFrom }, name) => `send out a patrol of ${name(patrolFrom)}`,
  send: ({ send }) => (typeof send === "number" ? `send ${counted(send, "submarine")}` : undefined),
  patrol: ({ patrol }, name) => `patrol near ${name.hex(patrol)}`,
  keep: ({ keep, payer }, name) => `keep up ${links[String(keep)] ?? ""} with points of ${name(payer)}`,
  link: ({ link }) => `set up ${links[String(link)] ?? ""}`,
  linkFrom: ({ linkFrom }, name) => `start in ${name.hex(linkFrom)}`,
  linkTo: ({ linkTo }, name) => `end in ${name.hex(linkTo)}`,
  supportBaseIn: () => "place it",
  first: ({ first }) => (first === "ground" ? "ground units first" : "naval units first"),
  examine: ({ examine }, name) => `examine ${name.hex(examine)}`,
  found: ({ found }, name) => `found a ${name(found)}`,
  retreat: ({ retreat }, name) => `retreat to ${name.hex(retreat)}`,
  lead: ({ lead }, name) => `lead with ${name(lead)}`,
  bid: ({ bid, initiative }) => {
    if (typeof bid === "string") return bid === "withdraw" ? "withdraw" : `${bid} range`;
    if (bid === 0) return "no bid";
    return `bid ${String(bid)}${initiative === true ? " and the Strategic Initiative" : ""}`;
  },
  airUnit: ({ airUnit }, name) => `search with ${name(airUnit)}`,
  units: ({ units }) => (units === "in the hex" ? "search with the units in the hex" : undefined),
  taskForce: ({ taskForce }, name) => `go for ${name(taskForce)}`,
};

/** The member by which an option is known comes before others that it may have as well. */
const order = [
  "keep",
  "thenShip",
  "groundUnit",
  "installation",
  "submarines",
  "fortification",
  "land",
  "flak",
  "joins",
  "row",
  "shipping",
  ...Object.keys(members),
];

function wholeText(rules: Rules, choice: Choice): string | undefined {
  const name: Names = Object.assign(
    (value: Json | undefined) => (typeof value === "string" ? nameOfUnit(rules, value) : String(value)),
    {
      hex(value: Json | undefined): string {
        const id = String(value);
        return nameOf(rules, id) ?? (rules.hexes.of[id] === undefined ? id : `hex ${id}`);
      },
    },
  );
  if (typeof choice.do === "string") return acts[choice.do]?.(choice, name);
  const known = order.find((member) => choice[member] !== undefined);
  if (known !== undefined) return members[known]!(choice, name);
  if (choice.ship !== undefined)
    return choice.unit === undefined
      ? `search with ${name(choice.ship)}`
      : `attack ${name(choice.ship)} with ${name(choice.unit)}`;
  return choice.to === undefined ? undefined : `to ${name.hex(choice.to)}`;
}

/** The member that carries the words of the whole; "" for all others. Undefined where name and value are enough. */
export function memberText(rules: Rules, choice: Choice, member: string): string | undefined {
  const whole = wholeText(rules, choice);
  if (whole === undefined) return undefined;
  const carrier = choice.do === undefined ? Object.keys(choice)[0] : "do";
  return member === carrier ? whole : "";
}
