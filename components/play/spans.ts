import { type Span, spans } from "../../lib/play";

/** How far bots can be let play, in words that finish "Let bots …", shortest first. */
export const botSpans = (Object.keys(spans) as Span[]).map((span) => ({
  span,
  title: span === "game" ? "play to the end" : `finish this ${spans[span]}`,
}));
