import { words } from "../word-list.ts";

export const negations = words`
  ikke
  ikkje
  ikke pa
  ikke den
  ikke for
  ikke til
  istedenfor
  i stedet for
  i stedet
  istedet
  istedet for
  heller enn
  ikke klokken
  ikke klokka
  ikke kl
  i stedet for den
  ikkje pa
  snarere enn
`;

const end = String.raw`(?=[,.!?;]|$| (?:men|sa|hva|hvad|heller|kanskje|maske)(?![\p{L}]))`;

/** After the day or the time that is turned down. */
export const refusals: readonly string[] = words`
  (?:gar|passer|funker|fungerer|duer)(?: det)?(?: (?:dessverre|desvarre))? (?:ikke|darlig)(?: (?:meg|oss|mig|os|for meg|for oss))?(?: (?:likevel|alligevel))?${end}
  (?:er|blir|bliver)(?: oss| for oss| os){0,2} (?:litt|lidt|ganske|ganske|veldig|meget) (?:sent|tidlig|tidligt)
  (?:er|blir|hadde vært)(?: (?:helt|dessverre|absolutt|for (?:meg|oss))){0,3} (?:utelukket|uaktuelt|umulig|ikke noe alternativ)${end}
  kommer(?: (?:absolutt|dessverre)){0,2} ikke pa tale${end}
  (?:gar|passer|funker|fungerer)(?: (?:dessverre|det))? (?:ikke|ikkje|darlig)(?: (?:meg|oss|for meg|for oss|for min del))?(?: (?:likevel|lenger))?${end}
  (?:er|blir) (?:dessverre )?(?:umulig|ikke mulig|darlig)${end}
`;
