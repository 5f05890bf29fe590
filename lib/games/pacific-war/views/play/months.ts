import { capital, counted } from "../../../../words";
import type { Display, DisplayBox, DisplayPart, PlayBoard } from "../../../view-types";
import { coProsperityPoints, homelandPoints } from "../../model/resources";
import { ALLIED, type Box, type Rules, sideIds } from "../../model/rules";
import { monthText } from "../../model/months";
import { type Hand } from "../../model/war";
import { nameOf, nameOfUnit } from "../names";
import { nationWords } from "../schedule";
import { nameOfId } from "../unit-names";
import { boxedShip, headquartersCounter } from "./counters";
import { isOnMap, type Seen, type SeenWar, tableOf } from "./seen";

/** Displays and tracks of Campaigns and Strategic scenarios: commands, the Month Track, boxes off the map, the war. */

type Values = DisplayPart["values"];

const sideTitles: Readonly<Record<string, string>> = { allied: "Allies", japanese: "Japan" };

const placeText = (rules: Rules, hex: string): string => nameOf(rules, hex) ?? `hex ${hex}`;

/** Empty in a scenario without months. */
export function monthDisplays(rules: Rules, seen: Seen): Display[] {
  const { war } = seen;
  if (war === undefined) return [];
  const displays = [commands(rules, seen, war), monthTrack(rules, war), offMap(rules, seen, war)];
  return [...displays, strategy(rules, seen, war)];
}

const isStrategic = ({ terms }: Seen): boolean => terms.class === "strategic";

/** Tracks that both sides see, and of Command Points those of whoever looks. */
export function monthTracks(seen: Seen): PlayBoard["tracks"] {
  const { war } = seen;
  if (war === undefined) return [];
  const points = sideIds.flatMap((side) => {
    const hand = war.hands[side];
    if (hand === undefined) return [];
    const sum = Object.values(hand.commandPoints).reduce((all, each) => all + each, 0);
    return [{ title: `Command Points, ${sideTitles[side]!}`, value: String(sum), side, rule: "10.0" }];
  });
  if (!isStrategic(seen)) return points;
  return [
    ...points,
    { title: "Strategic Initiative", value: initiativeText(war.initiative), rule: "19.0" },
    { title: "Merchant Shipping Points", value: String(war.merchantShippingPoints), rule: "9.3" },
  ];
}

const initiativeText = (initiative: number): string =>
  initiative === 0 ? "none" : `${Math.abs(initiative)} for ${initiative > 0 ? "Japan" : "the Allies"}`;

/** 10.0: headquarters with their points, and all that a side has at hand: of whoever looks alone. */
function commands(rules: Rules, seen: Seen, war: SeenWar): Display {
  const parts = sideIds.flatMap((side, n): DisplayPart[] => {
    const hand = war.hands[side];
    if (hand === undefined) return [];
    const headquarters = rules.headquarters.flatMap((each): Values => {
      const hex = seen.headquarters[each.id];
      if (each.side !== n || !isOnMap(hex)) return [];
      const points = counted(hand.commandPoints[each.id] ?? 0, "Command Point");
      return [{ title: each.name, value: `${points}, at ${placeText(rules, hex)}`, rule: "10.1" }];
    });
    return [
      {
        id: `commands-${side}`,
        title: `Commands, ${sideTitles[side]!}`,
        side,
        values: [...headquarters, ...handValues(rules, hand)],
        listed: true,
        boxes: [],
      },
    ];
  });
  return { id: "commands", title: "Commands", rule: "10.0", empty: "No headquarters is seen.", parts };
}

function handValues(rules: Rules, hand: Hand): Values {
  const values: Values = [];
  const say = (title: string, value: string, rule: string): void => void values.push({ title, value, rule });
  if (hand.intelligence > 0) say("Strategic Intelligence", `level ${hand.intelligence}`, "7.0");
  for (const { month, points } of hand.futurePool)
    say("Future Operation", `${counted(points, "Command Point")} for ${monthText(month)}`, "10.4");
  for (const [nation, steps] of Object.entries(hand.groundReplacements))
    if (steps > 0) say(`Ground Replacements, ${nationText(nation)}`, counted(steps, "step"), "16.1");
  for (const [kind, steps] of Object.entries(hand.airReplacements))
    if (steps > 0)
      say(`Air Replacements, ${nameOf(rules, kind) ?? nationText(kind)}`, counted(steps, "step"), "16.4");
  const training = new Map<string, number>();
  for (const { nation, steps } of hand.airTraining) training.set(nation, (training.get(nation) ?? 0) + steps);
  for (const [nation, steps] of training)
    if (steps > 0) say(`Air steps in training, ${nationText(nation)}`, counted(steps, "step"), "16.4");
  if (hand.submarines > 0) say("Submarines to be placed", String(hand.submarines), "14.3");
  if (hand.arrivals.length > 0)
    say("Reinforcements to be placed", hand.arrivals.map((id) => nameOfUnit(rules, id)).join(", "), "14.0");
  return values;
}

