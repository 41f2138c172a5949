import type { BookingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const booking: BookingWords = {
  book: words`
    (?<=^)buach(?: ma| mir)? (?:a|an|in|fur|de|die)(?! buach)
    (?:einen|nen|ein|an|den) (?:\d{1,2}er[ -]?)?tisch
    (?<=^(?:\p{L}{2,8}[ ,!]{1,2})?)(?:tisch|platz|reservierung) (?:\p{L}{2,12} )?(?:fur|am|um|zu|heute|morgen|ubermorgen|bitte)
    tisch fur
    tische fur
    platz fur
    reservierung fur
    einen tisch
    nen tisch
    tisch reservieren
    tisch buchen
    reservieren
    reserviere
    reserviert
    buchen
    buche
    buch
    (?:brauche|brauchen|hatte gern|hatte gerne|hatten gern|hatten gerne) (?:einen|nen|eine|ein|den) (?:\p{L}{1,20} )?(?:tisch|platz|reservierung)
    (?:mochte|mochten|suche|suchen|will|wollen|wunsche) (?:einen|nen|eine|ein|den) (?:\p{L}{1,20} )?(?:tisch|platz|reservierung)
    finde (?:mir )?(?:eine|einen) (?:reservierung|tisch|platz|restaurant)
    finde (?:ein )?restaurant
    finden? (?:sie )?(?:mir )?(?:eine|einen) (?:reservierung|tisch|platz)
    essen gehen
    (?:mochte|mochten|wollen|will|wurde gern|wurden gern) .{0,60} essen
    reservierung
    (?:noch ?mal|noch einmal|erneut) versuchen
  `,
  bookVerbs: words`
    reservieren
    reserviere
    reservier
    buchen
    buche
    brauche
    brauchen
    mochte
    mochten
    hatte
    hatten
    will
    wollen
    suche
    suchen
    finde
    finden
    mach
    mache
    machen
    bestellen
    bestelle
    gib
    habt
    haben
    wunsche
    nehme
    nehmen
  `,
  bookNouns: words`
    tisch
    tische
    platz
    platze
    reservierung
    reservierungen
    buchung
    frei
    tischreservierung
    verfugbar
    moglich
    machbar
    platzchen
    unterkommen
  `,
  proposals: words`
    existiert
    wie ware es mit
    war(?= \d{1,2} (?:auch|noch|denn|stattdessen|moglich|machbar)(?!\p{L}))
    wie ware
    wie ist es mit
    ginge
    geht auch
    geht es
    geht das
    ginge es
    ginge das
    ginge auch
    passt es
    klappt es
    wurde es gehen
    ware es moglich
    konnten wir
    konnen wir
    kann ich
    passt
    ware
    habt ihr
    haben sie
    gibt es
    (?:warum|wieso) nicht
  `,
  usual: words`
    wie (?:beim |das |am |zum )?(?:letzten?|letztes|vorigen?|voriges|vergangenen?|vergangenes) ?mal(?! (?:war|hat|ist|musst))
    wie (?:immer|ublich|gewohnt|gehabt|sonst(?: auch)?|zuletzt|neulich|letztens)
    (?:mein|unser)(?:e[nrsm]?)? (?:ublich|gewohnt|gewohnlich|normal)e[nrsm]? (?:tisch|platz|reservierung|zeit)
    (?:mein|unser)(?:e[nm])? (?:stammtisch|stammplatz|lieblingstisch|lieblingsplatz)
    (?:das|den|die|der) ublichen?(?: bitte| tisch| platz)?
    (?:nochmal|noch mal|noch einmal|wieder) (?:das|den|die)(?:selbe|selben| gleiche| gleichen)(?: tisch| platz| reservierung)?
    (?:das|den|die)(?:selbe|selben| gleiche| gleichen)(?: \p{L}{1,12}){0,2} wie (?:neulich|davor|vorher)
  `,
  besides: words`
    (?<=^ {0,2})(?:nein,? )?(?:(?:das ist |als )?(?:eine|ein|einen|die|der) neue[rns]?(?: (?:tisch|reservierung|buchung))?|extra)(?= {0,2}(?:bitte|[.!?,]|$))
    (?:einen|eine|ein) (?:2\.|weitere[nrs]?|zusatzliche[nrs]?) (?:tisch|reservierung|buchung)
    (?:einen|eine) (?:2\.|weiteren?|zusatzlichen?)(?= {0,2}(?:bitte|dazu|[.!?,]|$))
    (?<=^ {0,2})noch (?:einen|eine)(?: tisch| reservierung)?(?= {0,2}(?:bitte|dazu|[.!?,]|$))
    (?:weitere[nr]?|zusatzliche[nr]?) (?:tisch|reservierung|buchung)
    (?<=^ {0,2})(?:beide|zusatzlich|(?:einen?|1) mehr|eine? weitere[nr]?)(?= {0,2}(?:bitte|tische|behalten|[.!?,]|$))
    (?:will|mochte|wollen|mochten|brauche|brauchen) beide
    (?:fur |mit |das sind |sind |das waren )?(?:andere|anderen) (?:leute|gaste|gasten|personen|freunde|freunden|runde)(?= {0,2}(?:bitte|diesmal|[.!?,]|$))
    (?:das (?:ist|ware) )?(?:eine andere runde|etwas anderes|separat|extra)(?= {0,2}(?:bitte|[.!?,]|$))
  `,
};
