import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const privacy: PrivacyWords = {
  data: words`
    (?:mine|vores|alle mine) (?:data|oplysninger|personoplysninger)
    personoplysninger
    gdpr
    (?:hvad|alt)(?: \p{L}{1,12}){1,4} om (?:mig|os)
  `,
  details: words`
    (?:min|mine) (?:information|profil|konto|historik|beskeder)
    alt om (?:mig|os)
    (?:denne|hele|vores) (?:samtale|chat)
  `,
  erase: words`
    (?:slet|slette|sletter|slettet|fjern|fjerne|glem|glemme)
    sletning
  `,
  never: words`
    (?:ikke|aldrig) (?:slet|slette|fjern|fjerne|glem)
    (?:slet|fjern|glem) ikke
  `,
  show: words`
    (?:vis|vise|send|sende|giv|eksporter|eksportere|hent|se|fa|laese)
    (?:hvilke|hvad)
    en kopi
  `,
  forget: words`
    (?:glem|slet)(?: \p{L}{1,6})? (?:mig|os)(?: helt| tak)?$
    retten? til at blive glemt
    (?:slet|fjern) (?:mig|os) fra (?:systemet|registret|databasen)
    (?:vil|onsker) (?:gerne )?(?:at )?(?:blive )?(?:glemt|slettet)
  `,
};
