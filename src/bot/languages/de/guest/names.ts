import type { NameWords } from "../../people-words.ts";
import { words } from "../../word-list.ts";

/** The house a guest works for, before its name. */
const firm =
  "(?:(?:die|unsere|meine) (?:firma|gmbh)|(?:das|unser|mein) (?:unternehmen|buro)|(?:den|unseren|meinen) (?:betrieb|arbeitgeber))(?: bitte)?[,:]?";

export const names: NameWords = {
  nameLeads: words`
    (?:der |mein )?name (?:muss|soll|sollte|musste)(?: (?:lauten|heissen|heißen))?
    (?:auf den|unter dem) namen (?:(?:der|unserer|meiner) (?:firma|gmbh)|(?:des|unseres|meines) (?:unternehmens|buros|betriebs))[,:]?
    auf(?:n|'n| 'n)(?: namen?(?: von)?)?
    auf (?:ihren|seinen) namen[,:]?
    (?:schreib|schreiben sie|nimm|nehmen sie) (?:es |ihn )?auf (?:sie|ihn),
    hier schreibt
    auf den namen (?:meine[rs]|unsere[rs]) (?:frau|mannes|freundin|freundes|partnerin|partners|mutter|vaters|schwester|bruders|chefs|chefin|firma|kollegen|kollegin)[,:]?
    (?:der |mein )?name (?:ist falsch(?: geschrieben)?|stimmt(?: so)? nicht)[,.;:]? (?:es|er|richtig|das) (?:muss|soll(?:te)?|ist|heisst|heißt|lautet|ware)
    (?:konnen|konnten|kannst) (?:sie|du) (?:bitte )?den namen (?:korrigieren|andern)[?.:,;](?: (?:nur|einfach|richtig ist|es ist))?
    (?:ich )?heiß(?:e|t) (?:doch|ja|aber|namlich|eigentlich)
    hier spricht
    (?:sie|du) sprichst? mit
    den namen (?:auf|zu)
    namen? (?:der|fur die|meiner|unserer|auf der) (?:reservierung|buchung)(?: bitte)? (?:auf|in|zu)
    name ist falsch(?: geschrieben)?[,.;:]? (?:richtig ist|er lautet|es heisst|es heißt)
    vorname(?: ist)?:?
    (?:nachname|familienname|zuname)(?: ist)?:?
    auf den namen (?:meiner (?:frau|mutter|chefin|firma|freundin)|meines (?:mannes|vaters|chefs|freundes))[,:]?
    namen? (?:andern|geandert) (?:auf|in|zu)
    den namen in
    mein name ist
    auf den namen
    unter dem namen
    auf namen
    unter namen
    der name ist
    name ist
    name:
    ich heiße
    ich heisse
    im namen von
    name lautet
    auf den namen von
    mein name
    (?:schreib(?:en sie)?|setz(?:en sie)?|nehmen sie|nimm)(?: es| ihn| das)? auf (?:mich|meinen namen)[,:]?
    (?:der |die |unsere? |meine? )?(?:ansprechpartner(?:in)?|kontaktperson|ansprechperson)(?: ist|:)(?: (?:herr|frau))?
  `,
  weakNameLeads: words`
    (?:(?:das|es) (?:lauft|geht) )?(?:auf|uber|fur|unter) ${firm}
    firma
    (?:auf|fur|unter) firma
    (?:schreib|schreiben sie|nimm|nehmen sie)(?: es)?(?: auf)? ${firm}
    das bin ich,
    ja ich,
    ich bin es,
    es ist nur
    nur auf
    das ist nur
    schreiben sie
    das (?:ware|ist)
    ich bin
    auf(?! de[mnr] )
    hier ist
    hier spricht
    name
    fur
    unter
    ich bin der
    ich bin die
    c/o
    i bin(?: da| der| de| die)?
    ich bin(?:'?s)?(?: wieder| es){0,2},? (?:der|die)
  `,
  somethingToEat: words`
    (?:etwas|was|gericht|gerichte|essen|option|optionen|karte|auswahl)
  `,
  familyLeads: words`
    auf(?:n|'n| 'n)(?: namen?(?: von)?)?
    auf den namen (?:meine[rs]|unsere[rs]) (?:frau|mannes|freundin|freundes|partnerin|partners|mutter|vaters|schwester|bruders|chefs|chefin|firma|kollegen|kollegin)[,:]?
    (?:nachname|familienname|zuname)(?: ist)?:?
    auf den namen
    unter dem namen
    auf namen
    unter namen
    im namen von
    auf den namen von
    auf
    unter
  `,
  answerLeads: words`
    firma
    (?:die|der)(?= (?:familie|frau|herr))
    (?<=¦[^¦]{0,12})nur
    einfach(?: nur)?
    (?:einfach )?(?:schreib|schreiben sie|schreibt|notier|notieren sie|nimm|nehmen sie)(?: einfach| nur| mal| doch)?(?: auf)?
    bloss
    bloß
  `,
  instead: words`
    stattdessen
    statt
    lieber
    doch
    eher
    besser
    nicht
  `,
  again: words`
    wieder
    nochmals?
    (?:unverandert|weiterhin|nach wie vor)(?: (?:auf|unter|bei))?
    wie (?:immer|letztes mal|beim letzten mal|gehabt|gesagt|geschrieben|zuvor|vorhin|eben|vorher|oben|be(?:im|i der) (?:ersten|anderen)(?: (?:tisch|reservierung))?)
    (?:hab|habe|hatte|hab'|sagte|schrieb)(?: ich)?(?: (?:doch|ja|schon|bereits|gerade|eben|euch|ihnen|dir)){0,3}(?: (?:gesagt|geschrieben))?
    ich (?:hab|habe|hatte)(?: (?:doch|ja|schon|bereits|gerade|eben|euch|ihnen|dir)){0,3} (?:gesagt|geschrieben)
  `,
  staysName: words`
    (?:der |mein )?name (?:bleibt|ist (?:weiterhin|immer noch|unverandert))
    unverandert
    weiterhin
    immer noch
    nach wie vor
    bleibt(?: bei)?
  `,
  sameName: words`
    (?:(?:wieder |nochmals? |auch )?(?:auf|unter|mit) )?(?:(?:den|dem|der) )?(?:gleichen?|gleicher|gleichem|selben|selbe|denselben|demselben|derselbe|vorigen|vorherigen) (?:namen?|person)(?: wie (?:vorhin|eben|zuvor|vorher|gerade|oben|immer|sonst|letztes mal|be(?:im|i der|i dem) (?:ersten|anderen|letzten)(?: (?:tisch|mal|reservierung))?))?
    (?:derselbe|der gleiche|der selbe|dieselbe|die gleiche)(?: (?:wie (?:vorhin|eben|zuvor|vorher|gerade|oben|be(?:im|i der|i dem) (?:ersten|anderen|letzten)(?: (?:tisch|mal|reservierung))?)))?
    wie (?:vorhin|eben|zuvor|vorher|be(?:im|i der|i dem) (?:ersten|anderen|letzten)(?: (?:tisch|mal|reservierung))?)
  `,
  saidBefore: words`
    (?:das |den |es )?(?:hab|habe|hatte|hab'|sagte|schrieb)(?: ich)?(?: (?:es|das|ihnen|ihn|dir|euch)){0,2}(?: (?:doch|ja|schon|bereits|gerade|eben|vorhin|oben|grad|schon mal|vorher|mal)){0,4}(?: (?:gesagt|geschrieben|genannt|angegeben|getippt|erwahnt))
    ich (?:hab|habe|hatte|hab's)(?: (?:es|das|ihnen|ihn|dir|euch)){0,2}(?: (?:doch|ja|schon|bereits|gerade|eben|vorhin|oben|grad|schon mal|vorher|mal)){0,4}(?: (?:gesagt|geschrieben|genannt|angegeben|getippt|erwahnt))
    wie (?:ich )?(?:schon |bereits |eben |vorhin |gerade |oben ){0,2}(?:gesagt|geschrieben|erwahnt|genannt|sagte|schrieb)(?: habe?| hatte)?
    (?:das )?steht (?:doch |ja |schon |bereits ){0,3}(?:da |dort |oben |da oben |weiter oben )?(?:oben|da)
    zum (?:zweiten|dritten|vierten|funften|letzten|hundertsten|x-ten|xten) mal
  `,
  notMine: words`
    (?:bitte )?nicht (?:(?:auf|fur|unter) )?(?:mich|mein(?:en)? namen?)(?: bitte)?
    (?:es|das|die ist|der tisch) (?:ist|lauft|geht|soll) (?:aber )?nicht (?:auf|fur|unter) (?:mich|meinen namen|meinem namen)
  `,
  ownNames: words`
    (?:auf|unter) (?:meinen|meinem)(?: eigenen)? namen?(?: bitte| dann)?
    (?:nehmen sie |nimm |lieber |doch ){0,3}(?:auf )?(?:meinen|meinem)(?: bitte)?
  `,
  givenLeads: ["(?:und )?(?:mein |der )?vorname(?: ist)?"],
  called: ["heiß(?:t|e)?", "heiss(?:t|e)?", "nennt sich"],
  titles: [
    "fr",
    "hr",
    "prof",
    "herren",
    "damen",
    "herr",
    "frau",
    "herrn",
    "dr",
    "dr\\.? med",
    "dr\\.? phil",
    "familie",
    "doktor(?:in)?",
    "professor(?:in)?",
    "pfarrer(?:in)?",
    "hofrat",
    "magister",
    "mag",
    "kommerzialrat",
    "ministerialrat",
    "dipl-ing",
    "ing",
  ],
  signOffs: words`
    (?:mit )?(?:freundlichen|freundliche|besten|beste|herzlichen|herzliche) (?:grußen|gruße|gruss|grussen|grusse|gruß)(?: aus \p{L}{3,15})?
    (?:mit )?(?:lieben|liebe|vielen|viele|schonen|schone|sonnigen|sonnige) (?:grußen|gruße|gruss|grussen|grusse|gruß)(?: aus \p{L}{3,15})?
    gruß
    gruße
    gruss
    grusse
    (?:vielen|besten|herzlichen) dank(?: im voraus)?
    danke(?: (?:schon|sehr|im voraus))?
    mfg
    lg
    vg
    bg
    hochachtungsvoll
    ihr
    ihre
  `,
  nameFollowers: words`
    hier
    am apparat
    am telefon
    mein name
    heiß(?:e)? ich
    heiss(?:e)? ich
  `,
  familyTails: words`
    ubrigens
    mit nachnamen?
    ist (?:der|mein) (?:nachname|familienname)
    als nachname
  `,
  firmTails: words`
    (?:das|so|des) (?:ist|heisst|heißt) (?:der name )?(?:der |die |unsere[rs]? |meine[rs]? |das |unser |mein |vom )?(?:firma|unternehmens?|betriebs?|agentur|gmbh)(?: name)?
    (?:die|unsere|meine) firma
  `,
  nameTails: words`
    ist (?:der|mein) (?:volle[r]? |ganze[r]? |richtige[r]? )?name
    (?:isch|is) (?:de|da|der|min|mei) (?:name|nama)
  `,
  introductions: words`
    da spricht
    hier
    hier ist
    ich bin
    ich bins?
    hier spricht
    da ist
    mein name ist
  `,
  halves: ["(?:vor|nach|familien|zu)namen?"],
  nameWords: ["namen?"],
  thatIs: ["das ist", "das ware"],
  townLeads: ["aus", "von"],
  origins: words`
    von
    vom
    aus
  `,
  families: words`
    familie @
    die @s
    die familie @
  `,
  givenWritten: words`
    (?:der |mein )?vorname (?:schreibt sich|schreibt man|wird|ist|lautet|heisst|muss)(?: aber| eigentlich)?
  `,
  familyWritten: words`
    (?:der |mein )?(?:nachname|familienname) (?:schreibt sich|schreibt man|wird|ist|lautet|heisst|muss)(?: aber| eigentlich)?
  `,
};
