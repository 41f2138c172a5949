import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  det stemmer ikke
  stemmer ikke
  feil
  det er feil
  det blir feil
  forkert
  det er forkert
  galt
  ukorrekt
  ikke riktig
  ikke rigtigt
  det er ikke riktig
  ikke korrekt
  (?:sa|sagde|mente|ba|bad) (?:jeg|vi) ikke
  ikke (?:det|hva|hvad) (?:jeg|vi) (?:sa|sagde|mente|ba|bad)
  misforstatt
  misforstaet
`;

export const refusing: RefusingWords = {
  mistaken,
  deny: [
    ...mistaken,
    ...words`
      nei
      nej
      nei takk
      nej tak
      neida
      nei da
      nejda
      niks
      nix
      nope
      no
      nah
      næ
      næh
      naei
      ikke
      ikkje
      passer ikke
      det passer ikke
      funker ikke
      gar ikke
      det gar ikke
      ikke bra
      aldri
      aldrig
      absolutt ikke
      absolut ikke
      slett ikke
      slet ikke
      overhodet ikke
      overhovedet ikke
      helst ikke
      dessverre ikke
      desværre ikke
      ellers takk
      ellers tak
      👎
      ❌
      ingen av dem
      ingen av delene
      ingen af dem
      det gjør vi ikke
      vil ikke
      jeg vil ikke
      ikke interessert
      trengs ikke
      trenger ikke
    `,
  ],
  noThanks: words`
    ne[ij],? takk?
  `,
  declines: words`
    (?:hopp|spring|hoppa) (?:over (?:nummeret|nummer|telefonnummeret|det)|(?:nummeret|telefonnummeret|det) over)
    (?:dropp?|utelat|skip|glem) (?:nummeret|nummer|telefonnummeret|det)
    (?:nummeret|det) (?:far du ikke|hopper (?:jeg|vi) over|springer (?:jeg|vi) over)
    (?:ingen|intet|uten|uden|ikke noe|ikke noget|har ingen|har ikke|jeg har ingen) ?(?:nummer|telefonnummer|telefon|mobil|mobilnummer|noe|noget|det)?
    (?:jeg har ikke|vil ikke oppgi|vil ikke gi|vil helst ikke gi) ?(?:nummer|telefonnummer|telefon|mobil|mobilnummer|noe|noget|det)?
    uten
    uden
    ingen
    hopp over
    spring over
    helst ikke
    heller ikke
    skip
    pass
    nei takk
    nej tak
    trengs ikke
    vil ikke
    (?:det (?:var|er) alt|ikke mer|fortsett|fortsæt|ga videre)
    (?:det |den )?(?:gir|giver|sier|siger) jeg ikke(?: ut| ud)?
    (?:jeg )?(?:husker|har|kan)(?: det| nummeret){0,1} ikke(?: nummeret| i hodet| i hovedet| utenat)?(?: akkurat na| lige nu)?
    (?:jeg )?vil (?:helst )?ikke (?:gi|oppgi|dele|give|opgive)(?: det| nummeret)?
  `,
  mustGivePhone: words`
    (?:kan|far|ma) (?:jeg|vi) (?:legge igjen|gi|skrive|bruke|efterlade|give|bruge)(?: dere| dig| jer)? (?:en |min |ei )?(?:e-?post(?:adresse)?|e-?mail(?:adresse)?|mail(?:adresse)?)
    (?:ma|skal|behøver|trenger) (?:jeg|vi|man)(?: virkelig| absolutt| a){0,3} (?:gi|oppgi|legge igjen|give|opgive)(?: dere| jer)? (?:mitt|et|nummeret mitt|telefonnummeret mitt|mit) ?(?:telefon|mobil)?(?:nummer)?
    (?:trenger|behøver|skal) (?:dere|du|i)(?: virkelig| bruge| have){0,2} (?:mitt|et|mit) (?:telefon|mobil)?nummer
  `,
  mustThat: words`
    ^(?:(?:ok|men|og)[, ]{1,2})?(?:ma (?:jeg|man|det)|skal (?:jeg|man)|er det)(?: virkelig)?(?: det| til| nødvendig| nødvendigt| obligatorisk)?(?=[ ?!.]{0,3}$)
  `,
  anyPhone: words`
    (?:kan|far|ma) (?:jeg|vi) (?:legge igjen|gi|skrive|bruke|efterlade|give|bruge)(?: dere| deg| dig| jer)? (?:et |min |mitt )?(?:\p{L}{2,14} ){0,2}(?:nummer|nummeret|telefonnummer|telefonnummeret)(?: til (?:mannen|kona|kjæresten|min|mitt|mamma|pappa)(?: \p{L}{2,14})?)?
    (?:gar|funker|holder|duer)(?: det)?(?: med)? (?:et |min |mitt )?(?:\p{L}{2,14} ){0,2}(?:nummer|fasttelefon|fastnettnummer)
    ma det være (?:mitt|mitt eget|et mobilnummer|et norsk)(?: nummer)?
  `,
  withoutPhone: words`
    (?:vil|ønsker)(?: helst)? (?:ikke|ikkje) (?:gi|oppgi|give|opgive|legge igjen) (?:nummeret mitt|mitt nummer|telefonnummeret mitt|mit nummer|mit telefonnummer|nummer)
    (?:jeg )?(?:har|husker|kan) (?:det|nummeret) ikke (?:for handen|her|pa meg|utenat|i hodet)
    (?:ingen|uten|uden|har ingen|har ikke|jeg har ingen) (?:nummer|telefonnummer|telefon|mobil|mobilnummer)
  `,
};
