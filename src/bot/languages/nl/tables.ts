import type { TableWords } from "../table-words.ts";
import { words } from "../word-list.ts";

const oneTable = words`
  (?:maar|slechts|alleen|enkel) (?:een|1) tafel
  (?<!(?:nog|niet) )(?:een|1) tafel (?:is genoeg|volstaat|in totaal)(?= {0,2}(?:graag|aub|[.!,;]|$))
`;

export const tables: TableWords = {
  several: words`
    # (?:tafels|groepen) (?:met|voor) z'n #
    # (?:tafels?|groepen) (?:van|voor|met) (?:ieder |elk |elk van |ieder van )?# (?:elk|ieder|personen elk)
    # (?:tafels?|groepen) van (?:elk )?#
    # tafels (?:voor|met) (?:elk |ieder )?#(?! (?:en|in totaal|samen)(?![\p{L}]))
  `,
  pair: words`
    2 tafels:? (?:van |voor )?# (?:en|&|\+) (?:van )?#
  `,
  split: words`
    (?:verdeeld|(?:op)?gesplitst|opgedeeld)(?: in| over| op)?(?: 2 (?:tafels|groepen))?(?: van|,|:)? # en (?:van )?#
    (?:in|over) # en # (?:verdeeld|(?:op)?gesplitst|(?:op)?splitsen|verdelen)
  `,
  spread: words`
    (?:verdeeld |gesplitst )?(?:over|aan) \d{1,2} tafels(?: verdeeld)?
  `,
  counted: words`
    # tafels
  `,
  oneFor: words`
    (?:nog )?(?:een|1|eentje)(?: andere| tweede)?(?: tafel)? voor
    (?:nog )?(?:een )?tafel van
  `,
  tablesFor: words`
    tafels (?:voor|van)
  `,
  another: words`
    (?<=^ ?|[,.!] )(?:en |ook |ja |dan |graag ){0,3}nog (?:een|1|eentje)(?: tafel(?:tje)?)?(?= (?:op|om|voor|morgen|overmorgen|vanavond|komende|(?:maan|dins|woens|donder|vrij|zater|zon)dag)(?![\p{L}])(?! (?:de|onze|mijn) (?:tafel|reservering)))
    nog (?:een|1) (?:tafel|reservering)
    nog (?:een|1)(?:tje)? voor
    een (?:tweede|extra) (?:tafel|reservering)
    een (?:tweede|extra) voor
    (?:nu|dan) (?:nog )?(?:een|1)(?:tje)?(?: tafel)? voor
    (?:een |1 )?2e tafel (?:voor|erbij|ook|bij)
    (?:een|1) (?:aparte|extra) tafel voor
    ^(?:\p{L}{1,6}[,.]? ){0,2}(?:een |1 )?nieuwe (?:tafel|reservering)
    hetzelfde (?:nog een keer|nog eens|nogmaals|opnieuw)(?= (?:op|voor|de|komende)(?![\p{L}]))
    ook (?:nog )?(?:een|1) tafel
  `,
  asWell: words`
    ook
    erbij
    daarnaast
  `,
  notAnother: words`
    (?:ik|we|wij) (?:wil|willen|hoef|hoeven|bedoel|vraag) (?:echt |toch )?(?:geen|niet nog een) (?:tweede|andere|nieuwe|extra|nog een) (?:tafel|reservering)
    (?:geen|niet nog een) (?:tweede|andere|nieuwe|extra) (?:tafel|reservering)
    (?:ik|we|wij) (?:wil|willen) niet (?:nog een keer|nog eens|opnieuw|dubbel|twee keer) (?:reserveren|boeken)
  `,
  instead: [
    ...oneTable,
    ...words`
      (?<!niet )in plaats(?: (?:van|daarvan)(?: (?:die|de) (?:andere|eerste))?)?
      (?<!niet )(?:vervang\p{L}{0,2}|vervangt)
      (?<=^.{0,12})de (?:2e|tweede|nieuwe)(?= {0,2}(?:graag|aub|[.!,;]|$))
    `,
  ],
  oneTable: [
    ...oneTable,
    ...words`
      (?:de|die) (?:andere|tweede|2e)(?: tafel)? (?:hoeft|heb|hebben|is|willen|wil)(?: (?:ik|we|wij))? (?:niet|niet meer)(?: meer)?(?: (?:nodig|meer))?
      (?:hoef|hoeven|heb|hebben|wil|willen)(?: (?:ik|we|wij))? (?:geen|de|die) (?:andere|tweede|2e)(?: tafel)?(?: niet)?(?: meer)?(?: nodig)?(?= {0,2}(?:[.!,;]|meer|$))
      (?:zonder|vergeet|laat) (?:de|die) (?:andere|tweede|2e)(?: tafel)?
    `,
  ],
  other: words`
    (?:de|die|mijn|onze) andere(?: (?:tafel|reservering|boeking))?(?! (?:restaurant|zaak|dag|tijd|mensen|helft))
  `,
  keepsDay: words`
    (?:maar )?(?:die van )?@ (?:houden we|houd ik|blijft(?: staan)?)(?: wel)?
    (?:houd|hou|behoud|laat) (?:die van )?@(?: (?:staan|wel))?
  `,
  ofDay: words`
    (?<=(?:kan|kunnen|zou|mag) )de tafel (?:van|op|voor) @(?= (?:\p{L}{2,6} ){0,2}voor (?:\d{1,2}|\p{L}{3,9})(?: \p{L}{4,8})? (?:zijn|worden))
    (?:verzet|verplaats|verschuif|schuif|wijzig|zet)(?: (?:de|die|onze|mijn)){0,2} @(?: avond)? (?:naar|op)(?= (?:\d|¦|half|kwart))
    die van @
    de @ ?(?:tafel|reservering)
    (?:de|mijn|onze) reservering (?:van|op|voor) @
    (?:mijn|onze) tafel (?:van|op|voor) @
  `,
  which: words`
    niet (?:deze|die)(?: (?:tafel|reservering|boeking))?(?= ?[,.!]|$| maar)
    verkeerde (?:tafel|reservering|boeking)
    die (?:van|op|voor) @
    (?:de|mijn|onze) (?:tafel|reservering|boeking) (?:van|op|voor) @
    de @ ?(?:tafel|reservering)
  `,
  alreadyBooked: words`
    (?:heb|hebben) (?:ik |we |wij )?(?:al|reeds) (?:een )?(?:tafel|reservering|gereserveerd|geboekt)
    (?:ik|we|wij) (?:heb|hebben) een reservering(?! voor)
    (?:telefonisch|gisteren|vorige week) gereserveerd
  `,
  takesBack: words`
    (?:we|wij|ik) komen? (?:toch|wel)(?: wel| nog)?(?=[ ,.!]*$)
    (?:we|wij|ik) (?:kunnen|kan) toch(?: wel)? komen
    (?:ik|we|wij) (?:wil|willen|zou|zouden) (?:hem|de tafel|het|die|mijn tafel|mijn reservering)(?: toch)?(?: graag)? (?:terug|weer terug|wel)(?: hebben)?
    (?:kan|kunnen|mag|mogen) (?:ik|we) (?:hem|de tafel|het|die) terug(?: krijgen| hebben)?
    (?:maak|kun je|kunt u) (?:het|dat) (?:weer )?ongedaan(?: maken)?
    (?:dat|het) was een (?:vergissing|foutje|fout)
    toch niet annuleren
    verkeerde knop
    per ongeluk
    (?:ik bedoelde|we bedoelden) ja
    toch (?:ja|wel)(?=[ ,.!]*$)
    (?<=^(?:(?:nee|oh|oeps|sorry|ah|wacht|wacht even|stop)[,.! ]{1,3}){0,3})(?:wacht|wacht even|niet doen|niet (?:annuleren|weggooien|vergeten|laten vallen)|dat bedoelde ik niet|zo bedoelde ik het niet|dat wilde ik niet)(?=[ .!]{0,3}$)
    (?:kan|mag)(?: (?:het|die|hij|de tafel|dat)) (?:weer |toch |nog )?terug(?: ?gedraaid worden)?
    (?:hij|zij|ze|het) voelt zich (?:toch |weer )?beter
  `,
};
