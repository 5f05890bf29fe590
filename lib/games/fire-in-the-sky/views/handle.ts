import { joinPointer, parsePointer } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { Documents } from "../../types";
import type { HeldCounter } from "../../counter-types";
import type { Handled, Handling, Holding } from "../../view-types";
import { sheetsOf, type UnitSheet } from "./faces";
import { holdingsOf, mixOf, savedPosition } from "./holdings";
import { membersOf, numberOf } from "../../shared/read";
import { placeNameIn } from "./read";

/** Changes of a set-up by hand: what the numbers of the scenario become. */

type Counts = Record<string, number>;
/** The lists of one entry while they are changed. */
interface Lists {
  units: Counts;
  reduced: Counts;
  airSteps: Counts;
}
const listNames = ["units", "reduced", "airSteps"] as const;
type ListName = (typeof listNames)[number];

/** An amount of one counter's number: counters of a type, or air steps of a nation. */
interface Lot {
  list: ListName;
  id: string;
  amount: number;
}

class Hand {
  private readonly touched = new Map<string, Lists>();
  readonly holdings: readonly Holding[];

  constructor(
    readonly documents: Documents,
    readonly scenario: string,
  ) {
    this.holdings = holdingsOf(documents, scenario);
  }

  held(pointer: string): HeldCounter | undefined {
    for (const { counters } of this.holdings) {
      const found = counters.find((each) => each.pointer === pointer);
      if (found) return found;
    }
    return undefined;
  }

  /** What people call an entry. */
  nameOf(entry: string): string {
    const place = parsePointer(entry)[1] ?? "";
    const name = placeNameIn(this.documents, place);
    if (name !== undefined) return name;
    return this.holdings.find((each) => each.entry === entry)?.title ?? (place || entry.slice(1));
  }

  /** Whether an entry of the set-up is for a named place: the form of a scenario has no room for open sea. */
  isNamed(entry: string): boolean {
    const [section, place = ""] = parsePointer(entry);
    if (section !== "setup") return true;
    const bases = membersOf(membersOf(this.documents["bases.json"]).bases);
    const boxes = membersOf(membersOf(this.documents["map.json"]).boxes);
    return Object.hasOwn(bases, place) || Object.hasOwn(boxes, place);
  }

  change(entry: string, { list, id, amount }: Lot): void {
    const lists = this.listsOf(entry);
    lists[list][id] = (lists[list][id] ?? 0) + amount;
  }

  private listsOf(entry: string): Lists {
    let lists = this.touched.get(entry);
    if (!lists) {
      const value = membersOf(this.valueOf(entry));
      const counts = (name: ListName): Counts =>
        Object.fromEntries(
          Object.entries(membersOf(value[name])).map(([id, count]) => [id, numberOf(count)]),
        );
      lists = { units: counts("units"), reduced: counts("reduced"), airSteps: counts("airSteps") };
      this.touched.set(entry, lists);
    }
    return lists;
  }

  private valueOf(entry: string): Json | undefined {
    return parsePointer(entry).reduce<Json | undefined>(
      (value, key) => membersOf(value)[key],
      this.documents[this.scenario],
    );
  }

  /** Numbers that became 0 go, and with them lists and entries that may not be empty. */
  values(): { pointer: string; value: Json | undefined }[] {
    return [...this.touched].flatMap(([entry, lists]) => {
      const before = membersOf(this.valueOf(entry));
      const after = (name: ListName): Counts =>
        Object.fromEntries(Object.entries(lists[name]).filter(([, count]) => count > 0));
      const isEmpty = listNames.every((name) => Object.keys(after(name)).length === 0);
      const stays = entry === "/removed" || entry === "/sunk";
      if (isEmpty && !stays) return [{ pointer: entry, value: undefined }];
      if (Object.keys(before).length === 0) {
        const made = listNames.flatMap((name) =>
          Object.keys(after(name)).length === 0 ? [] : [[name, after(name)] as const],
        );
        return [{ pointer: entry, value: Object.fromEntries(made) }];
      }
      return listNames.flatMap((name) =>
        this.listValues(entry, name, membersOf(before[name]), after(name), stays),
      );
    });
  }

  private listValues(
    entry: string,
    name: ListName,
    before: Readonly<Record<string, Json>>,
    after: Counts,
    stays: boolean,
  ): { pointer: string; value: Json | undefined }[] {
    const pointer = `${entry}/${name}`;
    const had = Object.keys(before).length > 0;
    const has = Object.keys(after).length > 0;
    if (had && !has && !(stays && name === "units")) return [{ pointer, value: undefined }];
    if (!had && has) return [{ pointer, value: after }];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) =>
      before[id] === after[id] ? [] : [{ pointer: joinPointer(pointer, id), value: after[id] }],
    );
  }
}

const lists: readonly string[] = listNames;

/** "/setup/manila/units/j-land-8" -> its entry, and which number of it. */
function readPointer(pointer: string): { entry: string; list: ListName; id: string } | undefined {
  const segments = parsePointer(pointer);
  const at = segments.findIndex((each, i) => i > 0 && lists.includes(each));
  const id = segments[at + 1];
  if (at < 0 || id === undefined) return undefined;
  return { entry: joinPointer("", ...segments.slice(0, at)), list: segments[at] as ListName, id };
}

