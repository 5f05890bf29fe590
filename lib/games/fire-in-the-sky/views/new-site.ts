import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { MapViews, NewSiteField } from "../../view-types";
import { documentOf, entriesOf } from "../../shared/read";

/** A base made by hand: what is asked for it (2.2.3), and the entry of bases.json that it becomes. */

const number = (key: string, title: string, value: string, max: number, step = 1): NewSiteField => ({
  key,
  title,
  value,
  min: 0,
  max,
  step,
});

const fields: readonly NewSiteField[] = [
  { key: "name", title: "Name", value: "" },
  { key: "id", title: "Id", value: "", madeOf: "name" },
  number("airCapacity", "Air Capacity", "4", 40),
  number("portCapacity", "Port Capacity", "4", 200, 0.25),
  {
    key: "landLimit",
    title: "Land limit",
    value: "8",
    choices: [
      { value: "8", title: "8" },
      { value: "4", title: "4 (atoll)" },
    ],
  },
  number("victoryPoints", "Victory Points", "1", 20),
  {
    key: "control",
    title: "Control",
    value: "none",
    choices: [
      { value: "japan", title: "Japan" },
      { value: "allies", title: "The Allies" },
      { value: "none", title: "Nobody" },
    ],
  },
];

const flags: Readonly<Record<string, string>> = { japan: "japan", allies: "us" };

export const newSite: NonNullable<MapViews["newSite"]> = {
  title: "Add a base here",
  fields,
  make(documents, hex, answers) {
    const { id = "", name = "", control = "none" } = answers;
    const refuse = (reason: string) => ({ ok: false, reason }) as const;
    if (name.trim() === "") return refuse("A base needs a name.");
    if (!/^[a-z][a-z0-9-]*$/.test(id)) {
      return refuse(`“${id}” is not a valid id. Use lower-case letters, digits and hyphens, a letter first.`);
    }
    const bases = entriesOf(documentOf(documents, "bases.json", "bases"));
    const boxes = entriesOf(documentOf(documents, "map.json", "boxes"));
    if ([...bases, ...boxes].some(([taken]) => taken === id))
      return refuse(`The id “${id}” already exists. Use another one.`);
    const standing = bases.find(([, base]) => child(base, "hex") === hex);
    if (standing) return refuse(`${hex} already has the base “${standing[0]}”.`);
    const numbers: Record<string, number> = { landLimit: Number(answers.landLimit) };
    for (const { key, title, min, max } of fields) {
      if (min === undefined || max === undefined) continue;
      const text = answers[key]?.trim() ?? "";
      const value = Number(text);
      if (text === "" || !(value >= min && value <= max)) {
        return refuse(`${title} must be a number from ${min} to ${max}.`);
      }
      numbers[key] = value;
    }
    const base: Json = {
      name: name.trim(),
      hex,
      kind: "base",
      flag: flags[control] ?? "none",
      control,
      ...numbers,
    };
    return {
      ok: true,
      label: `Add the base ${name.trim()}`,
      document: "bases.json",
      pointer: `/bases/${id}`,
      value: base,
    };
  },
};
