import type { Json } from "../../../../lib/documents";

/** A change of the training scenario, or of another document, that a check reports, and one beside it that is right. */
export interface Case {
  check: string;
  wrong: Json;
  right: Json;
  /** Where it is reported, and what is said. */
  pointer: string;
  says: string;
  /** By default the training scenario. */
  document?: string;
  /** The scenario that stands beside another document; by default the training scenario. */
  scenario?: string;
}

const allied = (members: Json): Json => ({ sides: { allied: members } });
const japanese = (members: Json): Json => ({ sides: { japanese: members } });
const ship = (id: string, rest: Json): Json => allied({ ships: { [id]: rest } });
const ships = (ids: readonly string[], rest: Json): Json =>
  allied({ ships: Object.fromEntries(ids.map((id) => [id, rest])) });
const inForce = (row: string): Json => ({ taskForce: "tf-1", row });
const planes = (id: string, rest: Json): Json => allied({ airUnits: { [id]: rest } });
const troops = (rest: Json): Json => allied({ groundUnits: rest });

/** A position saved from play, as far as a check reads it. */
const saved = (position: Json): Json => ({ position });
/** A Command on Guadalcanal, and a patrol of it near Truk. */
const command = { "a-subcom-1": { hex: "1134", waiting: 0 } };
const patrol = { command: "a-subcom-1", hex: "2434" };
/** Japanese units against an Australian brigade in Port Moresby. */
const besieged = (kinds: readonly string[]): Json =>
  [...kinds, "au-7-bde"].map((kind) => ({ kind, hits: 0, hex: "1426", ship: null }));

const of = (many: string, count: number, from = 1): string[] =>
  Array.from({ length: count }, (_none, n) => `${many}${n + from}`);

