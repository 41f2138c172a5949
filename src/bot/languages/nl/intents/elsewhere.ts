import type { ElsewhereWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const elsewhere: ElsewhereWords = {
  elsewhere: words`
    wekker
    wekkers
    alarm
    alarmen
    herinner
    herinnering
    herinneringen
    herinner mij
    timer
    afspeellijst
    playlist
    muziek(?! (?:of (?:zo|zoiets|iets|iets dergelijks) ?)?\?| ?\?)
    liedje
    liedjes
    nummer van
    album
    film
    films
    bioscoop
    bioscopen
    (?:het|wat voor|welk|slecht|mooi|lekker) weer(?! (?:komen|eten|reserveren|langs|terug|naar|even|vrij|mogelijk|open|later|wijzigen|veranderen)(?![\p{L}]))
    (?:vies|koud|warm|hoe(?:'s| is)?) weer(?! (?:komen|eten|reserveren|langs|terug|naar|even|vrij|mogelijk|open|later|wijzigen|veranderen)(?![\p{L}]))
    weer (?:in|voor|vandaag|morgen|vanavond|zijn|worden)
    weersverwachting
    weerbericht
    voorspelling
    regen
    regenen
    sneeuw
    sneeuwen
    temperatuur
    zonnig
    winderig
    warm
    koud
    graden
    beoordeel
    waardeer
    geef .{0,40}(?:sterren|punten)
    roman
    boek een \d
    boek \d
    handboek
    studieboek
    serie
    tv-serie
    tv-programma
    videospel
    soundtrack
    trailer
    spotify
    youtube
    itunes
    netflix
    speel
    luisteren
    afspelen
    schilderij
    fotografie
    voorstelling
    vertoning
    filmtijden
    dit boek
    het boek
    huidige boek
    (?<!(?:iemand|persoon|personen|mensen|gast|gasten|kind|kinderen|nummer|telefoonnummer|naam|nog|\d) )toevoegen
    voeg
  `,
  mentions: words`
    (?:voor|na) (?:de|het|een|onze|ons)
    onze?
    we gaan (?:daarna |eerst )?naar (?:de|een|het)
  `,
};
