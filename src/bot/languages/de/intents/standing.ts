import type { StandingWords } from "../../intent-words.ts";
import { words } from "../../word-list.ts";

export const standing: StandingWords = {
  list: words`
    habe ich (?:[\p{L}\d]{1,12} ){0,5}(?:(?:1|ein|einen|den) tisch(?! (?:fur|zu|um|am) )|reserviert|gebucht)
    haben wir (?:[\p{L}\d]{1,12} ){0,5}(?:reserviert|gebucht)
    (?:wann|fur wann|um wie ?viel uhr|welche uhrzeit) (?:hatte|hatten) (?:ich|wir) (?:\p{L}{1,12} ){0,4}(?:reserviert|gebucht)
    (?:wann|um wie ?viel uhr|fur wann) (?:war|ist) (?:noch ?mal |noch einmal )?(?:meine|unsere|mein|unser) (?:reservierung|buchung|tisch)
    meine reservierungen?
    meine buchungen?
    unsere reservierung
    (?:zeig|zeige|zeigen sie|prufe|prufen sie|bestatige|bestatigen sie|uberprufe)(?: mir)? (?:meine|unsere|die|alle) (?:reservierungen?|buchungen?)
    habe ich (?:schon |noch )?eine (?:reservierung|buchung)
    haben wir (?:schon |noch )?eine (?:reservierung|buchung)
    wann ist meine (?:reservierung|buchung)
    welche (?:reservierungen|buchungen) habe ich
    reserviert.{0,60}(?:ist|hat) (?:sie|die|das|es|alles) (?:\p{L}{1,8} )?(?:angekommen|geklappt|durch)
  `,
  late: words`
    (?:im|in einem) stau
    (?:zug|auto|verkehr|bahn|stau|autobahn) (?:\p{L}{1,9} ){0,2}(?:stecken|hangen|liegen) ?geblieben
    zug (?:\p{L}{1,9} ){0,3}(?:ausgefallen|verspatet|steht)
    verspatet
    verspatung
    verspaten (?:uns|wir)
    verspate mich
    spater dran
    (?:sind|bin|kommen|komme|wird|werden|minuten|min|stunde|etwas|bisschen) (?:\p{L}{1,9} ){0,3}(?:zu spat|spat dran)
    stecken? (?:\p{L}{1,9} ){0,3}(?:stau|zug|verkehr|fest)
    (?:stehen|stehe|sind|bin) im stau
    (?:schaffen|schaffe) (?:es )?(?:\p{L}{1,8} ){0,2}nicht punktlich
    werden aufgehalten
    wurden aufgehalten
    (?:wir|ich) (?:kommen?|sind|bin|schaffen?)(?: es)?(?: heute)? erst (?:um|gegen|ab) .{1,20}(?:da|an)?
    (?:wir|ich) (?:kommen?|sind|bin|schaffen?)(?: es)? (?:um|gegen) .{1,20} (?:statt|anstatt|und nicht)
  `,
};
