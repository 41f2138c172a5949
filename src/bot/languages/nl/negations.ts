import { words } from "../word-list.ts";

export const negations = words`
  niet
  niet op
  niet om
  niet voor
  in plaats van
  geen
  niet de
  ipv
`;

const end = String.raw`(?=[,.!?;]|$| (?:maar|dan|dus|wat|hoe|liever|misschien)(?![\p{L}]))`;

/** After the day or the time that is turned down. */
export const refusals: readonly string[] = words`
  (?:is|zijn|zou)(?: (?:echt|helaas|absoluut|voor (?:mij|ons))){0,3} (?:uitgesloten|ondenkbaar|onmogelijk|geen (?:echte )?optie|geen sprake van|niet aan de orde)${end}
  valt(?: (?:helaas|voor (?:mij|ons))){0,2} af${end}
  (?:kan|gaat|lukt)(?: (?:me|mij|ons|echt|toch|helaas)){1,3} niet(?: meer)?${end}
  (?:gaat|lukt|past|werkt|kan)(?: (?:me|mij|ons))?(?: (?:toch|helaas)){0,2} (?:niet|slecht)(?: meer)?${end}
  is (?:toch |helaas )?(?:niet mogelijk|onmogelijk|geen optie)${end}
  (?:is|wordt|zou)(?: het| ons| voor ons| mij| voor mij| echt){0,2} (?:een beetje|wat|nogal|vrij|erg) (?:laat|vroeg)
`;
