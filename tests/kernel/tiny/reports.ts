import { type Choice, DONE, type Json, type Step, type Table } from "../../../lib/kernel";
import { tiny } from "./support";

/**
 * Hidden forces and reports that may lie: Japan searches, the Allies answer. What is reported depends on how
 * well the searcher sees (condition 1 to 3); at 2 the answer may be wrong by half.
 */
export interface Reports {
  /** Ships of each Allied force and the hex where it hides. */
  forces: { hex: number; ships: number }[];
  /** What Japan knows of each hex; null where it knows nothing. */
  known: ({ condition: number; forces: number; ships: number } | null)[];
  searches: number;
}

type T = Table<null, Reports>;

const HEXES = 4;
const [JAPAN, ALLIES] = [0, 1] as [number, number];
const BASE = 100;

const shipsIn = (t: T, hex: number): number =>
  t.position.forces.reduce((sum, force) => (force.hex === hex ? sum + force.ships : sum), 0);
const forcesIn = (t: T, hex: number): number => t.position.forces.filter((force) => force.hex === hex).length;

function note(t: T, hex: number, condition: number, forces: number, ships: number): void {
  t.set(t.position.known, hex, { condition, forces, ships });
  t.reveal();
  const what = condition === 1 ? "somebody is there" : `${forces} forces, ${ships} ships`;
  t.say("7.12", () => `hex ${hex}: ${what}`, [JAPAN]);
  t.say("7.12", () => `hex ${hex} was reported as: ${what}; it holds ${shipsIn(t, hex)}`, [ALLIES]);
}

const steps: Record<string, Step<null, Reports>> = {
  search: {
    rule: "7.3",
    title: "Search",
    asks: (t) => (t.position.searches > 0 ? 1 << JAPAN : 0),
    options(_t, _frame, _side, out) {
      for (let hex = 0; hex < HEXES; hex++) out.push(hex);
      out.push(DONE);
    },
    describe: (_t, _frame, code): Choice => (code === DONE ? { do: "done" } : { search: code }),
    take(t, _frame, hex) {
      if (hex === DONE) return t.set(t.position, "searches", 0);
      t.set(t.position, "searches", t.position.searches - 1);
      const [face = 1] = t.roll({ name: "search", side: JAPAN, dice: 1, sides: 6 });
      t.say("7.3", () => `Japan searches hex ${hex}`);
      const condition = Math.ceil(face / 2);
      const forces = forcesIn(t, hex);
      if (forces === 0) return t.say("7.3", () => `hex ${hex}: nothing seen`, [JAPAN]);
      if (condition === 2) return t.call("report", { secret: [null, { hex }] });
      note(t, hex, condition, condition === 1 ? 1 : forces, condition === 1 ? 0 : shipsIn(t, hex));
    },
    proceed: (t) => t.end({ winner: null, rule: "24", text: "The planes are back." }),
  },
  report: {
    rule: "7.12",
    title: "Report",
    secret: true,
    prompt: (t, frame) => `What is reported of the ${shipsIn(t, hexOf(frame.data.secret!))} ships?`,
    asks: () => 1 << ALLIES,
    options(t, frame, _side, out) {
      const hex = hexOf(frame.data.secret!);
      const ships = shipsIn(t, hex);
      // One formation may be called two; the figure may be wrong by half, rounded towards the truth.
      const most = forcesIn(t, hex) === 1 ? 2 : forcesIn(t, hex);
      for (let forces = forcesIn(t, hex); forces <= most; forces++) {
        for (let n = Math.ceil(ships / 2); n <= Math.floor(ships * 1.5); n++) out.push(forces * BASE + n);
      }
    },
    describe: (_t, _frame, code) => ({ forces: Math.floor(code / BASE), ships: code % BASE }),
    take(t, frame, code) {
      t.leave();
      note(t, hexOf(frame.data.secret!), 2, Math.floor(code / BASE), code % BASE);
    },
  },
};

const hexOf = (secret: Json): number => (secret as [null, { hex: number }])[1].hex;

export const reports = tiny<Reports>({
  id: "reports",
  sides: ["japan", "allies"],
  steps,
  position: () => ({
    forces: [
      { hex: 1, ships: 5 },
      { hex: 2, ships: 2 },
      { hex: 2, ships: 3 },
    ],
    known: [null, null, null, null],
    searches: 4,
  }),
  first: { step: "search" },
  score: ({ known }) => known.filter((report) => report !== null).length,
  seen: ({ forces, known, searches }, side) =>
    side === JAPAN ? { known, searches } : ({ forces, searches } as unknown as Json),
  invariants({ known, forces }) {
    return known.flatMap((report, hex) => {
      if (!report || report.condition === 1) return [];
      const ships = forces.reduce((sum, force) => (force.hex === hex ? sum + force.ships : sum), 0);
      const off = Math.abs(report.ships - ships);
      return off > (report.condition === 2 ? ships / 2 : 0) ? [`hex ${hex} was reported too falsely`] : [];
    });
  },
});
