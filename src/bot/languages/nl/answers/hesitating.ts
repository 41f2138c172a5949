import type { HesitatingWords } from "../../answer-words.ts";
import { words } from "../../word-list.ts";

export const hesitating: HesitatingWords = {
  mends: words`
    (?:nee|oh),? (?:sorry|pardon|wacht|excuus|ik bedoel)
    sorry,? (?:nee|ik bedoel)
    ik bedoel
  `,
  only: ["alleen", "enkel"],
  willTell: ["(?:ik|we|wij) (?:laat|laten|bericht|berichten)"],
  postpones: words`
    vraag (?:(?:het|me|mij|ons|dat|nog|eens|opnieuw|weer|maar|een|keer) ){0,4}(?:vanavond|vanmiddag|later|morgen|straks|overmorgen|om)
    (?:weet|weten) (?:\p{L}{1,9} ){0,3}(?:pas|morgen|later|vanavond|straks)
    (?:kan|kunnen) (?:\p{L}{1,9} ){0,4}(?:pas|morgen|later|vanavond|straks) (?:\p{L}{1,9} )?(?:zeggen|antwoorden)
    herinner (?:me|mij|ons)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen) (?:\p{L}{1,9} ){0,4}(?:vragen|overleggen|overleg|checken|check|kijken|navragen)
    (?:kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:vragen|overleggen|overleg|checken|check|kijken|navragen)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen|kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:bespreken|afstemmen|nakijken|uitzoeken)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen) (?:\p{L}{1,9} ){0,4}(?:bellen|nagaan|bekijken|informeren|nadenken|overwegen)
    (?:kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:bellen|nagaan|bekijken|informeren|nadenken|overwegen)
    (?:moet|moeten|ga|gaan|zal|zullen|wil|willen|kan|kunnen|mag|laat|even|ff|effe|eerst|nog) (?:\p{L}{1,9} ){0,4}(?:bedenken|wachten|afwachten|horen|praten)
    overleg
    overleggen
    vraag (?:het )?(?:even|ff|effe|eerst|nog|mijn|m'n|me|aan|thuis|na)
    check (?:even|ff|het|nog|eerst)
    kijk (?:even|ff|nog|eerst|het)
    laat (?:\p{L}{1,10} ){0,4}weten
    kom (?:er|erop) (?:nog |later |straks )?(?:op )?terug
    hoor (?:je|u|jullie) (?:nog|later|straks)
    geef (?:me|mij|ons) (?:(?:een|nog|even|wat|beetje|paar|\d{1,2}) ){0,3}(?:tot|tijd|moment|momentje|minuut|minuten)(?![\p{L}])
    geef (?:me|mij|ons) (?:(?:een|nog|even|wat|beetje|paar|\d{1,2}) ){0,3}(?:minuutje|seconden?|uur|uurtje|dag|dagje)(?![\p{L}])
    laat (?:me|mij|ons)
    hangt (?:er)?(?: van)? ?(?:af|van)?
    afhankelijk
    ligt eraan
    of (?:het|dat|we|ik|mijn) (?:\p{L}{1,10} ){0,4}(?:kan|lukt|mag|past|gaat)
    nou ja misschien
    🤔
    😬
    🤷
    (?:mag|kan|kunnen|mogen|zou|zouden) (?:ik|we|wij) (?:\p{L}{1,10} ){0,4}(?:bevestigen|antwoorden|beslissen|laten weten|doorgeven|nadenken|overleggen)
    (?:bevestig|bevestigen|antwoord|beslis|meld|app|schrijf|mail|zeg) (?:\p{L}{1,8} ){0,3}(?:later|straks|morgen|vanavond|zo|dan)
    nog niet
    (?:even|ff|effe) (?:\p{L}{1,9} ){0,2}(?:opzoeken|zoeken|pakken|halen)
    (?:vertel|zeg|geef|stuur|meld) ik (?:(?:je|u|jullie|nog|dan|wel) ){0,3}(?:later|straks|morgen|dan|nog)(?: door| nog| wel)?
    als (?:ik|we|wij) (?:\p{L}{2,9} ){0,2}(?:bevestig|bevestigen|zeg|zeggen)
  `,
  perhaps: words`
    misschien
    eventueel
    wellicht
  `,
  holdsOn: words`
    wacht(?:en)?(?: (?:even|eens))?
    (?:een )?moment(?:je)?
    ho
  `,
  provided: words`
    zodra
    zolang
    mits
    tenzij
    indien
    als(?! (?:besproken|afgesproken|jullie willen))
    wanneer
    mocht(?:en)?
    op voorwaarde
    onder (?:de )?voorwaarde
    onder (?:het )?voorbehoud
    met het voorbehoud
    vooropgesteld
    aangenomen
    gesteld dat
    in (?:het )?geval
    ingeval
    behalve als
    hangt (?:\p{L}{1,8} ){0,2}(?:af|van)
    afhankelijk
    ligt (?:er)?aan
    naargelang
    nadat
    totdat
    tot (?:ik|we|mijn)
    of(?= (?:het|dat|we|ik|mijn) )
    pas als
    alleen als
  `,
  doubts: words`
    misschien
    mss
    msn
    mischien
    wellicht
    mogelijk(?! maken)
    eventueel
    waarschijnlijk
    wacht
    wachten
    moment
    momentje
    ogenblik
    ogenblikje
    (?:een|1|ff|even|effe) (?:momentje|moment|seconde|secondje|sec|minuut|minuutje|min|tel|tijdje)
    (?:\d{1,2}|paar|enkele) (?:min|minuten|minuutjes|seconden|sec|dagen)
    straks(?<!tot straks)
    later(?<!tot later)
    eerst
    voordat
    nog niet
    weet (?:ik |het |nog |dat |we ){0,3}niet
    weet niet
    geen idee
    niet zeker
    niet helemaal zeker
    nog niet zeker
    onzeker
    twijfel
    twijfelen
    twijfelt
    beslis(?:t|sen|sing)?
    besluit(?:en)?
    nadenken
    nagedacht
    denk (?:er |ik )?(?:nog |even |ff ){0,3}(?:over )?na
    denk van wel
    denk ik wel
    ik denk (?:het(?! niet)|van wel|ja)(?: wel)?
    ik geloof het wel
    geloof (?:van|het|ik) wel
    zal wel
    vermoed
    neem aan
    hopelijk
    hoop
    in principe
    in theorie
    theoretisch
    onder voorbehoud
    min of meer
    een nachtje
    slapen
    bedenktijd
    ^(?:(?:ok|oke|ja|goed|prima)[,.! ]{1,3})?(?:doei|doeg|dag|tot ziens|welterusten)(?=[,.! ]*$)
    nou ja
    tja
    mwah
    (?:als|mits|tenzij|indien|zolang|zodra|ingeval|mocht)(?! (?:een bus|besproken|afgesproken|jullie willen))
    (?:even )?wacht(?:en)?(?: (?:even|eens|maar))?(?=[.,!? ]*$)
    (?:op|onder) (?:de )?voorwaarde
    vooropgesteld
    naargelang
    (?:op|totdat|tot) (?:ik|mijn \p{L}{2,12}) (?:het )?(?:weet|zegt|zeg)
  `,
  gratefulIf: words`
    (?:(?:ik|we|wij) zou(?:den)? het (?:zeer |erg )?(?:op prijs stellen|waarderen|fijn vinden)|het zou (?:fijn|prettig|mooi|lief|leuk) zijn),? als(?= [^,.;!?]{0,60}(?:noteer|genoteerd|vermeld|doorge|rekening|weet|weten))
  `,
};
