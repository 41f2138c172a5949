interface CardinalParts {
  /** From zero, without gaps, as far as the language has own words; several spellings apart by "|". */
  readonly small: readonly string[];
  /** Twenty, thirty … */
  readonly tens: Readonly<Record<string, number>>;
  /** Between the ten and the unit; tens come first unless `unitFirst`. */
  readonly joiners: readonly string[];
  readonly unitFirst?: boolean;
}

/** All number words up to 99 from the parts a language builds them of. */
export function cardinals({
  small,
  tens,
  joiners,
  unitFirst = false,
}: CardinalParts): Record<string, number> {
  const words: Record<string, number> = {};
  small.forEach((spellings, value) => {
    for (const spelling of spellings.split("|")) words[spelling] = value;
  });
  for (const [ten, value] of Object.entries(tens)) {
    words[ten] = value;
    for (let unit = 1; unit <= 9; unit += 1) {
      for (const spelling of (small[unit] ?? "").split("|")) {
        for (const joiner of joiners) {
          words[unitFirst ? `${spelling}${joiner}${ten}` : `${ten}${joiner}${spelling}`] = value + unit;
        }
      }
    }
  }
  return words;
}

/** "first" … from a list that starts at 1; several spellings apart by "|". */
export function ordinals(list: readonly string[]): Record<string, number> {
  const words: Record<string, number> = {};
  list.forEach((spellings, index) => {
    for (const spelling of spellings.split("|")) words[spelling] = index + 1;
  });
  return words;
}

/**
 * What counts roughly ("une trentaine", "una trentina di"), with its article and what joins it to those counted; they
 * stand by themselves too.
 */
export function aboutSoMany(
  numbers: Readonly<Record<string, number>>,
  article: string,
  of: string,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([word, value]) =>
      [word, `${article} ${word}`, `${article} ${word} ${of}`].map((words) => [words, value] as const),
    ),
  );
}
