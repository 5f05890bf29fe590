import { grouped } from "../../../grouped";
import { counted } from "../../../words";
import type { RuleCheck } from "../../types";
import {
  game,
  hasBase,
  headquartersOf,
  hexAt,
  installationsOf,
  mapOf,
  markersOf,
  placesIn,
  sideCheck,
  terrainAt,
} from "./documents";

/** V-14, V-16, V-17, V-28, V-29: Bases, commands and fortifications of a set-up. */

/** V-17. */
const baseSites = sideCheck(
  {
    code: `rule/${game}/base-sites`,
    rule: "2.3.1",
    severity: "error",
    title: "A Base is where none can be, or larger than its place allows.",
    explain:
      "A Base is at a port or an airfield, one to a hex; a large one only at a large airfield, and never on an atoll. Some places can have none (map.json). " +
      "Choose another place, or a small Base.",
  },
  (documents, { own, pointer }) => {
    const seen = new Set<string>();
    return Object.entries(own.bases ?? {}).flatMap(([at, { unit }]) => {
      const hex = hexAt(documents, at);
      const here = placesIn(documents, hex);
      const isSecond = seen.has(hex);
      seen.add(hex);
      const isLarge = installationsOf(documents).bases[unit]?.size === "large";
      const why = isSecond
        ? `${hex} has two Bases.`
        : here.some(({ airbase }) => airbase === false) ||
            here.every((each) => !each.port && each.airfield === "none")
          ? `${at} can have no Base.`
          : isLarge &&
              (terrainAt(documents, hex)?.land === "atoll" ||
                here.every(({ airfield }) => airfield !== "large"))
            ? `${at} has no room for a large Base.`
            : undefined;
      return why === undefined
        ? []
        : [
            {
              pointer: `${pointer}/bases/${at}`,
              message: why,
              hint:
                isLarge && !isSecond
                  ? "Use a small Base, or another place."
                  : "Remove it, or choose another place.",
            },
          ];
    });
  },
);

/** V4. */
const baseCounters = sideCheck(
  {
    code: `rule/${game}/base-counters`,
    rule: "2.3.1",
    severity: "error",
    title: "A set-up has more Bases of a kind than there are counters.",
    explain:
      "Each nation has so many Base counters of each size (“count” in bases.json). Use another size or nation.",
  },
  (documents, { own, pointer }) =>
    [...grouped(Object.entries(own.bases ?? {}), ([, { unit }]) => unit)].flatMap(([unit, all]) => {
      const { count = Infinity, name = unit } = installationsOf(documents).bases[unit] ?? {};
      return all.length <= count
        ? []
        : [
            {
              pointer: `${pointer}/bases/${all[count]![0]}/unit`,
              message: `${name}: ${all.length} are placed, and there are ${counted(count, "counter")}.`,
              hint: "Use another size or nation, or remove one.",
            },
          ];
    }),
);

/** V-29, V-16. */
const hits = sideCheck(
  {
    code: `rule/${game}/installation-hits`,
    rule: "4.1",
    severity: "error",
    title: "A Base or a fortification has more hits than it can take.",
    explain:
      "A Base takes no more hits than interdict it, and a fortification with its last hit is out of the game (bases.json). Lower the hits, or remove it.",
  },
  (documents, { own, pointer }) => {
    const { bases, fortifications } = installationsOf(documents);
    return [
      ...Object.entries(own.bases ?? {}).flatMap(([at, { unit, hits: taken = 0 }]) => {
        const most = bases[unit]?.interdictedAt ?? Infinity;
        return taken <= most
          ? []
          : [
              {
                pointer: `${pointer}/bases/${at}/hits`,
                message: `The Base at ${at} has ${counted(taken, "hit")}; it takes ${most}.`,
                hint: "Lower the hits.",
              },
            ];
      }),
      ...Object.entries(own.fortifications ?? {}).flatMap(([id, { hits: taken = 0 }]) => {
        const { hitCapacity = Infinity, name = id } = fortifications[id] ?? {};
        return taken < hitCapacity
          ? []
          : [
              {
                pointer: `${pointer}/fortifications/${id}/hits`,
                rule: "2.3.4",
                message: `The fortification of ${name} is destroyed with ${counted(hitCapacity, "hit")}.`,
                hint: "Lower the hits, or remove it.",
              },
            ];
      }),
    ];
  },
);

