import type { Choice, Json } from "../kernel";
import { countedNames } from "../words";
import type { Playable } from "./book";

/** Members whose name reads well before the value: "to manila". */
const joints = new Set([
  "to",
  "from",
  "at",
  "in",
  "on",
  "with",
  "against",
  "by",
  "for",
  "into",
  "under",
  "via",
  "as",
]);

/** Members that count something, with what one of it is called: "2 steps", "1 step", "4 oil". */
const counts: Readonly<Record<string, string>> = {
  steps: "step",
  oil: "oil",
  points: "point",
  dice: "die",
  submarines: "submarine",
  fight: "fight",
};

/** Members that name what “count” counts. */
const countable = new Set(["plane", "unit", "type"]);

/** Names of things by their ids, for people; an id without a name is shown itself. */
export interface Names {
  (id: string): string | undefined;
  /** A member of an option in words, where its name and value are not enough; "" where it says nothing more. */
  ofMember?(choice: Choice, member: string): string | undefined;
}

/** As much of a playable ruleset as names its things. */
interface Named {
  definition: Pick<Playable["definition"], "nameOf" | "memberText">;
  ruleset: Pick<Playable["ruleset"], "rules">;
}

/** What people call the things of a ruleset. */
export const namesOf = ({ definition, ruleset }: Named): Names =>
  Object.assign((id: string) => definition.nameOf(ruleset.rules, id), {
    ofMember: (choice: Choice, member: string) => definition.memberText?.(ruleset.rules, choice, member),
  });

const noNames: Names = () => undefined;

/** An option as a short line: { do: "move", unit: "j-dd-1", to: "manila" } is "move j-dd-1 to manila". */
export function choiceText(choice: Choice, names: Names = noNames): string {
  const words: string[] = [];
  // Where the thing stands that a count is of: "2 Wildcat".
  let named = -1;
  for (const [member, value] of Object.entries(choice)) {
    if (isSaidElsewhere(choice, member)) continue;
    const own = names.ofMember?.(choice, member);
    if (own !== undefined) {
      if (member === "do") words.unshift(own);
      else if (own !== "") words.push(own);
    } else if (member === "do" && typeof value === "string") words.unshift(value.replaceAll("-", " "));
    else if (value === true) words.push(member);
    else if (value === false) words.push(`no ${member}`);
    else if (value === null) words.push(`no ${member}`);
    else if (typeof value === "string") {
      const name = names(value) ?? value;
      if (countable.has(member)) named = words.length;
      words.push(joints.has(member) ? `${member} ${name}` : name);
    } else if (typeof value === "number" && member === "count" && named >= 0)
      words.splice(named, 0, String(value));
    else if (typeof value === "number" && Object.hasOwn(counts, member))
      countIn(words, `${value} ${value === 1 ? counts[member]! : member}`);
    else if (member === "units" && Array.isArray(value)) words.push(`(${plain(value, names)})`);
    else words.push(`${member} ${plain(value, names)}`);
  }
  return words.join(" ") || "{}";
}

/** "Task Force 1, 2 points": a number does not follow a number. */
function countIn(words: string[], count: string): void {
  const last = words.length - 1;
  if (last >= 0 && /\d$/.test(words[last]!)) words[last] += ",";
  words.push(count);
}

/**
 * A type beside its piece says nothing more: "j-dd" beside "j-dd-1", or the same id twice. Where something is from and
 * where it goes are two things, also of the same name; a type is never a place.
 */
function isSaidElsewhere(choice: Choice, member: string): boolean {
  const value = choice[member];
  if (typeof value !== "string" || joints.has(member)) return false;
  const members = Object.keys(choice);
  const isType = /type$/i.test(member);
  return members.some((other, i) => {
    const longer = choice[other];
    if (other === member || (joints.has(other) && !isType) || typeof longer !== "string") return false;
    return longer.startsWith(`${value}-`) || (longer === value && i < members.indexOf(member));
  });
}

function plain(value: Json, names: Names): string {
  if (Array.isArray(value)) return countedNames(value.map((item) => plain(item, names)));
  if (value === null) return "none";
  if (typeof value === "string") return names(value) ?? value;
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([member, inner]) => `${member} ${plain(inner, names)}`)
    .join(", ");
}

/** Whether an option has every one of the words in it, in any order; "" fits everything. */
export function fitsWords(choice: Choice, words: string, names: Names = noNames): boolean {
  const text = `${choiceText(choice, names)} ${JSON.stringify(choice)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The engine's refusal of a choice, which it names by its members or not at all, as people say it. */
export function refusalText(message: string, choice: Choice, names: Names): string {
  const said = `“${choiceText(choice, names)}”`;
  const json = JSON.stringify(choice);
  return message.includes(json) ? message.replace(json, () => said) : `${said}: ${message}`;
}
