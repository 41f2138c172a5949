import type { AgreeingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const agreeing: AgreeingWords = {
  yes: words`
    (?:ja,? )?wat dacht je dan
    (?:ja,? )?natuurlijk dan
    jaa{1,5}
    ja
    jawel
    jazeker
    ja hoor
    ja graag
    ja klopt
    zeker
    uiteraard
    natuurlijk
    ok
    okay
    oke
    jep
    jup
    tuurlijk
    jaa
    jaaa
    jaaaa
    jaja
    jahoor
    jah
    zeker wel
    ja zeker
    yes
    yep
    yess
    yup
    joh ja
    jawohl
    okidoki
    okee
    okeej
    oki
    zeker weten
    vanzelfsprekend
    ja doe maar
    dat wil ik
    tuurlijk wel
    graag ja
  `,
  affirm: words`
    (?:maar )?(?:natuurlijk|uiteraard)(?: wel)?
    (?:ik ga|we gaan|ga|wij gaan) (?:er(?:mee)?|daar(?:mee)?|met (?:de|die) (?:voorwaarden|kosten)) ?(?:mee )?akkoord
    akkoord(?: met (?:de|die|alle) (?:voorwaarden|kosten))?
    (?:ik|we|wij) accepteren? (?:dat|de voorwaarden|de kosten)
    (?:gelieve|wilt u zo vriendelijk zijn|wees zo vriendelijk|wees zo goed)(?: (?:de (?:tafel|reservering)|het|om))? ?(?:de (?:tafel|reservering) )?te (?:bevestigen|reserveren|boeken)(?=[,.! ]*$)
    (?:prima|goed|top|ok|oke),? zet (?:'m|hem|het|ons|me)? ?(?:er )?(?:maar |vast ){0,2}(?:in|erin|op|neer|vast)
    zet (?:'m |hem |het |ons |me )?(?:er )?(?:dan |gerust |alvast )?(?:maar )?(?:vast )?(?:in|erin|op|neer|vast)
    (?:noteer|schrijf)(?: (?:'m|hem|het|ons|me))? maar(?: op| in)?
    prima
    goed
    perfect
    klopt
    dat klopt
    juist
    correct
    precies
    akkoord
    in orde
    is goed
    dat is goed
    (?:ja,? )?(?:'?t is|'?tis|het is) goed(?: (?:zo|hoor))?
    graag
    heel graag
    geweldig
    mooi
    top
    bevestigd
    bevestig
    ik bevestig
    bevestigen
    uitstekend
    doe maar
    inderdaad
    absoluut
    zeker weten
    helemaal goed
    fijn
    super
    👍
    👌
    ✅
    zonder meer
    afgesproken
    (?:dat |het |'t )?(?:is|lijkt me|lijkt mij|lijkt ons|klinkt|komt|gaat) (?:helemaal |heel |allemaal |ook |wel )?(?:goed|prima|ok|oke|okay|akkoord)
    (?:dat |het |'t )?(?:is|lijkt me|lijkt mij|lijkt ons|klinkt|komt|gaat) (?:helemaal |heel |allemaal |ook |wel )?(?:top|perfect|correct)
    (?:dat |het |'t )?(?:is|lijkt me|lijkt mij|lijkt ons|klinkt|komt|gaat) (?:helemaal |heel |allemaal |ook |wel )?(?:juist|in orde|mooi|fijn|geregeld|geweldig)
    klopt (?:helemaal|als een bus|allemaal)
    dat klopt (?:helemaal|allemaal)
    dit klopt
    het klopt
    zo is het
    goed zo
    mooi zo
    doen we
    doe het
    doe maar zo
    prima zo
    zo is goed
    zo is prima
    fantastisch
    lekker
    heel goed
    helemaal prima
    helemaal top
    reserveer maar
    boek maar
    boeken maar
    vastleggen
    leg maar vast
    deze is goed
    deze graag
    kan niet beter
    bevestigen graag
    we komen
    wij komen
    we zijn erbij
    ik kom
    ga ik mee akkoord
    accoord
    toppie
    tof
    lijkt me wat
    dat werkt
    werkt voor mij
    past
    dat past
    dat komt uit
    komt goed uit
    we zijn er
    wij zijn er
    ik ben er
    geen probleem
    geen punt
    waarom niet
    deal
    komt goed
    goedgekeurd
    we bevestigen
    geen bezwaar
    doe dat maar
    doe het maar
    regel het maar
    ga je gang
    ga uw gang
    vooruit
    vooruit maar
    (?:er )?(?:ook |allemaal )?mee eens
    het (?:er )?mee eens
    onthoud (?:het|ze|dat|dit|mij|me|mijn gegevens)(?: maar)?(?=[.! ]*$)
    (?:'?t |da )?ist goed
    (?:da|dat)(?:'?s| is) (?:heel |helemaal )?(?:goed|prima|ok|oke|in orde)(?: (?:zo|hoor))?
    voor (?:mij|ons) is (?:dat|het) (?:goed|prima|ok|oke|in orde)(?: zo)?
    (?:is|dat is) (?:goed|prima|ok|oke|in orde) voor (?:mij|ons)
    (?:amai|nou|goh|oh),? (?:ja|zeker|graag)(?: graag| zeker)?
    (?:kei|super|mega|hartstikke|heel|zeer)[ -]?(?:goed|fijn|mooi|tof)
    vast ?leggen(?: (?:graag|maar|aub))?
    kom maar (?:door|op)
    (?:we|wij|ik) (?:zullen|zal|gaan|ga) er(?: zeker| gewoon| allemaal)? (?:zijn|bij zijn)
    (?:we |wij |ik )?(?:zijn|ben|blijven|blijf)(?: er)?(?: gewoon| zeker)? van de partij
    (?:het |alles |dat )?(?:blijft|gaat)(?: gewoon| nog steeds| zeker){0,2} (?:staan|door)(?=[.! ]*$)
    (?:we|wij) komen af
    (?:die|deze|dat) (?:neem|nemen|pak|pakken) (?:ik|we|wij)(?: dan| wel| graag)?
    zo moet (?:het|'t)(?: zijn)?
    goe(?: zo)?(?=[.! ]*$)
    (?:ja,? )?laat maar (?:komen|doorgaan|doorkomen)
    verkocht(?=[.! ]*$)
    top,? doen(?=[,.! ]*$|[,.!] )
    ga ervoor(?=[,.! ]*$|[,.!] )
    (?:prachtig|schitterend|heerlijk|fenomenaal|magnifiek|subliem|puik|gaaf|vet|chill|nice|voortreffelijk|uitmuntend|de max|zalig|te gek|machtig|kanon)(?=[.! ]*$|[,.!;] |,? (?:dank|bedankt|boek|reserveer|doe|graag|leg|zet))
    (?<=\p{L},? )(?:voeg (?:het |dat |'t )?(?:maar )?toe|zet (?:het |dat |'t )?(?:er )?(?:maar )?bij|toevoegen)(?=[.! ]*$)
  `,
  permits: words`
    (?:dat |da |het )?mag(?: je| u| wel| zeker| hoor){0,2}
    (?:u|je|jullie) (?:kunt|kan|kunnen|mag|mogen) (?:het |hem |de tafel |dat )?(?:zo )?(?:reserveren|boeken|vastleggen)
    (?:dat |het )?mag (?:je|u|ge) (?:zeker |gerust |altijd )?doen
  `,
};
