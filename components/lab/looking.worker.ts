import type { Plan } from "../../lib/lab/plan";
import { type OpenVariant, openVariants } from "../../lib/lab/play";
import { replyTo } from "../worker/asking";
import type { LookRequest } from "./worker/looking";
import { openable, partingOf } from "./worker/openable";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<LookRequest>) => void) | null;
  postMessage(message: unknown): void;
};

let plan: Plan | undefined;
let variantOf: ((variant: number) => OpenVariant) | undefined;

scope.onmessage = ({ data }) => {
  if (data.plan) {
    plan = data.plan;
    variantOf = openVariants(plan);
  }
  const { id, look } = data;
  const answer = () =>
    look.of === "line"
      ? openable(plan!, variantOf!(look.variant), look, look.isSame)
      : partingOf(variantOf!, look);
  scope.postMessage(replyTo(id, answer));
};
