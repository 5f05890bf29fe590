import { below, type Game, nextWord, type RandomState, seedState, take } from "../../kernel";
import { lowestSide } from "../playout";
import { codesOf, imagined, type Mind, playOn } from "./mind";

/**
 * A tree of choices, without the chance between them: every visit plays through a game of its own, imagined anew,
 * and takes at each node one of the options that are legal there. The value of a choice is its mean over everything
 * that may happen before and after.
 */
interface Node {
  visits: number;
  children: Map<number, Node>;
  /** Sum of the results, for the side that chose it. */
  sum: number;
}

const newNode = (): Node => ({ visits: 0, children: new Map(), sum: 0 });

/** Greatest and least worth seen, so that curiosity is measured against what is at stake. */
interface Span {
  low: number;
  high: number;
}

/** How much what is little known is tried again. */
const CURIOSITY = 1.2;

/** Options that are considered at first; their number grows with the square root of the visits. */
const FIRST_OPTIONS = 8;
const MORE_OPTIONS = 2;

/** The best choice after so many visits; undefined if nothing depends on it. */
export function bestChoice(
  game: Game,
  side: number,
  mind: Mind,
  visits: number,
  random: RandomState,
): number | undefined {
  const root = newNode();
  const stakes: Span = { low: Infinity, high: -Infinity };
  for (let i = 0; i < visits; i++) visit(root, game, side, mind, nextWord(random), stakes);
  if (stakes.low === stakes.high) return undefined;
  let best: number | undefined;
  let found: Node | undefined;
  for (const [code, child] of root.children) {
    const better =
      !found ||
      child.visits > found.visits ||
      (child.visits === found.visits && child.sum / child.visits > found.sum / found.visits);
    if (better) [best, found] = [code, child];
  }
  return best;
}

/** A step on the way down: who chose, and what. */
interface Taken {
  node: Node;
  side: number;
}

function visit(root: Node, game: Game, side: number, mind: Mind, seed: number, stakes: Span): void {
  const copy = imagined(game, side, mind, seed);
  const random = seedState(seed ^ OWN);
  const way: Taken[] = [];
  let node = root;
  let isNew = false;
  while (copy.asked !== 0 && !isNew) {
    // Who is asked first chooses; where this is the search's own decision, it is the side that thinks.
    const who = node === root ? side : lowestSide(copy.asked);
    const code = choose(node, copy, who, mind, stakes, random);
    let child = node.children.get(code);
    isNew = !child;
    if (!child) node.children.set(code, (child = newNode()));
    way.push({ node: child, side: who });
    take(copy, who, code);
    node = child;
  }
  playOn(
    copy,
    () => mind.inCopies[0],
    random,
    () => false,
  );
  root.visits++;
  for (const { node: passed, side: who } of way) {
    const worth = mind.judge(copy, who);
    stakes.low = Math.min(stakes.low, worth);
    stakes.high = Math.max(stakes.high, worth);
    passed.visits++;
    passed.sum += worth;
  }
}

/** Sets the generator of a playout apart from its dice. */
const OWN = 0x2545f491;

/** The option that promises most, or that too little is known of. */
function choose(
  node: Node,
  game: Game,
  side: number,
  mind: Mind,
  { low, high }: Span,
  random: RandomState,
): number {
  const codes = promising(node, game, side, mind, random);
  const untried = codes.filter((code) => !node.children.has(code));
  if (untried.length > 0) return untried[mind.opinions ? 0 : below(random, untried.length)]!;
  const scale = high > low ? high - low : 1;
  let best = codes[0]!;
  let most = -Infinity;
  for (const code of codes) {
    const { visits, sum } = node.children.get(code)!;
    const hope = (sum / visits - low) / scale + CURIOSITY * Math.sqrt(Math.log(node.visits + 1) / visits);
    if (hope > most) [best, most] = [code, hope];
  }
  return best;
}

/** Few options at first, those first that the guide thinks best of; of those tried before, all. */
function promising(node: Node, game: Game, side: number, mind: Mind, random: RandomState): number[] {
  const codes = codesOf(game, side);
  const most = Math.max(FIRST_OPTIONS, Math.ceil(MORE_OPTIONS * Math.sqrt(node.visits)));
  if (codes.length <= most) return codes.slice();
  if (mind.opinions) {
    const scores = mind.opinions(game, side);
    return codes
      .map((code, i) => ({ code, score: scores[i]!, i }))
      .sort((a, b) => b.score - a.score || a.i - b.i)
      .slice(0, most)
      .map(({ code }) => code);
  }
  const chosen = codes.filter((code) => node.children.has(code));
  const others = codes.filter((code) => !node.children.has(code));
  while (chosen.length < most) chosen.push(...others.splice(below(random, others.length), 1));
  return chosen;
}
