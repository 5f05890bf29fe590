import { expect, test } from "vitest";
import { joinSteps } from "../../../lib/games/shared/join-steps";

test("two chapters of a game cannot have a step of the same id", () => {
  const [one, other] = [
    { rule: "1.0", title: "One" },
    { rule: "2.0", title: "Other" },
  ];
  expect(joinSteps({ one }, { other })).toEqual({ one, other });
  expect(() => joinSteps({ one }, { other, one: other })).toThrow("Two chapters have a step “one”.");
});
