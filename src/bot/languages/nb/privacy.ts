import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const privacy: PrivacyWords = {
  data: words`
    (?:mine|vare|alle mine) (?:data|opplysninger|personopplysninger|dataene)
    (?:data|dataene|opplysningene|personopplysningene) (?:mine|vare)
    personopplysninger
    gdpr
    (?:hva|alt)(?: \p{L}{1,12}){1,4} om (?:meg|oss)
  `,
  details: words`
    (?:informasjonen|profilen|kontoen|historikken|meldingene) min
    (?:min|mine) (?:informasjon|profil|konto|historikk|meldinger)
    alt om (?:meg|oss)
    (?:denne|hele|var) (?:samtalen|chatten|samtale)
  `,
  erase: words`
    (?:slett|slette|sletter|slettet|fjern|fjerne|glem|glemme)
    sletting
  `,
  never: words`
    (?:ikke|aldri) (?:slett|slette|fjern|fjerne|glem)
    (?:slett|fjern|glem) ikke
  `,
  show: words`
    (?:vis|vise|send|sende|gi|eksporter|eksportere|last ned|se|fa|lese)
    (?:hvilke|hva)
    en kopi
  `,
  forget: words`
    (?:glem|slett)(?: \p{L}{1,6})? (?:meg|oss)(?: helt| takk)?$
    retten? til a bli glemt
    (?:slett|fjern) (?:meg|oss) fra (?:systemet|registeret|databasen)
    (?:vil|onsker) (?:a )?bli (?:glemt|slettet)
  `,
};
