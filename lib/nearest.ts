import { distance } from "fastest-levenshtein";

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * The candidate that `text` was most likely meant to be, or undefined when none is near.
 * Case and punctuation cost nothing, so "PearlHarbor" finds "pearl-harbor"; otherwise about one letter
 * in three may differ. Of equally near ones the first counts.
 */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(text);
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of candidates) {
    if (candidate === text) continue;
    const other = plain(candidate);
    if (Math.abs(other.length - wanted.length) >= bestDistance) continue;
    const apart = distance(wanted, other);
    if (apart < bestDistance) {
      best = candidate;
      bestDistance = apart;
      if (apart === 0) break;
    }
  }
  // With one or two letters nearly everything is "one letter away"; then only case may differ.
  return wanted.length < 3 && bestDistance > 0 ? undefined : best;
}