/** V-16. */
const fortifications = sideCheck(
  {
    code: `rule/${game}/fortifications`,
    rule: "2.3.4",
    severity: "error",
    title: "A fortification belongs to the other side.",
    explain:
      "Wake, Corregidor and Singapore have fortifications of the nations that built them. List it under its own side.",
  },
  (documents, { own, id, pointer }) =>
    Object.keys(own.fortifications ?? {}).flatMap((each) => {
      const { nation, name = each } = installationsOf(documents).fortifications[each] ?? {};
      if (nation === undefined || (nation === "japan") === (id === "japanese")) return [];
      return [
        {
          pointer: `${pointer}/fortifications/${each}`,
          message: `The fortification of ${name} is not of this side.`,
          hint: "Move it to the other side.",
        },
      ];
    }),
);

/** V-14, V-28. */
const commands = sideCheck(
  {
    code: `rule/${game}/command-ports`,
    rule: "11.2",
    severity: "error",
    title: "A headquarters or Submarine Command is not in a port with a Base of its side.",
    explain:
      "Headquarters and Submarine Commands are in ports with a Base of their own side (11.2, 11.2.2). Choose such a port, or add the Base.",
  },
  (documents, force) => {
    const { submarineCommands } = installationsOf(documents);
    const groups = [
      { member: "headquarters", names: headquartersOf(documents), rule: undefined },
      { member: "submarineCommands", names: submarineCommands, rule: "11.2.2" },
    ] as const;
    return groups.flatMap(({ member, names, rule }) =>
      Object.entries<{ at: string }>(force.own[member] ?? {}).flatMap(([id, { at }]) => {
        const hex = hexAt(documents, at);
        const isPort = placesIn(documents, hex).some(({ port }) => port);
        if (isPort && hasBase(documents, force, hex)) return [];
        return [
          {
            pointer: `${force.pointer}/${member}/${id}/at`,
            message: `${names[id]?.name ?? id} is at ${at}, ${isPort ? "where its side has no Base" : "which is no port"}.`,
            hint: "Choose a port with a Base of its side.",
            ...(rule !== undefined && { rule }),
          },
        ];
      }),
    );
  },
);

/** V4, V8 (11.3). */
const supportBases = sideCheck(
  {
    code: `rule/${game}/support-bases`,
    rule: "11.3",
    severity: "error",
    title: "An Offensive Support Base is at no named location, or there are more than counters.",
    explain:
      "Offensive Support Bases are at named locations (11.3); the Allies have eighteen of them and Japan eight (markers.json). Choose a named location, or remove one.",
  },
  (documents, { own, id, pointer }) => {
    const all = own.offensiveSupportBases ?? [];
    const most = markersOf(documents)[`offensive-support-base-${id}`]?.count ?? Infinity;
    return all.flatMap((at, n) => {
      const isNamed = Object.hasOwn(mapOf(documents).places, at) || placesIn(documents, at).length > 0;
      if (isNamed && n < most) return [];
      return [
        {
          pointer: `${pointer}/offensiveSupportBases/${n}`,
          message: isNamed
            ? `The side has ${counted(most, "counter")} of them.`
            : `${at} is no named location.`,
          hint: isNamed ? "Remove one." : "Choose a named location.",
        },
      ];
    });
  },
);

export const installationChecks: readonly RuleCheck[] = [
  baseSites,
  baseCounters,
  hits,
  fortifications,
  commands,
  supportBases,
];