export const cases: readonly Case[] = [
  {
    check: "task-force-size",
    wrong: ships(of("us-bb", 5), inForce("core")),
    right: ships(of("us-bb", 4), inForce("core")),
    pointer: "/sides/allied/taskForces/tf-1",
    says: "Task Force “tf-1” has 7 capital ships, and 6 is the most.",
  },
  {
    check: "task-force-rows",
    wrong: allied({ ships: { "us-cv3": inForce("screen"), "us-bb1": inForce("core") } }),
    right: allied({ ships: { "us-cv3": inForce("core"), "us-dd1": inForce("screen") } }),
    pointer: "/sides/allied/ships/us-cv3",
    says: "Yorktown is a carrier in the Screen of “tf-1”.",
  },
  {
    check: "task-force-core",
    wrong: ship("us-dd1", inForce("core")),
    right: ship("us-bb1", inForce("core")),
    pointer: "/sides/allied/ships/us-dd1/row",
    says: "is in the Core of “tf-1”, which is large enough without it.",
  },
  {
    check: "shores",
    wrong: ship("us-dd1", { at: "4509" }),
    right: ship("us-dd1", { at: "manila" }),
    pointer: "/sides/allied/ships/us-dd1/at",
    says: "4509 has two shores, north and south; the ships begin on the north one.",
  },
  {
    check: "task-force-counters",
    document: "markers.json",
    wrong: { markers: { "task-force-allied": { count: 0 } } },
    right: { markers: { "task-force-allied": { count: 1 } } },
    pointer: "/sides/allied/taskForces",
    says: "The side has 1 Task Force, and 0 markers.",
  },
  {
    check: "anchorages",
    wrong: ships(of("us-dd", 4), { at: "efate" }),
    right: ships(of("us-dd", 3), { at: "efate" }),
    pointer: "/sides/allied/ships/us-dd4/at",
    says: "4 ships at efate, where there is no Base: 3 is the most.",
  },
  {
    check: "special-aircraft",
    document: "aircraft.json",
    wrong: { aircraft: { "us-lra": { steps: 2 } } },
    right: { aircraft: { "us-lra": { range: 12 }, "j-kamikaze": { steps: 4 } } },
    pointer: "/aircraft/us-lra/steps",
    says: "US LRA has 2 steps, and an LRA has one.",
  },
  {
    check: "carrier-aircraft",
    wrong: planes("enterprise-air-group", { class: "us-f-l1" }),
    right: planes("enterprise-air-group", { class: "us-f-cv-l0" }),
    pointer: "/sides/allied/airUnits/enterprise-air-group/class",
    says: "US F-L1 is on Enterprise, but cannot use carriers.",
  },
  {
    check: "air-installations",
    wrong: planes("marine-fighters", { at: "efate" }),
    right: planes("marine-fighters", { at: "guadalcanal" }),
    pointer: "/sides/allied/airUnits/marine-fighters/at",
    says: "The side has no Base at efate.",
  },
  {
    check: "air-reorganization",
    wrong: planes("others", { class: "us-f-l1", steps: 2, at: "guadalcanal" }),
    right: planes("others", { class: "us-f-l1", steps: 6, at: "guadalcanal" }),
    pointer: "/sides/allied/airUnits/others/steps",
    says: "“others” and “marine-fighters” are of one class at guadalcanal, and both have fewer than 6 steps.",
  },
  {
    check: "seaplane-bases",
    wrong: japanese({
      ships: { "j-cvs1": { at: "truk" } },
      airUnits: { floats: { class: "j-f-l1", steps: 1, on: "j-cvs1" } },
    }),
    right: japanese({
      ships: { "j-cvs1": { at: "truk" } },
      airUnits: { floats: { class: "j-lra", steps: 1, on: "j-cvs1" } },
    }),
    pointer: "/sides/japanese/airUnits/floats",
    says: "Japanese F-L1 cannot use the seaplane base of Mizuho.",
  },
  {
    check: "ground-stacking",
    wrong: troops(Object.fromEntries(of("us-", 6).map((id) => [`${id}-mar-div`, { at: "guadalcanal" }]))),
    right: troops(Object.fromEntries(of("us-", 5).map((id) => [`${id}-mar-div`, { at: "guadalcanal" }]))),
    pointer: "/sides/allied/groundUnits/us-6-mar-div/at",
    says: "1134 has 56 ground steps of this side; it holds 48.",
  },
  {
    check: "ship-hexes",
    wrong: ship("us-dd1", { at: "alice-springs" }),
    right: ship("us-dd1", { at: "guadalcanal" }),
    pointer: "/sides/allied/ships/us-dd1/at",
    says: "is at alice-springs, which is all land.",
  },
  {
    check: "cargo",
    wrong: troops({ "us-1-mar-div": { on: "us-cl6" } }),
    right: allied({
      ships: { "us-aa1": inForce("core") },
      groundUnits: { "us-1-mar-div": { on: "us-aa1" } },
    }),
    pointer: "/sides/allied/groundUnits/us-1-mar-div/on",
    says: "carries no ground units.",
  },
  {
    check: "opposing-ground-units",
    wrong: japanese({ groundUnits: { "j-1-arm": { at: "guadalcanal" } } }),
    right: japanese({ groundUnits: { "j-1-arm": { at: "rabaul" } } }),
    pointer: "/sides/japanese/groundUnits/j-1-arm/at",
    says: "j-1-arm is in 1134 with us-3-def-bn of the other side.",
  },
  {
    check: "soviet-territory",
    wrong: troops({ "us-1-mar-div": { at: "5234" } }),
    right: troops({ "us-1-mar-div": { at: "guadalcanal" } }),
    pointer: "/sides/allied/groundUnits/us-1-mar-div/at",
    says: "us-1-mar-div is in 5234, which is Soviet territory.",
  },
  {
    check: "chinese-stacking",
    wrong: troops({ "cn-army-group-1": { at: "chungking" }, "cn-red-1-corps": { at: "chungking" } }),
    right: troops({ "cn-army-group-1": { at: "chungking" }, "cn-army-group-2": { at: "chungking" } }),
    pointer: "/sides/allied/groundUnits/cn-red-1-corps/at",
    says: "has Nationalist and Red Chinese units.",
  },
  {
    check: "base-sites",
    wrong: allied({ bases: { ndeni: { unit: "us-base-small" } } }),
    right: allied({ bases: { efate: { unit: "us-base-small" } } }),
    pointer: "/sides/allied/bases/ndeni",
    says: "ndeni can have no Base.",
  },
  {
    check: "base-counters",
    document: "bases.json",
    wrong: { bases: { "us-base-small": { count: 0 } } },
    right: { bases: { "us-base-small": { count: 1 } } },
    pointer: "/sides/allied/bases/guadalcanal/unit",
    says: "US small Base: 1 are placed, and there are 0 counters.",
  },
  {
    check: "installation-hits",
    wrong: allied({ bases: { guadalcanal: { hits: 11 } } }),
    right: allied({ bases: { guadalcanal: { hits: 5 } } }),
    pointer: "/sides/allied/bases/guadalcanal/hits",
    says: "The Base at guadalcanal has 11 hits; it takes 5.",
  },
  {
    check: "fortifications",
    wrong: japanese({ fortifications: { "a-fort-wake": {} } }),
    right: allied({ fortifications: { "a-fort-wake": {} } }),
    pointer: "/sides/japanese/fortifications/a-fort-wake",
    says: "The fortification of Wake is not of this side.",
  },
  {
    check: "command-ports",
    wrong: allied({ headquarters: { "a-hq-south-pacific": { at: "efate" } } }),
    right: allied({ headquarters: { "a-hq-south-pacific": { at: "guadalcanal" } } }),
    pointer: "/sides/allied/headquarters/a-hq-south-pacific/at",
    says: "South Pacific is at efate, where its side has no Base.",
  },
  {
    check: "support-bases",
    wrong: allied({ offensiveSupportBases: ["0835"] }),
    right: allied({ offensiveSupportBases: ["efate"] }),
    pointer: "/sides/allied/offensiveSupportBases/0",
    says: "0835 is no named location.",
  },
  {
    check: "months",
    wrong: { start: { month: "1941-11" } },
    right: { start: { month: "1941-12" } },
    pointer: "/start/month",
    says: "1941-11 is outside of the war.",
  },
  {
    check: "scenario-terms",
    wrong: { end: { after: "days", count: 3 } },
    right: { end: { after: "battle-cycles", count: 4 } },
    pointer: "/end/after",
    says: "A scenario of the class “engagement” ends after “battle-cycles”, not after “days”.",
  },
  {
    check: "patrol-strength",
    wrong: saved({ submarines: command, patrols: [{ ...patrol, submarines: 1 }] }),
    right: saved({ submarines: command, patrols: [{ ...patrol, submarines: 20 }] }),
    pointer: "/position/patrols/0/hex",
    says: "The patrol in 2434 has 1 submarine and is 13 hexes from the nearest Command: that is no strength.",
  },
  {
    check: "patrol-count",
    wrong: saved({
      submarines: command,
      patrols: Array.from({ length: 9 }, () => ({ ...patrol, submarines: 20 })),
    }),
    right: saved({
      submarines: command,
      patrols: Array.from({ length: 8 }, () => ({ ...patrol, submarines: 20 })),
    }),
    pointer: "/position/patrols/8/command",
    says: "has more than 8 patrols.",
  },
  {
    check: "emergency-links",
    wrong: saved({ war: { emergencyLinks: [{ kind: "tokyo-express", from: "1630", to: "0722" }] } }),
    right: saved({ war: { emergencyLinks: [{ kind: "tokyo-express", from: "1630", to: "1134" }] } }),
    pointer: "/position/war/emergencyLinks/0",
    says: "From 1630 to 0722 are 13 hexes; 8 is the most.",
  },
  {
    check: "sieges",
    wrong: saved({ sieges: [{ side: "japanese", hex: "1426" }], groundUnits: besieged(["j-144-rgt"]) }),
    right: saved({
      sieges: [{ side: "japanese", hex: "1426" }],
      groundUnits: besieged(["j-144-rgt", "j-2-div"]),
    }),
    pointer: "/position/sieges/0",
    says: "The besieger has 3 steps in 1426, and the besieged 3.",
  },
  {
    check: "torpedo-shots",
    wrong: saved({ ships: { "us-cl6": { torpedoes: 2 } } }),
    right: saved({ ships: { "us-cl6": { torpedoes: 1 }, "j-ca9": { torpedoes: 2 } } }),
    pointer: "/position/ships/us-cl6/torpedoes",
    says: "Atlanta, Juneau has fired torpedoes 2 times; 1 is the most.",
  },
  {
    check: "victory-conditions",
    wrong: {
      victory: {
        by: "points",
        awards: [
          {
            per: "condition",
            for: "japanese",
            points: 1,
            when: { is: "not", of: { is: "surrendered", country: "india" } },
          },
        ],
      },
    },
    right: {
      linked: true,
      victory: {
        by: "points",
        awards: [
          {
            per: "condition",
            for: "japanese",
            points: 1,
            when: { is: "linked", side: "japanese", place: "rabaul" },
          },
        ],
      },
    },
    pointer: "/victory/awards/0/when/of/is",
    says: "“surrendered” is not known in a scenario of the class “engagement”.",
  },
  {
    check: "holding-tracks",
    document: "map.json",
    wrong: { boxes: { "south-2": { use: "repair" } } },
    right: {
      boxes: {
        "south-2": { use: "transit" },
        "south-3": { edge: "south", space: 3, use: "repair-and-return" },
      },
    },
    pointer: "/boxes/south-2/use",
    says: "Box “south-2” of the South edge is for “repair”, not “repair-and-return”.",
  },
  {
    check: "printed-results",
    document: "charts/air-naval-results.json",
    wrong: { rows: { "air-vs-unalerted-air": { cells: { "1": "0" } } } },
    right: { rows: { "air-vs-unalerted-air": { cells: { "2": "3" } } } },
    pointer: "/attacks/strafe/printed/0",
    says: "Strafing, strength 3 and a die of 3: the rules print 1, the table says 0.",
  },
  {
    check: "falling-results",
    document: "charts/air-naval-results.json",
    wrong: { rows: { "cap-vs-coordinated": { cells: { "9": "2" } } } },
    right: { rows: { "cap-vs-coordinated": { cells: { "8": "4" } } } },
    pointer: "/rows/cap-vs-coordinated/cells/9",
    says: "CAP against a coordinated mission, column 9: 2 is less than 3, which is before it.",
  },
  {
    check: "battle-cycle-moves",
    document: "scenarios/battle-02-coral-sea.json",
    wrong: { operation: { battleCycleMoves: { allied: 3 } } },
    right: { operation: { days: 21, battleCycleMoves: { allied: 3, japanese: 3 } } },
    pointer: "/operation/battleCycleMoves/allied",
    says: "Ground units have 3 Battle Cycle Moves in an Operation of 2 weeks.",
  },
  {
    check: "optional-units",
    wrong: allied({ taskForces: { "tf-9": { at: "0835", dummy: true } } }),
    right: {
      recommendedOptions: ["dummy-task-forces"],
      sides: { allied: { taskForces: { "tf-9": { at: "0835", dummy: true } } } },
    },
    pointer: "/sides/allied/taskForces/tf-9",
    says: "Task Force “tf-9” belongs to the optional rule “dummy-task-forces”, which the scenario does not recommend.",
  },
  {
    check: "counter-mix",
    document: "aircraft.json",
    wrong: { aircraft: { "us-f-l1": { count: 0 } } },
    right: { aircraft: { "us-f-l1": { count: 1 } } },
    pointer: "/sides/allied/airUnits/marine-fighters/class",
    says: "There are 0 counters of US F-L1, and the set-up has more.",
  },
];
