import type { AddingWords } from "../adding-words.ts";
import { words } from "../word-list.ts";

const booking = "(?:reservierung|buchung|tischreservierung|bestellung)";
const own = "(?:die|der|den|dem|meine[rnm]?|unsere[rnm]?|diese[rnm]?)";

export const adding: AddingWords = {
  verbs: words`
    hinzu ?fugen
    hinzu ?zu ?fugen
    dazu ?(?:buchen|bestellen|nehmen|packen|setzen|tun|geben)
    dazu ?zu ?(?:buchen|bestellen|nehmen)
    mit ?(?:aufnehmen|bestellen|dazunehmen)
    erganzen
    erganze(?: sie)?
    erganzt
    fug(?:e|t|en)?(?: sie| ihr)?
  `,
  puts: words`
    (?:setz|pack|nehm|nimm|schreib|stell|trag|leg|bestell|buch)(?:e|t|en)?(?: sie| ihr)?
    (?:setzen|packen|nehmen|schreiben|stellen|bestellen|buchen)
  `,
  toBooking: words`
    (?:meiner|unserer|der) (?:\p{L}{3,12} )?${booking}
    zur (?:\p{L}{3,12} )?${booking}(?: hinzu| dazu| mit dazu)?
    (?:zu|auf|in|an|fur|bei) ${own} (?:\p{L}{3,12} )?${booking}(?: hinzu| dazu| mit dazu)?
  `,
  toIt: words`
    hinzu
    (?:noch |mit )?dazu
    (?:mit )?drauf
    (?:mit )?rein
  `,
  toNote: words`
    (?:in|auf|unter|zu|bei) (?:die|den|der|das|dem|meine[rnm]?|unsere[rnm]?|ihre[rnm]?|eure[rnm]?) (?:notiz(?:en)?|anmerkung(?:en)?|bemerkung(?:en)?|kommentare?n?|hinweise?n?|bemerkungsfeld|kommentarfeld|notizfeld)(?: (?:furs|fur das|ans|an das) restaurant)?
    (?:ins|im) (?:bemerkungsfeld|kommentarfeld|notizfeld|feld)
    (?:zur|als) (?:notiz|anmerkung|bemerkung|hinweis|kommentar)
  `,
  theirs: words`
    die (?:reservierung|buchung),? die (?:ich|wir) (?:schon |bereits )?(?:habe|haben|gemacht)
  `,
  also: words`
    bitte
    noch
    auch
    mal
    einfach
    vielleicht
    gerne?
    nur
    schnell
    bitteschon
    mir
    uns
  `,
  unsaid: words`
    (?:noch )?(?:et)?was(?: anderes| kleines)?
    (?:noch )?(?:eine?n?|meine?n?|unsere?n?|den) (?:\p{L}{3,12} )?(?:wunsch|sonderwunsch|anmerkung|bemerkung|notiz|hinweis|kommentar|bitte|extrawunsch|kleinigkeit)
  `,
  others: words`
    (?:[\p{L}']{1,15} ){0,8}(?:playlist|lied|song|erinnerung|wecker|kalender|einkaufsliste)
    mich
    uns
    es
    das
    ihn
    sie
    jemand(?:en)?
    (?:noch )?(?:eine?n?|1|2) (?:mehr|weiteren?)
    (?:noch )?(?:eine?n?|den|die) (?:\p{L}{3,12} )?(?:tisch|reservierung|platz|stuhl|stunde|tag|termin|person)
    (?:mein|meine|meinen|unsere|eine) (?:\p{L}{3,12} )?(?:name|namen|nummer|telefonnummer|handynummer|e-?mail|mail|adresse|mailadresse)
    nichts
  `,
  never: "wie wann was wo welche welcher gibt ist sind nichts".split(" "),
};
