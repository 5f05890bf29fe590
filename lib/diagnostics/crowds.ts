import { blamedBy, type Found } from "./found";
import { count } from "./words";
import type { Crowd } from "./crowd";

/** Problems of one cause that are reported each at its place; of more, they are reported together. */
export const mostApart = 4;
/** Places shown beside a problem that many share. */
export const mostShown = 8;

/** A problem as it is shown, and the findings that it stands for. */
export interface Gathered {
  found: Found;
  members: readonly Found[];
}

/** The findings, with those that come of one cause together, at the first of their places. */
export function gathered(findings: readonly Found[]): Gathered[] {
  const crowds = new Map<string, Found[]>();
  for (const found of findings) {
    if (!found.crowd) continue;
    const key = `${found.code}\n${found.crowd.of}`;
    const same = crowds.get(key);
    if (same) same.push(found);
    else crowds.set(key, [found]);
  }
  const large = [...crowds.values()].filter((each) => each.length > mostApart);
  const byFirst = new Map(large.map((each) => [each[0], each]));
  const others = new Set(large.flatMap((each) => each.slice(1)));
  return findings
    .filter((found) => !others.has(found))
    .map((found) => {
      const members = byFirst.get(found);
      return members ? { found: together(members, found.crowd!), members } : { found, members: [found] };
    });
}

function together(all: readonly Found[], crowd: Crowd): Found {
  const [first, ...others] = all as [Found];
  const changes = all.flatMap(({ fixes }) => fixes?.[0]?.changes ?? []);
  const rest = others.length - mostShown;
  return {
    ...first,
    // What is said of many names none of their places.
    breaks: undefined,
    message: crowd.message(all.length),
    ...(crowd.hint !== undefined && { hint: crowd.hint }),
    blames: all.flatMap((each) => blamedBy(each)),
    related: others.slice(0, mostShown).map(({ place }, i) => ({
      place,
      message:
        i === mostShown - 1 && rest > 0 ? `Here, too, and in ${count(rest, "more place")}.` : "Here, too.",
    })),
    fixes: crowd.fix && changes.length >= all.length ? [{ title: crowd.fix(all.length), changes }] : [],
  };
}
