import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
  book: words`
    (?:opnieuw|nogmaals|nog (?:een|1) keer|nog eens) (?:te )?proberen
    (?:probeer|proberen we) (?:het )?(?:opnieuw|nogmaals|nog (?:een|1) keer|nog eens)
    reserveren
    reserveer
    reservering
    boeken
    boek
    tafel voor
    een tafel
    tafeltje
    (?:wil|willen|zou|zouden|kom|komen|mogen|kunnen) (?:[\p{L}\d.:']{1,12},? ){0,12}(?:eten|dineren|lunchen|reserveren|boeken|bespreken)
    (?:wil|willen|zou|zouden|kom|komen|mogen|kunnen) (?:[\p{L}\d.:']{1,12},? ){0,12}(?:aanschuiven|terecht|langskomen|dinnen)
    (?:tafel|tafeltje|plek|plekje|plaats) (?:voor|met)
    uit eten
    graag (?:\p{L}{1,12} )?(?:reserveren|boeken)
    reseveren
    resevering
    reserving
    reservatie
    gaan eten
    komen eten
    tafels
    tafeltjes
    (?:vind|zoek|regel|geef|maak) (?:me |mij |voor mij )?(?:een|de) (?:\p{L}{1,20} )?(?:restaurant|tafel|reservering|plek|eetcafe)
  `,
  bookVerbs: words`
    reserveren
    reserveer
    boeken
    boek
    wil
    willen
    graag
    zoek
    zoeken
    vind
    maak
    maken
    hebben
    heb
    nodig
    regel
    geef
    bestellen
    bespreken
    zou
    zouden
    mag
    mogen
    komen
    doe
    wilt
    willn
    wilen
    regelen
    wensen
  `,
  bookNouns: words`
    tafel
    tafels
    tafeltje
    reservering
    reserveringen
    plek
    plaats
    restaurant
    beschikbaar
    beschikbaarheid
    vrij
    eetcafe
    tafeltjes
    plekje
    plekken
    plekjes
    plaatsen
    boeking
    reservatie
    een tafel
  `,
  proposals: words`
    bestaat
    wat dacht je van
    kan het
    kan '?t(?: ook)?
    kan het ook
    zou het
    kunnen we
    kan ik
    mag ik
    kun je
    kunt u
    is er
    hebben jullie
    heeft u
    en om
    lukt
    zou dat
    kan dat
    kunnen jullie
    is het mogelijk
    mogelijk
    lukt het
    gaat dat
    en anders
    heb je
    heb jij
    hoe zit het met
    zou ik
    zouden we
    zouden wij
    mogen we
    mogen wij
    willen we
    kunnen wij
    waarom niet
  `,
  usual: words`
    (?:zoals|net als|als|hetzelfde als|dezelfde als) (?:de )?(?:vorige|laatste|afgelopen) (?:keer|maal)
    (?:zoals|net als|als) (?:altijd|gewoonlijk|gebruikelijk|anders|normaal)(?= {0,2}(?:graag|alstublieft|aub|[.!?,]|$|op|om|voor))
    (?:hetzelfde|dezelfde)(?: \p{L}{1,12}){0,2} (?:als|van) (?:de )?(?:vorige|laatste|altijd|anders)(?: keer| maal)?
    (?:mijn|onze|ons|het|de) (?:vaste|gebruikelijke|gewone|favoriete) (?:tafel|tafeltje|plek|plekje|plaats|reservering)
    het gebruikelijke
    (?:als|zoals|net als) laatst(?! (?:was|is|had))
  `,
  besides: words`
    (?<=^ {0,2})(?:nee,? )?(?:een|de) nieuwe?(?: (?:tafel|reservering))?(?= {0,2}(?:graag|aub|[.!?,]|$))
    (?:een |de )?(?:2e|extra) (?:tafel|tafeltje|reservering)
    (?<=^ {0,2})(?:nog (?:een|1)(?: tafel| reservering)?|een 2e|nog eentje|allebei|alle 2|beide)(?= {0,2}(?:graag|aub|alstublieft|tafels|[.!?,]|$))
    (?<=^ {0,2})erbij(?= {0,2}(?:graag|aub|[.!?,]|$))
    (?:voor |met |het zijn |dat zijn )?(?:andere (?:mensen|gasten|vrienden)|een andere groep)(?= {0,2}(?:graag|aub|[.!?,]|$))
  `,
};
