import { kept } from "../../../documents/kept";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { CounterFace } from "../../counter-types";
import type { UnitSheet } from "../../shared/faces";
import { entriesOf, type Members, membersOf, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { Strength } from "../model/rules";
import {
  airFace,
  baseFace,
  fortificationFace,
  groundFace,
  headquartersFace,
  markerFace,
  shipFace,
} from "./faces";

/** The counter sheets of the documents, perhaps broken. */

/** Every counter by its id: the same faces until a counter document changes. */
export const sheetsOf = (documents: Documents): ReadonlyMap<string, UnitSheet> =>
  sheetsIn(
    membersOf(documents["ships.json"]),
    documents["aircraft.json"] ?? null,
    documents["ground-units.json"] ?? null,
    documents["bases.json"] ?? null,
    documents["headquarters.json"] ?? null,
    documents["markers.json"] ?? null,
  );

/** The only nation of the Japanese side is Japan (2.2). */
const sideOf = (nation: string): string => (nation === "japan" ? "japanese" : "allied");

/** A strength as a document has it: left out for none. */
const strength = (of: Json | undefined, key: string): Strength => {
  const value = child(of, key);
  return typeof value === "number" ? value : null;
};

const sheetsIn = kept(
  (ships: Members, aircraft: Json, ground: Json, bases: Json, headquarters: Json, markers: Json) => {
    const sheets = new Map<string, UnitSheet>();
    const all = (
      document: string,
      list: string,
      of: Json,
      face: (print: { id: string; name: string; side: string; nation: string }, of: Json) => CounterFace,
      isUnlimited = false,
    ): void => {
      for (const [id, record] of entriesOf(child(of, list))) {
        const nation = textOf(child(record, "nation"));
        const count = child(record, "count");
        const option = textOf(child(record, "option"));
        const side = nation === "" ? textOf(child(record, "side"), "none") : sideOf(nation);
        sheets.set(id, {
          document,
          pointer: `/${list}/${id}`,
          face: face({ id, name: textOf(child(record, "name"), id), side, nation }, record),
          count: typeof count === "number" ? count : isUnlimited ? Infinity : 1,
          optional: option === "" ? undefined : option,
        });
      }
    };
    all("ships.json", "ships", ships as Json, (print, of) => {
      const gunnery = child(of, "gunnery");
      const torpedo = child(of, "torpedo");
      return shipFace({
        ...print,
        type: textOf(child(of, "type"), "?"),
        antiAir: strength(of, "antiAir"),
        gunnery: ["short", "medium", "long"].map((range) => strength(gunnery, range)),
        torpedo: ["short", "medium"].map((range) => strength(torpedo, range)),
        bombardment: strength(of, "bombardment"),
        antiSubmarine: strength(of, "antiSubmarine"),
        launchCapacity: numberOf(child(of, "launchCapacity")),
        hitCapacity: numberOf(child(of, "hitCapacity")),
        canCripple: child(of, "canCripple") === true,
        isSpotter: child(of, "spotter") === true,
      });
    });
    all("aircraft.json", "aircraft", aircraft, (print, of) =>
      airFace({
        ...print,
        engine: textOf(child(of, "engine"), "?"),
        isCarrierCapable: child(of, "carrier") === true,
        level: numberOf(child(of, "level")),
        antiAir: strength(of, "antiAir"),
        antiNaval: strength(of, "antiNaval"),
        antiGround: strength(of, "antiGround"),
        range: numberOf(child(of, "range")),
      }),
    );
    all("ground-units.json", "groundUnits", ground, (print, of) =>
      groundFace({
        ...print,
        size: textOf(child(of, "size")),
        type: textOf(child(of, "type"), "?"),
        troopQuality: numberOf(child(of, "troopQuality")),
        steps: numberOf(child(of, "steps")),
        antiAir: strength(of, "antiAir"),
        activationCost: numberOf(child(of, "activationCost")),
      }),
    );
    all("bases.json", "bases", bases, (print, of) =>
      baseFace({
        ...print,
        isLarge: child(of, "size") === "large",
        antiAir: strength(of, "antiAir"),
        launchCapacity: numberOf(child(of, "launchCapacity")),
        interdictedAt: numberOf(child(of, "interdictedAt")),
        troopQuality: numberOf(child(of, "troopQuality")),
      }),
    );
    all("bases.json", "fortifications", bases, (print, of) =>
      fortificationFace({
        ...print,
        antiAir: strength(of, "antiAir"),
        gunnery: ["short", "medium", "long"].map((range) => strength(child(of, "gunnery"), range)),
        hitCapacity: numberOf(child(of, "hitCapacity")),
      }),
    );
    all("bases.json", "submarineCommands", bases, ({ id, name, side }) => markerFace(id, side, name, "Subs"));
    all("headquarters.json", "headquarters", headquarters, (print, of) =>
      headquartersFace({
        ...print,
        commandRange: numberOf(child(of, "commandRange")),
        operationCost: numberOf(child(of, "operationCost")),
      }),
    );
    all(
      "markers.json",
      "markers",
      markers,
      ({ id, side, name }) => markerFace(id, side, name, markerWords[id] ?? name),
      true,
    );
    return sheets;
  },
);

/** What is printed on markers that lie on the map, where the name is too long. */
const markerWords: Readonly<Record<string, string>> = {
  "task-force-allied": "TF",
  "task-force-japanese": "TF",
  "force-allied": "Force",
  "force-japanese": "Force",
  "offensive-support-base-allied": "OSB",
  "offensive-support-base-japanese": "OSB",
  "submarine-patrol": "Patrol",
  "submarine-command-allied": "Subs",
  "submarine-command-japanese": "Subs",
};
