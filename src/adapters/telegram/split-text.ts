/**
 * Cuts a text into parts of at most `limit` UTF-16 units: at a line break, else at a space, else
 * anywhere but inside a surrogate pair. No part is blank.
 */
export function splitText(text: string, limit: number): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > limit) {
    const end = findCut(rest, limit);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === "" ? parts : [...parts, rest];
}

function findCut(text: string, limit: number): number {
  const lineBreak = text.lastIndexOf("\n", limit);
  if (lineBreak > 0) return lineBreak;
  const space = text.lastIndexOf(" ", limit);
  if (space > 0) return space;
  const unit = text.charCodeAt(limit - 1);
  const cutsPair = unit >= 0xd800 && unit <= 0xdbff;
  return cutsPair && limit > 1 ? limit - 1 : limit;
}
