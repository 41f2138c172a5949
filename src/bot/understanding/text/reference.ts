/** A reference as guests read it: four characters and four. */
const shape = /(?<![\p{L}\p{N}-])[2-9a-z]{4}-[2-9a-z]{4}(?![\p{L}\p{N}-])/iu;

/**
 * The reference of bookings in a message, in capitals, and what else the message says. Drawn at random it looks like much
 * that it is not: `TRAN-MACK` like a name, `2APR-XCQR` like a day.
 */
export function takeReference(text: string): { readonly reference?: string; readonly rest: string } {
  const [found] = shape.exec(text) ?? [];
  if (found === undefined || !looksDrawn(found)) return { rest: text };
  return { reference: found.toUpperCase(), rest: text.replace(found, " ").replace(/\s+/gu, " ").trim() };
}

/** "Well-done" is no reference, nor is a number with a hyphen. */
function looksDrawn(reference: string): boolean {
  const isCapital = reference === reference.toUpperCase();
  return /[a-z]/iu.test(reference) && (/\d/u.test(reference) || isCapital);
}
