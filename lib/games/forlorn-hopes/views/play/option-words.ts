import type { Choice } from "../../../../kernel";
import type { Rules } from "../../model/rules";
import { supplyName } from "../../model/pieces";
import { nameOf } from "../names";
import { wholeText } from "./whole-options";

/** Options in words: the members whose name and value would not read as a person says them. */

/** What is done, where the id is not how people say it. */
const verbs: Readonly<Record<string, string>> = {
  "stage-to": "stage to",
  "land-at": "land at",
  "return-to": "return to",
  "evacuate-to": "evacuate to",
  "scramble-to": "scramble to",
  "retreat-to": "retreat",
  "sail-to": "sail to",
  "place-at": "place at",
  "base-at": "base at",
  "arrive-at": "arrive at",
  "enter-at": "enter",
  "stay-off": "stay off the board with",
  "target-hex": "target",
  "take-unit": "take",
  "buy-unit": "buy",
  "ship-enters": "may enter:",
  "on-carrier": "on the carrier:",
  "take-up-airbase": "dismantle",
  "build-airbase": "build a mobile airbase",
  "restore-ship": "restore",
  "remove-hit": "remove a hit from",
  "leave-port": "leave port with",
  "ships-named": "all ships are named",
  "add-ship": "add",
  "intercept-with": "intercept with",
  "intercept-at": "intercept",
  destination: "sail to",
  rendezvous: "meet at",
  "fly-in-formation": "fly in formation",
  "stay-at-sea": "the others stay at sea",
  "land-unit": "land",
  ahead: "fly ahead",
  leave: "leave the board",
  climb: "climb a level",
  dive: "dive a level",
  immelmann: "make an Immelmann",
  jettison: "jettison the bombs of",
  renumber: "deal to",
  defend: "fire with",
  ace: "an ace in",
  deal: "deal to",
  abort: "abort with",
  "no-attack": "no attack by",
};

/** Acts after which a hex or place is said with "to", "in" or nothing. */
const bare = new Set([
  "return-to",
  "sail-to",
  "place-at",
  "arrive-at",
  "land-at",
  "base-at",
  "stage-to",
  "evacuate-to",
  "scramble-to",
  "destination",
  "rendezvous",
  "target-hex",
]);

const missions: Readonly<Record<string, string>> = {
  air: "fly an air mission",
  naval: "sail on a naval mission",
  stage: "stage an air unit",
};

/** How a site is called: "Soerabaja (1807)" keeps its number, as others have a number alone. */
function siteText(rules: Rules, id: string): string {
  const hex = rules.hexes.of[id];
  const name = nameOf(rules, id);
  if (hex === undefined) return name ?? id;
  return name === undefined ? id : `${name} (${id})`;
}

/** "" for what another member says already; undefined where the name and the value are enough. */
export function memberText(rules: Rules, choice: Choice, member: string): string | undefined {
  const whole = wholeText(rules, choice);
  if (whole !== undefined) return member === "do" ? whole : "";
  const value = choice[member];
  const act = String(choice.do);
  switch (member) {
    case "do":
      if (act === "mission") return missions[String(choice.mission)];
      if (act === "turn" || act === "roll") return act;
      if (choice.unit !== undefined && choice.base !== undefined && act.endsWith("-at"))
        return act.slice(0, -3);
      if (act === "spend" || act === "use-up")
        return `${act.replace("-", " ")} the ${supplyName(String(choice.supply))}`;
      return act === "attack" && choice.unit !== undefined ? "attack with" : verbs[act];
    case "mission":
      return act === "mission" ? "" : undefined;
    case "base": {
      if (choice.unit === undefined) return undefined;
      const name = nameOf(rules, String(value)) ?? String(value);
      return `${act.endsWith("-to") ? "to" : "at"} ${name}`;
    }
    case "side":
      return act === "turn" || act === "roll" ? String(value) : undefined;
    case "hexsides":
      return value === 1 ? "by a hexside" : `by ${String(value)} hexsides`;
    case "at":
    case "to":
    case "hex": {
      if (typeof value !== "string") return undefined;
      // A unit of the battle, which is fired at.
      if (rules.hexes.of[value] === undefined && rules.boxOf[value] === undefined) {
        if (member === "hex") return `in ${value}`;
        return rules.board.of[value] === undefined ? undefined : `at ${value}`;
      }
      if (bare.has(act)) return siteText(rules, value);
      const joint = member === "to" ? "to" : act === "retreat-to" ? "to" : member === "hex" ? "" : "at";
      return `${joint} ${siteText(rules, value)}`.trim();
    }
    case "facing":
      return `facing ${String(value)}`;
    case "sequence":
      return `number ${String(value)}`;
    case "altitude":
      return `at ${String(value)} altitude`;
    case "supply":
      return act === "spend" || act === "use-up" ? "" : undefined;
    case "what":
      return act === "damage" ? `the ${String(value).replaceAll("-", " ")}` : undefined;
    case "target":
      if (act !== "damage") return undefined;
      return choice.what === "port" || choice.what === "airbase"
        ? `of ${nameOf(rules, String(value)) ?? String(value)}`
        : (nameOf(rules, String(value)) ?? String(value));
    default:
      return undefined;
  }
}
