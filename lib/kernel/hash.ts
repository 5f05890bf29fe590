import type { Json } from "./types";

/**
 * JSON text with sorted keys: equal values give equal text, whatever order their members were set in.
 * A member set to undefined counts as absent, as it does in a saved file.
 */
export function stableText(value: Json): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i === 0 ? "" : ",") + stableText(value[i]!);
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue;
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${stableText(value[key])}`;
  }
  return `{${text}}`;
}

/** A 64-bit fingerprint (two FNV-1a halves with different bases) as 16 hex digits. Not for secrets. */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01234567;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (i & 0xff), 0x01000193) + 0x9e3779b9;
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, "0");
  return hex(a ^ (b >>> 7)) + hex(b ^ (a >>> 11));
}

export const hashOf = (value: Json): string => fingerprint(stableText(value));
