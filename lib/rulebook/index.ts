export { type CutRulebook, cutRulebook } from "./cut";
export type { Section } from "./section";
export { MOST_CHARACTERS } from "./lines";
export { isTextElsewhere } from "./follows";
export { textOfPage } from "./html";
export { paragraphsOf } from "./paragraphs";
export { type Ruling, rulingsIn } from "./rulings";
export { searchRulebook, type TextMatch } from "./search";
