/** A number as people write it, or why it cannot be read. */
export type ReadNumber = { ok: true; value: number } | { ok: false; reason: string };

const vulgar: Readonly<Record<string, string>> = { "½": "1/2", "¼": "1/4", "¾": "3/4" };

/** Reads "3", "-1", "0.5", "0,5", "1/2", "1 1/2", "½" and "1½". */
export function readNumber(text: string): ReadNumber {
  const plain = text
    .trim()
    .replace(/[½¼¾]/g, (sign) => ` ${vulgar[sign] ?? sign}`)
    .replace(/^([-−–+]?)\s+/, "$1")
    .replace(/^[−–]/, "-")
    .replace(/^\+/, "")
    .trim();
  if (/^-?\d{1,3}([.,]\d{3}){2,}$/.test(plain) || /^-?[1-9]\d{0,2},\d{3}$/.test(plain)) {
    return {
      ok: false,
      reason: `“${text.trim()}” is ambiguous. Leave out the thousands separator.`,
    };
  }
  if (/^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(plain)) return finite(Number(plain.replace(",", ".")), text);
  const [, sign, whole = "0", top, bottom] = /^(-?)(?:(\d+) )?\s*(\d+)\s*\/\s*(\d+)$/.exec(plain) ?? [];
  if (top !== undefined && bottom !== undefined && Number(bottom) !== 0) {
    const value = Number(whole) + Number(top) / Number(bottom);
    return finite(sign === "-" ? -value : value, text);
  }
  return { ok: false, reason: `“${text.trim()}” is not a number.` };
}

const finite = (value: number, text: string): ReadNumber =>
  Number.isFinite(value)
    ? { ok: true, value: value === 0 ? 0 : value }
    : { ok: false, reason: `“${text.trim()}” is too large.` };
