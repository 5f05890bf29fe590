import { idleOptions } from "../../../../../lib/games/fire-in-the-sky/checks/options/idle-options";
import { optionLinks } from "../../../../../lib/games/fire-in-the-sky/checks/options/option-links";
import { optionNumbers } from "../../../../../lib/games/fire-in-the-sky/checks/options/option-numbers";
import { optionalUnits } from "../../../../../lib/games/fire-in-the-sky/checks/options/optional-units";
import { recommendedOptions } from "../../../../../lib/games/fire-in-the-sky/checks/options/recommended-options";
import { casesOf, type Docs, short } from "../support";

const options = "options.json";

/** Adds an option with what it requires and excludes. */
function add(
  d: Docs,
  id: string,
  more: { requires?: string[]; advises?: string[]; conflicts?: string[] } = {},
): void {
  d.options.options[id] = { ...d.options.options["oomph-in-your-hits"]!, rule: "18.2.1", ...more };
}

export const optionCases = [
  ...casesOf(optionLinks, [
    {
      name: "an option that excludes itself",
      change: (d) => add(d, "long-lance", { conflicts: ["long-lance"] }),
      document: options,
      pointer: "/options/long-lance/conflicts/0",
      says: /“long-lance” excludes itself/,
    },
    {
      name: "an option that requires itself",
      change: (d) => add(d, "long-lance", { requires: ["long-lance"] }),
      document: options,
      pointer: "/options/long-lance/requires/0",
      says: /“long-lance” requires itself/,
      severity: "warning",
    },
    {
      name: "an option that advises itself",
      change: (d) => add(d, "long-lance", { advises: ["long-lance"] }),
      document: options,
      pointer: "/options/long-lance/advises/0",
      says: /“long-lance” advises itself/,
      severity: "warning",
    },
    {
      name: "an option that advises what excludes it",
      change(d) {
        add(d, "radar", { conflicts: ["long-lance"] });
        add(d, "long-lance", { advises: ["radar"] });
      },
      document: options,
      pointer: "/options/long-lance/advises/0",
      says: /“long-lance” advises “radar”, but the two exclude each other/,
      severity: "warning",
    },
    {
      name: "an option that excludes what it requires",
      change: (d) =>
        add(d, "long-lance", { requires: ["oomph-in-your-hits"], conflicts: ["oomph-in-your-hits"] }),
      document: options,
      pointer: "/options/long-lance/conflicts/0",
      says: /“long-lance” excludes “oomph-in-your-hits”, which it requires/,
    },
    {
      name: "an option that requires two that exclude each other",
      change(d) {
        add(d, "radar");
        add(d, "elite-pilots", { conflicts: ["radar"] });
        add(d, "long-lance", { requires: ["radar", "elite-pilots"] });
      },
      document: options,
      pointer: "/options/long-lance/requires",
      says: /“long-lance” requires both “elite-pilots” and “radar”, and these exclude each other/,
    },
    {
      name: "an option that favours nobody known",
      change: (d) => void (d.options.options["oomph-in-your-hits"]!.favours = "germany"),
      document: options,
      pointer: "/options/oomph-in-your-hits/favours",
      says: /“germany” is neither a side nor “neither”/,
      severity: "warning",
    },
  ]),
  ...casesOf(recommendedOptions, [
    {
      name: "an option without what it requires",
      change(d) {
        add(d, "radar");
        add(d, "long-lance", { requires: ["radar"] });
        d.short.recommendedOptions.push("long-lance");
      },
      document: short,
      pointer: "/recommendedOptions/1",
      says: /“long-lance” requires “radar”, which the scenario does not recommend/,
    },
    {
      name: "two that exclude each other",
      change(d) {
        add(d, "long-lance", { conflicts: ["oomph-in-your-hits"] });
        d.short.recommendedOptions.push("long-lance");
      },
      document: short,
      pointer: "/recommendedOptions/1",
      says: /“long-lance” and “oomph-in-your-hits” exclude each other/,
    },
  ]),
  ...casesOf(optionalUnits, [
    {
      name: "a unit of an optional rule that there is not",
      change: (d) => void (d.units.naval["u-cb-alaska-guam"]!.optional = "18.9"),
      document: "units.json",
      pointer: "/naval/u-cb-alaska-guam/optional",
      says: /CB \(Alaska, Guam\) belongs to “18\.9”, which is not an optional rule: it never takes part/,
    },
    {
      name: "a unit that the steps bring in by an optional rule of another id",
      change({ options: { options } }) {
        options["carrier-to-the-rescue"] = options["ranger"]!;
        delete options["ranger"];
      },
      document: "units.json",
      pointer: "/naval/u-cv-ranger/optional",
      says: /CV \(Ranger\) enters play by the optional rule “ranger”, which is not in options\.json/,
    },
    {
      name: "a group of an optional rule that there is not",
      change: (d) => void (d.japan.turns["6"]!["ise-leaves"]!.option = "i-want-it-all"),
      document: "schedules/japan.json",
      pointer: "/turns/6/ise-leaves/option",
      says: /The group belongs to “i-want-it-all”, which is not an optional rule: it never arrives/,
    },
    {
      name: "Ranger in a set-up",
      change: (d) => void (d.short.setup["pearl-harbor"]!.units!["u-cv-ranger"] = 1),
      document: short,
      pointer: "/setup/pearl-harbor/units/u-cv-ranger",
      says: /CV \(Ranger\) enters play only by its own optional rule/,
      rule: "18.1.5",
      fix: true,
    },
    {
      name: "Ranger in a schedule",
      change: (d) => void (d.allies.turns["5"]!["us-fleet"]!.units!["u-cv-ranger"] = 1),
      document: "schedules/allies.json",
      pointer: "/turns/5/us-fleet/units/u-cv-ranger",
      says: /only by its own optional rule/,
      fix: true,
    },
  ]),
  ...casesOf(idleOptions, [
    {
      name: "an option that the steps know by another id",
      change(d) {
        d.options.options["long-lances"] = d.options.options["long-lance"]!;
        delete d.options.options["long-lance"];
      },
      document: options,
      pointer: "/options/long-lances",
      says: /“long-lances” has no effect: it is not used by any step, modifier, unit or arrival/,
      fix: true,
    },
    {
      name: "an option of which no modifier is left",
      change: (d) => void delete d.combat.types["air-strike"].modifiers["armored-decks"],
      document: options,
      pointer: "/options/armored-decks",
      says: /“armored-decks” has no effect: it is not used by any step, modifier, unit or arrival\.$/,
    },
  ]),
  ...casesOf(optionNumbers, [
    {
      name: "two options with one number",
      change: (d) => void (d.options.options["semper-fi"]!.rule = "18.1.7"),
      document: options,
      pointer: "/options/radar-and-sonar/rule",
      says: /“radar-and-sonar” has the rule number 18\.1\.7, and so has “semper-fi”/,
    },
  ]),
];
