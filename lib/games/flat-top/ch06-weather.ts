import type { Step, Steps } from "../../kernel";
import { hexAt, neighbour } from "./board/distance";
import { skyFlags } from "./board/sky";
import { look } from "./ch07-observation";
import { aloft } from "./model/aloft";
import { onTurn } from "./model/clock";
import { hexText } from "./model/pieces";
import { type FlatTopTable, MoveFlag, type Position } from "./model/position";
import { OFF_MAP, type Rules } from "./model/rules";
import { lookUp } from "../shared/result-table";

/** 6 Weather: wind by sector, cloud markers that drift with it, storms where they overlap. */

const DIE = { dice: 1, sides: 6 } as const;

/** Directions in words, by number less one (6.3). */
const directionNames = ["north", "north-east", "south-east", "south", "south-west", "north-west"] as const;

/**
 * 6.3: the markers at the start. Each scattered one goes as many hexes from the Directional hex of its sector as its die
 * shows, in the direction that it shows; the three of a front go together.
 */
export function placeClouds(t: FlatTopTable, mode: string): void {
  if (mode === "none") return;
  const { sectors, parameters } = t.rules;
  const { scattered } = parameters.clouds;
  for (const [n, { title }] of sectors.entries()) {
    const faces = t.roll({
      name: `clouds of sector ${title}`,
      ...DIE,
      dice: mode === "front" ? 1 : scattered,
    });
    for (const face of faces) {
      const start = mode === "front" ? frontOf(t.rules, n) : [sectors[n]!.directional];
      for (const hex of start) {
        const moved = hexAt(t.rules.hexes, hex, face - 1, face);
        if (moved !== OFF_MAP) t.push(t.position.clouds, moved);
      }
    }
  }
  t.say("6.3", () =>
    mode === "front"
      ? "A front of clouds lies over each sector."
      : `Scattered clouds: ${t.position.clouds.map((hex) => hexText(t, hex)).join(", ")}.`,
  );
}

/** The Directional hex and the two hexes of a front on both sides of it. */
function frontOf({ hexes, sectors, parameters }: Rules, sector: number): number[] {
  const { frontDirections, frontDistance } = parameters.clouds;
  const centre = sectors[sector]!.directional;
  return [
    centre,
    ...frontDirections.map((direction) => hexAt(hexes, centre, direction - 1, frontDistance)),
  ].filter((hex) => hex !== OFF_MAP);
}

/** 6.1 to 6.6: wind, then clouds; then what the weather does to whoever is in it. */
const weather: Step<Rules, Position> = {
  rule: "6",
  title: "Weather Phase",
  proceed(t, frame) {
    if (frame.data.isOver) return t.leave();
    t.set(frame.data, "isOver", true);
    // 6.1: not on the first turn of a game.
    if (t.position.turn > t.position.firstTurn) {
      const hour = onTurn(t.rules, t.position.turn);
      if (hour.windCheck) turnWinds(t);
      if (hour.cloudsMove) moveClouds(t);
    }
    noteWeather(t);
    // A storm that has gone, or an hour of daylight, brings new things into sight.
    look(t);
  },
};

/** 6.2: a die for each sector on the Wind Direction Change Table. */
function turnWinds(t: FlatTopTable): void {
  const { sectors, charts } = t.rules;
  for (const [n, { title, id }] of sectors.entries()) {
    const [face] = t.roll({ name: `wind of sector ${title}`, key: `wind ${id}`, ...DIE });
    const steps = lookUp(charts["wind-change"], face!, "steps")?.parts[0];
    if (typeof steps !== "number" || steps === 0) continue;
    const from = t.position.wind[n]!;
    const to = (((from + steps) % 6) + 6) % 6;
    t.set(t.position.wind, n, to);
    t.say("6.2", () => `The wind of sector ${title} now drives clouds ${directionNames[to]!}.`);
  }
}

/** 6.4: each marker moves a hex with the wind; one that enters a hex of two sectors is placed anew. */
function moveClouds(t: FlatTopTable): void {
  const { hexes } = t.rules;
  const { clouds, wind } = t.position;
  for (let i = 0; i < clouds.length; i++) {
    const from = clouds[i]!;
    const sector = hexes.sector[from]!;
    const to = neighbour(hexes, from, wind[sector]!);
    // A marker that would leave the map is placed anew as well: the rulebook does not say what becomes of it.
    t.set(clouds, i, to === OFF_MAP || hexes.shared[to] ? relocated(t, sector) : to);
  }
  if (clouds.length > 0)
    t.say("6.4", () => `Clouds drift: ${clouds.map((hex) => hexText(t, hex)).join(", ")}.`);
}

/** Where a marker comes that leaves a sector: the Cloud Movement Table, then as scattered clouds. */
function relocated(t: FlatTopTable, left: number): number {
  const { sectors, charts, hexes } = t.rules;
  const [die] = t.roll({
    name: `cloud that leaves sector ${sectors[left]!.title}`,
    key: "cloud sector",
    ...DIE,
  });
  const title = lookUp(charts["cloud-movement"], die!, sectors[left]!.id)?.text;
  const sector = sectors.find((each) => each.title === title) ?? sectors[left]!;
  const [face] = t.roll({ name: `cloud in sector ${sector.title}`, key: "cloud hex", ...DIE });
  const hex = hexAt(hexes, sector.directional, face! - 1, face!);
  return hex === OFF_MAP ? sector.directional : hex;
}

/** 6.6, 6.7: units remember whether they begin the turn in a cloud or a storm. */
function noteWeather(t: FlatTopTable): void {
  const note = (unit: { hex: number; flags: number }): void => {
    if (unit.hex === OFF_MAP) return;
    const flags = unit.flags & ~(MoveFlag.cloud | MoveFlag.storm);
    t.set(unit, "flags", flags | skyFlags(t, unit.hex));
  };
  for (const force of t.position.forces) note(force);
  for (const list of aloft(t)) for (const n of list) note(t.position.formations[n]!);
}

export const weatherSteps: Steps<Rules, Position> = { weather };