const nationText = (nation: string): string => nationWords[nation] ?? capital(nation);

/** What comes back in a month to come. */
function monthTrack(rules: Rules, { due }: SeenWar): Display {
  const months = [...new Set(due.map(({ month }) => month))].sort();
  return {
    id: "month-track",
    title: "Month Track",
    rule: "14.1",
    empty: "Nothing is due in a month to come.",
    parts:
      months.length === 0
        ? []
        : [
            {
              id: "months",
              title: "Due in",
              side: "none",
              values: months.map((month) => ({
                title: monthText(month),
                value: due
                  .flatMap((each) => (each.month === month ? nameOfUnit(rules, each.id) : []))
                  .join(", "),
                rule: "14.1",
              })),
              listed: true,
              boxes: [],
            },
          ],
  };
}

const edgeTitles: Readonly<Record<string, string>> = {
  east: "Off the east edge",
  south: "Off the south edge",
  west: "Off the west edge",
};

const groupTitles: Readonly<Record<string, string>> = { "20": "20th group", "21": "21st group" };

/** The boxes beside the map with what is in them (15.1, 11.2.1, 9.1, 8.2). */
function offMap(rules: Rules, seen: Seen, war: SeenWar): Display {
  const edges = [...new Set(rules.boxes.flatMap(({ edge }) => edge ?? []))];
  const box = ({ id, name }: Box, rule: string, counters: DisplayBox["counters"]): DisplayBox => ({
    id: `box-${id}`,
    title: name,
    rule,
    counters,
  });
  const tracks = edges.map((edge): DisplayPart => ({
    id: `off-${edge}`,
    title: edgeTitles[edge] ?? capital(edge),
    side: sideIds[ALLIED],
    values: [],
    boxes: rules.boxes
      .filter((each) => each.edge === edge)
      .map((each) =>
        box(
          each,
          "15.1",
          // Spaces of the map are counted from 1, boxes of the position from 0.
          Object.entries(war.offMap).flatMap(([id, at]) =>
            at.edge === edge && at.box + 1 === each.space ? boxedShip(rules, seen, id) : [],
          ),
        ),
      ),
  }));
  const headquarters = rules.boxes
    .filter(({ use }) => use === "headquarters")
    .map((each) =>
      box(
        each,
        "11.2.1",
        Object.entries(war.boxed).flatMap(([id, how]) => {
          const side = sideIds[rules.headquarters[rules.headquartersOf[id]!]!.side]!;
          return each.id === `${side}-headquarters-${how}` ? headquartersCounter(rules, id) : [];
        }),
      ),
    );
  const escorts = rules.boxes
    .filter(({ use }) => use === "escorts")
    .map((each) =>
      box(
        each,
        "9.1",
        Object.entries(war.escorts).map(([id, { hits }]) => boxedShip(rules, seen, id, hits)),
      ),
    );
  const bombers = Object.entries(war.bombers).map(([group, { at, points, ready }]) => ({
    title: groupTitles[group] ?? group,
    value: `${counted(points, "point")}, ${at === "" ? `in the box, ready from ${monthText(ready)}` : `at ${placeText(rules, at)}`}`,
    rule: "8.2",
  }));
  const part = (id: string, title: string, values: Values, boxes: DisplayBox[]): DisplayPart[] =>
    values.length + boxes.length === 0 ? [] : [{ id, title, side: "none", values, boxes }];
  return {
    id: "off-map",
    title: "Off the map",
    rule: "15.1",
    empty: "There are no boxes beside this map.",
    parts: [
      ...tracks,
      ...part("off-headquarters", "Disbanded headquarters", [], headquarters),
      ...(isStrategic(seen)
        ? [
            ...part("off-escorts", "Merchant shipping", [], escorts),
            ...part("off-bombers", "Strategic Bombers", bombers, []),
          ]
        : []),
    ],
  };
}

