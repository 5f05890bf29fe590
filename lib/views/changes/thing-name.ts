import { child, get, isObject, type Json } from "../../documents";
import type { ViewWorld } from "../world";

/** What people call the things of a game, as its documents say, perhaps broken. */

type Names = ReadonlyMap<string, string>;

const known = new WeakMap<ViewWorld["draft"], Map<string, Names>>();

/** The thing of a kind with this id; undefined when its entry gives no name. */
export function thingName(world: ViewWorld, kind: string, id: string): string | undefined {
  let kinds = known.get(world.draft);
  if (!kinds) known.set(world.draft, (kinds = new Map()));
  let names = kinds.get(kind);
  if (!names) kinds.set(kind, (names = namesOf(world, kind)));
  return names.get(id);
}

function namesOf(world: ViewWorld, kind: string): Names {
  const target = world.game?.targets.find((each) => each.kind === kind);
  const names = new Map<string, string>();
  for (const { document, pointer } of target?.places ?? []) {
    const things = get(world.draft.documents.get(document)?.value, pointer);
    if (!isObject(things)) continue;
    for (const id of Object.keys(things)) {
      const name = entryName(world, things[id]);
      if (name !== undefined) names.set(id, name);
    }
  }
  return names;
}

/** The name that an entry gives itself; two nations have ships of one name, so the nation is named as well. */
export function entryName(world: ViewWorld, entry: Json | undefined): string | undefined {
  const name = text(child(entry, "name")) ?? text(child(entry, "title"));
  if (name === undefined) return undefined;
  const nation = text(child(entry, "nation"));
  if (nation === undefined) return name;
  const nations = child(world.draft.documents.get("game.json")?.value, "nations");
  const adjective = text(child(child(nations, nation), "name"));
  const kind = text(child(entry, "class"));
  const full = kind === undefined || name.startsWith(kind) ? name : `${kind} ${name}`;
  return adjective === undefined ? full : `${full} (${adjective})`;
}

const text = (value: Json | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
