import { eventsFor, type JsonObject, view } from "../../../../lib/kernel";
import { type Play, Scene, type SceneOptions, type SideId } from "../helpers";
import { offered, points } from "../chapters/table-top";

/** What the tests of 18.1.4 share: fleets, how they sail, and what a side sees of them. */

export const options = ["hidden-task-forces"];
export const PHASES = ["operational-movement", "reaction", "air-commitment"];

/** The Allied player turn: the Allies move and Japan reacts, both with means enough. */
export function allied(more: SceneOptions = {}): Scene {
  const scene = new Scene({ phasing: "allies", options, ...more });
  points(scene, { oil: 30, us: 30, britain: 30 });
  // Aircraft that wait for the Air Commitment Phase keep it from passing unseen.
  scene.air("us", "brisbane", 1);
  return scene;
}

/** Sail from a base with units of these types, under the marker of a nation, or openly. */
export function sail(play: Play, from: string, to: string, types: readonly string[], under?: string): Play {
  play.choose({ form: from });
  for (const type of types) play.choose(offered(play, { type })[0]!);
  const way = under === undefined ? offered(play, { do: "sail" }).at(-1)! : { do: "sail", under };
  play.choose(way);
  return play.decision.step === "sail-task-force" ? play.choose({ to }) : play;
}

export interface Seen {
  units: Record<string, JsonObject>;
  taskForces: JsonObject[];
  unresolved?: JsonObject[];
  hidden?: JsonObject;
  frames: { step: string; data: JsonObject }[];
}
export const seenBy = (play: Play, side?: SideId): Seen => view(play.game, side) as unknown as Seen;
export const shownTo = (play: Play, side: SideId): string =>
  eventsFor(play.game, side)
    .map(({ text }) => text)
    .join("\n");

/** The attack of the rulebook's other example, the other way round: ships of Pearl Harbor go to Midway. */
export function pearl(more: SceneOptions = {}): Scene {
  const scene = allied(more);
  scene.units("pearl-harbor", "u-cv-saratoga-wasp", "u-ca", "u-dd", "u-dd", "u-land-2");
  scene.units("wake", "j-ca", "j-dd");
  scene.control("japan", "wake");
  return scene;
}
