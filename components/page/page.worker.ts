/**
 * All workers of an exported page are this script, under different names, so that they share its text. What it imports is
 * in it and runs before the first message is handled.
 */
const roles: Readonly<Record<string, () => Promise<unknown>>> = {
  play: () => import("../play/play.worker"),
  odds: () => import("../odds/odds.worker"),
  ground: () => import("./ground.worker"),
};

void roles[self.name]!();
