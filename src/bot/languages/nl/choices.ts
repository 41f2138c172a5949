import type { ChoiceWords } from "../choice-words.ts";
import { words } from "../word-list.ts";

export const choices: ChoiceWords = {
  firstFree: words`
    de (?:1e|1ste|eerste|vroegste)(?: (?:daarvan|van die|van deze))? (?:vrije|beschikbare)(?: dag| datum| avond)?
    de (?:1e|1ste|eerste|vroegste)(?: (?:dag|datum|avond|daarvan|van die|van deze)){0,2},? (?:die|waarop|dat)(?: (?:er|nog|iets|jullie|u)){0,3} (?:vrij|beschikbaar)(?: is| hebben| heeft)?
  `,
  either: ["of", "ofwel"],
  otherwise: words`
    (?<!(?:we|er|het|wij|niet) )anders
    of anders
    zo niet
    indien niet
    als het niet anders kan
    desnoods
    eventueel
    als alternatief
    als tweede keus
    (?:de )?tweede (?:keus|keuze|optie)
    in het uiterste geval
    en anders
    bij gebrek daaraan
    plan b
    als reserve
  `,
  conditions: words`
    als
    indien
    mocht
    wanneer
    voor het geval
    is
  `,
  inverted: ["is", "mocht"],
  taken: words`
    bezet
    vol
    vol zitten
    vol zit
    volzet
    weg
    volgeboekt
    gereserveerd
    niet (?:kan|lukt|gaat|vrij|mogelijk|beschikbaar|past|kunnen|lukken|uitkomt|meer kan)
    niets (?:is|vrij|meer)
    niks (?:is|vrij|meer)
    geen (?:plek|plaats|tafel|ruimte)(?: is| meer)?
    onmogelijk
  `,
  also: ["ook"],
  alsoFine: words`
    (?:kan|mag|is|zou|past|gaat|werkt)(?: voor ons| eventueel)? (?:ook|desnoods|eventueel)(?: nog)?(?: prima| goed| ok| oke| kunnen| mogelijk)?
    ook (?:goed|ok|oke|prima|mogelijk)
    ook(?= ?(?:$|[.,;!]))
    desnoods
    eventueel
    als (?:alternatief|tweede keus|reserve)
    anders(?= ?(?:$|[.!;]))
  `,
  suitsBetter: words`
    (?:is|zou|komt|past|lukt)(?: (?:ons|mij|dan|veel|iets|wat)){0,2} (?:beter|realistischer|veiliger|handiger|fijner|haalbaarder|verstandiger|makkelijker)(?: zijn| uit| passen| uitkomen)?
  `,
  preferably: words`
    liefst
    het liefst
    bij voorkeur
    liever
    beter
    idealiter
  `,
  unfit: words`
    (?:kan|lukt|gaat|past|komt)(?: ons| voor ons| mij| voor mij| echt| helaas| het){0,2} niet(?: uit)?
    (?:is|wordt|zou)(?: het| ons| voor ons| mij| voor mij| echt| veel| iets| wat){0,2} te (?:laat|vroeg)
    (?:kunnen|redden) we(?: het)? niet
    (?:kan|red) ik(?: het)? niet
    is (?:niet mogelijk|onmogelijk|geen optie)
    te (?:laat|vroeg)
    (?:gaat|lukt|red|redden|kan|kunnen|past|wil|willen|haal|halen|komt|ben|zijn|hebben|heb)(?: \p{L}{1,12}){0,4} niet
  `,
  cannot: words`
    niets
    nooit
  `,
  notPossible: words`
    (?:ben|zit|is|zijn|zitten) (?:[^ ,;!?]{1,8} ){0,3}op (?:(?:mijn|het|m'n|mn|haar|zijn) )?(?:werk|kantoor)
    (?:werk|werkt) (?:ik|hij|ze|zij)
    (?:moet|moeten) (?:[^ ,;!?]{1,10} ){0,2}werken
    (?:kunnen|kan|kunt|halen|haal|redden|red|lukt|gaat|past|schikt)(?: ?[^ ,;!?]{1,14}){0,5} niet
    niet (?:kunnen|halen|redden|mogelijk)
  `,
  sameDay: words`
    dezelfde (?:dag|avond|datum)
    diezelfde (?:dag|avond)
    die (?:dag|avond|datum)
    op die dag
  `,
  that: words`
    die
    op die
    dezelfde
    diezelfde
  `,
  thatAfter: [],
  otherTimes: words`
    wat (?:heeft u|hebben jullie|hebt u|is er) (?:die|op die|diezelfde) (?:avond|dag|middag) (?:er )?(?:nog|verder|anders)(?: meer| nog| vrij){0,2}
    wat (?:heeft u|hebben jullie|is er|hebt u) (?:er )?(?:verder|nog meer|anders)(?: nog)?(?: vrij)?
    wat is er (?:die|op die) (?:avond|dag) (?:nog|verder|anders)(?: meer)?
    (?:andere|welke andere|nog andere) (?:tijden|tijdstippen|opties|mogelijkheden)
    wat (?:heeft u|hebben jullie|is er) (?:nog|anders)(?: meer| vrij)?
  `,
  otherDays: words`
    (?:andere|welke andere|nog andere|op andere) (?:dagen|avonden|data)
    (?:welke|op welke) (?:dagen|avonden) (?:zijn|is|heeft u|hebben jullie|kan|hebt u)
    (?:nog )?een andere (?:dag|avond)(?= ?\?)
  `,
  tasting: words`
    proeverij
  `,
  venueNouns: words`
    restaurant
    zaak
    plek
    locatie
    tent
  `,
  venueTails: words`
    restaurant
  `,
  venueLeads: words`
    (?:het|dat) (?:zou|wordt)(?: bij)?
    bij
    in
    op
    \p{L}{0,8}lijst (?:van|bij)
    restaurant van
  `,
  goesTo: words`
    naar
  `,
  likesBetter: words`
    liever
    toch(?: maar)?
    terug
    weer
  `,
  putOffBy: words`
    (?:is|ligt|was|zou)(?: \p{L}{2,8}){0,3} te \p{L}{3,14}
  `,
  dislikes: words`
    (?:liever|vooral|alsjeblieft) niet
  `,
  judgesVenue: words`
    leuk(?:er)?
    goed
    beter
    mooi(?:er)?
    fijn
    gezellig(?:er)?
    romantisch
    chic
    rustig(?:er)?
    druk
    luid
    lawaaierig
    goedkoop
    goedkoper
    duur
    duurder
    dichtbij
    dichterbij
    ver
    groot
    groter
    klein
    kleiner
    vergelijkbaar
    aan te raden
    de moeite waard
  `,
  asksOfVenue: words`
    is
    heeft
    hoe is
  `,
  asksAboutVenue: words`
    (?:wat|hoe) is
    vertel (?:me |eens |iets ){0,3}over
    wat voor (?:een )?(?:tent|restaurant|zaak) is
  `,
  asksWhere: words`
    waar (?:is|zit|ligt|vind ik)(?: precies)?
  `,
  comparesVenues: words`
    (?:wat is|wat's) het verschil(?: tussen (?:de 2|die 2|beide))?(?=[ ?!.]*$)
    welke(?: van de 2)? is (?:leuker|beter|mooier|het leukst|het beste)(?=[ ?!.]*$)
  `,
  other: words`
    (?:het|de|jullie|dat|die) andere
  `,
};
