const fit =
  "(?:bra|perfekt|okej|ok|bast|battre|lagom|toppen|ledigt|fullt|upptaget|uteslutet|otankbart|omojligt)";

const before = "(?:helt|tyvarr|lite|alldeles|alltid|ocksa)";

/** After "år", a year, which without its ring is written as "är", is: of "9 är bra" nothing is counted in years. */
export const notVerb = `(?! (?:${before} )?(?:${fit}|inte|inget|(?:for )?(?:sent|tidigt))(?!\\p{L}))`;
