import type { ConfirmingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const confirming: ConfirmingWords = {
  tellsToBook: words`
    (?:boek|reserveer) (?:die|dat|de) (?:kut|klote|rot|verdomde )?(?:tafel|ding)(?: nou| nu| gewoon| dan| maar){0,3}
    (?:gelieve|ik verzoek u|wij verzoeken u|mag ik u verzoeken)(?: (?:om|de|deze|onze|mijn)){1,3} (?:reservering|boeking)(?: zo)? (?:te bevestigen|te maken|vast te leggen|door te voeren)
    (?:boek|reserveer|bevestig|noteer|regel|pak|doe|neem|plan|zet|leg|schrijf)(?: (?:die|deze|dat|dit|hem|'m|m|het|'t|t|ons|me))?(?: (?:maar|dan|gerust|gewoon|graag|even|zo|alvast)){1,3}(?: (?:in|vast|op|erin|neer|boeken|reserveren|vastleggen|bevestigen))?
    (?:boek|reserveer|bevestig|noteer)(?: (?:die|deze|dat|dit|hem|'m|m|het))
    (?:boek|reserveer|bevestig|leg|zet)(?: (?:hem|'m|m|het|die|ons|me))?(?: vast)
    (?:zet|schrijf) (?:me|ons|hem|'m) er ?(?:maar )?(?:in|op|bij)
    (?:ga |gaat u )(?:maar |gerust ){0,2}(?:door|verder)
    maak (?:het |hem |'t )?(?:maar )?(?:vast|in orde|rond)
    (?:we|wij|ik) (?:nemen|neem|pakken|pak|doen|doe) (?:hem|'m|die|deze|het)(?: maar| dan| graag)?
    (?:die|deze|hem) (?:nemen|neem|doen) (?:we|wij|ik)(?: maar| dan| graag)?
    (?:mag|kun|kan) je (?:zo )?(?:boeken|vastleggen|reserveren)
    doen (?:we|wij)(?: dan| zo| maar)?
    (?:u|je|jullie) (?:kunt|kan|kunnen|mag|mogen) (?:het |hem |de tafel |dat )?(?:zo )?(?:reserveren|boeken|vastleggen)
    (?:mag|kan|moet) (?:zo )?(?:vastgelegd|geboekt|gereserveerd|bevestigd)(?: worden)?
    (?:hierbij|bij deze|bij dezen|hiermee|hiermede)(?: (?:bevestig|bevestigen|accepteer|accepteren|boek|reserveer|reserveren))(?: (?:ik|wij|we))?(?: (?:de|deze|mijn|onze) (?:reservering|boeking|tafel))?(?: graag| definitief)?
    (?:ik|wij|we) (?:bevestigen?|boeken?|reserveren?) (?:hierbij|bij deze|bij dezen|hiermee|graag) ?(?:de|deze|mijn|onze)? ?(?:reservering|boeking|tafel)?
    (?:ik|wij|we) zou(?:den)?(?: u| je)?(?: (?:zeer|erg|heel))? (?:dankbaar|erkentelijk) zijn,? (?:als|indien) (?:u|je)(?: (?:de|deze|onze|mijn|die) (?:tafel|reservering|boeking)| (?:het|hem|dat|dit))?(?: (?:zou|wilt?|kunt?|kon))?(?: willen)? (?:boeken|reserveren|bevestigen|boekt|reserveert|bevestigt|vastleggen)
    (?:(?:wilt|zou) u zo (?:vriendelijk|goed) (?:zijn|willen zijn)|weest? (?:u )?zo (?:vriendelijk|goed))(?: (?:om|en|de|deze|die|onze|mijn|tafel|reservering|boeking|het|hem|voor ons|dat|dit)){0,5} (?:te )?(?:boeken|reserveren|bevestigen|vast te leggen|boek)
    (?:boek|reserveer|bevestig|noteer|leg|zet|doe|neem|regel|pak)(?: (?:die|deze|dat|dit|hem|'m|m|het|'t|t|ons|me|de)(?: (?:tafel|ding|plek|boeking|reservering))?)?(?: (?:nou|nu|maar|dan|gerust|gewoon|graag|even|zo|alvast|toch|eens|een keer|eindelijk|rustig|snel|lekker|voor ons|voor mij)){0,5}(?: (?:in|vast|op|erin|neer|definitief|boeken|reserveren|vastleggen|bevestigen))?(?= ?(?:$|[,.!]))
    (?:boek|reserveer|bevestig|noteer|leg|zet|doe|neem|regel|pak)t? (?:u|je)(?: (?:die|deze|dat|dit|hem|'m|m|het|'t|t|ons|me|de)(?: (?:tafel|ding|plek|boeking|reservering))?)?(?: (?:nou|nu|maar|dan|gerust|gewoon|graag|even|zo|alvast|toch|eens|een keer|eindelijk|rustig|snel|lekker|voor ons|voor mij)){1,5}(?: (?:in|vast|op|erin|neer|definitief|boeken|reserveren|vastleggen|bevestigen))?(?= ?(?:$|[,.!]))
    (?:graag |maar |gewoon |meteen )?definitief (?:maken|boeken|reserveren|vastleggen)
    (?:u|je|jij|jullie) (?:kunt|kan|kunnen|mag|mogen)(?: (?:het|hem|de tafel|dat|die|'m|zo|gerust|nu|wel|rustig)){0,3} (?:reserveren|boeken|vastleggen|bevestigen|doen)
    maakt? (?:u )?(?:het |hem |'t |'m )?(?:maar )?(?:definitief|vast|in orde|rond)
    (?:die|deze|dat|hem) (?:neem|nemen|pak|pakken|doe|doen|wil|willen) (?:ik|we|wij)
    (?:graag |gewoon |meteen |nu )?(?:boeken|reserveren|vastleggen)(?: (?:maar|graag|dan|die tafel|die handel))?
    schrijft? (?:u )?(?:ons|me|mij)(?: maar)?(?: op| in)
    gaat? (?:u )?(?:uw|je) gang
    (?:hierbij|bij deze|bij dezen|middels dit bericht) (?:wil|wens|zou|willen) (?:ik|wij|we) (?:graag )?(?:de|mijn|onze|deze) (?:reservering|boeking|reservatie) (?:graag )?(?:te )?(?:bevestigen|bevestigd hebben)
    ik schrijf (?:u |je |jullie )?om (?:de|mijn|onze|deze) (?:reservering|boeking|reservatie) te bevestigen
  `,
  tellsOf: words`
    heb
    hebben
    had
    hadden
    heeft
    zou
    zal
    zullen
    wordt
    worden
    een
    ook
    weer
    nog
    geen
    al
    jij
    je
    u
    jullie
    uur
    vandaag
    morgen
    vanavond
    gevraagd
    geboekt
    gereserveerd
    kan
    mag
    (?:mijn|m'n|onze|de|het|een) (?:team|mensen|vriend|maat|schat|jongen|meneer|mevrouw)
  `,
  ordersNothing: words`
    (?:hou|houd) (?:die|je|uw|jullie) tafel
    (?:ik|we|wij) (?:bevestig|bevestigen|boek|boeken|reserveer|reserveren|neem|nemen)(?: (?:het|dat|hem|dan))? (?:morgen|later|straks|vanavond|volgende week)
    zou(?:den)? (?:het |hem )?(?:boeken|reserveren)
    ^(?:ze|zij|jullie) (?:boeken|reserveren)
    ^(?:boek|boekt|reserveert|reserveer|doet?) (?:je|u|jij) (?:dat|het|hem|die)(?=[ .!]*$)
  `,
  suits: words`
    (?:ja |ja,? )?zo is (?:het|'t|dat|ie) (?:goed|prima|perfect|oke|ok|juist|mooi|beter)
    zo is (?:goed|prima|perfect|oke|ok|beter|mooi)
    (?:het |dit |dat |alles |'t )?(?:ziet|zag) er (?:heel |helemaal |allemaal |wel )?(?:goed|prima|mooi|perfect) uit
    (?:die|deze|dat|dit|zo) is (?:het|'m|m|hem)
    zekers
    (?:prima|goed|perfect|top|mooi|oke|ok|super) zo
  `,
  approves: words`
    (?:(?:dat|het|'t|is|klinkt|lijkt|komt|me|ons|helemaal|alles|echt) ){0,4}(?:perfect|prima|uitstekend|geweldig|fantastisch|top|ideaal|schitterend|prachtig)
    (?:dat |het |'t )?(?:past|komt)(?: (?:ons|mij|me))?(?: (?:goed|perfect|prima))(?: uit)?
    (?:klinkt|lijkt me|lijkt ons) (?:heel |helemaal )?goed
    (?:super|fijn|mooi|leuk|tof|heerlijk|heel goed)(?=,? (?:hartelijk |heel erg )?(?:dank|bedankt|dank je|dank u|dankje|dankjewel|dankuwel|thanks|merci)(?!\p{L}))
  `,
  exclaims: words`
    wat
    he
    hoezo
    sorry
    pardon
    huh
  `,
  resigned: words`
    (?:het|dat) (?:moet|zij) (?:dan )?maar(?: zo)?
    (?:er )?zit niks anders op
    niets aan te doen
    niks aan te doen
    (?:we hebben|ik heb) geen keus
  `,
  sighs: words`
    nou(?: ja)?(?: goed)?
    ach(?: ja)?
    vooruit(?: dan)?
    tja
    pff
  `,
  insists: words`
    (?:dat )?(?:zei|zeg) ik (?:toch|net|al)?
    ik zei (?:het )?(?:toch|net|al)
    heb ik (?:toch |net |al )?gezegd
    zei ik
    (?:zoals )?(?:al )?gezegd
    (?:dat|daar) (?:was|is) (?:precies |ook |nou |toch )?(?:wat|waar) ik (?:\p{L}{2,5} )?(?:wilde|vroeg|bedoelde|zei|om vroeg)
    (?:daar|dat) (?:vroeg|zei|wilde|vraag) ik (?:toch |ook |al |net ){0,3}(?:om)?
  `,
  awaits: words`
    (?:dan )?(?:we|wij) (?:zien|zullen)(?: (?:het|dan|wel|'t|nog)){0,4}(?: zien)?(?: hoe (?:het|'t) (?:gaat|loopt|wordt|is))?
    dan zien we (?:het )?wel
  `,
};
