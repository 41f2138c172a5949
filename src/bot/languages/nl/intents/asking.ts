import type { AskingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const asking: AskingWords = {
  whatNeeded: words`
    (?:heb|hebben|heeft) (?:je|u|jullie)(?: ook| nog)? (?:de |mijn |een )?(?:achternaam|voornaam|volledige naam)(?: ook)? nodig(?=[ ?!.]*$)
    (?:moet|mag|is) (?:dat|het|de|mijn)? ?(?:per se |ook )?(?:met |alleen )?(?:de |mijn |een )?(?:achternaam|voornaam)(?: (?:ook|genoeg|voldoende|erbij|zijn)){0,2}(?=[ ?!.]*$)
    (?:wat|welke (?:gegevens|info|informatie)) (?:heb|hebben|heeft) (?:je|u|jullie) (?:(?:nog|verder|allemaal|van mij|van me|van ons) ){0,3}nodig(?: (?:van (?:mij|me|ons)|voor de reservering|om te reserveren))?(?=[ ?!.]*$)
    (?:heb|hebben|heeft) (?:je|u|jullie) (?:nog|verder) (?:iets|wat)(?: van (?:mij|me))? nodig(?: van (?:mij|me))?(?=[ ?!.]*$)
  `,
  question: words`
    hoe lang
    hoeveel
    hoe duur
    hoe laat (?:gaan|gaat|open|sluit|sluiten|zijn)
    openingstijden
    wat is (?:het|de|jullie)
    wat zijn
    waar (?:is|zit|zitten|ligt)
    menukaart
    zijn jullie
    accepteren jullie
    kan ik betalen
    adres
    parkeren
    tot hoe laat
    vanaf hoe laat
    hoe laat (?:kan|kunnen|begint|is de keuken|moet)
    mogen (?:er |de |we )?(?:\p{L}{1,15} ){0,3}(?:mee|roken|parkeren|naar binnen)
    wat kost
    wat kosten
    wat staat er
    waar kan
    kun je bij jullie
    kan je bij jullie
    kan men
    met pin
    pinnen
    hebben jullie ook
    is het (?:druk|duur|ver|kindvriendelijk|toegankelijk)
    hoe (?:groot|ver|druk|kom ik)
    serveren jullie
    doen jullie
    bieden jullie
    parkeerplaats
    parkeergelegenheid
    parkeergarage
    telefoonnummer van (?:jullie|het)
    (?:moet|moeten) (?:ik|je|we|wij|men) (?:\p{L}{1,8} )?(?:reserveren|boeken)(?!.{0,60}\d)
    is reserveren (?:nodig|verplicht|noodzakelijk)
    wat (?:is er|heb je|hebben jullie|heeft u|hebt u) (?:\p{L}{1,8} ){0,4}(?:vrij|beschikbaar)
    (?:kan|kunnen|mag|mogen) (?:ik|we|wij|je|men) (?:\p{L}{1,10} ){0,3}zonder (?:te )?reserver(?:en|ing)
  `,
  asksWhat: ["wat … (?:is|zijn|houdt)"],
  exactly: ["precies", "eigenlijk"],
  askedBefore: words`
    (?:mijn|onze|de|andere) vraag (?:over|naar|of|wat betreft)
    (?:mijn|onze|de)(?: (?:andere|eerste))? vraag(?: (?:over|naar)(?: \p{L}{2,20}){1,3})? (?:niet|nog niet|nooit) beantwoord
    (?:negeert|negeerde|negeren|vergeten|overgeslagen|genegeerd) (?:mijn|onze) vraag
    (?:ik|we|wij) (?:vroeg|vroegen|had|hadden) (?:ook |net )?(?:naar|gevraagd naar)
  `,
  charged: words`
    kost(?:en)?
    betal(?:en|ing)?
    toeslag
  `,
  orNot: words`
    (?:is )?(?:dat |het )?niet(?: toegestaan| mogelijk)?
    nee
  `,
  toKnow: words`
    weten (?:of|hoe|wat|over)
  `,
  wantsAnswer: words`
    (?:ik|we|wij) (?:zou|zouden|wil|willen|krijg|krijgen)(?: graag| nog| wel){0,3}(?: een)? antwoord(?: willen| krijgen)?(?: hebben)? op (?:de|mijn|onze) vraag (?:over|van|met|naar)
    graag (?:nog )?(?:een )?antwoord op (?:de|mijn|onze) vraag (?:over|van|met|naar)
  `,
  onlyAsks: words`
    zeg(?:t u)?(?: me| eens| even| ook| nog){0,2},? of
    (?:mag|kan|zou)(?: ik)(?: (?:even|ook|nog|u|jullie|misschien)){0,3} (?:vragen|weten|informeren),?(?: of)?
    (?:ik |we )?(?:wilde|wou|wil|zou|wilden)(?: (?:even|alleen|maar|graag|gewoon|nog|jullie|u|eigenlijk)){0,3} (?:vragen|weten)(?: willen)?,?(?: of)?
    (?:kunt|kan|kun|kunnen)(?: u| je| jullie) (?:me|mij) (?:zeggen|vertellen)(?: of)?
  `,
  questionStart: words`
    vertel(?:t u)? (?:\p{L}{2,5} ){0,3}over
    (?:[\p{L}']{1,12} ){1,3}(?:vraagt|vragen|wil weten|willen weten) (?:zich af )?(?:of(?! (?:we|wij|ik|ze|zij|
      hij)(?![\p{L}]))|wat|wanneer|waar|hoe|welke|wie)
    met wie (?:spreek|praat|chat|heb|app|schrijf) ik
    worden (?:we|wij)
    krijg(?:en)? (?:ik|we|wij)
    zit(?:ten)? (?:er|daar)
    (?:(?:een|1) )?(?:kort(?:e)? |klein(?:e)? )?vraag(?:je)?
    (?:in|op|aan|met|bij|tot|vanaf|voor) (?:welke?|hoeveel|wanneer)
    moet(?:en)? (?:je|we|ik|men)
    (?:ik |we |wij )?vroeg (?:me|mij|ons) af
    (?:ik |we |wij )?(?:wilde|wilden|wou|wil) (?:even |graag |alleen ){0,2}(?:vragen|weten)
    wat(?! (?:vroeger|later|eerder|meer|minder|mij|ons)(?![\p{L}]))(?! (?:fijn|leuk|aardig|lief|mooi|attent|vriendelijk|heerlijk)(?= ?[,.;!]| dat| van|$))
    wanneer
    waar
    wie
    hoe
    waarom
    welke
    welk
    tot hoe
    vanaf hoe
    is(?! (?:goed|prima|ok|oke|okay|akkoord|top|in orde|mooi|perfect|geregeld)(?![\p{L}]))(?! al (?:opgelost|geregeld|gebeurd|gelukt))
    (?<!(?:mij|denk|geloof|gok|vermoedelijk|waarschijnlijk) )zijn(?! (?:ziek|van de partij|verhinderd|helaas|al|intussen|ondertussen|inmiddels|onderweg)(?![\p{L}]))
    hebben(?! (?:er (?:\p{L}{1,12} ){0,3}zin|al|helaas|intussen|inmiddels)(?![\p{L}]))
    heeft
    heb je
    kan
    kun
    kunnen
    kunt
    mag
    zou
    zouden
    mogen
    doen jullie
    gaat(?! (?:goed|helaas|niet|toch niet|gewoon|jammer)(?![\p{L}]))
    accepteren jullie
    serveren
    (?:u|je|jullie) (?:heeft|hebt|hebben|heb)(?: (?:me|mij|ons))?(?: (?:nog|nog steeds))? (?:niet|geen)(?: antwoord)? (?:\p{L}{2,12} ){0,4}(?:gezegd|geantwoord|gegeven|beantwoord)
    (?:ik|we) (?:vroeg|vroegen|had gevraagd) (?:naar|of)
    kost(?= (?:het|dat|me|ons|mij|iets|wat)(?!\p{L}))
  `,
  isOnDay: words`
    (?:is|was) (?:dat|het|dit)(?: (?:wel|toch|dan|op|de|voor)){0,3}
    (?:dat|het|dit) is(?: (?:toch|wel|op|de|voor)){0,3}
  `,
  requests: words`
    zou(?:den)?(?= (?:een|er|eventueel) (?:\p{L}{2,14} ){1,7}(?:kunnen|mogelijk zijn|lukken))
    (?:zet|plaats|geef|zetten|plaatsen|geven) (?:u|je|jullie) (?:ons|me|mij)
    (?:hebben jullie|heeft u|hebt u|is er) (?:een |nog een )?(?:tafel|tafeltje|plekje)(?= (?:bij|aan|naast|met|buiten|binnen|uit))
    is er (?:genoeg )?(?:plek|plaats|ruimte) voor(?= (?:(?:een|de|onze|1) (?:kinderwagen|rollator|rolstoel|buggy)))
    (?:zijn er|is er|hebben jullie) (?:een )?(?:tafels?|plekken|plek)(?= (?:weg|ver|dicht|bij|uit))
    zou er(?: misschien| ergens)?
    hebben jullie toevallig
    is er misschien
    (?:kan|gaat|lukt) (?:dat|het)(?: ook)?(?= met (?:een |de )?(?:rolstoel|kinderwagen|rollator|buggy))
    (?:zetten|leggen|houden) (?:jullie|ze)
    (?:zou|kan) er(?: misschien| eventueel)?
    (?:zou je|zouden jullie|zou u|kan je|kunde gij)(?: ons)?
    (?:kunnen|mogen|zouden) (?:we|wij)
    (?:kan|mag|zou) (?:ik|het)
    (?:kunt u|kun je|kunnen jullie)(?: ons)?
    is het mogelijk
    zou het mogelijk zijn
  `,
  offered: words`
    iets
    nog
    ook
    grotere
    vrij
    kunnen
    komen
    beschikbaar
    mogelijk
    lukt
    lukken
    past
    passen
    werkt
    gaat
    beter
    anders
    (?:rond|heeft|hebben|omstreeks)
  `,
};
