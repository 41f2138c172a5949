import type { RefusingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Something of what was said last is wrong; what it is, may follow. */
const mistaken = words`
  (?:nummeret|navnet|telefonnummeret)(?: mitt)? (?:er|var|ble) feil(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  (?:nummeret|navnet)(?: mitt)? stemmer ikke(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  feil (?:nummer|navn)(?=[,.!;:? ]{0,2}(?:[,.!;:]|$))
  det ble feil
  det var feil
  blir feil
  feilaktig
  stemmer ikkje
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
      (?:selvsagt|selvfølgelig|naturligvis|klart) ikke
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
      (?:ingen|ikke noen) endring(?:er)?
      (?:for sent,? )?(?:vi |jeg )?(?:har )?(?:allerede )?(?:funnet|fant) (?:noe|et) annet(?: sted)?
      (?:ingen|ikke noen) av (?:dem|de der|de) (?:passer|funker|gar)
      ingen(?:ting)? passer
      (?:det )?trenger (?:du|dere) ikke (?:a )?(?:lagre|huske)
      (?:det )?trenger ikke (?:a )?(?:lagres|huskes)
      nei,? behold (?:det|den|bordet|bestillingen)(?: likevel| da)?
      nei nei
      neei
      neeei
      nehei
      niks og nei
      nope nope
      n
      virkelig ikke
      ikke i det hele tatt
      ikke tale om
      aldri i verden
      aldri i livet
      det blir ikke bra
      det gar dessverre ikke
      det funker ikke
      ikke helt
      det er ikke bra
      vil helst ikke
      ønsker ikke
      ønsker jeg ikke
      ingen av disse
      heller ikke
      heller ikkje
      neppe
      nei det holder
      nei takk det er bra
      nei takk det gar bra
      det trengs ikke
      det er ikke nødvendig
      ikke nødvendig
      la være
      (?:la|lad) (?:det|den|alt) (?:være|sta)(?: som (?:det|den) er)?
      (?:endre ingenting|ikke endre noe)
      ikke denne gangen
      ikke denne gang
      ikke i dag
      ikke na
      ikke mulig
      passer (?:meg|oss) ikke
      passer ikke for (?:meg|oss)
      ikke lenger
      pass
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
    (?:det )?trengs nok ikke
    (?:dere|du) trenger ikke (?:a )?ringe(?: (?:meg|oss))?
    (?:det )?vil (?:jeg|vi) (?:helst )?slippe
    slipper helst
    telefonen (?:min )?(?:er|ble) (?:ødelagt|knust)
    (?:jeg |vi )?har (?:bare|kun) fasttelefon
    (?:nummeret|det) har dere (?:allerede|fra (?:sist|før))
    (?:dere|du) har (?:det|nummeret|nummeret mitt) (?:allerede|fra (?:sist|før))
    (?:dropp|hopp over|glem|utelat|la være) (?:nummeret|nummer|telefonnummeret|det)
    (?:nummeret|det) (?:dropper (?:jeg|vi)|far (?:du|dere) ikke)
    vil ikke oppgi
    vil ikke gi
    (?:det )?vil (?:jeg|vi) (?:helst )?ikke (?:gi|oppgi|dele)(?: ut)?
    det vil jeg ikke
    (?:det |den )?far (?:du|dere) (?:ikke|ikkje|aldri)
    (?:det )?trenger (?:dere|du) ikke
    vil helst ikke
    jeg hopper over det
    hopper over
    dropper det
    (?:ikke noe|ikkje noko) (?:nummer|telefonnummer|telefon|mobilnummer)
    har ikke
  `,
  mustGivePhone: words`
    (?:kan|far|ma) (?:jeg|vi) (?:legge igjen|gi|skrive|bruke|efterlade|give|bruge)(?: dere| dig| jer)? (?:en |min |ei )?(?:e-?post(?:adresse)?|e-?mail(?:adresse)?|mail(?:adresse)?)
    (?:ma|skal|behøver|trenger) (?:jeg|vi|man)(?: virkelig| absolutt| a){0,3} (?:gi|oppgi|legge igjen|give|opgive)(?: dere| jer)? (?:mitt|et|nummeret mitt|telefonnummeret mitt|mit) ?(?:telefon|mobil)?(?:nummer)?
    (?:trenger|behøver|skal) (?:dere|du|i)(?: virkelig| bruge| have){0,2} (?:mitt|et|mit) (?:telefon|mobil)?nummer
  `,
  mustThat: words`
    ^(?:(?:ok|men|og)[, ]{1,2})?(?:ma (?:jeg|man|det)|skal (?:jeg|man)|er det)(?: virkelig)?(?: det| til| nødvendig| nødvendigt| obligatorisk)?(?=[ ?!.]{0,3}$)
    ^(?:trengs|trenger (?:dere|du)) (?:det|den|nummeret)(?: virkelig)?(?=[ ?!.]{0,3}$)
  `,
  anyPhone: words`
    (?:kan|far|ma) (?:jeg|vi) (?:legge igjen|gi|skrive|bruke|efterlade|give|bruge)(?: dere| deg| dig| jer)? (?:et |min |mitt )?(?:\p{L}{2,14} ){0,2}(?:nummer|nummeret|telefonnummer|telefonnummeret)(?: til (?:mannen|kona|kjæresten|min|mitt|mamma|pappa)(?: \p{L}{2,14})?)?
    (?:gar|funker|holder|duer)(?: det)?(?: med)? (?:et |min |mitt )?(?:\p{L}{2,14} ){0,2}(?:nummer|fasttelefon|fastnettnummer)
    ma det være (?:mitt|mitt eget|et mobilnummer|et norsk)(?: nummer)?
    (?:gar|funker|duger|holder|er) (?:det|den)(?: ogsa)?(?: bra| fint| greit| ok| et problem)?(?= ?\?)
    (?:hjemmenummer|fasttelefon) eller mobil
    mobil eller (?:hjemmenummer|fasttelefon)
  `,
  withoutPhone: words`
    (?:vil|ønsker)(?: helst)? (?:ikke|ikkje) (?:gi|oppgi|give|opgive|legge igjen) (?:nummeret mitt|mitt nummer|telefonnummeret mitt|mit nummer|mit telefonnummer|nummer)
    (?:jeg )?(?:har|husker|kan) (?:det|nummeret) ikke (?:for handen|her|pa meg|utenat|i hodet)
    (?:ingen|uten|uden|har ingen|har ikke|jeg har ingen) (?:nummer|telefonnummer|telefon|mobil|mobilnummer)
    (?:mobilnummeret|telefonnummeret|nummeret)(?: mitt)? (?:gir|far|deler) (?:jeg|dere|du|vi) (?:ikke|aldri)(?: ut)?
    (?:nummeret mitt|nummeret) er (?:privat|hemmelig)
    (?:jeg |vi )?(?:gir|oppgir) (?:ikke(?: ut)?(?: noe)?|ikke noe) (?:telefon|mobil)?nummer(?:et mitt)?
    (?:ikke spør|spør ikke|ikke spør meg) (?:etter|om) (?:nummeret|telefonnummeret|telefonnummer|nummer)(?: mitt)?
    (?:jeg |vi )?har (?:ingen|ikke) (?:mobil|telefon|mobiltelefon)
    (?:ikke noe|ikkje noko|uten|har ikke noe) (?:nummer|telefonnummer|mobilnummer|telefon)
    (?:vil|ønsker)(?: helst)? (?:ikke|ikkje) (?:gi|oppgi|legge igjen|dele)(?: fra meg)? (?:noe|noko) (?:nummer|telefonnummer|mobilnummer)
    (?:dropp|glem|hopp over) (?:nummeret|telefonnummeret)
    (?:telefon|telefonnummer|nummeret|mobilnummer) (?:trenger (?:dere|du|man)|trengs) (?:vel |nok )?ikke
  `,
  phoneKnown: words`
    samme(?: nummer)? som (?:sist|forrige gang|vanlig|før|alltid)
    (?:dere|du) har (?:det|nummeret mitt|nummeret)(?: allerede)?
    det har (?:dere|du)(?: allerede)?
    (?:dette nummeret|samme nummer|det nummeret her)
    som (?:sist|vanlig)
  `,
  callsThemselves: words`
    (?:jeg|vi) ringer (?:dere|deg|selv|nok|da)?(?: (?:selv|da|nok))?
  `,
  writeHere: words`
    (?:(?:kan|kunne) (?:dere|du) )?(?:ikke )?(?:bare )?(?:skrive?|skriv|svare?|bruk|na|kontakte?)(?: til)?(?: meg| oss)?(?: bare)? (?:her|i (?:denne )?chatten|denne chatten|chatten|via chatten)(?: i stedet)?
    chatten (?:holder|funker|gar bra|gar fint)
  `,
};