const refuse = (reason: string, rule?: string): Handled => ({ ok: false, reason, ...(rule && { rule }) });

export function handle(documents: Documents, scenario: string, change: Handling): Handled {
  if (savedPosition(documents[scenario])) {
    return refuse(
      "This scenario is a saved position, with every counter as it was in play. Continue play from it, or change its text.",
    );
  }
  const hand = new Hand(documents, scenario);
  if (change.do === "add") return add(hand, change);
  const held = hand.held(change.from);
  const from = readPointer(change.from);
  if (!held || !from) return refuse("That counter no longer exists.");
  const sheet = sheetsOf(documents).get(held.face.type)!;
  switch (change.do) {
    case "move":
      return move(hand, held, from, sheet, change);
    case "remove": {
      hand.change(from.entry, { ...from, amount: -amountOf(held, sheet, change.count) });
      return done(hand, `Remove ${nameOf(held, change.count)} from ${hand.nameOf(from.entry)}`);
    }
    default:
      return flip(hand, held, from, sheet, change.do);
  }
}

const done = (hand: Hand, label: string): Handled => ({ ok: true, label, values: hand.values() });

/** "CA", "3 DD", "Army": so many of a counter. */
const nameOf = ({ face }: HeldCounter, count: number): string =>
  count === 1 ? face.label : `${count} ${face.label}`;

/** What so many counters are in the number of the text: themselves, or their air steps. */
const amountOf = ({ steps, count }: HeldCounter, sheet: UnitSheet, wanted: number): number =>
  steps === undefined ? Math.min(wanted, count) : Math.min(steps, wanted * sheet.steps);

function move(
  hand: Hand,
  held: HeldCounter,
  from: { entry: string; list: ListName; id: string },
  sheet: UnitSheet,
  { to, count }: Extract<Handling, { do: "move" }>,
): Handled {
  if (to === from.entry) return refuse("It is already there.");
  if (!hand.isNamed(to)) return nowhere(hand, to);
  const no = cannotHold(to, from.list);
  if (no !== undefined) return refuse(no);
  const amount = amountOf(held, sheet, count);
  hand.change(from.entry, { ...from, amount: -amount });
  hand.change(to, { list: from.list, id: from.id, amount });
  return done(hand, `Move ${nameOf(held, count)} to ${hand.nameOf(to)}`);
}

const nowhere = (hand: Hand, to: string): Handled =>
  refuse(`There is no base or box at ${hand.nameOf(to)}: units set up at named places.`, "2.2.2");

/** What the form of a scenario has no place for. */
function cannotHold(entry: string, list: ListName): string | undefined {
  const [section] = parsePointer(entry);
  if (section === "choices" && list === "reduced")
    return "A freely placed group can have only whole counters.";
  if ((section === "removed" || section === "sunk" || section === "reactionForce") && list !== "units")
    return "Only whole counters can be there.";
  return undefined;
}

function add(hand: Hand, { type, to, count }: Extract<Handling, { do: "add" }>): Handled {
  const entry = mixOf(hand.documents, hand.scenario).find(({ face }) => face.type === type);
  const sheet = sheetsOf(hand.documents).get(type);
  if (!entry || !sheet) return refuse(`There is no counter “${type}”.`);
  if (entry.left < count)
    return refuse(`The counter mix has ${entry.of} of ${entry.face.name}; ${entry.left} are left.`, "2.1");
  const lot: Lot =
    sheet.kind === "air"
      ? { list: "airSteps", id: sheet.face.nation, amount: count * sheet.steps }
      : { list: "units", id: type, amount: count };
  if (!hand.isNamed(to)) return nowhere(hand, to);
  const no = cannotHold(to, lot.list);
  if (no !== undefined) return refuse(no);
  hand.change(to, lot);
  return done(hand, `Add ${count === 1 ? "" : `${count} `}${entry.face.label} to ${hand.nameOf(to)}`);
}

function flip(
  hand: Hand,
  held: HeldCounter,
  from: { entry: string; list: ListName; id: string },
  sheet: UnitSheet,
  way: "reduce" | "restore",
): Handled {
  const where = hand.nameOf(from.entry);
  const by = way === "reduce" ? -1 : 1;
  const label = `${way === "reduce" ? "Reduce" : "Restore"} ${held.face.label} at ${where}`;
  if (sheet.kind === "air") {
    hand.change(from.entry, { ...from, amount: by });
    return done(hand, label);
  }
  if (sheet.kind === "naval")
    return refuse("A ship has no reduced side; a damaged ship is placed on the Turn Record Track.", "13.1");
  if (sheet.steps < 2) return refuse(`${held.face.name} has one step and cannot be reduced.`, "2.1.1.3");
  const to = way === "reduce" ? "reduced" : "units";
  if (from.list === to)
    return refuse(`It is already ${way === "reduce" ? "reduced" : "at full strength"}.`, "2.1.1.3");
  const no = cannotHold(from.entry, to);
  if (no !== undefined) return refuse(no);
  hand.change(from.entry, { ...from, amount: -1 });
  hand.change(from.entry, { list: to, id: from.id, amount: 1 });
  return done(hand, label);
}
