import type { Hover } from "../../lib/language";
import { counted } from "../../lib/words";

/** A hover for Monaco: Markdown in which no data are interpreted as markup. */
export function hoverText(hover: Hover): string {
  const parts: string[] = [];
  const { reference, source, setBy, effective } = hover;
  const rules = hover.rules.map((rule) => `\`${plain(rule)}\``).join(" ");
  parts.push([`**${escaped(hover.title)}**`, rules].filter(Boolean).join("  "));
  if (hover.description) parts.push(escaped(hover.description));
  if (reference) {
    const name = reference.name === undefined ? "" : ` — ${escaped(reference.name)}`;
    const uses = reference.uses === undefined ? "" : `, used ${counted(reference.uses, "time")}`;
    parts.push(
      `${escaped(reference.noun)} \`${plain(reference.id)}\`${name}${reference.known ? uses : " — not found"}`,
    );
  }
  const facts = [hover.expects, hover.meaning].filter((each) => each !== undefined).map(escaped);
  if (facts.length > 0) parts.push(facts.join("  \n"));
  if (hover.values && hover.values.length > 0) {
    parts.push(
      hover.values
        .map(
          ({ value, description }) => `- \`${plain(value)}\`${description ? ` ${escaped(description)}` : ""}`,
        )
        .join("\n"),
    );
  }
  const origin: string[] = [];
  if (source) {
    const rule = source.rule === undefined ? "" : ` (rule ${plain(source.rule)})`;
    origin.push(`${escaped(source.status)}${rule}${source.note ? `: ${escaped(source.note)}` : ""}`);
  }
  if (setBy) origin.push(`set by the layer ${escaped(setBy.title ?? setBy.layer)}`);
  if (effective) origin.push(`in play: \`${plain(effective.text)}\``);
  if (origin.length > 0) parts.push(origin.join("  \n"));
  return parts.join("\n\n");
}

const escaped = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-!|<>~]/g, "\\$&");
const plain = (text: string): string => text.replaceAll("`", "'");
