import type { LoneNoteWords, NoteEditWords } from "../note-words.ts";
import { words } from "../word-list.ts";

const note =
  "(?:sonder)?(?:wunsch(?:en?)?|notiz(?:en)?|anmerkung(?:en)?|bemerkung(?:en)?|kommentar|hinweis|besonderheiten)";
const house = "(?: (?:fur das|furs|an das|ans|fur die|an die) (?:restaurant|kuche|haus|personal|team))";
const theNote = `(?:(?:den|die|das|der|diesen|diese|dieses|meine[nr]?|ihre[nr]?|eure[nr]?|(?:alle|samtliche|saemtliche|jegliche)(?: (?:die|meine|unsere))?) (?:${note}|nachricht|vermerk|text|satz)${house}?|(?:den|die|das|der) (?:text|satz|teil|zeile)${house}|was (?:da |dort |ihr |sie |du ){0,2}(?:(?:fur das|furs|an das|ans|beim?|fur die|an die) (?:restaurant|kuche|haus) )?(?:steht|stehen|geschrieben (?:habt|haben|hast)|notiert (?:habt|haben|hast))${house}?|was${house} steht)`;

/** Nothing that is noted is a wish any more. */
export const allWishesBack = words`
  (?:den|die|das|diesen|meinen|alle) (?:wunsch|wunsche|notiz|anmerkung|bemerkung|kommentar)(?: bitte| wieder| doch){0,2} (?:losch\p{L}{1,2}|streich\p{L}{1,2}|weg(?:lassen|nehmen)?|entfern\p{L}{1,2}|raus(?:nehmen)?)
  (?:losch|streich|entfern|vergiss|vergess)\p{L}{0,3} (?:sie )?(?:den|die|das|diesen) (?:wunsch|notiz|anmerkung|bemerkung|kommentar)
  das (?:war|ist) (?:gar |doch )?kein wunsch
  (?:losch|streich|entfern|vergiss|vergess|nimm|nehm|lass)\p{L}{0,3} (?:sie )?(?:bitte |doch |einfach |mal ){0,2}${theNote}(?: (?:weg|raus|heraus|bitte|wieder|ganz|komplett|leer)){0,3}
  ${theNote}(?: (?:bitte|wieder|doch|ganz|einfach|komplett|kann|konnen|konnt|ihr|sie)){0,4} (?:losch\p{L}{1,2}|streich\p{L}{1,2}|weg(?:lassen|nehmen|machen|lasst)?|entfern\p{L}{1,2}|raus(?:nehmen)?|rausstreichen|leer(?: lassen)?)
  (?:bitte )?(?:keine|ohne(?: eine)?) (?:notiz|anmerkung|bemerkung|nachricht)${house}?(?= ?(?:$|[,.!;]|(?:bitte|danke|notig|mehr|dazu|machen|schreiben)(?!\p{L})))
  (?:bitte )?(?:kein|ohne) kommentar(?: bitte)?(?= ?(?:$|[,.!;]))
  (?:bitte )?(?:nichts|gar nichts) (?:furs|fur das|ans|an das) restaurant(?: (?:schreiben|notieren|weitergeben))?
`;

