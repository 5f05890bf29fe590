import { expect, it } from "vitest";
import { playByChance } from "./by-chance";
import { rules, scene } from "./engine";

const months = ["1942-02", "1942-11", "1943-06", "1944-12"];
const steps = ["reinforcements", "replacements", "engineering"];

it.each(months)(
  "reinforcements, Replacements and engineering of %s are played by chance to their end",
  (month) => {
    for (const step of steps) {
      const game = scene(
        step,
        {},
        {
          scenario: "strategic-1941-45",
          change(position) {
            position.month = month;
            for (const hand of Object.values(position.war!.hands))
              hand.groundReplacements = { us: 6, japan: 6, britain: 3, australia: 2, china: 4 };
            for (const [n, { id, side }] of rules.headquarters.entries())
              if (position.headquarters[n]! >= 0)
                position.war!.hands[side === 0 ? "allied" : "japanese"].commandPoints[id] = 40;
            for (const [n, unit] of position.groundUnits.entries())
              if (n % 5 === 0 && unit.ship < 0 && rules.groundClasses[unit.kind]!.steps > 2) unit.hits = 1;
          },
        },
      );
      expect(playByChance(game, 7, 300, 20)).toBeGreaterThan(3);
    }
  },
);
