import type { TopicWords } from "../../locale.ts";
import { words } from "../../word-list.ts";

export const visit = {
  hours: words`
    (?:mittagessen|abendessen|lunch|brunch|fruhstuck|kuche) (?:geht|lauft|ist|endet|hort|beginnt|fangt|gibt's|gibt es|hat)(?: denn| eigentlich){0,2} (?:(?:bis|ab|um) )?(?:wann|wie ?viel uhr|wie lange)(?: auf| an| los| auf| offen)?
    bis (?:wann|wie viel uhr) (?:man|wir|ich|es)(?! (?:\p{L}{1,14} ){0,5}(?:storn|absag|abbestell))
    (?:ihr|sie|man|restaurant|lokal|laden|es|das)(?: [\p{L}\p{N}.]{1,14}){0,5} (?:offen|geoffnet|auf|zu|geschlossen) ?(?:habt|haben|hat|ist|seid|sind)
    (?:am|an|uber)(?: [\p{L}\p{N}.]{1,14}){1,4} (?:offen|geoffnet|auf|geschlossen) ?(?:habt|haben|hat|ist|seid|sind)
    (?:wie ?lange?|bis wann) (?:habt|haben|hat|ist|seid|sind)(?: [\p{L}\p{N}.]{1,14}){1,4} (?:offen|geoffnet|auf)
    bis wann (?:nehmt|nehmen|kocht|kochen|serviert|servieren|macht|machen)(?: ihr| sie)(?: noch)?(?: (?:bestellungen|essen|speisen))?(?: an| auf)?
    wie (?:lange|spat) (?:nehmt|nehmen|kocht|kochen|serviert)(?: ihr| sie)(?: noch)?(?: (?:bestellungen|essen))?
    letzte bestellung(?:en)?
    offnungszeit(?:en)?
    offnet
    schließt
    schliesst
    zumacht
    wann (?:ist|habt ihr|haben sie|macht ihr|machen sie) (?:schluss|feierabend|dicht)
    aufmacht
    (?:habt|haben|hat|ist|seid|sind|wann|bis) (?!.{0,45}(?:was|etwas|tische?|platze?|plätze?) ).{0,45}(?<!\p{L})(?:offen|geoffnet|geschlossen|zu|auf)(?= ?(?:$|[?.!,]))
    (?:macht|machen) (?:ihr|sie|die kuche|das lokal|das restaurant) .{0,30}(?:auf|zu)
    ruhetag
    kuchenschluss
    kuche (?:offen|auf|geoffnet)
    ab wann (?:habt|haben|ist|seid|offnet|kann man|gibt)
    (?:bis wann|wie lange) (?:habt|haben|ist|seid|kann man|kocht|gibt)(?: .{0,20}(?:essen|kuche))?(?! (?:wir|ich))
    betriebsurlaub
    betriebsferien
    bis wie viel uhr
    (?:wann|um wie ?viel uhr|bis wann|wie lange|ab wann) (?:ist|endet|beginnt|gibt es|gibt's|gibts|fangt|hort|geht|lauft) (?:das |der |die |den )?(?:mittagessen|abendessen|mittagstisch|lunch|brunch|fruhstuck|kuche)(?: zu ende| aus| vorbei| an| auf| los)?
    (?:gibt es|gibts|gibt's|bieten sie|habt ihr|macht ihr|haben sie)(?: denn| auch| uberhaupt| eigentlich| bei ihnen| bei euch){0,2} (?:mittagessen|mittagstisch|lunch|brunch|fruhstuck)(?: an)?(?=[ ?.!]*$)
  `,
  address: words`
    (?:wie (?:weit|lange)|weit|weg|strecke)(?= (?:\p{L}{2,12} ){0,5}(?:bahnhof|hauptbahnhof|station|haltestelle|u-?bahn|s-?bahn|flughafen))
    wo (?:war|ist|seid|sind) (?:das|es|ihr|sie|der laden|das lokal|das restaurant)(?: (?:noch ?mal|nochmals|gleich|genau|denn|jetzt)){0,2}(?= ?[?!.]*$)
    wo (?:sind|liegen) (?:die|denn die|sie|beide|die beiden)(?: denn)?
    (?:wir|ich) (?:finden?|find) (?:es|euch|sie|den (?:eingang|laden)|das (?:lokal|restaurant))(?: gerade| leider)? nicht
    (?:haben|habe) (?:uns|mich) (?:verlaufen|verfahren)
    wie (?:komm|komme|kommen|kommt|gelang|gelange|gelangt|find|finde|finden)(?:e|t)? (?:ich|wir|man) (?:am besten )?(?:zu euch|zu ihnen|da hin|dort hin|hin|dahin|dorthin|da|dort|euch|sie|am besten)
    (?<!mail[ -])adresse
    anschrift
    wo (?:seid|sind|liegt|ist|befindet|finde|finden) (?:ihr|sie|sich|das|euer|ich euch|wir euch|ich sie|wir sie|der laden)(?: genau| restaurant| lokal)?
    anfahrt
    wie (?:komme|kommen|kommt|finde|finden) (?:ich|wir|man) (?:zu|hin|dahin|dorthin|euch|sie|am besten)
    wegbeschreibung
    standort
    (?<!(?:an|auf|in|zur) (?:der |einer )?)straße
    strasse
    postleitzahl
    plz
    lageplan
    wie hei(?:ß|ss)(?:t|en)(?: denn)? (?:ihr|sie|das restaurant|das lokal|der laden)(?: (?:nochmal|noch mal|eigentlich|gleich))?(?=[ ?!.]*$)
    wo (?:\p{L}{4,9} sich |sind |liegen )(?:denn |eigentlich |jetzt ){0,2}(?:diese |die |ihre |eure )?(?:beiden|zwei|2|restaurants|lokale|hauser|laden)(?: (?:restaurants|lokale|hauser|laden))?(?: (?:denn|eigentlich|genau|jetzt)){0,2}(?= ?[?!.,]|$)
    welche[srn]? (?:der|von den|von|ist|liegt)(?: (?:beiden|zwei|2|denen|denn|davon)){0,2}(?: (?:ist|liegt|befindet sich))? (?:in|im|naher|am nachsten)
  `,
  contact: words`
    (?:telefon)?nummer (?:vom|des|von dem|fur das|zum) (?:restaurants?|lokals?|ladens?|hauses?)
    (?:restaurant|lokal)nummer
    telefonnummer
    telefon
    rufnummer
    eure nummer
    ihre nummer
    euch (?:anrufen|erreichen)
    sie (?:anrufen|erreichen)
    e-?mail(?:-?adresse)?
    mailadresse
    webseite
    website
    homepage
    internetseite
    instagram
    kontakt
  `,
  photos: words`
    fotos?
    bild(?:er)?
    galerie
    wie (?:es|sieht es|ihr) (?:bei (?:euch|ihnen) |drinnen |dort )?(?:aussieht|aus)
    aufnahmen
    fotografien
  `,
  parking: words`
    park(?:en|t|platz|platze|platzen|haus|moglichkeit|moglichkeiten|garage|deck)
    tiefgarage
    garage
    auto abstellen
    stellplatz
    stellplatze
  `,
  transport: words`
    bus(?:haltestelle)?
    u-?bahn
    s-?bahn
    straßenbahn
    strassenbahn
    tram
    bahn
    zug
    bahnhof
    haltestelle
    offentlich(?:e|en)?
    offis
    opnv
    taxi
  `,
  access: words`
    rollstuhl(?:gerecht|fahrer|gangig|platz)?
    barrierefrei(?:er|heit)?
    behindertengerecht
    rollator
    stufen
    treppe(?:n)?
    aufzug
    lift
    ebenerdig
    rampe
  `,
} satisfies Partial<TopicWords>;
