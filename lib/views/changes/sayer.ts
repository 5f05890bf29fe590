import { isObject, type Json } from "../../documents";
import { documentTitle, ruleOf, schemaLookUp, unitOf, type ViewWorld } from "../world";
import { overrideAt, placeWords } from "./place-words";
import { valueWords } from "./value-words";

export interface Sayer {
  place(pointer: string): { what: string; unit: string | undefined; rule: string | undefined };
  value(pointer: string, value: Json): string;
}

/** Puts places and values of one document into words; `whole` when it holds what the draft does not hold yet. */
export function sayer(
  world: ViewWorld,
  path: string,
  whole: Json | undefined = world.draft.documents.get(path)?.value,
): Sayer {
  const schema = schemaLookUp(world, path);
  return {
    place(pointer) {
      const description = schema(pointer)?.description;
      return {
        what: placeWords(world, schema, path, whole, pointer),
        unit: unitOf(description),
        rule: ruleOf(description),
      };
    },
    value(pointer, value) {
      const override = overrideAt(path, pointer);
      if (override) return sayer(world, override.target).value(override.at, value);
      if (pointer === "/overrides" && isObject(value)) return overriddenTitles(world, value);
      return valueWords(world, schema, path, pointer, value);
    },
  };
}

const overriddenTitles = ({ draft }: ViewWorld, overrides: { [key: string]: Json }): string =>
  Object.keys(overrides)
    .map((path) => documentTitle(path, draft.documents.get(path)?.value))
    .join(", ");
