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
`;

const end = String.raw`(?=[,.!?;]|$| (?:men|sa|hva|hvad|heller|kanskje|maske)(?![\p{L}]))`;

/** After the day or the time that is turned down. */
export const refusals: readonly string[] = words`
  (?:gar|passer|funker|fungerer|duer)(?: det)?(?: (?:dessverre|desvarre))? (?:ikke|darlig)(?: (?:meg|oss|mig|os|for meg|for oss))?(?: (?:likevel|alligevel))?${end}
  (?:er|blir|bliver)(?: oss| for oss| os){0,2} (?:litt|lidt|ganske|ganske|veldig|meget) (?:sent|tidlig|tidligt)
`;
