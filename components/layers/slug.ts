/** An id made of a title: "What if the oil lasts?" -> "what-if-the-oil-lasts"; another when it is taken. */
export function slug(title: string, taken: readonly string[] = []): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  if (plain === "" || !taken.includes(plain)) return plain;
  for (let i = 2; ; i++) if (!taken.includes(`${plain}-${i}`)) return `${plain}-${i}`;
}
