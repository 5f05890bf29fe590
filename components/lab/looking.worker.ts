import type { Plan } from "../../lib/lab/plan";
import { type OpenVariant, openVariants } from "../../lib/lab/play";
import { loadGame } from "../worker/load-games";
import { WhenLoaded } from "../worker/when-loaded";
import { replyTo } from "../worker/asking";
import type { LookRequest } from "./worker/looking";
import { openable, partingOf } from "./worker/openable";

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<LookRequest>) => void) | null;
  postMessage(message: unknown): void;
};

const loaded = new WhenLoaded(loadGame);
let plan: Plan | undefined;
let variantOf: ((variant: number) => OpenVariant) | undefined;

scope.onmessage = ({ data }) => {
  const games = data.plan?.variants.map(({ game }) => game) ?? [];
  loaded.then(games, () => onLook(data));
};

function onLook({ id, plan: given, look }: LookRequest): void {
  if (given) {
    plan = given;
    variantOf = openVariants(plan);
  }
  const answer = () =>
    look.of === "line"
      ? openable(plan!, variantOf!(look.variant), look, look.isSame)
      : partingOf(variantOf!, look);
  scope.postMessage(replyTo(id, answer));
}
