import { type Choice, type Json } from "../../../../kernel";
import { counted } from "../../../../words";
import { attackWords } from "../../ch18-air-attack/targets";
import { hourText } from "../../model/clock";
import type { Attack, Rules } from "../../model/rules";
import { boxNames } from "../holdings";
import { nameOf } from "../names";

/** Options in words: the members whose name and value would not read as a person says them. */

/** What a choice does with a hex, and the word before the hex. */
const hexWords: Readonly<Record<string, string>> = { enter: "to", sail: "to", depart: "by" };

/** Choices about some planes of an Air Formation, which are named after it. */
const ofPlanes = new Set(["climb", "descend", "join", "land", "part", "jettison"]);

const verbs: Readonly<Record<string, string>> = {
  depart: "leave",
  weigh: "up anchor,",
  "plot-anew": "plot anew",
};

const isAir = ({ kind }: Choice): boolean => kind === "planes";

/** "" for what another member says already; undefined where the name and the value are enough. */
export function memberText(rules: Rules, choice: Choice, member: string): string | undefined {
  const value = choice[member];
  const act = String(choice.do);
  const name = (): string => nameOf(rules, String(value)) ?? String(value);
  switch (member) {
    case "do":
      if (choice.formation !== undefined && act === "enter") return "move";
      return choice.formation !== undefined && act === "stay" ? "hold" : verbs[act];
    case "hex":
      if (typeof value !== "string") return undefined;
      return act === "enter" && choice.force !== undefined
        ? `at ${value}`
        : `${hexWords[act] ?? "in"} ${value}`;
    case "path":
      return pathText(value);
    case "formation":
      return ofPlanes.has(act) && typeof value === "string" ? `Air Formation ${value.slice(3)}:` : undefined;
    case "force":
      if (choice.ship === undefined) return undefined;
      return act === "assign" && typeof value === "string" ? `to Task Force ${value.slice(3)}` : "";
    case "base":
      return act === "exit" ? `to ${name()}` : undefined;
    case "box":
      return `in ${boxNames[value as keyof typeof boxNames]}`;
    case "launch":
      return `(${String(value)} launch)`;
    case "bomber":
      return value === true ? "as bombers" : "";
    case "armed":
      return value === true ? "armed" : "";
    // 15.6.1: those of the same name may have been decided on differently.
    case "declined":
      return value === true ? "(without a Range Factor)" : "";
    case "attack":
      return attackWords[value as Attack];
    case "target":
      return act === "attack" ? `against ${name()}` : undefined;
    // The question says with what.
    case "what":
      return "";
    case "ship":
      return act === "aim" ? `at ${name()}` : undefined;
    case "factors":
      return typeof value === "number" ? `with ${counted(value, "factor")}` : undefined;
    case "plane":
      return act === "fire" ? `at ${name()} that` : undefined;
    case "marker":
      return `(counter ${String(value)})`;
    // They are where they climb from.
    case "altitude":
      return act === "climb" || act === "descend" ? "" : `at ${String(value)} altitude`;
    case "due":
      return typeof value === "number" ? `due by ${hourText(value)}` : undefined;
    // The question says whether ships or planes are reported or stay on the map.
    case "kind":
      return "";
    case "units":
      return typeof value === "number"
        ? counted(value, isAir(choice) ? "Air Formation" : "Task Force")
        : undefined;
    case "total":
      return typeof value === "number"
        ? `with ${counted(value, isAir(choice) ? "Air Factor" : "ship")}`
        : undefined;
    default:
      return undefined;
  }
}

/** "JJ33 – KK34", "to stay". */
function pathText(value: Json | undefined): string | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value.length === 0) return "to stay";
  return value.map((hex) => (typeof hex === "string" ? hex : "off the map")).join(" – ");
}
