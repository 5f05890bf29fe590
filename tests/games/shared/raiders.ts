import { deal } from "../../../lib/games/shared/deal";
import {
  forget,
  type Known,
  lostSight,
  nothingKnown,
  reported,
  shownContacts,
} from "../../../lib/games/shared/known";
import { below, type Game, type Json, type RandomState, type Step, type Table } from "../../../lib/kernel";
import { tiny } from "../../kernel/tiny/support";

/**
 * Raiders move unseen along a coast of hexes; a picket sees those beside it. A small one and a large one may be reported
 * apart only while they are in sight.
 */
export interface Raiders {
  turn: number;
  picket: number;
  raiders: { hex: number; size: number }[];
  known: Known;
}

type T = Table<null, Raiders>;

export const HUNTER = 0;
const RAIDER = 1;
const [COAST, TURNS, STALE] = [12, 8, 3];

const inSight = ({ picket }: Raiders, hex: number): boolean => Math.abs(picket - hex) <= 1;

/** Reports follow what is in sight now. */
export function look(t: T): void {
  const { known, raiders, turn } = t.position;
  raiders.forEach(({ hex, size }, i) => {
    if (inSight(t.position, hex)) reported(t, known, i, { hex, size }, turn);
    else lostSight(t, known, i);
  });
  forget(t, known, ({ at }) => at < turn - STALE);
}

const move = (side: number, step: string, next: string): Step<null, Raiders> => ({
  rule: "3.0",
  title: step,
  asks: () => 1 << side,
  options(t, _frame, _side, out) {
    const count = side === HUNTER ? 1 : t.position.raiders.length;
    for (let i = 0; i < count; i++) for (const by of [0, 1, 2]) out.push(i * 3 + by);
  },
  describe: (_t, _frame, code) => ({ unit: Math.floor(code / 3), by: (code % 3) - 1 }),
  take(t, _frame, code) {
    const by = (code % 3) - 1;
    const within = (hex: number): number => Math.max(0, Math.min(COAST - 1, hex));
    const { position } = t;
    if (side === HUNTER) t.set(position, "picket", within(position.picket + by));
    else {
      const raider = position.raiders[Math.floor(code / 3)]!;
      t.set(raider, "hex", within(raider.hex + by));
      t.set(position, "turn", position.turn + 1);
    }
    look(t);
    if (position.turn > TURNS) t.end({ winner: null, rule: "3.0", text: "The raiders are gone." });
    else t.goTo(next);
  },
  ...(side === RAIDER && { secret: true }),
});

export const raiders = tiny<Raiders>({
  id: "raiders",
  sides: ["hunter", "raider"],
  steps: { hunt: move(HUNTER, "Hunt", "raid"), raid: move(RAIDER, "Raid", "hunt") },
  position: () => ({
    turn: 1,
    picket: 5,
    raiders: [
      { hex: 2, size: 1 },
      { hex: 4, size: 3 },
      { hex: 9, size: 1 },
    ],
    known: nothingKnown(),
  }),
  first: { step: "hunt" },
  score: ({ known }) => known.contacts.length,
  seen: ({ turn, picket, raiders: all, known }, side) =>
    side === HUNTER
      ? { turn, picket, contacts: shownContacts(known) }
      : ({ turn, picket, raiders: all } as unknown as Json),
});

/**
 * The raiders as the hunter may imagine them: those in sight are where they were reported, the others somewhere out of
 * sight; who is who is dealt anew. Sizes are known to all, as a counter mix is.
 */
export function imagine({ table: t }: Game<null, Raiders>, random: RandomState): void {
  const { position } = t;
  const sizes = position.raiders.map(({ size }) => size).sort();
  const seen = position.known.contacts.filter(({ subject }) => subject >= 0);
  const hidden = Array.from({ length: COAST }, (_, hex) => hex).filter((hex) => !inSight(position, hex));
  const places = [
    ...seen.map(({ what }) => what as { hex: number; size: number }),
    ...sizes.slice(seen.length).map(() => ({ hex: hidden[below(random, hidden.length)]!, size: undefined })),
  ];
  const dealt = deal(
    sizes,
    places,
    (size, place) => place.size === undefined || place.size === size,
    random,
  )!;
  t.set(
    position,
    "raiders",
    places.map(({ hex }, i) => ({ hex, size: sizes[dealt[i]!]! })),
  );
  // The contacts follow the raiders in their new order.
  t.set(position, "known", {
    ...position.known,
    contacts: position.known.contacts.map((contact) => ({
      ...contact,
      subject: contact.subject < 0 ? -1 : seen.indexOf(contact),
    })),
  });
}
