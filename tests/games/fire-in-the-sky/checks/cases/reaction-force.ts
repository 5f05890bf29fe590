import { reactionForce } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/reaction-force";
import { casesOf, type Docs, short } from "../support";

const document = short;

/** A reaction force that is right but for what the test changes. */
function forced(d: Docs): NonNullable<Docs["short"]["reactionForce"]> {
  return (d.short.reactionForce = {
    turn: 2,
    units: { "u-cv-saratoga-wasp": 1, "u-dd": 2 },
    places: {
      "1": "pearl-harbor",
      "2": "1805",
      "3": "west-coast-usa",
      "4": "truk",
      "5": "malaya",
      "6": "1807",
    },
  });
}

export const reactionForceCases = [
  ...casesOf(reactionForce, [
    {
      name: "an air unit among the ships",
      change: (d) => void (forced(d).units["u-air"] = 1),
      document,
      pointer: "/reactionForce/units/u-air",
      says: /Army air unit \(United States\) cannot be in the reaction force: only ships can react/,
      rule: "10.1",
    },
    {
      name: "ships of both sides",
      change: (d) => void (forced(d).units["j-dd"] = 1),
      document,
      pointer: "/reactionForce/units/j-dd",
      says: /DD \(Japan\) and CV \(Saratoga, Wasp\) belong to different sides/,
      rule: "9.4",
    },
    {
      name: "more ships than a Task Force has",
      change: (d) => void (forced(d).units["u-dd"] = 4),
      document,
      pointer: "/reactionForce/units",
      says: /has 5 ships; a Task Force has at most 4/,
      rule: "9.4",
    },
    {
      name: "a place without sea",
      change: (d) => void (forced(d).places["4"] = "gangetic-plain"),
      document,
      pointer: "/reactionForce/places/4",
      says: /On a 4 the reaction force appears in Gangetic Plain, where no ship may be/,
      rule: "2.2.1",
    },
    {
      name: "a box that is no place for ships of that side",
      change: (d) => void (forced(d).places["5"] = "convoy-escort"),
      document,
      pointer: "/reactionForce/places/5",
      says: /appears in Convoy Escort, where no ship may be/,
    },
    {
      name: "an off-map box of the other side",
      change(d) {
        forced(d).units = { "j-dd": 1 };
        d.short.choices["japanese-fleet"]!.units!["j-dd"] = 11;
      },
      document,
      pointer: "/reactionForce/places/3",
      says: /On a 3 the reaction force appears in West Coast USA, where its side may never be/,
      rule: "2.2.4",
    },
    {
      name: "a base by the number of its hex",
      change: (d) => void (forced(d).places["1"] = "1906"),
      document,
      pointer: "/reactionForce/places/1",
      says: /Hex 1906 must be given by its name: “pearl-harbor”/,
      rule: "2.2.2",
      fix: true,
    },
    {
      name: "a turn before the start",
      change: (d) => void (forced(d).turn = 1),
      document,
      pointer: "/reactionForce/turn",
      says: /appears on Turn 1, but the scenario starts on Turn 2: the ships arrive as reinforcements/,
      severity: "warning",
    },
    {
      name: "a turn after the last",
      change(d) {
        forced(d).turn = 16;
        d.parameters.clock.lastTurn = 15;
      },
      document,
      pointer: "/reactionForce/turn",
      says: /appears on Turn 16, after the last turn of the game \(15\)/,
      severity: "warning",
    },
  ]),
];
