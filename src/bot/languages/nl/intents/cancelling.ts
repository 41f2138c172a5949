import type { CancellingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Between the verb and its "niet". */
const meanwhile =
  "(?: (?:het|er|we|wij|ik|helaas|toch|dus|vanavond|vandaag|morgen|overmorgen|morgenavond|\\p{L}{3,7}dag|op|" +
  "nu|dan|waarschijnlijk|sorry|jammer genoeg)){0,5}";

export const cancelling: CancellingWords = {
  cancel: words`
    doe (?:(?:die|hem|het|'m) )?maar weg
    (?:het|dat|vanavond|vandaag|morgen|vanmiddag) wordt (?:\p{L}{1,10} ){0,3}(?:niks|niets)(?: vanavond| vandaag| morgen| meer)?(?=[,.!]|$| sorry)
    (?:afzien|afziet|zien af|zie af) van (?:de|onze|mijn) (?:tafel|reservering|boeking)
    (?:haal|halen|gooi|streep) (?:mijn|de|onze|m'n) (?:reservering|boeking|tafel) er (?:\p{L}{1,6} )?(?:uit|af)
    (?:tafel|reservering|boeking) (?:\p{L}{1,12} ){0,3}(?:laten schieten|laten gaan|teruggeven|loslaten)
    (?:doe|doet) (?:die|de|deze|mijn|onze|m'n) (?:tafel|reservering|boeking) (?:\p{L}{1,6} ){0,2}weg
    van (?:mijn|onze|de|die|m'n) (?:reservering|boeking|tafel) af
    (?:gaat|kan) (?:bij|voor) (?:ons|mij|me) (?:helaas |toch )?niet door(?:gaan)?
    annuleren
    annuleer
    annulering
    annuleert
    afzeggen
    zeg (?:mijn|de|onze) (?:reservering|tafel) af
    cancel
    cancelen
    (?:reservering|tafel) (?:is )?niet meer nodig
    niet meer nodig
    (?:verwijder|verwijderen|schrap|schrappen|wis|wissen) (?:mijn|de|onze|m'n|deze) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:reservering|boeking|tafel|reservatie) (?:\p{L}{1,12} ){0,3}(?:verwijderen|schrappen|wissen|intrekken|laten vallen|(?:komen te |laten )?vervallen)
    (?:zeg|haal|trek) (?:mijn|de|onze|m'n|deze) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel) (?:maar |even )?(?:af|eruit|weg|in)
    (?:gaat|kan) (?:helaas |toch |het )?(?:toch |helaas )?niet door(?:gaan)?
    cancellen
    canceled
    cancelled
    gecanceld
    gecancelled
    geannuleerd
    anuleren
    annulleren
    annulere
    anulleren
    anuleer
    annuleering
    afgezegd
    afmelden
    meld (?:ons|me|mij) af
    afbellen
    afboeken
    hoef(?:t|ven)? (?:de|mijn|onze) (?:reservering|tafel) niet meer
    zien (?:er )?(?:toch )?(?:van|vanaf) af
    (?:tafel|reservering) (?:\p{L}{1,12} ){0,4}(?:mag|kan|mogen) (?:\p{L}{1,10} ){0,2}(?:eraf|af|weg|vervallen|vrij|vrijgegeven|geschrapt|verwijderd|eruit)
    (?:boeking|reservatie) (?:\p{L}{1,12} ){0,4}(?:mag|kan|mogen) (?:\p{L}{1,10} ){0,2}(?:eraf|af|weg|vervallen|vrij|vrijgegeven|geschrapt|verwijderd|eruit)
    (?:tafel|reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,4}(?:hoeft|hoeven) (?:\p{L}{1,8} ){0,2}niet(?: meer)?
    (?:zeg|bel|boek|meld) (?:\p{L}{1,12} ){1,4}(?:maar |even |aub |graag ){0,2}af(?![\p{L}])
    (?:haal|schrap|streep) (?:ons|mij|me) (?:\p{L}{1,10} ){0,3}(?:eraf|af|weg|door)
    annuler(?:e|en|ing)?
    annulleer
    (?:haal|streep|schrap) (?:(?:het|hem|die|dat|ons|maar|er|dus|dan) ){0,4}(?:weg|eraf|af|door|eruit)(?=[.! ]*$)
    (?:de|die|onze|mijn) (?:tafel|reservering|boeking) (?:[\p{L}\d]{1,12} ){0,4}(?:heb ik|hebben (?:we|wij)) (?:\p{L}{1,6} )?(?:niet meer|toch niet) nodig
    (?:dan |doe |laat )?(?:dan )?(?:maar )?(?:helemaal|volledig|alles) (?:annuleren|afzeggen|schrappen)
    (?:het|dat|etentje|diner|vanavond|vrijdag|zaterdag|morgen) gaat (?:bij ons |helaas |toch |dus |nu ){0,2}niet meer door(?=[,.! ]*$)
    (?:hebben|heb) (?:we|ik|wij|hem|het|die|deze)?(?: hem| het| die)? ?niet meer nodig(?=[,.! ]*$)
    (?:haal|annuleer|schrap|verwijder|cancel)(?: maar)? (?:een|1|er een|er 1) (?:van|daarvan)(?: (?:de|het|die|mijn))?(?: (?:twee|2|beide|reserveringen|tafels))?(?: (?:weg|eruit|af))?
    (?:gooi|gooit|flikker|kieper|smijt|kwak|donder|knikker) (?:de|die|mijn|onze|m'n|deze) (?:tafel|reservering|boeking|reservatie)(?: (?:maar|dan|gewoon)){0,2} (?:weg|eruit)
  `,
  noTable: words`
    (?:(?:ik|we|wij) )?(?:wil|willen|hoef|hoeven|heb|hebben|neem|nemen)(?: (?:we|ik|toch|nu|dan|eigenlijk|ook)){0,2} geen (?:tafel|reservering|plek|tafeltje|plekje)(?: meer)?(?: (?:nodig|hebben))?
    (?:(?:ik|we|wij) )?(?:wil|willen|hoef|hoeven|heb|hebben) (?:de|onze|die|mijn) (?:tafel|reservering)(?: (?:toch|nu))? niet(?: meer)?(?: (?:nodig|hebben))?
    (?:toch|dan|doe maar|laat maar)? ?geen tafel(?: meer)?(?: (?:nodig|voor ons))?
    (?:we|wij|ik) (?:zeggen|zeg)(?: (?:het|de tafel|de reservering|toch|dan|liever|helaas|alles)){0,3} af
    laat (?:de|onze|die) (?:tafel|reservering) maar (?:zitten|gaan|schieten|vallen)
    (?:hou|houd|houden|reserveer|bewaar)(?: (?:maar|voor ons|voor mij|voor me)){0,2} (?:niks|niets|geen tafel)(?: meer)?(?: (?:vrij|voor (?:ons|mij|me))){0,2}
  `,
  letDown: words`
    (?:oppas|babysitter|kinderoppas) (?:heeft|is|kan|laat)(?: (?:ons|me|helaas|net|opeens|het)){0,3} (?:afgezegd|afgebeld|ziek(?: geworden)?|niet(?: komen)?|afgehaakt|laten zitten|afweten)
  `,
  absence: words`
    (?:we komen|wij komen|ik kom) (?:op |helaas ){0,2}(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|vandaag)(?:avond|middag)? (?:toch |helaas )?niet
    tussen ?gekomen
    (?:er )?iets tussen(?= ?[.!,]| ?$)
    (?:kan|kunnen)(?: (?:ik|we|wij|helaas|vanavond|morgen|\p{L}{3,7}dag)){0,4} toch niet(?= ?[.!,]| ?$)
    (?:kunnen|kan)${meanwhile} niet (?:komen|bij zijn|aanwezig zijn)
    (?:redden|red)${meanwhile} niet(?! (?:om|voor|op tijd|met)(?![\p{L}]))
    komen niet
    komen (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    kom (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    zullen (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    zal (?:er )?(?:vanavond |morgen |zaterdag |vrijdag )?(?:helaas |toch |dus ){0,2}niet(?: meer)?(?: komen)?(?! (?:met|om|voor|op|later|eerder)(?![\p{L}]))
    (?:ben|zijn) (?:helaas |allemaal )?verhinderd
    lukt (?:ons|mij|me|het) (?:helaas |toch ){0,2}niet(?: meer)?(?: om te komen)?
    kunnen (?:er )?(?:helaas |toch )?niet bij zijn
    kan (?:er )?(?:helaas |toch )?niet bij zijn
    moeten (?:helaas )?verstek laten gaan
    lukt (?:ons|mij|me) (?:vanavond|vandaag|morgen|\p{L}{3,7}dag) (?:helaas |toch )?niet
    (?:gaat|zal)(?: (?:het|ons|mij|me))? (?:helaas |toch |dus ){0,2}niet (?:meer )?lukken(?= ?[.!,]| ?$)
    het lukt (?:helaas |ons |toch |dus ){0,2}niet(?: meer)?(?= ?[.!,]| ?$)
    (?:haal|halen)(?: (?:ik|we|wij))? het (?:\p{L}{3,9} ){0,3}niet(?: meer)?(?= ?[.!,]| ?$)
    wordt (?:het |'?m |hem ){1,2}niet(?=[.!, ]*$|[.!,;] )
    (?:geef|geeft) (?:de|onze|mijn) tafel(?: (?:maar|gerust|dan)){0,2} (?:weg|vrij|aan (?:iemand anders|anderen))(?=[.!, ]*$|[.!,;] )
    (?:jullie|u|je) (?:kunnen|kunt|kan|mag|mogen) (?:de|onze|mijn) tafel(?: (?:maar|gerust|dan)){0,2} (?:weggeven|vrijgeven|doorgeven|aan (?:iemand anders|anderen) geven)(?=[.!, ]*$|[.!,;] )
    (?:we|wij|ik) slaan? (?:(?:een keer|deze keer|vanavond|het) )?over(?=[.!, ]*$|[.!,;] )
    (?:moeten|moet)(?: (?:we|ik|helaas|er)){0,3} (?:afzien|verstek laten gaan|passen)(?: van (?:de|onze|mijn) (?:tafel|reservering))?(?=[.!, ]*$|[.!,;] )
  `,
  ofBooking: words`
    (?:moet|moeten|genoodzaakt|gedwongen)
    (?:tafel|tafeltje|reservering|reservatie|boeking)
    (?:alles|helemaal)
  `,
  stop: words`
    laat (?:deze|die)(?: tafel)? maar(?: zitten)?
    (?:ik |wij |we )?(?:wil|willen|hoef|hoeven) (?:helemaal |nu |toch )?(?:geen (?:tafel|reservering)|(?:niks|niets|niet) (?:te )?(?:reserveren|boeken))(?: hebben)?(?=[.! ]*$|[.!,;])
    laat maar(?! (?:(?:op|om) )?(?:\d|¦))(?! (?:komen|doorgaan|doorkomen|staan|zo|het zo)(?!\p{L}))
    vergeet het
    stop
    ophouden
    hou op
    laat zitten
    laat maar zitten
    vergeet het maar
    hoeft niet meer
    laten we het zo laten
    afbreken
    beeindig
    vergeet dat
    toch niet
    toch maar niet
  `,
};
