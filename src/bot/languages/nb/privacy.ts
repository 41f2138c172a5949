import type { PrivacyWords } from "../locale.ts";
import { words } from "../word-list.ts";

export const privacy: PrivacyWords = {
  data: words`
    (?:mine|vare|alle mine) (?:data|opplysninger|personopplysninger|dataene)
    (?:data|dataene|opplysningene|personopplysningene) (?:mine|vare)
    personopplysninger
    gdpr
    (?:hva|alt)(?: \p{L}{1,12}){1,4} om (?:meg|oss)
    (?:personlige|lagrede|lagra) (?:opplysninger|data)
    (?:opplysninger|data|informasjon|info|ting)(?: \p{L}{1,12}){0,4} (?:om|pa) (?:meg|oss)
    personopplysningene(?: mine| vare)?
    (?:det|alt)(?: som)? (?:dere|du) (?:har|vet|lagrer|husker|har lagret) (?:om|pa) (?:meg|oss)
  `,
  details: words`
    (?:informasjonen|profilen|kontoen|historikken|meldingene) min
    (?:min|mine) (?:informasjon|profil|konto|historikk|meldinger)
    alt om (?:meg|oss)
    (?:denne|hele|var) (?:samtalen|chatten|samtale)
    kontaktopplysningene(?: mine)?
    chatthistorikken
    (?:denne|hele|var) (?:chatten|samtalen|konversasjonen)
  `,
  erase: words`
    (?:slett|slette|sletter|slettet|fjern|fjerne|glem|glemme)
    sletting
    (?:fjernes|slettes|slettet|sletter|ta bort|tar bort|stryk|stryke|kast|kaste)
  `,
  never: words`
    (?:ikke|aldri) (?:slett|slette|fjern|fjerne|glem)
    (?:slett|fjern|glem) ikke
    ikke (?:\p{L}{1,8} )?(?:slett|slette|fjern|fjerne|sletter|glemme)
    (?:slett|fjern)(?: \p{L}{1,10}){0,3} ikke
  `,
  show: words`
    (?:vis|vise|send|sende|gi|eksporter|eksportere|last ned|se|fa|lese)
    (?:hvilke|hva)
    en kopi
    (?:viser|sender|gir|hent|hente|be om|innsyn|utskrift)
    hvor mye
  `,
  forget: words`
    (?:glem|slett)(?: \p{L}{1,6})? (?:meg|oss)(?: helt| takk)?$
    retten? til a bli glemt
    (?:slett|fjern) (?:meg|oss) fra (?:systemet|registeret|databasen)
    (?:vil|ønsker) (?:a )?bli (?:glemt|slettet)
    glem (?:hvem jeg er|meg|oss)(?: takk| helt)?$
    (?:slett|avslutt|fjern|steng) kontoen(?: min)?
    (?:vil|ønsker)(?: \p{L}{1,6})?(?: a)? (?:bli|være) (?:glemt|slettet)
    (?:ta bort|slett|fjern) (?:meg|oss) (?:fra|i) (?:systemet|registeret|databasen|minnet)
  `,
  keep: {
    named: words`
      (?:mine?|mitt|vare) (?:opplysninger|nummer|telefonnummer|navn|kontaktinfo)
      (?:nummeret|navnet|opplysningene|kontaktinfoen) (?:mitt|mine|min)
    `,
    booking: words`
      (?:bestill|bestille|bestiller|bestilling(?:en)?|reserver|reservere|reserverer|reservasjon(?:en)?|book|booke)
    `,
    verbs: words`
      (?:lagre|lagres|lagrer|husk|huske|huskes|minnes|behold|beholde|beholdes|spare|spar|ta vare pa)(?! (?:du|dere)(?!\p{L}))
      at (?:du|dere) (?:lagrer|husker|beholder)
    `,
    unneeded: words`
      (?:det )?trengs ikke
      (?:det )?trenger (?:du|dere) ikke
      (?:det er )?ikke nødvendig
      (?:du|dere) (?:slipper|trenger ikke)
    `,
    not: words`
      (?:vag|ikke vag)(?: bare)? (?:a|ikke)
      nei
      nei takk
      nah
      ikke
      ikkje
      ingenting
      ingen
      ikke noe
      aldri
      uten
      niks
      nope
    `,
    beside: words`
      til neste gang
      (?:mine|vare) personopplysninger
      personopplysningene(?: mine)?
      det
      den
      dem
      dette
      alt
      noe
      noen
      meg
      oss
      (?:opplysningene|nummeret|navnet|telefonnummeret)(?: mine| mitt)?
      (?:mine|mitt|vare) (?:opplysninger|nummer|navn|telefonnummer)
      mitt
      mine
      (?:til|før) neste (?:gang|besøk)
      neste gang
      gjerne
      ja
      jo
      joda
      jada
      takk
      du
      dere
      kan
      far
      trenger
      trengs
      skal
      bare
      a
      at
      for
      da
      sa
      (?:jeg |vi )?vil(?: helst)?
      helst
      hvis (?:du|dere) vil
      om (?:du|dere) vil
      og
      men
      heller
      gar bra
      gar fint
      det gar bra
      det gar fint
      selvfølgelig
      okei
      ok
      topp
      perfekt
      flott
      fint
      greit
      om
      forresten
      gjør
      gjør det
    `,
  },
};