/** The note is to say something else. */
export const alone: LoneNoteWords = {
  called: words`
    ${theNote}
  `,
  wrong: words`
    falsch
    quatsch
    unsinn
    blodsinn
    mist
    nicht
    nix
    kase
    komisch
    unpassend
    unverstandlich
    furchtbar
    schlecht
    schlimm
  `,
  says: words`
    (?:der|die|das|mein) ${note} (?:nur|lediglich) (?:noch )?(?:lauten|sagen|heißen|enthalten) (?:soll|sollte|muss)
    (?:der|die|das|mein) ${note} (?:soll|sollte|muss)(?: bitte| einfach){0,2} (?:lauten|heißen|sagen)
    in (?:der|dem) ${note} (?:soll|sollte|muss) (?:bitte )?(?:nur|lediglich|bloß) (?:noch )?(?:stehen|drinstehen)
    (?:bei|beim|als|unter|zum|zur|in|im) (?:den |dem |der |die |meinem )?${note}:?(?: \p{L}{2,10}){0,4}? (?:nur|bloß|lediglich|ausschließlich)(?: noch| bitte)?(?: (?:stehen|schreiben|eintragen|notieren|hinschreiben))?
    (?:der|die|das|mein) ${note} (?:soll|sollte|muss|kann)(?: bitte| einfach){0,2} (?:nur|lediglich)(?: noch| bitte)?(?: (?:lauten|heißen|sein))?
    (?:andern|andere|andert) (?:sie )?(?:bitte )?(?:den|die|das|meinen) ${note}(?: bitte)? (?:auf|in|zu)
  `,
  puts: words`
    (?:bitte )?nur (?:schreiben|notieren|vermerken)
    (?:schreib(?:e|t|en sie)?|notier(?:e|t|en sie)?|vermerk(?:e|t|en sie)?)(?: bitte| da| dort| dann| einfach){0,2} (?:nur|bloß|lediglich)(?: noch| bitte)?
    (?:schreib(?:e|t|en sie)?|notier(?:e|t|en sie)?|vermerk(?:e|t|en sie)?)(?: bitte| da| dort| dann| einfach){0,2} (?:stattdessen|lieber|besser)(?: bitte)?
    (?:stattdessen|lieber|besser)(?: bitte| einfach){0,2} (?:schreib(?:e|t|en sie)?|notier(?:e|t|en sie)?|vermerk(?:e|t|en sie)?)(?: bitte| da){0,2}
  `,
  plain: words`
    (?:schreib(?:e|t|en sie)?|setz(?:e|t|en sie)?|trag(?:t|en sie)?)(?: bitte| da| dann){0,2} (?:rein|hinein|ein|hin)
    (?:schreib(?:e|t|en sie)?|notier(?:e|t|en sie)?|vermerk(?:e|t|en sie)?)(?: bitte| da| dort| dann| einfach| doch){0,3}
    (?:da )?(?:soll|sollte|muss) (?:da )?(?:bitte )?(?:nur )?(?:stehen|drinstehen|heissen)
    (?:bitte )?(?:nur|lediglich|einfach)
  `,
  ends: words`
    (?:und )?(?:den )?rest (?:bitte )?(?:weg|streichen|raus|loschen|weglassen)
    (?:hin|rein|dazu|auf)?(?:schreiben|schreib)
    eintragen
    notieren
    vermerken
    stehen
    rein
    hin
    dazu
    auf
    (?:in|bei|unter|als) (?:den |die |der |dem )?${note}
  `,
};