const linkTitles: Readonly<Record<string, string>> = {
  "tokyo-express": "Tokyo Express",
  "air-transport-north": "Air Transport North",
  "air-transport-south": "Air Transport South",
};

/** Tracks of the whole war, the weather, and what is being built. */
function strategy(rules: Rules, seen: Seen, war: SeenWar): Display {
  const parts: DisplayPart[] = [];
  const part = (id: string, title: string, side: string, values: Values): void => {
    if (values.length > 0) parts.push({ id: `war-${id}`, title, side, values, listed: true, boxes: [] });
  };
  if (isStrategic(seen)) part("tracks", "Tracks", "none", tracksOf(rules, seen, war));
  part(
    "weather",
    "Weather",
    "none",
    Object.entries(war.weather).map(([zone, kind]) => ({
      title: nameOfId(zone),
      value: capital(kind.replaceAll("-", " ")),
      rule: "6.0",
    })),
  );
  for (const [side, id] of sideIds.entries())
    part(
      `constructions-${id}`,
      `Constructions, ${sideTitles[id]!}`,
      id,
      war.constructions.flatMap(({ hex, job, base, stage, hits }): Values => {
        const { title, stages, rule } = rules.engineering[job]!;
        if (sideOfWork(rules, job, base) !== side) return [];
        const damage = hits > 0 ? `, ${counted(hits, "hit")}` : "";
        const value = `${title}, stage ${stage} of ${stages.length}${damage}`;
        return [{ title: placeText(rules, hex), value, rule }];
      }),
    );
  part(
    "links",
    "Emergency Command Links",
    "none",
    war.emergencyLinks.map(({ kind, from, to }) => ({
      title: linkTitles[kind]!,
      value: `from ${placeText(rules, from)} to ${placeText(rules, to)}`,
      rule: "11.7",
    })),
  );
  part(
    "surrendered",
    "Surrendered",
    "none",
    war.surrendered.map((id) => ({
      title: rules.countries.find((each) => each.id === id)?.name ?? capital(id),
      value: "surrendered",
      rule: "33.0",
    })),
  );
  return {
    id: "war",
    title: isStrategic(seen) ? "The war" : "The campaign",
    rule: "5.1",
    empty: "Nothing is being built, and no weather has been rolled.",
    parts,
  };
}

/** The side that builds: that of the job or of the Base that it becomes; Offensive Support Bases of either are none. */
function sideOfWork(rules: Rules, job: string, base: string): number {
  const of = rules.engineering[job]!.side;
  if (of !== undefined) return sideIds.indexOf(of);
  return rules.baseClasses[rules.baseClassOf[base] ?? -1]?.side ?? ALLIED;
}

function tracksOf(rules: Rules, seen: Seen, war: SeenWar): Values {
  const t = tableOf(rules, seen);
  const { homeland, sphere } = printedPoints(rules);
  const isHidden = war.homelandLosses === undefined;
  return [
    { title: "Strategic Initiative", value: initiativeText(war.initiative), rule: "19.0" },
    {
      title: "Merchant Shipping Points",
      value: `${war.merchantShippingPoints}${war.shippingOnOffer > 0 ? `, ${war.shippingOnOffer} on offer` : ""}`,
      rule: "9.3",
    },
    {
      title: "Homeland Resource Points",
      value: isHidden
        ? `${homeland} at first; what is left is hidden from the Allies`
        : `${homelandPoints(t)} of ${homeland}`,
      rule: "8.5",
    },
    { title: "Co-Prosperity Sphere Points", value: `${coProsperityPoints(t)} of ${sphere}`, rule: "33.1" },
    { title: "Allied submarines against shipping", value: String(war.antiShippingSubmarines), rule: "9.3" },
    { title: "Submarine priority", value: war.submarinePriority, rule: "9.2" },
    { title: "Strategic bombing raids", value: String(war.raids), rule: "8.3" },
  ];
}

const printedPoints = ({ places }: Rules): { homeland: number; sphere: number } => {
  const sum = (kind: string): number =>
    places.reduce((all, { resource, resourcePoints }) => (resource === kind ? all + resourcePoints : all), 0);
  return { homeland: sum("homeland"), sphere: sum("co-prosperity") };
};
