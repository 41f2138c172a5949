/** Properties of a booking (`extProperties`) that hold what its guest agreed to pay in some cases, and when. */
export const agreementFields = { words: "agreedTerms", at: "agreedAt" } as const;

/** What a booking's guest agreed to, in the words that they were shown; undefined where that was nothing. */
export function agreementIn(
  extProperties: Readonly<Record<string, string>> = {},
): { readonly words: string; readonly at: string } | undefined {
  const { [agreementFields.words]: words, [agreementFields.at]: at } = extProperties;
  return words !== undefined && at !== undefined ? { words, at } : undefined;
}
