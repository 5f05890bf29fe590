import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import { sideDoes } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import type { Rules } from "../model/rules";

/** 19.5, 19.6.3: a side divides its factors among targets; it hands back factors by target. */

export interface AimData {
  [member: string]: unknown;
  side: number;
  what: string;
  ships: number[];
  /** All factors, and those of them that may be aimed at battleships (19.5.1). */
  factors: number;
  heavy: number;
  given: number[];
}

/** What fires: the rule by which a side announces its targets, and its name in the question. */
const fire: Readonly<Record<string, { rule: string; title: string }>> = {
  gunnery: { rule: "19.5", title: "Guns" },
  torpedo: { rule: "19.6.3", title: "Torpedoes" },
  breakthrough: { rule: "19.7.1", title: "Guns in the breakthrough" },
  "base-fire": { rule: "19.9.3", title: "Fire of the base" },
};

const dataOf = (frame: { data: unknown }): AimData => frame.data as AimData;

const isBattleship = ({ rules }: FlatTopTable, ship: number): boolean => rules.ships[ship]!.type === "BB";

/** Factors that are left, all and heavy: light ones are used up first on other targets. */
function left(t: FlatTopTable, { ships, factors, heavy, given }: AimData): { all: number; heavy: number } {
  let light = factors - heavy;
  let big = heavy;
  for (const [i, n] of given.entries()) {
    if (isBattleship(t, ships[i]!)) big -= n;
    else {
      const fromLight = Math.min(light, n);
      light -= fromLight;
      big -= n - fromLight;
    }
  }
  return { all: light + big, heavy: big };
}

const aiming: Step<Rules, Position> = {
  rule: "19.5",
  title: "Aiming",
  asks(_t, frame) {
    const { side, ships, factors, given } = dataOf(frame);
    return factors > 0 && given.length < ships.length ? 1 << side : 0;
  },
  options(t, frame, _side, out) {
    const data = dataOf(frame);
    const rest = left(t, data);
    const most = isBattleship(t, data.ships[data.given.length]!) ? rest.heavy : rest.all;
    for (let n = 0; n <= most; n++) out.push(n);
    out.push(DONE);
  },
  describe(t, frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const { what, ships, given } = dataOf(frame);
    return { do: "aim", what, ship: t.rules.ships[ships[given.length]!]!.id, factors: code };
  },
  prompt(t, frame) {
    const data = dataOf(frame);
    return `${fire[data.what]!.title}: ${counted(left(t, data).all, "factor")} left; how many at ${t.rules.ships[data.ships[data.given.length]!]!.name}?`;
  },
  take(t, frame, code) {
    const data = dataOf(frame);
    if (code === DONE) while (data.given.length < data.ships.length) t.push(data.given, 0);
    else t.push(data.given, code);
  },
  proceed(t, frame) {
    const { side, what, ships, given } = dataOf(frame);
    const shots = ships.flatMap((ship, i) => (given[i]! > 0 ? [{ ship, factors: given[i]! }] : []));
    for (const { ship, factors } of shots)
      t.say(
        fire[what]!.rule,
        () => `${sideDoes(side, "aims")} ${factors} ${what} factors at ${t.rules.ships[ship]!.name}.`,
      );
    t.leave(shots);
  },
};

export const aimingSteps: Steps<Rules, Position> = { aiming };
