import type { T } from "./position";
import { JAPAN, QUARTERS } from "./rules";

/** Totals on the General Record Track (2.1.2.1): quarters, never below zero, Victory Points apart. */

export const whole = (points: number): number => points / QUARTERS;
export const quarters = (points: number): number => Math.round(points * QUARTERS);

/** "18 1/4", as the markers show it. */
export function pointsText(value: number): string {
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  const part = ["", "1/4", "1/2", "3/4"][size % QUARTERS]!;
  const units = Math.floor(size / QUARTERS);
  if (part === "") return `${sign}${units}`;
  return units === 0 ? `${sign}${part}` : `${sign}${units} ${part}`;
}

/** "1 Oil Point", "2 Oil Points", "1/2 Oil Point": quarters with their noun. */
export const pointsOf = (value: number, noun: string): string =>
  `${pointsText(value)} ${noun}${value > QUARTERS || value === 0 ? "s" : ""}`;

export function setOil(t: T, value: number): void {
  const to = Math.max(0, value);
  t.change("/tracks/oil", whole(t.position.oil), whole(to));
  t.set(t.position, "oil", to);
}

export function setMerchantmen(t: T, value: number): void {
  const to = Math.max(0, value);
  t.change("/tracks/merchantmen", whole(t.position.merchantmen), whole(to));
  t.set(t.position, "merchantmen", to);
}

export function setTransport(t: T, nation: number, value: number): void {
  const to = Math.max(0, value);
  t.change(
    `/tracks/transport/${t.rules.nations[nation]!.id}`,
    whole(t.position.transport[nation]!),
    whole(to),
  );
  t.set(t.position.transport, nation, to);
}

export function setSubmarines(t: T, side: number, value: number): void {
  const to = Math.max(0, value);
  t.change(`/tracks/submarine/${t.module.sides[side]!}`, whole(t.position.submarine[side]!), whole(to));
  t.set(t.position.submarine, side, to);
}

/** The nation that pays Japan's costs: the first nation of its side. */
export const japanNation = (t: T): number => t.rules.nations.findIndex((nation) => nation.side === JAPAN);

/** At the end of a Phase fractions are lost (2.1.2.1). */
export function dropFractions(t: T): void {
  const { position } = t;
  const floor = (value: number) => value - (value % QUARTERS);
  if (position.oil % QUARTERS) setOil(t, floor(position.oil));
  if (position.merchantmen % QUARTERS) setMerchantmen(t, floor(position.merchantmen));
  position.transport.forEach((value, nation) => {
    if (value % QUARTERS) setTransport(t, nation, floor(value));
  });
  position.submarine.forEach((value, side) => {
    if (value % QUARTERS) setSubmarines(t, side, floor(value));
  });
}
