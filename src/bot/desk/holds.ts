/** Whether every word that was typed is in the text, with or without its accents. */
export function holds(text: string, typed: string): boolean {
  const where = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** Letters that are no accented ones, as they are typed where the keyboard lacks them. */
const typedAs = { ø: "o", æ: "ae", ß: "ss", đ: "d", ł: "l" } as const;

function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  return Object.entries(typedAs).reduce((so, [letter, typed]) => so.replaceAll(letter, typed), bare);
}
