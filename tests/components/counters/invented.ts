import type { CounterFace, HeldCounter, Livery } from "../../../lib/games";

/** A small invented view: two sides with liveries of their own, bombers, a fighter and a cruiser. */

const blue: Livery = {
  title: "Blue fleet",
  ground: "#274b7a",
  ink: "#ffffff",
  band: "#12294a",
  bandInk: "#d5e4f7",
  pattern: "dots",
};
const red: Livery = {
  title: "Red air force",
  ground: "#f4efe4",
  ink: "#1d1d1f",
  band: "#9c2a5b",
  bandInk: "#ffffff",
  pattern: "stripes",
};

export const bomber: CounterFace = {
  type: "long-bomber",
  kind: "planes",
  name: "Long bomber",
  label: "LB",
  short: "LB",
  side: "red",
  nation: "red",
  livery: red,
  picture: { kind: "air" },
  ratings: [
    { name: "Strength", value: "4", at: "bottom-left", chief: true },
    { name: "Range", value: "9", at: "bottom-right", chief: true },
  ],
};

export const cruiser: CounterFace = {
  type: "cruiser",
  kind: "ships",
  name: "Heavy cruiser",
  label: "CA",
  title: "CA Heavy cruiser",
  side: "blue",
  nation: "blue",
  livery: blue,
  picture: { kind: "ship", class: "CA" },
  ratings: [
    { name: "Guns", value: "5", at: "bottom-left", chief: true },
    { name: "Hits", value: "8", at: "bottom", chief: true },
    { name: "Speed", value: "2", at: "bottom-right", chief: true },
  ],
};

const held = (pointer: string, face: CounterFace, more: Partial<HeldCounter>): HeldCounter => ({
  pointer,
  face,
  count: 1,
  ...more,
});

export const bombers = held("/setup/0101/bombers", bomber, {
  count: 2,
  facing: { degrees: 60, words: "faces NE" },
  altitude: { badge: "H", words: "high altitude" },
  markers: [{ letters: "½F", words: "low on fuel", tone: "warn" }],
});

export const fighter = held(
  "/setup/0101/fighter",
  { ...bomber, type: "fighter", name: "Fighter" },
  {
    facing: { degrees: 120, words: "faces SE", turned: true },
    altitude: { badge: "L", words: "low altitude" },
  },
);

export const damagedCruiser = held("/setup/0102/cruiser", cruiser, {
  moved: true,
  facing: { degrees: 210, words: "faces between S and SW" },
  hits: { taken: 3, of: 8 },
  markers: [
    { letters: "F", words: "on fire", tone: "bad" },
    { letters: "A", words: "at anchor" },
    { letters: "T0", words: "out of torpedoes", tone: "warn" },
  ],
});
