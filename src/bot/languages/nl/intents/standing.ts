import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

/** Where such a question ends: what follows would be what it asks about. */
const end = "(?=[^\\p{L}]{0,3}(?:(?:nu|dan|of niet|al|toch|nou)[^\\p{L}]{0,3})?$)";

/** "Too late, we're already somewhere else" is late for nothing. */
const notElsewhere =
  "(?!,? (?:(?:we|wij|ik) )?(?:zitten|zit|zijn|ben|hebben|heb|gaan) (?:al|intussen|ondertussen|inmiddels)(?![\\p{L}]))";

export const standing: StandingWords = {
  list: words`
    wat (?:is|staat|heb ik|hebben we)(?: er)?(?: nu| uiteindelijk| eigenlijk){0,2} (?:geboekt|gereserveerd)(?=[?.! ]*$)
    herinner(?:t)?(?: u| je)? (?:me|mij|ons) aan (?:mijn|onze) (?:reservering|boeking)
    aan (?:mijn|onze) (?:reservering|boeking) herinneren
    (?:heb|hebben) (?:ik|we|wij) (?:[\p{L}\d]{1,12} ){0,4}(?:een |1 )?tafel(?! voor| om| op)(?= bij| staan| geboekt| gereserveerd| nog|[?.! ]*$)
    (?:wanneer|hoe laat|voor wanneer|voor hoe laat) (?:had|hadden|heb|hebben) (?:ik|we|wij) (?:\p{L}{1,12} ){0,4}(?:gereserveerd|geboekt)
    (?:mijn|onze|m'n) (?:reserveringen|boekingen|reservaties)
    (?<!\p{L} )(?:mijn|onze|m'n) (?:reservering|boeking|reservatie)(?=[.!? ]*$)
    (?:heb|hebben|had|hadden) (?:ik|we|wij) (?:\p{L}{1,12} ){0,3}(?:een reservering|een boeking|gereserveerd|geboekt|een tafel staan|iets staan)
    (?:toon|laat|bekijk|controleer|bevestig|check|zoek|vind|geef) (?:mij |me |eens )?(?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|reservatie)
    (?:hoe laat|wanneer|waar|welke (?:tijd|dag)) (?:is|was|staat) (?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:op welke (?:tijd|dag)|hoe|wat) (?:is|was|staat) (?:mijn|onze|m'n) (?:\p{L}{1,12} )?(?:reservering|boeking|tafel|reservatie)
    (?:staat|klopt|is) (?:mijn|onze|m'n) (?:reservering|boeking|tafel|reservatie)
    (?:mijn|onze|m'n) (?:reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,2}(?:zien|bekijken|checken|controleren|inzien)
    (?:mijn|onze|m'n) (?:reservering|boeking|reservatie) (?:\p{L}{1,12} ){0,2}(?:opzoeken|opvragen|bevestigen|bevestigd)
    welke (?:reserveringen|boekingen)
    wat heb ik (?:allemaal )?staan
    overzicht van (?:mijn|onze) reserveringen
    (?:gereserveerd|geboekt).{0,60}is (?:die|dat|hij|het|alles) (?:\p{L}{1,8} )?(?:doorgekomen|aangekomen|gelukt)
    (?:wat (?:is|was)|welk is|heb ik|geef me|is er) (?:mijn|ons|onze|het|de|een|m'n) (?:reserverings ?|boekings ?|bevestigings ?)?(?:nummer|
      referentie|referentienummer|code|kenmerk)(?! van)
    (?:reserverings|boekings|bevestigings|referentie)nummer(?=[ ,]{0,5}(?:graag|aub|alsjeblieft)?[ ?.!]{0,5}$)
    (?:op|onder) (?:welke|wiens|wat voor) naam
    (?:een )?kopie van (?:mijn|de|onze) (?:reservering|bevestiging|boeking)
    (?:stuur|sturen|zend|laat|mail|geef)(?: me| mij| ons| u| je)? (?:nog (?:een keer|eens|eventjes) )?(?:de|mijn|een|onze) (?:bevestiging|kopie)
    (?:de|mijn|een) bevestiging (?:nog (?:een keer|eens)|opnieuw) (?:sturen|krijgen|zien|zenden)
    (?:wanneer|hoe laat) (?:is|was) (?:het|dat|de tafel|de reservering|onze tafel|mijn tafel) (?:ook ?al ?weer|ook weer|alweer|nou)
    hoeveel (?:reserveringen|boekingen|tafels) (?:heb|hebben) (?:ik|we|wij)
    (?:bevestig(?:en|t)?|nakijken|checken|controleren|nagaan|kijken) (?:dat|of) (?:ik|we|wij) (?:[\p{L}\d.:]{1,12} ){0,6}(?:tafel|reservering|reservatie|gereserveerd|geboekt) (?:heb|hebben|had|hadden)
    (?:kunt|kun|kan|kunnen) (?:u|je|jullie) (?:me |mij |ons )?(?:dat |het |die )?(?:nog een keer|nogmaals|nog eens|opnieuw) (?:sturen|laten zien|toesturen|geven)
    (?:staat|geldt) (?:mijn|onze) (?:reservering|boeking|tafel)(?: [\p{L}\d:'.]{1,12}){0,4}
    wat (?:heb|hebben|had|hadden) (?:ik|we|wij) (?:\p{L}{1,9} ){0,2}(?:gereserveerd|geboekt)(?=[ ?!.]*$)
    (?:welke|wat voor) (?:reservering|boeking|reservatie)(?: (?:is|was) (?:dat|dit)(?: dan)?| bedoelt u| bedoel je)?(?=[?. ]*$)
    herinner(?:t)?(?: u| je)? (?:me|mij|ons) (?:even |nog eens )?aan (?:de |het )?(?:datum|dag|tijd|tijdstip)
    (?:datum|dag|tijd)(?: en (?:de |het )?(?:datum|dag|tijd|tijdstip))? (?:nog )?(?:even |een keer |eens )?(?:geven|zeggen|herhalen)
    welke (?:tafels?|reserveringen|boekingen) (?:heb|hebben) (?:ik|we|wij)
  `,
  askBooked: words`
    (?:is|staat) (?:het|dat|ie|hij|de tafel|de reservering|alles) (?:nu |al |dan |ook |echt |nou ){0,2}(?:geboekt|gereserveerd|bevestigd|gelukt|
      geregeld|vast|rond)${end}
    (?:ben ik|zijn we|zijn wij|sta ik|staan we|staan wij) (?:nu |al |dan |echt ){0,2}(?:geboekt|gereserveerd|ingeschreven|genoteerd|ingeboekt)${end}
    (?:heeft het|heeft dat|is het) (?:nu |wel )?(?:gewerkt|gelukt)${end}
    (?:heb je|hebt u|heeft u|hebben jullie) (?:het |hem |de tafel |ons )?(?:nu |al |echt )?(?:geboekt|gereserveerd)${end}
    (?:het|dat|hij|de tafel) (?:is|staat) (?:nu |dan |dus ){0,2}(?:geboekt|gereserveerd|vast)(?:,? (?:toch|he|of niet))?(?=[ !]{0,2}\?)
    (?:heb ik|hebben we) (?:nu |dan )?de tafel(?: nu| dan)?(?=[ !]{0,2}\?)
    (?:we|wij|ik) (?:staan|sta)(?: er)?(?: nog| wel){0,2} (?:op|in)(?:,? ?(?:toch|he))?(?=[^\p{L}]{0,3}\?)
    jullie hebben ons (?:toch )?nog(?: staan)?(?:,? ?(?:toch|he))?(?=[^\p{L}]{0,3}\?)
    ^(?:dus |en )?is (?:het|hij|de tafel|de reservering)(?: nu| al| echt){0,2} (?:geannuleerd|afgezegd)(?= ?\?)
    ^(?:dus |en |nou )?(?:staat|staan) (?:ie|hij|het|dat|de tafel|de reservering|we|wij)(?: (?:nu|nou|dan|al|nog|dus)){0,2} (?:op|voor|om|met) [^.;!?]{1,40}(?= ?\?)
    (?:heb ik|hebben (?:we|wij))(?: (?:nu|nou|dan)){0,2} (?:\d{1,2}|twee|drie) (?:reserveringen|boekingen|tafels) of (?:maar )?(?:\d{1,2}|een|twee)
    ^(?:hallo,? |dag,? )?(?:kunt u|kan je|kun je|kunnen jullie|bevestigt u) (?:(?:mij|me|ons|even) ){0,2}(?:bevestigen )?dat (?:we|wij) [^;!?]{1,60}(?= ?\?)
    (?:en |dus )?(?:is|staat) (?:die|de (?:tafel|reservering)) (?:van|op|voor) \p{L}{5,9} (?:nu |nou |dan |al ){0,2}(?:geboekt|gereserveerd|bevestigd|gewijzigd|vast)${end}
    is (?:de )?(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:avond| avond)? (?:geboekt|gereserveerd)
  `,
  recap: words`
    (?:hoeveel|welke (?:dag|datum|naam|tijd|nummer)|welk (?:nummer|restaurant)|hoe laat|met hoeveel)(?: personen| mensen| man)? (?:heb ik|had ik|hebben we|zei ik) ?(?:\p{L}{1,8} )?(?:gezegd|opgegeven|genoemd)?(?: dat we (?:waren|zijn|met))?(?=[ ?.!]*$)
    (?:stuur|geef|toon|laat|herhaal|zeg)(?: me| mij| ons)?(?: nog eens| nog een keer)? (?:de|mijn|alle) details
    wat (?:heb je|hebt u|heeft u|hebben jullie) (?:tot nu toe|tot nog toe)
    (?:kun je|kan je|kunt u|kunnen jullie) (?:het|alles|dat) (?:nog eens |even |nog een keer |kort ){0,2}(?:samenvatten|herhalen)
    wat (?:heeft u|heb je|hebben jullie) (?:nu |net ){0,2}(?:opgeschreven|genoteerd)
    (?:stuur|geef|toon)(?: me| mij| ons)? (?:de |mijn |onze )?(?:hele|volledige|gehele) (?:reservering|boeking|reservatie)
    (?:in |bij |voor )?welk restaurant (?:is|was) (?:het|dat|dit|de tafel)(?: ook alweer| nu)?(?=[ ?.!]*$)
    met hoeveel (?:zijn|waren) we,? (?:zei ik|had ik gezegd|heb ik gezegd)(?=[ ?.!]*$)
  `,
  probably: words`
    waarschijnlijk
  `,
  punctual: words`
    (?:zijn|ben|komen|kom) (?:\p{L}{1,7} ){0,2}niet (?:te laat|later|verlaat)
    (?<!niet )op tijd
  `,
  late: words`
    (?:zijn|ben|komen|kom) (?:er )?(?:iets|wat|ietsje|een beetje|een tikje)? ?later,? (?:ongeveer |zo'n |stuk of )?(?:\d{1,3} ?min\p{L}{0,7}|een kwartiertje|een kwartier|kwartiertje)
    file,? (?:we|wij|ik) (?:zijn|ben|komen|kom)
    (?:het gaat (?:om|over)|het is) (?:de |een )?vertraging
    ja,? (?:we|wij|ik) kom(?:en)?,? (?:maar|alleen|misschien|waarschijnlijk) (?:(?:wel|ca|zo'n|ongeveer|een) ){0,2}(?:\d{1,3} )?(?:minuten|min|kwartier|kwartiertje|halfuurtje) later
    (?:zijn|ben|komen|kom) (?:\p{L}{1,9} ){0,2}# (?:te laat|later)
    ^# (?:te laat|later)
    (?<!niet )(?:te|iets|wat|beetje|minuten|min|uur|kwartier) (?:\p{L}{1,7} )?(?:te )?laat${notElsewhere}
    (?<!niet )te laat${notElsewhere}
    vertraging
    vertraagd
    (?:staan|sta|zitten|zit) (?:\p{L}{1,7} ){0,2}(?:in de file|vast)
    in de file
    lopen (?:wat |iets )?uit
    (?:minuten|min|kwartier|half uur) later dan (?:gepland|afgesproken)
    (?:we|wij|ik) (?:komen?|kom|zijn|ben)(?: er)? pas (?:om|rond|tegen) .{1,20}
    (?:we|wij|ik) (?:komen?|kom|zijn|ben)(?: er)? (?:om|rond) .{1,20} in plaats van
    (?:ben|zijn|komen|kom)(?: (?:ik|we|wij|wat|iets|een|beetje|licht)){0,3} (?:verlaat|vertraagd)
    (?:we|wij|ik) (?:komen?|kom|zijn|ben)(?: (?:er|helaas|vandaag|ongeveer|zo'n|ca|circa|wel|dus)){0,2} (?:\d{1,3} |(?:een )?(?:half ?)?)?(?:minuten|min|minuutjes|kwartier|kwartiertje|uur|uurtje|halfuur) later
    uitgelopen
    (?:zijn|ben) (?:\p{L}{1,7} ){0,2}verlaat
    (?:taxi|bus|trein|oppas) (?:komt|is er) (?:maar |nog (?:steeds )?)?niet
    (?:minuutjes|minuten|min|kwartiertje) later(?=[.,;! ]*$|,? (?:maar|sorry))
    (?:zijn|ben|komen|kom|worden|wordt)(?: (?:we|wij|ik|het))? (?:iets|wat|ietsje|een beetje) later(?=[.,;! ]*$|,? (?:maar|sorry))
    (?:zijn|ben|komen|kom) (?:(?:we|wij|ik|er|morgen|vanavond|vandaag|waarschijnlijk|ongeveer|zo'n|ca|circa|\p{L}{3,7}dag) ){0,4}(?:\d{1,3} |1 |een )?(?:minuten|min|minuutjes|kwartier|kwartiertje|half ?uur|halfuurtje) later(?! (?:komen|reserveren))
    (?:lopen|loop|liggen|zitten) (?:[\p{L}']{1,9} ){0,3}# (?:achter|uit)
    (?:zijn|ben|komen|kom) (?:we|wij|ik) (?:\p{L}{1,9} ){0,2}(?:een )?(?:kwartier(?:tje)?|half uur(?:tje)?|halfuur(?:tje)?|uur(?:tje)?) (?:later|te laat)
    aan de late kant
    (?:lopen|loop) (?:we |wij |ik )?(?:[\p{L}\d]{1,14} ){0,4}(?:kwartier(?:tje)?|half ?uur(?:tje)?|halfuur(?:tje)?|minuten|min|minuutjes|beetje|wat) uit
  `,
  subjectless: words`
    (?:zijn|ben|komen|kom|hebben|heb)(?! (?:we|wij|ik|jullie|u|er|ze|zij)(?!\p{L}))
  `,
  losing: words`
    zonder (?:dat we )?(?:de|onze|mijn) tafel
    en (?:toch )?(?:de|onze) tafel houden
  `,
  delayed: words`
    (?<!niet )te laat
    verlaat
    vertraging
    (?:in de )?file
  `,
  keeping: words`
    (?:houdt u|houden jullie|hou je|houd je|houden ze|kunt u|kunnen jullie|kun je|bewaren jullie|bewaart u)(?: (?:de|onze|mijn) tafel| 'm| hem)(?: (?:dan|nog|vast|voor ons|vrij|vasthouden|vrijhouden|bezet)){0,3}
    (?:is|blijft) (?:de|onze|mijn) tafel (?:dan |nog ){0,2}(?:weg|kwijt|vrij|gereserveerd|er)
    (?:zijn we|ben ik|raken we|raak ik|verliezen we|verlies ik) (?:de|onze|mijn) (?:tafel|plek)(?: dan)?(?: kwijt)?
    (?:hoe ?lang|tot wanneer|tot hoe laat) (?:houdt u|houden jullie|hou je|wacht u|wachten jullie|blijft)(?: (?:de|onze|mijn) tafel)?(?: (?:vast|vrij|gereserveerd)){0,2}
    wat (?:gebeurt er|doen jullie|dan|nou)
    (?:geven jullie|geeft u|geef je) (?:de|onze|mijn) tafel (?:dan )?weg
  `,
  tellsHouse: words`
    (?:dat|dit|het)(?: even)? (?:doorgeven|melden|laten weten|zeggen)(?=[ ?.!]*$)
    (?:ze|hen|hun|het restaurant)(?: even| dan| niet| misschien){0,2} (?:laten weten|zeggen|doorgeven|melden)
    (?:laat|zeg|geef) (?:aan |tegen )?(?:het restaurant|het personeel|de keuken|ze|hen|hun)(?: even| maar| door| weten){0,2}
  `,
  arriving: words`
    (?:aankomen|komen|kom|aankom|er zijn|(?:we|wij|ik) (?:zijn|ben)|arriveren|binnenkomen)
  `,
  lateTags: words`
    ok(?:e|ay)?
    (?:is|kan) (?:dat|het) (?:goed|ok|oke|een probleem|erg|mogelijk|prima|nog)
    kan dat
    mag dat
    geeft (?:dat|niet)
    lukt dat(?: nog)?
    prima
    (?:houdt u|houden jullie|kunt u|kunnen jullie|kun je) (?:de|onze|mijn) tafel(?: (?:vast|voor ons|vrij|vasthouden|vrijhouden)){0,2}
    (?:houden jullie|houdt u|hou je) (?:de|onze|mijn) tafel (?:dan |nog ){0,2}(?:vast|vrij)
    zijn we (?:de|onze) tafel (?:dan )?kwijt
  `,
  told: words`
    (?<!(?:als|indien|zodra|kunnen|kan|mogen|mag) )(?:ik|we|wij) (?:had|hadden|heb|hebben)(?= )(?! geen| nog| niet)(?![^,.;?!]{0,60}(?:graag|liever|gedacht|nodig))(?:(?! en | graag| aub)[^,.;?!]){0,60} (?:gereserveerd|geboekt|(?:een )?reservering|een tafel|een tafeltje)
    (?:tafel|reservering) die (?:we|wij|ik) (?:al )?(?:hebben|heb) (?:al )?(?:gereserveerd|geboekt|afgesproken)
  `,
  askedOfTold: words`
    kan
    kunnen
    mag
    mogen
    zou
    zouden
    is het mogelijk
    lukt
    gaat het
    (?:we|wij) (?:zijn|komen|worden)(?: nu| dan| toch)?(?: met)?(?= \d{1,2}(?: personen)?(?:[,.;!]| in plaats|$))
    voor(?= \d{1,2} in plaats van \d)
  `,
};
