import { matchesIn } from "#src/bot/understanding/text/phrases.ts";
import { overlap, type Span, spanOf } from "#src/bot/understanding/text/spans.ts";

/** Whether what looks like a name tells of somebody: "Camila and Ju are vegetarians". */
export const tellsOfSeveral = (folded: string, name: Span): boolean =>
  matchesIn(folded, toldOfSeveral).some((one) => overlap(spanOf(one), name));

/** In all languages. */
const toldOfSeveral =
  /(?<= (?:e|ed|y|and|et|und|en) )(?:[ao] )?[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20})?? (?:sao|sono|son|sont|sind|are|zijn) \p{L}/gu;
