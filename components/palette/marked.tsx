import styles from "./palette.module.css";

/** A text with some of its characters marked. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: readonly number[] }) {
  if (marks.length === 0) return text;
  const marked = new Set(marks);
  const parts: { text: string; on: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1);
    if (last?.on === marked.has(i)) last.text += text[i]!;
    else parts.push({ text: text[i]!, on: marked.has(i) });
  }
  return parts.map((part, i) =>
    part.on ? (
      <mark key={i} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
