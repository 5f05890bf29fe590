import { type FileMap } from "../../lib/documents";
import { openGame } from "../../lib/workspace";

/** Pacific War with every ship and ground unit that there is on its map at once. */

export const EVERY_COUNTER = "scenarios/every-counter.json";
const FULLEST = "scenarios/strategic-1941-45.json";

interface Side {
  ships: Record<string, object>;
  groundUnits: Record<string, object>;
  airUnits: Record<string, object>;
  bases: Record<string, object>;
  taskForces: Record<string, object>;
}

const nationsOfJapan = ["japan"];

/** The scenario as the text of a document, and how many counters it has. */
export function everyCounter(): { text: string; counters: number } {
  const { files } = openGame("pacific-war");
  const scenario = JSON.parse(files[FULLEST]!) as { sides: Record<"allied" | "japanese", Side> };
  const { ships } = JSON.parse(files["ships.json"]!) as { ships: Record<string, { nation: string }> };
  const { groundUnits } = JSON.parse(files["ground-units.json"]!) as {
    groundUnits: Record<string, { nation: string }>;
  };
  const harbours = { allied: anchor(files, "allied"), japanese: anchor(files, "japanese") };
  const add = (list: "ships" | "groundUnits", all: Record<string, { nation: string }>): void => {
    for (const [n, [id, { nation }]] of Object.entries(all).entries()) {
      const side = nationsOfJapan.includes(nation) ? "japanese" : "allied";
      const own = scenario.sides[side][list];
      // Spread over the side's Bases, so that no hex holds more than it may.
      own[id] ??= { at: harbours[side][n % harbours[side].length]! };
    }
  };
  add("ships", ships);
  add("groundUnits", groundUnits);
  const counters = Object.values(scenario.sides).reduce(
    (sum, { ships: afloat, groundUnits, airUnits, bases, taskForces }) =>
      sum +
      [afloat, groundUnits, airUnits, bases, taskForces].reduce(
        (all, each) => all + Object.keys(each).length,
        0,
      ),
    0,
  );
  return {
    text: `${JSON.stringify({ ...scenario, id: "every-counter", title: "Every counter" }, null, 2)}\n`,
    counters,
  };
}

/** Places at which a side has a Base and ships can lie. */
function anchor(files: FileMap, side: "allied" | "japanese"): string[] {
  const { sides } = JSON.parse(files[FULLEST]!) as { sides: Record<"allied" | "japanese", Side> };
  const { places } = JSON.parse(files["map.json"]!) as { places: Record<string, { port: boolean }> };
  return Object.keys(sides[side].bases).filter((place) => places[place]?.port);
}
