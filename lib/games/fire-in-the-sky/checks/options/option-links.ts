import { optionLinksCheck } from "../../../shared/checks/option-links";
import { sideIds } from "../../model/rules";

/** 18.0: what optional rules require and exclude does not contradict itself. */
export const optionLinks = optionLinksCheck({ game: "fire-in-the-sky", rule: "18.0", sides: sideIds });
