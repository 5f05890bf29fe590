import type { Answers } from "../../lib/lab/answers";
import type { RunNews } from "./protocol";

export interface PartProps {
  answers: Answers;
  facts: RunNews["facts"];
}