/** A part of the note is to go, or lacks in it. */
export const edits: NoteEditWords = {
  out: words`
    ohne (?:die|den|das|der) (?:notiz|anmerkung|bemerkung|hinweis|wunsch|vermerk|satz|teil|sache) (?:mit|von|uber|zum|zur|zu|wegen) (?:dem |der |den |des )?@
    (?:nehmen sie|nimm|nehmt|streich(?:en sie|t|e)?|losch(?:en sie|t|e)?|entfern(?:en sie|t|e)?|lass(?:en sie|t)?) (?:bitte |doch |noch ){0,2}@ (?:aus|von|in) ${theNote}(?: (?:raus|heraus|weg|weglassen))?
    @ (?:kann|konnen|konnt ihr|konnen sie|soll|sollte|muss|bitte|gehort) (?:bitte |wieder |noch |auch ){0,2}(?:aus|von|nicht in) ${theNote}(?: (?:raus|heraus|weg|gestrichen werden|geloscht werden|entfernt werden|gehen|streichen|nehmen|loschen|rausnehmen))?
    ohne (?:das|die sache|den teil|den satz|die stelle) (?:mit|von|uber|zu) @
    (?:nehmen sie|nimm|nehmt|streich(?:en sie|t|e)?|losch(?:en sie|t|e)?|entfern(?:en sie|t|e)?|lass(?:en sie|t)?) (?:bitte )?(?:das|die sache|den teil|den satz|die stelle) (?:mit|von|uber|zu) @
    (?:das|die sache|der teil|der satz|die stelle) (?:mit|von|uber) @ (?:kann|konnen|konnt ihr|konnen sie|soll|muss|bitte) (?:bitte |wieder |noch ){0,2}(?:raus|weg|weglassen|streichen|loschen|entfernen|rausnehmen)
    ${theNote} (?:soll|sollte|muss|braucht) @ nicht (?:mehr )?(?:erwahnen|nennen|enthalten|zu erwahnen|zu nennen)
    (?:vergessen sie|vergiss|vergesst|streichen sie|streich) @,? (?:ich|er|sie|wir) (?:esse|isst|essen)(?: (?:doch|ja|eigentlich|wieder))? alles
  `,
  swaps: words`
    (?:ersetz(?:en sie|t|e)?|tausch(?:en sie|t|e)?) (?:bitte |noch )?@ durch %
    (?:andern sie|andere|andert) (?:bitte |noch )?@ (?:in|zu|auf) %
    (?:schreib(?:en sie|t|e)?|notier(?:en sie|t|e)?) (?:bitte |lieber |doch ){0,2}% (?:statt|anstatt|anstelle von) @
    (?:bitte )?% (?:statt|anstatt|anstelle von) @ (?:schreiben|notieren)
    (?:es|das) (?:sind|ist|heißt|heisst) nicht @,? sondern %
    (?:es|das|er|sie) (?:sind|ist|hat|haben|war)(?: (?:eigentlich|doch|gar|ja)){0,2} (?:nicht|kein(?:e|en|er)?) @,? sondern(?: eine?)? %
    (?:es|das) (?:ist|sind) kein(?:e|en|er)? @,? (?:es|das) (?:ist|sind) (?:eine? )?%
    (?<=^ ?(?:sorry,? |nein,? |halt,? )?)(?:nicht|keine?) @, (?:sondern )?%
    mein(?:e|te|ten|en)(?: (?:naturlich|eigentlich))? %,? (?:und )?(?:nicht|keine?) @
    (?:es sind|es ist|wir haben|wir sind) %,? (?:und )?(?:nicht|keine?) @
  `,
  kinds: words`
    allerg\p{L}{0,9}
    intoler\p{L}{0,9}
    unvertraglich\p{L}{0,9}
  `,
  toWhat: words`
    gegen
  `,
  narrows: words`
    (?:nehmen sie|nimm|nehmt|streich(?:en sie|t|e)?|losch(?:en sie|t|e)?|entfern(?:en sie|t|e)?|lass(?:en sie|t)?) (?:bitte )?(?:das (?:mit|von|zu) )?@,? (?:es|das|er|sie) (?:ist|hat)(?: (?:eigentlich|ja|doch))? (?:nur|bloß|bloss|lediglich) (?:eine? )?%
    das (?:mit|von|zu) (?:der |dem )?@,? (?:es|das|er|sie) (?:ist|hat)(?: (?:eigentlich|ja|doch))? (?:nur|bloß|bloss|lediglich) (?:eine? )?%
  `,
  missing: words`
    (?:in|bei|auf) ${theNote} (?:fehlt|fehlen)(?: (?:noch|leider|nur|ja)){0,2} @
    ${theNote} (?:fehlt|fehlen)(?: noch)? @
    @ (?:fehlt|fehlen)(?: noch)? (?:in|bei|auf) ${theNote}
    es (?:fehlt|fehlen)(?: noch)? @ (?:in|bei|auf) ${theNote}
  `,
  first: words`
    (?:nehmen sie|nimm|streich(?:en sie|t|e)?|losch(?:en sie|t|e)?|lass(?:en sie|t)?|entfern(?:en sie|t|e)?) (?:bitte )?(?:den anfang|das erste|den ersten (?:teil|satz)|die erste (?:halfte|zeile))(?: (?:von|aus|in)? ?${theNote})?
    (?:der anfang|das erste|der erste (?:teil|satz)|die erste (?:halfte|zeile))(?: (?:von|aus|in)? ?${theNote})? (?:muss|kann|soll|sollte|bitte) (?:raus|weg|gestrichen werden|geloscht werden)
  `,
  last: words`
    (?:nehmen sie|nimm|streich(?:en sie|t|e)?|losch(?:en sie|t|e)?|lass(?:en sie|t)?|entfern(?:en sie|t|e)?) (?:bitte )?(?:das ende|das letzte|den letzten (?:teil|satz)|die letzte (?:halfte|zeile))(?: (?:von|aus|in)? ?${theNote})?
    (?:das ende|das letzte|der letzte (?:teil|satz)|die letzte (?:halfte|zeile))(?: (?:von|aus|in)? ?${theNote})? (?:muss|kann|soll|sollte|bitte) (?:raus|weg|gestrichen werden|geloscht werden)
  `,
  unclear: words`
    (?:das|den teil|den satz|die stelle) (?:mit|von|uber|zu) [^,.;:!?]{2,40} (?:bitte |noch ){0,2}(?:besser|anders|schoner|netter|richtig) (?:schreiben|formulieren|notieren|ausdrucken)
    (?:schreiben sie|schreib|formulieren sie|formulier|formuliert|schreibt) (?:das|den teil|den satz|die stelle) (?:mit|von|uber|zu) [^,.;:!?]{2,40} (?:bitte |noch ){0,2}(?:besser|anders|schoner|um)
    (?:andern|korrigieren|verbessern|berichtigen) sie (?:bitte |erst |noch ){0,2}${theNote}(?! (?:bitte )?(?:auf|in|zu)(?!\p{L}))
    (?:anfang|erste (?:teil|satz|halfte)|ende|letzte (?:teil|satz|halfte)) (?:von |in )?${theNote}
    ${theNote} (?:ist|stimmt|klingt|passt|liest sich)(?: (?:so|ja|irgendwie|etwas|leider|komisch|ganz)){0,2} (?:falsch|nicht|komisch|seltsam|merkwurdig|unverstandlich|quatsch|unsinn)
  `,
  parts: words`
    das
    es
    alles
    (?:anfang|ende|erste|letzte|teil|halfte)
  `,
};

