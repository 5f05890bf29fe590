import { optionNumbersCheck } from "../../../shared/checks/option-numbers";

/** 18.0: a rule number means one optional rule, or readings of one rule that exclude each other. */
export const optionNumbers = optionNumbersCheck({
  game: "fire-in-the-sky",
  rule: "18.0",
  explain:
    "Units and arrivals can be marked with the number of an optional rule, and the log cites it. If two rules have the same number, units and arrivals marked with it take part with either. " +
    "Only alternative readings of one rule may share a number, and they must exclude each other. " +
    "Correct one of the numbers, or let the two exclude each other.",
});
