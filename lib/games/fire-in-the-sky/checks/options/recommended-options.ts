import { recommendedOptionsCheck } from "../../../shared/checks/recommended-options";

/** 18.0: the options that a scenario recommends can be played together. */
export const recommendedOptions = recommendedOptionsCheck({ game: "fire-in-the-sky", rule: "18.0" });
