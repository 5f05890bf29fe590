import type { Json } from "../../../kernel";
import type { OddsSource } from "../../types";
import { sideName } from "../checks/shared/words";

type Condition = Readonly<Record<string, Json>>;
type Names = (kind: string, id: string) => string;

const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const texts = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(text) : []);

/** "a", "a or b", "a, b or c". */
const either = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

const kinds: Readonly<Record<string, string>> = {
  naval: "a naval unit",
  land: "a land unit",
  air: "an air unit",
  replacements: "a replacements marker",
};

const places: Readonly<Record<string, string>> = {
  "task-force": "the target is in a Task Force",
  "at-anchor": "the target is a ship in port",
  "at-base": "the target is ashore",
};

const attacks: Readonly<Record<string, string>> = {
  air: "an air strike",
  submarine: "a submarine",
  surface: "ships in surface combat",
};

function turns({ from, to }: Condition): string {
  if (from === to) return `it is Turn ${from}`;
  if (to === undefined) return `it is Turn ${from} or later`;
  if (from === undefined) return `it is Turn ${to} or earlier`;
  return `it is one of Turns ${from} to ${to}`;
}

const roller = ({ side, nation }: Condition, names: Names): string =>
  nation !== undefined
    ? `the dice are those of ${names("nation", text(nation))}`
    : `the dice are those of ${sideName(text(side))}`;

/** The predicates of the tables in words that follow "when"; the schema lists the same names with their meaning. */
const phrases: Readonly<Record<string, (condition: Condition, names: Names) => string>> = {
  "turn-between": turns,
  "player-turn": ({ side }) => `it is the player turn of ${sideName(text(side))}`,
  roller,
  "target-side": ({ side }) => `the unit checked is one of ${sideName(text(side))}`,
  "target-nation": ({ nation }, names) => `the target is a unit of ${names("nation", text(nation))}`,
  "target-kind": (condition) =>
    `the target is ${either(texts(condition["kinds"]).map((kind) => kinds[kind] ?? kind))}`,
  "target-class": ({ classes }) => `the target is a ${either(texts(classes))}`,
  "target-place": ({ place }) => places[text(place)] ?? `the target is at ${text(place)}`,
  "task-force-lacks": (condition) => `the Task Force has no ${text(condition["class"])}`,
  "friendly-air-in-hex": () => "a friendly air unit or carrier is in the hex",
  "air-supremacy": () => "the roller has Air Supremacy",
  "air-points-in-support": () => "Air Points take part in the ground support",
  "out-of-supply": () => "the roller's land units are out of supply",
  marines: () => "the roller's land units are Marines",
  "opposed-landing": () => "they landed this turn against the enemy",
  "elite-pilots": () => "the Air Points are those of elite pilots",
  kamikaze: () => "Kamikaze have been declared",
  "later-check": () => "the ship has survived another check for the same attack",
  "base-near-enemy-home": ({ hexes }) =>
    `the roller controls a base within ${Number(hexes)} ${hexes === 1 ? "hex" : "hexes"} of an enemy Home Base`,
  attack: ({ by }) => `the hit comes from ${attacks[text(by)] ?? text(by)}`,
  option: ({ id }, names) => `the optional rule “${names("option", text(id))}” is on`,
};

export const phrase: OddsSource["phrase"] = (condition, names) =>
  phrases[text(condition["is"])]?.(condition, names);

/** The predicates that have words. @internal A test compares them with the schema. */
export const phrased: readonly string[] = Object.keys(phrases);