/** What follows is not to be told to the house. */
export const untold = words`
  (?:sagen sie|sagt|sag|erzahlen sie|erzahlt|erzahl|verraten sie|verrate?t?) (?:denen|ihnen|dem restaurant|der kuche|dem personal|dem team) (?:bitte |aber |ja |bloß ){0,2}(?:nichts (?:von|uber|davon)|nicht)(?:,? dass)?
  (?:das |es )?(?:braucht|muss|mussen|brauchen) (?:das restaurant|die kuche|das personal)(?: sie)? nicht (?:zu )?wissen(?:,? dass)?
  (?:schreib|schreibe|schreiben sie|schreibt|notier|notiere|notieren sie|notiert|vermerk|vermerken sie|erwahn|erwahne|erwahnen sie)(?: bitte| da| mir| aber| dazu){0,2} (?:nichts|nix)(?: (?:von|uber|zu|wegen|vom|zum|zur))
  (?:nichts|nix) (?:von|vom|uber|zu|zum|zur|wegen)(?= [^.,;!?]{2,40} (?:notieren|aufschreiben|vermerken|reinschreiben|erwahnen|dazuschreiben|hinschreiben)[.! ]*$)
`;

/** What was noted last is not to be told to the house after all. */
export const untoldThat = words`
  (?:nehmen sie|nimm|nehmt) (?:das|es|die zeile|den satz)(?: bitte| wieder){0,2} (?:raus|heraus|weg)
  (?:streichen sie|streich|streicht) (?:das|die zeile|den satz)
  (?:sagen sie|sagt|sag|erzahlen sie|erzahlt|erzahl|verraten sie) (?:das|es) (?:bitte |aber |ja |bloß |bloss ){0,2}(?:denen |ihnen |dem restaurant |der kuche |dem personal ){0,1}(?:bitte )?nicht(?: weiter| dem restaurant| der kuche| dem personal| denen)?
  (?:sagen sie|sagt|sag|erzahlen sie|erzahlt|erzahl|verraten sie) (?:denen|ihnen|dem restaurant|der kuche|dem personal) (?:das|es) (?:bitte |aber |ja |bloß |bloss ){0,2}nicht
  (?:geben sie|gebt|gib|leiten sie|leitet|leite) (?:das|es) (?:bitte |aber |ja ){0,2}nicht weiter
  (?:schreiben sie|schreibt|schreib|notieren sie|notiert|notier|vermerken sie) (?:das|es) (?:bitte |aber |ja |da ){0,2}nicht(?: auf| dazu| hin| rein)?
  (?:das|es) (?:bitte |aber )?nicht (?:weitergeben|weitersagen|aufschreiben|notieren|weiterleiten|dazuschreiben|erwahnen)
  (?:das|es) (?:braucht|muss|mussen) (?:das restaurant|die kuche|das personal) nicht (?:zu )?wissen
`;
